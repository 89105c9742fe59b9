// Class names of other sheets in a sheet for the whole store.

import { expect, test } from 'vitest'
import { replaceClasses } from './class-plugin.ts'

const NAMES = new Map([
  ['/web/store/cart/cart-page.module.css empty', 'dC'],
  ['/web/ui/button.module.css busy', 'aB'],
])

test('a class of another sheet gets its short name', () => {
  expect(replaceClasses('.cart-page__empty > .button__busy,\n.page { color: red }', NAMES)).toBe(
    '.dC > .aB,\n.page { color: red }',
  )
})

test('an unknown class fails the build', () => {
  expect(() => replaceClasses('.cart-page__full {}', NAMES)).toThrow('No sheet has the class cart-page__full')
})
