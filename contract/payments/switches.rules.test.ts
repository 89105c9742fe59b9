// Bits of the payment methods: each is switched independently, and those that cannot be switched are on.

import { expect, it } from 'vitest'
import { INACTIVE_PAYMENT_METHOD_IDS, PAYMENT_METHOD_IDS } from '../shared/limits.ts'
import { ALL_METHODS_ON, isMethodOn, SWITCHED_METHODS, switched } from './switches.rules.ts'

it('every way to pay has a bit of its own', () => {
  expect([...SWITCHED_METHODS].sort()).toEqual(Object.values(PAYMENT_METHOD_IDS).sort())
  for (const id of SWITCHED_METHODS) {
    const off = switched(ALL_METHODS_ON, id, false)
    expect(SWITCHED_METHODS.filter(one => !isMethodOn(off, one))).toEqual([id])
    expect(switched(off, id, false)).toBe(off)
    expect(switched(off, id, true)).toBe(ALL_METHODS_ON)
    expect(SWITCHED_METHODS.filter(one => isMethodOn(switched(0, id, true), one))).toEqual([id])
  }
})

it('what is never offered has none', () => {
  for (const id of INACTIVE_PAYMENT_METHOD_IDS) {
    expect(isMethodOn(0, id)).toBe(true)
    expect(switched(ALL_METHODS_ON, id, false)).toBe(ALL_METHODS_ON)
  }
})
