// Mails about unusual outcomes of returns say what happens, in both languages, even if the operator has a custom text
// for the usual case.

import { expect, test } from 'vitest'
import type { Return } from '../../../contract/returns/schemas.ts'
import { exampleReturn } from './example.ts'
import { exampleOrder } from './example-order.ts'
import { type NotifiedReturnState, returnMail } from './return-mails.ts'

const ORIGIN = 'https://in.example.test'
function saysIn(language: 'en' | 'hi', state: NotifiedReturnState, change: Partial<Return>): string {
  const one = { ...exampleReturn('IN', language, state), ...change }
  const { subject, paragraphs } = returnMail(exampleOrder('IN', language), { one, state, why: 'No stock.' }, ORIGIN)
  return [subject, ...paragraphs].join('\n')
}
const back = (outcome: 'kept' | 'sent-back') => ({ outcome, sentAt: null, carrier: '', trackingNumber: '' })

test('a replacement without a return', () => {
  const without = { comesBack: false, kind: 'exchange' as const, refund: 0 }
  expect(saysIn('en', 'accepted', without)).toContain('You need not send anything back.')
  expect(saysIn('hi', 'accepted', without)).toContain('आपको कुछ वापस नहीं भेजना है।')
  expect(saysIn('en', 'rejected', without)).toMatch(
    /cancelled\n.*\nWe cannot send the replacement\.\nReason: No stock\./s,
  )
  expect(saysIn('en', 'accepted', { kind: 'exchange' })).toContain('passed the inspection')
})

test('pieces that the customer keeps, alone or next to refunded ones', () => {
  expect(saysIn('en', 'inspection-failed', { notAccepted: back('kept') })).toContain('stay with us')
  expect(saysIn('hi', 'inspection-failed', { notAccepted: back('kept') })).toContain('हमारे पास रहेंगे')
  expect(saysIn('en', 'inspection-failed', { notAccepted: back('sent-back') })).toContain('We send them back to you.')
  expect(saysIn('en', 'completed', { notAccepted: back('kept') })).toContain('stay with us')
  expect(saysIn('en', 'completed', { notAccepted: back('sent-back') })).toContain('sent back to you')
})
