// Compounds: splits "screwdriver" and joins "screw driver", depending on which form the index contains.

const MIN_PIECE = 3
const MAX_WORD = 40

/**
 * Splits a word that the index does not contain into two tokens that it does. The most balanced split wins.
 *
 * @param has Whether the index contains a token.
 * @param stem Converts a piece to its index form.
 * @returns null when there is no such pair.
 */
export function splitCompound(
  word: string,
  has: (token: string) => boolean,
  stem: (word: string) => string,
): [string, string] | null {
  if (word.length < 2 * MIN_PIECE || word.length > MAX_WORD) return null
  const middle = word.length >> 1
  for (let away = 0; away <= middle - MIN_PIECE + 1; away++) {
    for (const cut of away === 0 ? [middle] : [middle - away, middle + away]) {
      if (cut < MIN_PIECE || word.length - cut < MIN_PIECE) continue
      const first = stem(word.slice(0, cut))
      const second = stem(word.slice(cut))
      if (has(first) && has(second)) return [first, second]
    }
  }
  return null
}

/**
 * Finds neighbouring words whose joined form is in the index. The token matches both words.
 *
 * @returns The position of the first word of each pair, and the token.
 */
export function joinPairs(
  words: readonly string[],
  has: (token: string) => boolean,
  stem: (word: string) => string,
): { at: number; token: string }[] {
  const matches: { at: number; token: string }[] = []
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = `${words[at]}${words[at + 1]}`
    if (joined.length > MAX_WORD) continue
    const token = stem(joined)
    if (has(token)) matches.push({ at, token })
  }
  return matches
}

/** Finds runs of single letters, "m c b". Returns the range of words, `to` not included, and the letters joined. */
export function joinLetters(words: readonly string[]): { from: number; to: number; token: string }[] {
  const matches: { from: number; to: number; token: string }[] = []
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to < words.length && /^[a-z]$/.test(words[to] as string)) to++
    if (to - from < 2) continue
    matches.push({ from, to, token: words.slice(from, to).join('') })
    from = to
  }
  return matches
}
