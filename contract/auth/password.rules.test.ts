// The password estimate: keyboard runs and common passwords are weak, length helps.

import { expect, it } from 'vitest'
import { LONGEST_PASSWORD, strengthOf } from './password.rules.ts'

const COMMON = new Set(['password12', 'manchester', 'qwertyuiop'])

it.each([
  ['short', 'weak', 'short'],
  ['Password12', 'weak', 'common'],
  ['Manchester2024!', 'weak', 'common'],
  ['aaaaaaaaaaaa', 'weak', 'pattern'],
  ['1234567890', 'weak', 'pattern'],
  ['asdfghjkl;77', 'weak', 'pattern'],
  ['zyxwvutsrqponm', 'weak', 'pattern'],
  ['suman1suman1', 'weak', 'pattern'],
  ['bluegarden', 'weak', null],
  ['bluegarden77', 'fair', null],
  ['blue garden', 'fair', null],
  ['blue garden lake', 'good', null],
  ['correct horse battery staple', 'strong', null],
  ['k7Vq!m2Zr9#xP', 'good', null],
  ['मेरा लंबा पासवर्ड बहुत', 'strong', null],
] as const)('%s is %s', (password, strength, weakness) => {
  expect(strengthOf(password, COMMON)).toEqual({ strength, weakness })
})

it('takes the longest password that may be sent', () => {
  expect(strengthOf('ab'.repeat(LONGEST_PASSWORD / 2), COMMON).weakness).toBe('pattern')
})
