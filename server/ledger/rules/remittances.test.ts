// Remittance files: an aggregator's columns and the common format, inconsistent rows, and the entries.

import { expect, it } from 'vitest'
import { isBalanced } from './entries.ts'
import { readRemittance, remittanceLines } from './remittances.ts'

const COMMON = 'tracking_number,amount,charges,tax,net,remitted_on,reference,batch'
const SHIPROCKET =
  'AWB Code,Courier Company,Order Delivered Date,COD Remittance Date,COD Payble Amount,Remitted Amount,CRF ID,UTR No,COD Charges,Freight Total Amount,RTO Charges'

it('reads the common format', () => {
  const file = readRemittance('common', `${COMMON}\nVX-1,"3,190.00",50,9,3131.00,2026-11-24,UTR1,B7`)
  expect(file).toEqual({
    rejected: [],
    rows: [
      {
        ...{ row: 2, trackingNumber: 'VX-1', amountMinor: 319_000, chargesMinor: 5_000, chargesTaxMinor: 900 },
        ...{ reference: 'UTR1', batch: 'B7', remittedOn: '2026-11-24' },
      },
    ],
  })
})

it('reads the export of Shiprocket, with charges deducted or billed separately', () => {
  const rows = [
    '141123,X,2026-11-20,2026-11-24,1180,1100,CRF1,UTR1,30,50,0',
    '141124,X,2026-11-20,2026-11-24 00:00,500,500,CRF1,UTR1,30,50,0',
    '141125,X,2026-11-20,2026-11-24,%!f(string=N.),500,CRF1,UTR1,0,0,0',
    '141126,X,2026-11-20,2026-11-24,500,400,CRF1,UTR1,30,50,0',
  ]
  const file = readRemittance('shiprocket', [SHIPROCKET, ...rows].join('\n'))
  expect(file?.rows.map(({ amountMinor, chargesMinor }) => [amountMinor, chargesMinor])).toEqual([
    [118_000, 8_000],
    [50_000, 0],
  ])
  // a broken cell rejects its row, not the file
  expect(file?.rejected).toEqual([
    { row: 4, reason: 'amount' },
    { row: 5, reason: 'sum' },
  ])
})

it.each([
  ['VX-1,3190,50,9,3190,2026-11-24,UTR1,', 'sum'],
  ['VX-1,3190,-50,0,3240,2026-11-24,UTR1,', 'amount'],
  ['VX-1,0,0,0,0,2026-11-24,UTR1,', 'amount'],
  ['VX 1,3190,0,0,3190,2026-11-24,UTR1,', 'reference'],
  ['VX-1,3190,0,0,3190,2026-11-24,,', 'reference'],
  ['VX-1,3190,0,0,3190,24/11/2026,UTR1,', 'day'],
])('rejects %s for its %s', (line, reason) => {
  expect(readRemittance('common', `${COMMON}\n${line}`)).toEqual({ rows: [], rejected: [{ row: 2, reason }] })
})

it('is not recognised without its columns', () => {
  expect(readRemittance('shiprocket', COMMON)).toBeNull()
  expect(readRemittance('common', '"')).toBeNull()
})

it('moves the collected cash to the bank, less charges', () => {
  const lines = remittanceLines('vayu-express', { amountMinor: 319_000, chargesMinor: 5_000, chargesTaxMinor: 900 })
  expect(isBalanced(lines)).toBe(true)
  expect(lines).toEqual([
    { account: 'bank', party: '', amountMinor: 313_100 },
    { account: 'carrier-charges', party: 'vayu-express', amountMinor: 5_000 },
    { account: 'carrier-charge-tax', party: 'vayu-express', amountMinor: 900 },
    { account: 'cash-on-delivery', party: '', amountMinor: -319_000 },
  ])
})
