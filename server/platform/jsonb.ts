// JSON for columns of the type jsonb, which rejects unpaired surrogates.

export function jsonbOf(value: object): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  )
}
