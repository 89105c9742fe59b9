// Language of the state name in an address.

import { expect, test } from 'vitest'
import { stateNameBeside } from './rules.ts'

test('an address uses one script', () => {
  const state = { en: 'Maharashtra', hi: 'महाराष्ट्र' }
  expect(stateNameBeside('Pune', state, 'hi')).toBe('Maharashtra')
  expect(stateNameBeside('पुणे', state, 'hi')).toBe('महाराष्ट्र')
  expect(stateNameBeside('पुणे', state, 'en')).toBe('Maharashtra')
})
