// How a selected price is shown.

import { expect, it } from 'vitest'
import { shownPrices } from './facet-choice.ts'

it.each([
  ['the first part, from the least price', '80-750', [80, 750]],
  ['a part after a round end', '751-2000', [750, 2000]],
  ['ends that were typed', '1000-5000', [1000, 5000]],
  ['a text that is no range', 'x', [0, 0]],
])('%s', (_, term, shown) => expect(shownPrices(term)).toEqual(shown))
