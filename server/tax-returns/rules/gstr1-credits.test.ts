// Credit notes in GSTR-1: listed, or deducted from the sums of the month in which they were issued.

import { describe, expect, it } from 'vitest'
import { document, hsnRow, input, inter, intra } from '../../testing/gst-supplies.ts'
import { gstr1Table } from './csv.ts'
import { gstr1 } from './gstr1.ts'
import type { NotedDocument } from './supplies.ts'

describe('credit notes', () => {
  function note(number: string, change: Partial<NotedDocument>): NotedDocument {
    const { kind: _kind, ...of } = document(number, change)
    return { ...of, type: 'C', invoice: { issuedOn: '2026-10-05', totalMinor: of.totalMinor }, ...change }
  }
  const business = { buyerTaxNumber: '27AAPFU0939F1ZV' }
  const afar = { placeOfSupply: '29' }
  const documents = [
    document('RI/2627/000001', {}),
    document('RI/2627/000002', { ...afar, rates: [inter(1800, 200_00)] }),
    document('BS/2627/000001', { kind: 'bill-of-supply', rates: [intra(0, 70_00)] }),
  ]
  const notes = [
    note('CN/2627/000001', { ...business, rates: [intra(500, 100_00), intra(1800, 300_00)] }),
    // of an invoice above a lakh in October
    note('CN/2627/000002', {
      ...afar,
      rates: [inter(1800, 50_00)],
      invoice: { issuedOn: '2026-10-05', totalMinor: 1_18_000_00 },
    }),
    note('CN/2627/000003', { rates: [intra(1800, 400_00)] }),
    note('CN/2627/000004', { ...afar, rates: [inter(1800, 250_00)] }),
    note('CN/2627/000005', { rates: [intra(0, 70_00)] }),
  ]
  const series = [
    { kind: 'retail-invoice' as const, from: 'RI/2627/000001', to: 'RI/2627/000002', numbers: 2, used: 2 },
    { kind: 'credit-note' as const, from: 'CN/2627/000001', to: 'CN/2627/000005', numbers: 5, used: 5 },
  ]
  const hsn = [
    hsnRow({ quantity: 0, ...intra(1800, 0) }),
    hsnRow({ registered: false, quantity: -1, ...inter(1800, -50_00) }),
  ]
  const { document: made, sections, problems } = gstr1(input({ documents, notes, series, hsn }))

  it('to registered buyers are listed by buyer', () => {
    expect(made.cdnr).toEqual([
      {
        ctin: '27AAPFU0939F1ZV',
        nt: [
          {
            ...{
              ntty: 'C',
              nt_num: 'CN/2627/000001',
              nt_dt: '05-11-2026',
              pos: '27',
              val: 459,
              rchrg: 'N',
              inv_typ: 'R',
            },
            itms: [
              { num: 1, itm_det: { rt: 5, txval: 100, camt: 2.5, samt: 2.5, csamt: 0 } },
              { num: 2, itm_det: { rt: 18, txval: 300, camt: 27, samt: 27, csamt: 0 } },
            ],
          },
        ],
      },
    ])
  })

  it('against large invoices to others are listed one by one, by the limit on the day of the invoice', () => {
    expect(made.cdnur).toEqual([
      {
        ...{ typ: 'B2CL', ntty: 'C', nt_num: 'CN/2627/000002', nt_dt: '05-11-2026', pos: '29', val: 59 },
        itms: [{ num: 1, itm_det: { rt: 18, txval: 50, iamt: 9, csamt: 0 } }],
      },
    ])
  })

  it('against other invoices are deducted from the sums of the month, which may become negative', () => {
    expect(made.b2cs).toEqual([
      { sply_ty: 'INTRA', typ: 'OE', pos: '27', rt: 18, txval: 600, camt: 54, samt: 54, csamt: 0 },
      { sply_ty: 'INTER', typ: 'OE', pos: '29', rt: 18, txval: -50, iamt: -9, csamt: 0 },
    ])
    expect(problems).toContain('b2cs INTER 29 at 18 %: more was credited than supplied (-50)')
  })

  it('for exempt supplies and amounts that net to zero leave no row', () => {
    expect(made.nil).toBeUndefined()
    expect(sections.hsn_b2b).toEqual([])
    expect(sections.hsn_b2c).toMatchObject([{ qty: -1, txval: -50 }])
    expect(problems).toContain('HSN 84672100 at 18 %: more was credited than supplied (-50)')
  })

  it('are documents of their own, number 5 of table 13', () => {
    expect(made.doc_issue).toEqual({
      doc_det: [
        {
          doc_num: 1,
          docs: [{ num: 1, from: 'RI/2627/000001', to: 'RI/2627/000002', totnum: 2, cancel: 0, net_issue: 2 }],
        },
        {
          doc_num: 5,
          docs: [{ num: 1, from: 'CN/2627/000001', to: 'CN/2627/000005', totnum: 5, cancel: 0, net_issue: 5 }],
        },
      ],
    })
    expect(gstr1Table(sections, 'doc_issue').map(([nature]) => nature)).toEqual([
      ...['Nature of Document', 'Invoices for outward supply', 'Credit Note'],
    ])
  })

  it('reduce supplies through the operator, which are never below zero', () => {
    const supeco = { etin: '27AAACK1234C1C5', suppval: 100, igst: -18, cgst: 24.5, sgst: 24.5, cess: 0 }
    expect(made.supeco).toEqual({ clttx: [supeco] })
    expect(problems).toContain('Table 14 IGST: more was credited than supplied (-18)')
    const returned = gstr1(input({ notes }))
    expect(returned.document.supeco).toBeUndefined()
    expect(returned.problems).toContain('Table 14: more was credited than supplied (-1100)')
  })

  it('have one row of CSV for each note and rate', () => {
    for (const section of ['cdnr', 'cdnur'] as const) {
      const [head, ...rows] = gstr1Table(sections, section)
      for (const row of rows) expect(row).toHaveLength(head?.length ?? 0)
    }
    expect(gstr1Table(sections, 'cdnr')[2]).toEqual([
      ...['27AAPFU0939F1ZV', 'CN/2627/000001', '05-11-2026', 'C', '27', 'N', '459.00'],
      ...['18.00', '300.00', '0.00', '27.00', '27.00'],
    ])
    expect(gstr1Table(sections, 'cdnur')[1]?.slice(0, 6)).toEqual([
      ...['B2CL', 'CN/2627/000002', '05-11-2026', 'C', '29', '59.00'],
    ])
  })
})

describe('debit notes', () => {
  const { kind: _kind, ...of } = document('DN/2627/000001', { rates: [intra(1800, 100_00)] })
  const note: NotedDocument = { ...of, type: 'D', invoice: { issuedOn: '2026-10-05', totalMinor: 500_00 } }
  const business = { ...note, number: 'DN/2627/000002', buyerTaxNumber: '27AAPFU0939F1ZV' }
  const taxAlone: NotedDocument = {
    ...note,
    number: 'DN/2627/000003',
    rates: [{ ...intra(1800, 0), cgstMinor: 500, sgstMinor: 500 }],
  }
  const series = [{ kind: 'debit-note' as const, from: 'DN/2627/000001', to: 'DN/2627/000003', numbers: 3, used: 3 }]
  const { document: made, problems } = gstr1(input({ documents: [], notes: [note, business, taxAlone], series }))

  it('to registered buyers are listed with type D, others are added to the sums', () => {
    expect(made.cdnr).toMatchObject([{ nt: [{ ntty: 'D', nt_num: 'DN/2627/000002' }] }])
    expect(made.b2cs).toEqual([
      { sply_ty: 'INTRA', typ: 'OE', pos: '27', rt: 18, txval: 100, camt: 14, samt: 14, csamt: 0 },
    ])
  })

  it('are document 4, and one of tax without value is named', () => {
    expect(made.doc_issue).toEqual({
      doc_det: [
        {
          doc_num: 4,
          docs: [{ num: 1, from: 'DN/2627/000001', to: 'DN/2627/000003', totnum: 3, cancel: 0, net_issue: 3 }],
        },
      ],
    })
    expect(problems).toContain(
      'DN/2627/000003: tax without value is in b2cs; amend the rate of the former supply (table 10)',
    )
  })
})

it('lists delivery challans as document 12, apart from invoices', () => {
  const challans = { from: 'DC/2627/000001', to: 'DC/2627/000002', numbers: 2, used: 2 }
  const { document: made } = gstr1(input({ series: [{ kind: 'delivery-challan' as const, ...challans }] }))
  const docs = [{ num: 1, from: challans.from, to: challans.to, totnum: 2, cancel: 0, net_issue: 2 }]
  expect(made.doc_issue).toEqual({ doc_det: [{ doc_num: 12, docs }] })
})
