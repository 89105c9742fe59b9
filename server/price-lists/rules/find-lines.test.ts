// Lines of a pasted list of members.

import { expect, it } from 'vitest'
import { readLine } from './find-lines.ts'

it.each([
  ['IN', ' 27aapfu0939f1zv ', { kind: 'tax-number', taxNumber: '27AAPFU0939F1ZV' }],
  ['IN', '27 AAPFU 0939F1ZV', { kind: 'tax-number', taxNumber: '27AAPFU0939F1ZV' }],
  ['AE', '100123456700003', { kind: 'tax-number', taxNumber: '100123456700003' }],
  ['IN', '100123456700003', { kind: 'contact', contact: '100123456700003' }],
  ['IN', '27AAPFU0939F1ZX', { kind: 'unreadable' }],
  ['IN', 'asha@plant.example', { kind: 'contact', contact: 'asha@plant.example' }],
  ['IN', '+91 98765 43210', { kind: 'contact', contact: '+91 98765 43210' }],
  ['IN', '9876543210', { kind: 'contact', contact: '9876543210' }],
  ['IN', '#1042', { kind: 'number', number: 1042 }],
  ['AE', '1042', { kind: 'number', number: 1042 }],
  ['IN', 'Kulkarni Works', { kind: 'unreadable' }],
] as const)('in %s, %s', (market, line, found) => {
  expect(readLine(market, line)).toEqual(found)
})
