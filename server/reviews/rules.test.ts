// Review rules: moderation, normalised texts, names, languages, stars.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  authorName,
  holdReasons,
  languageOf,
  movedStars,
  NO_STARS,
  ratingFrom,
  searchWords,
  summaryOf,
  tidyText,
} from './rules.ts'

describe('moderation', () => {
  it.each([
    ['see https://cheap.example for less', ['link']],
    ['WWW.cheap-tools.co', ['link']],
    ['buy at cheaptools.in instead', ['link']],
    ['write to asha.k@example.com', ['contact']],
    ['asha (at) example (dot) com', ['contact']],
    ['call 98765 43210', ['contact']],
    ['+91-98765-43210 पर फ़ोन करें', ['contact']],
    ['०९८७६५४३२१०', ['contact']],
    ['9 8 7 6 5 4 3 2 1 0', ['contact']],
    ['WhatsApp 050 123 4567', ['contact']],
    ['what a shit drill', ['language']],
    ['Chutiya product', ['language']],
    ['हरामज़ादे नहीं, हरामज़ादा', ['language']],
    ['हरामज़ादा', ['language']],
  ])('%s', (text, reasons) => expect(holdReasons(text)).toEqual(reasons))

  it.each([
    'Bib cock, ball cock and grease nipple all fit; sold in Scunthorpe and Basset',
    'Bearing 6205-2RS, HSN 84821011, EAN 8901234567890, order 100001',
    'Sizes 8 10 12 14 16 20 24 30 36 42 mm in stock',
    'Runs at 1440 rpm, 415 V, 50 Hz. IP55.Good motor. Wt 22.5 kg',
    'Cost 9,87,650.50 for 10 pcs. 3.2 mm tip, 0.75 sq.mm',
    'मोटर 1440 rpm पर चलती है, आवाज़ कम है।',
    'The M8x40 bolts came in a box of 100. In all, fine',
  ])('lets pass: %s', text => expect(holdReasons(text)).toEqual([]))

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => Array.isArray(holdReasons(text))))
  })
})

describe('normalised text', () => {
  it('loses bidi and invisible characters but keeps the joiners of Hindi', () => {
    expect(tidyText('  a\u202eb\u200bc \r\n\r\n\r\n\r\n d\u00a0 e ')).toBe('abc\n\nd e')
    expect(tidyText('क्\u200dष')).toBe('क्\u200dष')
  })

  it('is unchanged when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text))
      }),
    )
  })

  it('has the language of its letters', () => {
    expect(languageOf('Works well')).toBe('en')
    expect(languageOf('अच्छा drill है')).toBe('hi')
    expect(languageOf('12 mm')).toBe('en')
  })
})

it('shows an author by first name and initial', () => {
  expect(authorName('Asha', 'Kulkarni')).toBe('Asha K.')
  expect(authorName('आशा', 'कुलकर्णी')).toBe('आशा कु.')
  expect(authorName(' Asha ', '')).toBe('Asha')
  expect(authorName('', 'Kulkarni')).toBe('')
})

describe('stars', () => {
  it('change by one review at a time', () => {
    expect(movedStars(NO_STARS, null, 4)).toEqual([0, 0, 0, 1, 0])
    expect(movedStars([0, 0, 0, 1, 0], 4, 1)).toEqual([1, 0, 0, 0, 0])
    expect(movedStars([0, 0, 0, 1, 0], 4, 4)).toEqual([0, 0, 0, 1, 0])
  })

  it('are averaged to one decimal; samples count until there is a real review', () => {
    expect(ratingFrom([0, 0, 1, 0, 2], [5, 0, 0, 0, 0])).toMatchObject({ rating: 4.3, count: 3, sample: false })
    expect(ratingFrom(NO_STARS, [0, 0, 0, 1, 1])).toMatchObject({ rating: 4.5, count: 2, sample: true })
    expect(ratingFrom(NO_STARS, NO_STARS)).toMatchObject({ rating: 0, count: 0, sample: false })
    const summary = summaryOf(NO_STARS, [0, 0, 0, 1, 1], { withPictures: 0, verified: 0 })
    expect(summary).toMatchObject({ count: 2, sample: true, realCount: 0 })
    expect(summary.stars[0]).toEqual({ stars: 5, count: 1 })
  })
})

it('ignores punctuation in searches', () => {
  expect(searchWords('  13 MM—चक? % _ \\ ')).toEqual(['13', 'mm', 'चक'])
})
