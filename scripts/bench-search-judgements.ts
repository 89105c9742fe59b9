// Ratings for answers that the judged product set leaves without one: with them nothing among the first ten is unjudged.

import { createHash } from 'node:crypto'

/**
 * Returns by their rating, 3 to 0, each as the beginning of a SHA-256 of the query and the product: the set itself is
 * nobody's to pass on. All that either order had among its first ten on 2026-11-22 and the set did not rate was rated
 * twice on the scale of the set, by its examples, in shuffled lists that did not say which order an answer came from.
 * The two agreed on 98 of 100; where they did not, the lower rating stands. Eight that came up later were rated once.
 */
const RATED: readonly (readonly [rating: number, answers: string])[] = [
  [
    3,
    `
  031e846c 05dcff97 07a942ac 09f2620a 0aabfc32 0d2041cf 0f748815 13e76151 1f4a8b8e 240f64ca 27a108d4 27a97722 29f851a6
  2df8f1a6 2e73faf3 30bef0f3 3344ef0b 33eceb8c 36e2850a 3aadf8b0 3ec4449f 3f60c2e2 40823624 41869bf8 4245bfb9 432b49c1
  43761298 4410d594 44b89c56 45b59cfd 48868734 49da6c7a 4b4612ba 4cec5e1b 4d87786b 52ae62f9 536e14bd 53bb8309 54373368
  545cb9b2 595e5f45 5fdc4829 631756ab 6ad23d1d 6da39b34 6eb2c51f 6fbf70aa 719b0cbd 74f2910b 75ef3f28 77a5c774 77fc755f
  797c1c8c 80ed7f5c 82a6d1d5 84345c50 870f9409 885f1a70 895b1181 8db89d6b 8e68449a 90796daf 91a029f8 9293d9b0 9312ad4a
  9486260f 96da67de 9710528f 97310e90 976a29cf 977c6e09 9930956c 9d480e40 9e5bd7c8 9ede9ad8 a092edd4 a21f2461 a554ae45
  a6c39ec8 a9d4ae0a aaa03ffc ab057171 ab9b5f5c ad93bacf af11e856 af5ca66a b1b12a43 b1cfbbbd b21f13d7 b33526c9 b6ac7f71
  b872757c b88f54e9 b8f602e8 b921b288 ba17f467 ba4a3da0 bcd11bdb be6972b2 c26f2177 c507b123 c60ee8e7 c89e418e c932ef84
  ca65eb15 cb667397 d12e34e5 d1724035 d4cc8889 d758bba4 d7c6cfed d8d46c68 dffeb519 e47a2123 e49f7ae7 e61a3a6e ea0d732b
  ecd0c2a2 ede64a10 ef771c25 f0e81ea8 f2637947 f2f9714d f41af0b5 f48871ce f6ae2561 f73f84da ffa1720a
`,
  ],
  [
    2,
    `
  036072b9 0c721c1e 0f3df163 1b42c55b 1d3c9f4b 28a5366d 340d5a7f 3c3cc182 4a40e6a5 4c5ebf51 52c99ba8 64587c82 7dfc25e6
  95657299 a05f8a1d ab62c30f c4bdd824 d8614d4a e73c2336 ea4bef8b f2dadc19 f66571ea f75459c7 f787e584 fa58fee1
`,
  ],
  [
    1,
    `
  04688ba6 0828cf82 0925f718 16a74d57 1831c646 1d2746dd 26722856 2b435394 2de6c8dc 358db08b 39ab5cb5 39e541e3 3dd898f4
  468af314 5c505796 60ba6f1e 64d86e89 663cb70e 66829ac3 67843cfd 70dad582 71b602bb 7472b1f5 7506907f 7c70e498 7c75ad97
  7dd83a1f 864e1ece 899163ae 89daea3d 8a25e660 9489cb50 a4f2b551 ac2d0119 ace720c5 b20fd749 b3b51afd ba101278 c0962310
  c12c802e c54239ed c683a33a d4cf7d8c d61ea24f db23f2bb df79346d e5c60156 ee2f161f
`,
  ],
  [
    0,
    `
  00e75499 028d5a12 035e10bf 049b5c93 04edb13d 092bea49 0959f884 0ab17940 0c9e1119 0d34d128 0ddc934a 100050b1 11fc7aa4
  1284a3ad 14906405 149c8d9c 1584d7fa 174f9458 194facfb 1969c7c2 1a622e3d 1af6a8ef 1ef93583 23115ebd 244ec534 252ff957
  25c04ff1 27c6ab32 27da66c3 27e06ac6 2a546744 2a68ea83 2b714d4f 2cbf1e5b 2d3f7963 2d613c1c 2e0bad7d 31bddf76 3bca9c75
  3bd95280 3c83981a 3ddcf6ff 3f973869 3fdac6f0 4026f7bd 418bd0b2 41a3db63 4419fbce 44a4d493 44e08f57 45135ab7 47bdc93c
  492bf5ee 496b47f0 4ce229e6 51561dee 51f0a142 548f8a03 549c8fb4 549e4667 565e1ad0 58bf9cb6 5d043576 5eaa8ff8 5eed1ba1
  5ff8be6d 623ac226 67137dcf 6834fc56 6aa0b828 6addacc3 6af1d5e0 6bdb92f0 6f4af2b6 6f79c9d3 72ce6483 77544ab8 775c15f5
  78689892 7b560c73 7e98a459 7f2895c9 7f5661fa 83617a56 8435f54a 84404b3e 85184547 86652504 87814de0 87c9583a 88597f40
  88f92086 8b70a6eb 8db478d9 91088068 96f0a44d 99bc59ed 9a8534a8 9bb6969b 9e280bb2 9efac074 a27beb1a a3293588 a3add202
  a7ab8b32 a9d53d1f a9e02d52 abc304dc af5b8011 af8c38be afb03a4e afb5d745 b01c1a1b b0890660 b0a7aa59 b11898e1 b3bdaf6a
  b4bfe111 b4d41cc4 b8c18920 b9a5a801 ba616cdd ba725a36 bb4f60ff bc183611 bf1b91c6 c0c7abc2 c13e2866 c1c2c65c c1f7a66e
  c2177b98 c3cbe583 c4f66b94 c819847f c9011926 cc74686d cdb664cb cdfe424f d01ba01d d0233626 d036de7a d111a838 d175c4c5
  d2c2301b d32d3e70 d592cf0f d69915d0 d9302ded da63b1b8 dddd97ef df374741 dfb4ecc6 e00f687c e08a04d5 e35029f9 e61ee319
  e651cb18 e6afd488 e6c770a4 e8da1164 eacd77ff ed56befb eddf5fb0 ee47c66a f02f0d4e f42db50d f4c7ba37 f5cddcb5 f871d787
  f96320ea f9b153a3 fbbb24cc fbca2807 feb1cd77 fed40b0f ff7352df
`,
  ],
]

const ratings = new Map(
  RATED.flatMap(([rating, answers]) =>
    answers
      .trim()
      .split(/\s+/)
      .map(key => [key, rating] as const),
  ),
)

const keyOf = (q: string, id: string) => createHash('sha256').update(`${q}\t${id}`).digest('hex').slice(0, 8)

/** The ratings of a query with those of these answers that the set lacks. */
export function filled(q: string, set: ReadonlyMap<string, number>, answers: readonly string[]): Map<string, number> {
  const all = new Map(set)
  for (const id of answers) {
    const rating = all.get(id) ?? ratings.get(keyOf(q, id))
    if (rating !== undefined) all.set(id, rating)
  }
  return all
}
