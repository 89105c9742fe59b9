// Reads the tables of category words, one line a category.

import type { RenderSpec, Words } from './types.ts'

/** What a category says and shows, whatever market it stands in. */
export interface CategoryWords {
  name: Words
  intro: Words
  render: RenderSpec
}

/**
 * Reads lines of `key | model #colour | name | name in Hindi | intro | intro in Hindi`.
 * Throws on a line with another number of parts.
 */
export function categoryWords(table: string): [key: string, words: CategoryWords][] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const parts = line.split(' | ')
      const [key = '', picture = '', en = '', hi = '', introEn = '', introHi = ''] = parts
      if (parts.length !== 6) throw new Error(`Category line with ${parts.length} parts: ${line}`)
      const [model = '', color = ''] = picture.split(' ')
      return [key, { name: { en, hi }, intro: { en: introEn, hi: introHi }, render: { model, params: { color } } }]
    })
}
