// Settlement files: the common format and that of Stripe, rows that do not add up, and lines that balance.

import { expect, test } from 'vitest'
import { isBalanced } from './entries.ts'
import { readSettlement, settlementLines } from './settlements.ts'

const HEADER = 'type,reference,amount,fee,tax,net,settled_on,settlement'
const read = (...rows: string[]) => readSettlement('common', [HEADER, ...rows].join('\n'))

test('reads payments and refunds in the common format', () => {
  const file = read(
    'payment,pay_1,"1,180.00",20.00,3.60,1156.40,2026-11-24,setl_1',
    'refund,rfnd_1,100,0,0,-100,2026-11-24,setl_1',
  )
  expect(file?.rejected).toEqual([])
  expect(file?.rows).toEqual([
    {
      ...{ row: 2, kind: 'payment', reference: 'pay_1', settlement: 'setl_1', currency: null, amountMinor: 1180_00 },
      ...{ feeMinor: 20_00, feeTaxMinor: 3_60, settledOn: '2026-11-24' },
    },
    {
      ...{ row: 3, kind: 'refund', reference: 'rfnd_1', settlement: 'setl_1', currency: null, amountMinor: 100_00 },
      ...{ feeMinor: 0, feeTaxMinor: 0, settledOn: '2026-11-24' },
    },
  ])
})

test('rejects rows that cannot be read or do not add up, such as amounts in paise', () => {
  expect(
    read(
      'payment,pay_1,118000,2000.5x,360,1,2026-11-24,',
      'payment,pay_2,1180.00,20.00,3.60,1160.00,2026-11-24,',
      'payment,pay_3,1180.00,20.00,3.60,1156.40,24/11/2026,',
      'payment,,1180.00,20.00,3.60,1156.40,2026-11-24,',
      'refund,rfnd_1,100,0,0,100,2026-11-24,',
      'payment,pay_4,0,0,0,0,2026-11-24,',
    ),
  ).toEqual({
    rows: [],
    rejected: [
      { row: 2, reason: 'amount' },
      { row: 3, reason: 'sum' },
      { row: 4, reason: 'day' },
      { row: 5, reason: 'reference' },
      { row: 6, reason: 'sum' },
      { row: 7, reason: 'amount' },
    ],
  })
})

test('reads the itemized report of Stripe', () => {
  const header =
    'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,automatic_payout_id'
  const file = readSettlement(
    'stripe',
    [
      header,
      'txn_1,2026-11-20 10:00:00,2026-11-27 00:00:00,aed,579.65,17.81,561.84,charge,ch_1,pi_1,po_1',
      'txn_2,2026-11-21 10:00:00,2026-11-27 00:00:00,aed,-262.50,0.00,-262.50,refund,re_1,pi_1,po_1',
      'txn_3,2026-11-21 10:00:00,2026-11-27 00:00:00,aed,-5.00,0.00,-5.00,fee,,,po_1',
    ].join('\n'),
  )
  expect(
    file?.rows.map(({ kind, reference, amountMinor, feeMinor, currency }) => [
      kind,
      reference,
      amountMinor,
      feeMinor,
      currency,
    ]),
  ).toEqual([
    ['payment', 'pi_1', 579_65, 17_81, 'AED'],
    ['refund', 're_1', 262_50, 0, 'AED'],
  ])
  expect(file?.rejected).toEqual([{ row: 4, reason: 'reference' }])
})

test('reads no file without its columns', () => {
  expect(readSettlement('stripe', HEADER)).toBeNull()
  expect(readSettlement('common', 'a"b,c\n"')).toBeNull()
  expect(readSettlement('common', '')).toBeNull()
})

test('a payment moves from the gateway to the bank less its fee, a refund back', () => {
  const payment = settlementLines('razorpay', {
    kind: 'payment',
    amountMinor: 1180_00,
    feeMinor: 20_00,
    feeTaxMinor: 3_60,
  })
  expect(payment).toEqual([
    { account: 'bank', party: '', amountMinor: 1156_40 },
    { account: 'gateway-fees', party: 'razorpay', amountMinor: 20_00 },
    { account: 'gateway-fee-tax', party: 'razorpay', amountMinor: 3_60 },
    { account: 'gateways', party: 'razorpay', amountMinor: -1180_00 },
  ])
  const refund = settlementLines('razorpay', { kind: 'refund', amountMinor: 100_00, feeMinor: 5_00, feeTaxMinor: 90 })
  expect(refund[0]).toEqual({ account: 'bank', party: '', amountMinor: -105_90 })
  expect(isBalanced(payment) && isBalanced(refund)).toBe(true)
})
