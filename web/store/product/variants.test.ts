// Which variant each choice leads to.

import { expect, test } from 'vitest'
import { choicesOf } from './variants.ts'

const variant = (msn: string, ...values: string[]) => ({
  msn,
  productUrl: `/${msn}`,
  values,
  salesPrice: 100,
  availability: 'in-stock' as const,
  mainImageLink: null,
})
const variants = [variant('A', '600 W', '13 mm'), variant('B', '600 W', '10 mm'), variant('C', '750 W', '13 mm')]

test('a choice keeps the other attributes where that combination exists', () => {
  expect(choicesOf(variants, 'A', 0)).toMatchObject([
    { value: '600 W', current: true, changesOthers: false, variant: { msn: 'A' } },
    { value: '750 W', current: false, changesOthers: false, variant: { msn: 'C' } },
  ])
})

test('a choice whose combination is missing leads to the nearest and says so', () => {
  expect(choicesOf(variants, 'B', 0)[1]).toMatchObject({ value: '750 W', changesOthers: true, variant: { msn: 'C' } })
})
