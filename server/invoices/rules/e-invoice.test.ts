// E-invoices: published reference numbers, and a document whose amounts equal the invoice.

import { describe, expect, it, test } from 'vitest'
import { SAMPLE_LINE as line, SAMPLE_INVOICE as row } from '../../testing/sample-invoice.ts'
import type { CreditNoteRow } from '../repository/credit-notes.ts'
import type { InvoiceRow } from '../repository/invoices.ts'
import { eCreditNoteOf, eInvoiceOf, predictIrn } from './e-invoice.ts'

describe('the predicted reference number', () => {
  const of = { gstin: '01AMBPG7773M002', year: '2022-23' }
  test.each([
    ['INV', 'SINV-CFY-00067', '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7'],
    ['CRN', 'g2qxhY', '1c96258af085e45da556494ea5e5a7b401a598ab80af4136309c2dac7b54d795'],
    ['DBN', 'g2qxhY', '24f37c80532583c6894d8153e2b12494daa80ddbb197f0fc2c1bac07db67f933'],
    ['INV', 'g2qxhY', '68fb4fab44aee99fb23292478c4bd838e664837c9f1b04e3d9134ffed0b40b60'],
  ] as const)('of %s %s is the published one', (type, number, irn) => {
    expect(predictIrn({ ...of, type, number }, '2022-09-17')).toBe(irn)
  })

  it('is of the number in upper case since June 2025', () => {
    const irn = '3df66a9d63cbeb00bf1ecfd7bc4f1c9e039ecee618596ef8b13060b0ba70b469'
    const document = { gstin: '01AMBPG7773M002', year: '2026-27', type: 'INV' as const, number: 'g2qxhY' }
    expect(predictIrn(document, '2025-06-01')).toBe(irn)
    expect(predictIrn(document, '2025-05-31')).toBe('178c2ca6a3554544790817b0d3b4c63ff74bf3043d17f67df1ab3e4b25481500')
  })
})

function made(invoice: InvoiceRow) {
  const found = eInvoiceOf(invoice)
  if (!found) throw new Error('no e-invoice')
  return found
}

describe('the document', () => {
  it('has the figures of the published sample', () => {
    const { document, problems, irn } = made(row)
    expect(problems).toEqual([])
    expect(irn).toMatch(/^[0-9a-f]{64}$/)
    expect(document).toMatchObject({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: 'INV', No: 'TI/2627/000042', Dt: '23/11/2026' },
      SellerDtls: { Gstin: '27AAJCP5093H1Z1', Pin: 421302, Loc: 'Maharashtra', Stcd: '27' },
      BuyerDtls: { Addr1: "Plot 12, 'MIDC' Bhosari", Loc: 'Pune', Pin: 411026, Stcd: '27', Pos: '27' },
      ItemList: [{ SlNo: '1', Qty: 1000, UnitPrice: 100, TotAmt: 100_000, AssAmt: 100_000, GstRt: 18, CgstAmt: 9000 }],
      ValDtls: { AssVal: 100_000, CgstVal: 9000, SgstVal: 9000, IgstVal: 0, TotInvVal: 118_000 },
      RefDtls: { ContrDtls: [{ PORefr: 'PO-2026-118' }] },
    })
    expect(JSON.stringify(document)).not.toContain('\\')
  })

  it('leaves exempt products out of the items, as a charge', () => {
    const exempt = { ...line, lineNo: 2, taxRateBp: 0, taxParts: [], taxableMinor: 500_00, totalMinor: 500_00 }
    const { document } = made({ ...row, lines: [line, exempt], totalMinor: 118_500_00 })
    expect(document.ItemList).toHaveLength(1)
    expect(document.ValDtls).toMatchObject({ AssVal: 100_000, OthChrg: 500, TotInvVal: 118_500 })
  })

  it('keeps quantity times price within a rupee of the total, by a discount where rounding is not enough', () => {
    for (const [quantity, taxableMinor] of [
      [3, 245_76],
      [9_999_999, 1_234_567_89],
      [7, 1],
    ] as const) {
      const { document } = made({ ...row, lines: [{ ...line, quantity, taxableMinor }] })
      const [item] = document.ItemList as {
        Qty: number
        UnitPrice: number
        TotAmt: number
        Discount: number
        AssAmt: number
      }[]
      if (!item) throw new Error('no item')
      expect(Math.abs(item.Qty * item.UnitPrice - item.TotAmt)).toBeLessThanOrEqual(1)
      expect(Math.round((item.TotAmt - item.Discount - item.AssAmt) * 100)).toBe(0)
    }
  })

  it('names what the portal would reject', () => {
    const seller = { ...row.seller, place: 'Bhiwandi' }
    const { problems, document } = made({ ...row, seller, lines: [{ ...line, hsn: '8536' }] })
    expect(problems).toEqual(['SellerDtls.Pin', 'ItemList.1.HsnCd'])
    expect(document.SellerDtls).toMatchObject({ Loc: 'Bhiwandi', Pin: null })
    expect(made({ ...row, lines: [] }).problems).toEqual(['ItemList'])
  })

  it('cuts a long address at a word', () => {
    const long = `${'Survey number 12, '.repeat(8)}end`
    const { document } = made({ ...row, seller: { ...row.seller, address: long } })
    const { Addr1, Addr2 } = document.SellerDtls as { Addr1: string; Addr2: string }
    expect([Addr1.length <= 100, `${Addr1} ${Addr2}`]).toEqual([true, long])
  })

  it('is for tax invoices to registered buyers only', () => {
    expect(eInvoiceOf({ ...row, kind: 'retail-invoice', buyer: { ...row.buyer, taxNumber: null } })).toBeNull()
    expect(eInvoiceOf({ ...row, kind: 'bill-of-supply' })).toBeNull()
  })
})

describe('a credit note', () => {
  const { unitPriceMinor: _price, discountMinor: _discount, ...credited } = line
  const { creditNotes: _notes, shipmentId: _shipment, placedAt: _placed, paymentMode: _mode, ...of } = row
  const note: CreditNoteRow = {
    ...of,
    ...{ creditNoteId: 'n', number: 'CN/2627/000007', kind: 'credit-note', reason: 'returned', issuedOn: '2026-11-30' },
    ...{ invoiceNumber: row.number, invoiceKind: 'tax-invoice', invoicedOn: row.issuedOn },
    ...{ invoicedMinor: row.taxableMinor, earlierMinor: 0 },
    ...{ taxableMinor: 10_000_00, taxMinor: 1_800_00, totalMinor: 11_800_00, payableMinor: 11_800_00 },
    lines: [
      {
        ...{ ...credited, quantity: 100, taxableMinor: 10_000_00, totalMinor: 11_800_00 },
        taxParts: line.taxParts.map(part => ({ ...part, amountMinor: 900_00 })),
      },
    ],
  }

  it('is of type CRN, has positive amounts and names its invoice', () => {
    const credited = eCreditNoteOf(note)
    expect(credited?.problems).toEqual([])
    expect(credited?.document).toMatchObject({
      DocDtls: { Typ: 'CRN', No: 'CN/2627/000007', Dt: '30/11/2026' },
      BuyerDtls: { Gstin: '27AAPFU0939F1ZV', Pos: '27' },
      ItemList: [{ Qty: 100, UnitPrice: 100, TotAmt: 10_000, AssAmt: 10_000, CgstAmt: 900, SgstAmt: 900 }],
      ValDtls: { AssVal: 10_000, CgstVal: 900, SgstVal: 900, TotInvVal: 11_800 },
      RefDtls: {
        PrecDocDtls: [{ InvNo: 'TI/2627/000042', InvDt: '23/11/2026' }],
        ContrDtls: [{ PORefr: 'PO-2026-118' }],
      },
    })
    expect(made(row).document).not.toHaveProperty('RefDtls.PrecDocDtls')
  })

  it('has a reference number for its own type', () => {
    const number = { gstin: row.seller.taxNumber, year: '2026-27', number: note.number }
    expect(eCreditNoteOf(note)?.irn).toBe(predictIrn({ ...number, type: 'CRN' }, note.issuedOn))
    expect(eCreditNoteOf(note)?.irn).not.toBe(predictIrn({ ...number, type: 'INV' }, note.issuedOn))
  })

  it('without tax, or for another kind of invoice, is not reported', () => {
    expect(eCreditNoteOf({ ...note, kind: 'commercial-credit-note' })).toBeNull()
    expect(eCreditNoteOf({ ...note, invoiceKind: 'retail-invoice' })).toBeNull()
  })
})
