// GSTR-1: where each supply is listed, the sums of its tables, and what the portal would reject.

import { describe, expect, it } from 'vitest'
import { document, hsnRow, input, inter, intra } from '../../testing/gst-supplies.ts'
import { gstr1Table } from './csv.ts'
import { gstr1 } from './gstr1.ts'
import { isLarge, type SuppliedDocument } from './supplies.ts'

describe('a month', () => {
  const documents = [
    document('TI/2627/000001', {
      kind: 'tax-invoice',
      buyerTaxNumber: '27AAPFU0939F1ZV',
      rates: [intra(500, 400_00), intra(1800, 1000_00)],
    }),
    document('TI/2627/000002', {
      kind: 'tax-invoice',
      buyerTaxNumber: '29AAGCB7383J1Z4',
      placeOfSupply: '29',
      rates: [inter(1800, 2000_00)],
    }),
    document('RI/2627/000001', {}),
    document('RI/2627/000002', { rates: [intra(1800, 500_00)] }),
    document('RI/2627/000003', { placeOfSupply: '29', rates: [inter(1800, 1_00_000_00)] }),
    document('RI/2627/000004', { placeOfSupply: '29', rates: [inter(1800, 50_00)] }),
    document('IB/2627/000001', {
      kind: 'invoice-cum-bill',
      rates: [intra(0, 70_00), { ...intra(0, 5_00), category: 'nil-rated' }, intra(1800, 10_00)],
    }),
    document('BS/2627/000001', {
      kind: 'bill-of-supply',
      buyerTaxNumber: '29AAGCB7383J1Z4',
      placeOfSupply: '29',
      rates: [inter(0, 30_00)],
    }),
  ]
  const series = [
    { kind: 'retail-invoice' as const, from: 'RI/2627/000001', to: 'RI/2627/000004', numbers: 4, used: 4 },
    { kind: 'tax-invoice' as const, from: 'TI/2627/000001', to: 'TI/2627/000002', numbers: 2, used: 2 },
  ]
  const hsn = [hsnRow({}), hsnRow({ registered: false, hsn: '996812', unit: 'OTH', description: 'Shipping' })]
  const made = gstr1(input({ documents, series, hsn }))

  it('lists each supply in one table', () => {
    expect(made.problems).toEqual([])
    expect(made.document).toEqual({
      ...{ gstin: '27AAKCS4821M1ZW', fp: '112026', version: 'GST3.2', hash: 'hash' },
      b2b: [
        {
          ctin: '27AAPFU0939F1ZV',
          inv: [
            {
              ...{ inum: 'TI/2627/000001', idt: '05-11-2026', val: 1600, pos: '27', rchrg: 'N', inv_typ: 'R' },
              itms: [
                { num: 1, itm_det: { rt: 5, txval: 400, camt: 10, samt: 10, csamt: 0 } },
                { num: 2, itm_det: { rt: 18, txval: 1000, camt: 90, samt: 90, csamt: 0 } },
              ],
            },
          ],
        },
        {
          ctin: '29AAGCB7383J1Z4',
          inv: [
            {
              ...{ inum: 'TI/2627/000002', idt: '05-11-2026', val: 2360, pos: '29', rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 1, itm_det: { rt: 18, txval: 2000, iamt: 360, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: '29',
          inv: [
            {
              ...{ inum: 'RI/2627/000003', idt: '05-11-2026', val: 118_000 },
              itms: [{ num: 1, itm_det: { rt: 18, txval: 100_000, iamt: 18_000, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cs: [
        { sply_ty: 'INTRA', typ: 'OE', pos: '27', rt: 18, txval: 1510, camt: 135.9, samt: 135.9, csamt: 0 },
        { sply_ty: 'INTER', typ: 'OE', pos: '29', rt: 18, txval: 50, iamt: 9, csamt: 0 },
      ],
      nil: {
        inv: [
          { sply_ty: 'INTRAB2C', expt_amt: 70, nil_amt: 5, ngsup_amt: 0 },
          { sply_ty: 'INTRB2B', expt_amt: 30, nil_amt: 0, ngsup_amt: 0 },
        ],
      },
      hsn: {
        hsn_b2b: [
          {
            ...{ num: 1, hsn_sc: '84672100', desc: 'Impact drill 13 mm with a very', uqc: 'PCS', qty: 2, rt: 18 },
            ...{ txval: 2000, iamt: 0, camt: 180, samt: 180, csamt: 0 },
          },
        ],
        hsn_b2c: [
          {
            ...{ num: 1, hsn_sc: '996812', desc: 'Shipping', uqc: 'NA', qty: 0, rt: 18 },
            ...{ txval: 2000, iamt: 0, camt: 180, samt: 180, csamt: 0 },
          },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            docs: [
              { num: 1, from: 'RI/2627/000001', to: 'RI/2627/000004', totnum: 4, cancel: 0, net_issue: 4 },
              { num: 2, from: 'TI/2627/000001', to: 'TI/2627/000002', totnum: 2, cancel: 0, net_issue: 2 },
            ],
          },
        ],
      },
      supeco: {
        clttx: [{ etin: '27AAACK1234C1C5', suppval: 104_960, igst: 18_369, cgst: 235.9, sgst: 235.9, cess: 0 }],
      },
    })
  })

  it('has no amount with more than two decimals', () => {
    const amounts = JSON.stringify(made.document).match(/-?\d+\.\d+/g) ?? []
    expect(amounts.length).toBeGreaterThan(0)
    for (const amount of amounts) expect(amount).toMatch(/\.\d{1,2}$/)
  })

  it('has one row of CSV for each document and rate', () => {
    const [heading, ...rows] = gstr1Table(made.sections, 'b2b')
    for (const row of rows) expect(row).toHaveLength(heading?.length ?? 0)
    expect(rows.map(row => row.slice(0, 2).concat(row.slice(6, 8)))).toEqual([
      ['27AAPFU0939F1ZV', 'TI/2627/000001', '5.00', '400.00'],
      ['27AAPFU0939F1ZV', 'TI/2627/000001', '18.00', '1000.00'],
      ['29AAGCB7383J1Z4', 'TI/2627/000002', '18.00', '2000.00'],
    ])
    for (const section of ['b2cl', 'b2cs', 'nil', 'hsn_b2b', 'hsn_b2c', 'doc_issue'] as const) {
      const [head, ...body] = gstr1Table(made.sections, section)
      expect(body.length).toBeGreaterThan(0)
      for (const row of body) expect(row).toHaveLength(head?.length ?? 0)
    }
  })
})

it('leaves empty sections out', () => {
  expect(gstr1(input({})).document).toEqual({ gstin: '27AAKCS4821M1ZW', fp: '112026', version: 'GST3.2', hash: 'hash' })
})

describe('a large supply to an unregistered buyer', () => {
  const large = (issuedOn: string, rupees: number, change: Partial<SuppliedDocument> = {}) =>
    isLarge(document('RI/2627/000001', { placeOfSupply: '29', issuedOn, totalMinor: rupees * 100, ...change }))

  it.each([
    ['2024-07-31', 250_000, false],
    ['2024-07-31', 250_000.01, true],
    ['2024-08-01', 100_000, false],
    ['2024-08-01', 100_000.01, true],
  ])('on %s of %d: %s', (on, rupees, expected) => {
    expect(large(on, rupees)).toBe(expected)
  })

  it('is never one within a State, or to a registered buyer', () => {
    expect(large('2026-11-05', 500_000, { placeOfSupply: '27' })).toBe(false)
    expect(large('2026-11-05', 500_000, { buyerTaxNumber: '29AAGCB7383J1Z4' })).toBe(false)
  })
})

it('reports what the portal would reject', () => {
  const documents = [document('TI/2627/000009', { buyerTaxNumber: '27AAPFU0939F1ZX', placeOfSupply: '99' })]
  const made = gstr1(input({ documents, hsn: [hsnRow({ hsn: '846', unit: 'DAY' })], operatorTaxNumber: null }))
  expect(made.problems).toEqual([
    'TI/2627/000009: 27AAPFU0939F1ZX is no GSTIN',
    'TI/2627/000009: 99 is no State',
    'HSN 846: 4, 6 or 8 digits',
    'HSN 846: unit DAY is not known to the portal',
    'Table 14: the operator has no TCS number in this State (OPERATOR_TCS_NUMBERS)',
  ])
})

it('counts a gap in a series as cancelled', () => {
  const series = [{ kind: 'tax-invoice' as const, from: 'TI/2627/000001', to: 'TI/2627/000009', numbers: 9, used: 8 }]
  expect(gstr1(input({ series })).sections.doc_issue[0]?.docs[0]).toMatchObject({ totnum: 9, cancel: 1, net_issue: 8 })
})
