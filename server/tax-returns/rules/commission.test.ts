// The operator's commission in its GSTR-1: by recipient, in the State of each, not as supplies through the operator.

import { expect, it } from 'vitest'
import { input } from '../../testing/gst-supplies.ts'
import { type CommissionSupply, commissionSupplies } from './commission.ts'
import { gstr1 } from './gstr1.ts'

const supply = (serial: number, more: Partial<CommissionSupply> = {}): CommissionSupply => ({
  ...{ kind: 'invoice', year: '2026-27', serial, number: `CI/2627/00000${serial}`, issuedOn: '2026-11-30' },
  ...{ operatorState: '27', sellerState: '27', taxNumber: '27AAPFU0939F1ZV', sellerName: 'Padma Trading' },
  ...{ totalMinor: 1180_00, taxableMinor: 1000_00, igstMinor: 0, cgstMinor: 90_00, sgstMinor: 90_00 },
  ...more,
})
const inter = { sellerState: '29', taxNumber: '29AAGCB7383J1Z4', igstMinor: 180_00, cgstMinor: 0, sgstMinor: 0 }

it('lists invoices by recipient, credit notes, the code of the service and the series', () => {
  const own = commissionSupplies([
    ...[supply(1), supply(2, inter), supply(4)],
    supply(1, {
      kind: 'credit-note',
      number: 'CR/2627/000001',
      taxableMinor: 100_00,
      cgstMinor: 9_00,
      sgstMinor: 9_00,
    }),
  ])
  const { document, problems } = gstr1(input({ hsn: own.hsn, series: own.series, own, operatorTaxNumber: null }))
  expect(problems).toEqual([])
  expect(document).toMatchObject({
    b2b: [
      { ctin: '27AAPFU0939F1ZV', inv: [{ inum: 'CI/2627/000001', pos: '27', val: 1180 }, { inum: 'CI/2627/000004' }] },
      {
        ctin: '29AAGCB7383J1Z4',
        inv: [{ pos: '29', rchrg: 'N', itms: [{ itm_det: { rt: 18, txval: 1000, iamt: 180 } }] }],
      },
    ],
    cdnr: [{ ctin: '27AAPFU0939F1ZV', nt: [{ ntty: 'C', nt_num: 'CR/2627/000001' }] }],
    hsn: { hsn_b2b: [{ hsn_sc: '998599', uqc: 'NA', qty: 0, txval: 2900, iamt: 180, camt: 171, samt: 171 }] },
    doc_issue: {
      doc_det: [
        { doc_num: 1, docs: [{ from: 'CI/2627/000001', to: 'CI/2627/000004', totnum: 4, cancel: 1, net_issue: 3 }] },
        { doc_num: 5, docs: [{ net_issue: 1 }] },
      ],
    },
  })
  expect(document).not.toHaveProperty('supeco')
})

it('is nothing without commission', () => {
  expect(commissionSupplies([])).toEqual({ documents: [], notes: [], hsn: [], series: [] })
})
