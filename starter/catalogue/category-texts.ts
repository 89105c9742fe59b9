// Parses the tables of category texts, one line per category.

import type { LocalizedText, RenderSpec } from './types.ts'

/** Texts and picture of a category, for both markets. */
export interface CategoryWords {
  name: LocalizedText
  intro: LocalizedText
  render: RenderSpec
}

/**
 * Reads lines of `key | model #colour | name | name in Hindi | intro | intro in Hindi`.
 *
 * @throws Error on a line with another number of columns.
 */
export function parseCategoryTexts(table: string): [key: string, words: CategoryWords][] {
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
