// Compounds: "screwdriver" read as "screw driver" and "screw driver" as "screwdriver", with the dictionary of the engine.

const MIN_PIECE = 3
const MAX_WORD = 40

/**
 * The two index tokens a word is made of, when it is not in the dictionary itself and both are; null when there is no
 * such pair. The most balanced pair wins. `stem` brings a piece to its index form.
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
 * Neighbouring words whose joined form is in the dictionary: the index of the first of the two, and the token. It
 * satisfies both words.
 */
export function joinPairs(
  words: readonly string[],
  has: (token: string) => boolean,
  stem: (word: string) => string,
): { at: number; token: string }[] {
  const found: { at: number; token: string }[] = []
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = `${words[at]}${words[at + 1]}`
    if (joined.length > MAX_WORD) continue
    const token = stem(joined)
    if (has(token)) found.push({ at, token })
  }
  return found
}

/** Runs of single letters typed apart, "m c b": the words from `from` up to `to`, and what they make together. */
export function joinLetters(words: readonly string[]): { from: number; to: number; token: string }[] {
  const found: { from: number; to: number; token: string }[] = []
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to < words.length && /^[a-z]$/.test(words[to] as string)) to++
    if (to - from < 2) continue
    found.push({ from, to, token: words.slice(from, to).join('') })
    from = to
  }
  return found
}
