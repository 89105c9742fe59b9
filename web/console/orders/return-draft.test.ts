// A return opened for a customer: the choices that the rules allow, and the request.

import { expect, it } from 'vitest'
import type { StaffReturnOptions } from '../../../contract/returns/open-api.ts'
import { chosenOf, firstDraft } from './return-draft.ts'

const line = (lineNo: number, change: Partial<StaffReturnOptions['lines'][number]> = {}) => ({
  ...{ lineNo, productName: `Product ${lineNo}`, quantity: 2, until: '2026-12-01', hindrance: null, endedOn: null },
  ...{ kinds: ['return' as const, 'exchange' as const], faultKinds: ['return' as const, 'exchange' as const] },
  ...change,
})
const options = (lines: StaffReturnOptions['lines']): StaffReturnOptions => ({
  ...{ orderNumber: 100001, currency: 'INR', lines, creditDays: 30, handover: 'pick-up', refundTo: 'source' },
  reasons: [
    { id: 2, reason: 'Defective', needsPictures: true, isFault: true },
    { id: 8, reason: 'Not needed', needsPictures: false, isFault: false },
  ],
})

it('starts with all units if only one line can be returned, otherwise with none', () => {
  expect(firstDraft(options([line(1), line(2, { hindrance: 'too-late', quantity: 0 })])).pieces).toEqual({ 1: 2 })
  expect(firstDraft(options([line(1), line(2)])).pieces).toEqual({})
})

it('offers what all selected lines allow for the reason, and makes no request before it is complete', () => {
  const both = options([line(1), line(2, { kinds: ['exchange'] })])
  const draft = { ...firstDraft(both), pieces: { 1: 1, 2: 2 } }
  expect(chosenOf(both, draft)).toMatchObject({ reason: null, request: null })
  const items = [
    { lineNo: 1, quantity: 1 },
    { lineNo: 2, quantity: 2 },
  ]
  const faulty = { ...draft, reasonId: '2' }
  expect(chosenOf(both, faulty)).toMatchObject({ wish: 'return', request: { kind: 'return', items, reasonId: 2 } })
  const unwanted = chosenOf(both, { ...draft, reasonId: '8' })
  expect(unwanted).toMatchObject({ wishes: ['exchange', 'other'], wish: 'exchange', request: { kind: 'exchange' } })
  const never = options([line(1, { kinds: [] })])
  expect(chosenOf(never, { ...firstDraft(never), reasonId: '8' })).toMatchObject({ wish: null, request: null })
})

it('requests another product once its MSN is complete', () => {
  const one = options([line(1)])
  const draft = { ...firstDraft(one), reasonId: '2', wish: 'other' as const, quantity: 3 }
  expect(chosenOf(one, { ...draft, msn: 'msn0000' }).request).toBeNull()
  expect(chosenOf(one, { ...draft, msn: ' msn0000a1b2 ' }).request).toMatchObject({
    kind: 'exchange',
    replacement: { productId: 'MSN0000A1B2', quantity: 3 },
  })
  expect(chosenOf(one, { ...draft, msn: 'MSN0000A1B2', quantity: 0 }).request).toBeNull()
})
