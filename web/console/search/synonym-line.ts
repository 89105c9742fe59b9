// The line of a synonym in the format of the search engine.

export const JOINS = ['both', 'one-way', 'nearest'] as const
export type Join = (typeof JOINS)[number]

const SIGNS = { 'one-way': ' => ', nearest: ' ~> ' } as const

/** `spanner, wrench`, `allen key => hex key` or `planer ~> sander`. */
export function lineOf(join: Join, left: string, right: string): string {
  return join === 'both' ? left.trim() : `${left.trim()}${SIGNS[join]}${right.trim()}`
}
