// Reads lists of MSNs as addresses carry them.

import { zMsn } from '../../contract/shared/schemas.ts'

/** MSNs joined by commas, each once; whatever is none is left out, and what is above `most`. */
export function readMsns(text: string, most: number): string[] {
  const parsed = text.split(',').map(part => zMsn.safeParse(part))
  return [...new Set(parsed.flatMap(({ data }) => data ?? []))].slice(0, most)
}
