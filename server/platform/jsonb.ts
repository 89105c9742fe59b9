// JSON for columns of the type jsonb, which rejects unpaired surrogates and the character U+0000.

/** An escape of `JSON.stringify`; of surrogates it escapes the unpaired ones only. */
const ESCAPE = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|u[0-9a-f]{4}|.)/g

/** Characters that jsonb rejects become U+FFFD, in keys too. */
export function jsonbOf(value: object): string {
  return JSON.stringify(value).replace(ESCAPE, (whole, rejected?: string) => (rejected ? '\\ufffd' : whole))
}
