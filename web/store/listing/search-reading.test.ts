// Notices about how a search text was interpreted, in both languages, and only if they apply.

import { expect, test } from 'vitest'
import type { Listing } from '../../../contract/listing/api.ts'
import { listing } from '../../../contract/listing/examples.ts'
import { translator } from '../../framework/messages/messages.ts'
import { loadMessages } from '../app/messages.ts'
import { readAddress } from './listing-address.ts'
import { readingOf } from './search-reading.ts'

const plain: Listing = { ...listing, str: 'hafele hinge', corrected: null, correctedFrom: null }

async function reading(change: Partial<Listing>, language: 'en' | 'hi' = 'en') {
  const messages = await loadMessages(['listing-server'], language)
  const t = translator(messages, 'listing-server', language)
  const shown = { ...plain, ...change }
  const address = readAddress(`str=${encodeURIComponent(shown.correctedFrom ?? shown.str)}&pageIndex=2`)
  return readingOf(shown, address, { t, href: path => (language === 'hi' ? `/hi${path}` : path) })
}

test('there is no notice for a text searched as typed', async () => {
  expect(await reading({})).toBeNull()
})

test('lists words without results, and what the results are for', async () => {
  const unmatched = ['hafele']
  expect(await reading({ unmatched })).toEqual({
    text: 'No results contain “hafele”. Showing results for “hinge”.',
  })
  expect(await reading({ unmatched }, 'hi')).toEqual({
    text: 'किसी नतीजे में “hafele” नहीं है। “hinge” के नतीजे दिखाए जा रहे हैं।',
  })
  expect((await reading({ str: 'hafele hinge 3.5" ss', unmatched: ['hafele', '3.5"', 's'] }))?.text).toBe(
    'No results contain “hafele”, “3.5"”, “s”. Showing results for “hinge ss”.',
  )
})

test('a correction is shown with a link to the typed text, or offered', async () => {
  expect(await reading({ str: 'impact drill', corrected: 'impact drill', correctedFrom: 'impct dril' })).toEqual({
    text: 'Showing results for “impact drill”.',
    link: { text: 'Search instead for “impct dril”', href: '/search?str=impct+dril&didYouMean=false' },
  })
  expect(await reading({ str: 'impct drill', corrected: 'impact drill', unmatched: ['impct'] }, 'hi')).toEqual({
    text: 'किसी नतीजे में “impct” नहीं है। “drill” के नतीजे दिखाए जा रहे हैं।',
    link: { text: 'क्या आप “impact drill” खोज रहे थे?', href: '/hi/search?str=impact+drill' },
  })
})

test('products that only mention the text are called so', async () => {
  expect((await reading({ str: 'plywood', kind: 'mentioned' }))?.text).toBe(
    'No product is named “plywood”. These products mention it or a part of it.',
  )
})

test('there is no notice without results', async () => {
  const nothing = { totalCount: 0, products: [] }
  expect(await reading({ unmatched: ['hafele'], kind: 'none', productSearchResult: nothing })).toBeNull()
})
