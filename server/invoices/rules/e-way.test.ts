// E-way bills: parties, values and transport of a consignment above the limit, in the keys of the bulk upload.

import { describe, expect, it } from 'vitest'
import type { InvoiceRow } from '../repository/invoices.ts'
import { eWayBillOf } from './e-way.ts'

const address = {
  name: 'Asha Kulkarni',
  line1: 'Plot 12, "MIDC" Bhosari',
  ...{ line2: '', landmark: '', city: 'Pune', stateCode: '27', stateName: 'Maharashtra', stateNameHi: 'महाराष्ट्र' },
  place: '411026',
}

/** The published sample: 1,000 at 100 rupees, 18% within a State. */
const line: InvoiceRow['lines'][number] = {
  ...{ lineNo: 1, source: 'product', msn: 'MSN0000A1B2', nameEn: 'Cable gland', nameHi: 'केबल ग्लैंड', hsn: '853690' },
  ...{ unit: 'NOS', quantity: 1000, unitPriceMinor: 118_00, discountMinor: 0, taxRateBp: 1800 },
  ...{ taxableMinor: 100_000_00, totalMinor: 118_000_00 },
  taxParts: [
    { code: 'CGST', rateBp: 900, amountMinor: 9_000_00 },
    { code: 'SGST', rateBp: 900, amountMinor: 9_000_00 },
  ],
}
const row: InvoiceRow = {
  orderId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  ...{ invoiceId: 'i', number: 'TI/2627/000042', kind: 'tax-invoice', issuedOn: '2026-11-23', shipmentId: 1 },
  ...{ sellerName: 'Padma', taxNumber: '27AAJCP5093H1Z1', currency: 'INR', hash: null, customerId: 'c', market: 'IN' },
  creditNotes: [],
  debitNotes: [],
  eInvoice: null,
  ...{
    year: '2026-27',
    language: 'en',
    orderNumber: 1,
    paymentMode: 'prepaid',
    placedAt: new Date(0),
    issuedAt: new Date(0),
  },
  ...{ poNumber: 'PO-2026-118', costCentre: '', reverseCharge: false, placeOfSupply: '27', emiDiscountMinor: 0 },
  discountKind: 'no-cost-emi',
  ...{ placeOfSupplyEn: 'Maharashtra', placeOfSupplyHi: 'महाराष्ट्र' },
  ...{ taxableMinor: 100_000_00, taxMinor: 18_000_00, totalMinor: 118_000_00, payableMinor: 118_000_00 },
  seller: {
    ...{ legalName: 'Padma Trading Company Private Limited', tradeName: 'Padma Trading', taxNumber: '27AAJCP5093H1Z1' },
    ...{ address: 'Building C4, Logistics Park', place: '421302', stateCode: '27', stateEn: 'Maharashtra' },
    stateHi: 'महाराष्ट्र',
  },
  buyer: { companyName: 'Kulkarni Works', taxNumber: '27AAPFU0939F1ZV', billing: address, shipping: address },
  lines: [line],
}

const transport = { carrierName: 'Vega Express', trackingNumber: 'VG-100', dispatchState: '27' }

describe('an e-way bill', () => {
  it('is not needed up to the limit of the State', () => {
    expect(eWayBillOf({ ...row, lines: [{ ...line, totalMinor: 1_00_000_00 }] }, transport)).toBeNull()
    expect(eWayBillOf({ ...row, lines: [{ ...line, taxRateBp: 0 }] }, transport)).toBeNull()
  })

  it('holds parties, values and transport', () => {
    const bill = eWayBillOf(row, { ...transport, vehicleNo: 'MH12AB1234', distance: 450 })
    expect(bill).toMatchObject({ number: row.number, value: 118_000_00, limit: 1_00_000_00, validDays: 3 })
    expect(bill?.document).toMatchObject({
      ...{ supplyType: 'O', subSupplyType: 1, docType: 'INV', docNo: row.number, docDate: '23/11/2026', transType: 1 },
      ...{ fromGstin: row.seller.taxNumber, fromStateCode: 27, actualFromStateCode: 27, toStateCode: 27 },
      ...{ toPincode: 411026, totalValue: 100_000, cgstValue: 9_000, sgstValue: 9_000, igstValue: 0, OthValue: 0 },
      ...{ totInvValue: 118_000, transMode: 1, transDistance: 450, transporterName: 'Vega Express' },
      ...{ transDocNo: 'VG-100', vehicleNo: 'MH12AB1234', vehicleType: 'R', mainHsnCode: 853690 },
      itemList: [
        {
          ...{ itemNo: 1, hsnCode: 853690, quantity: 1000, qtyUnit: 'NOS', taxableAmount: 100_000 },
          ...{ cgstRate: 9, sgstRate: 9, igstRate: 0 },
        },
      ],
    })
  })

  it('names a buyer without a number, another State of dispatch, and what Part B lacks', () => {
    const unregistered = { ...row, buyer: { ...row.buyer, taxNumber: null } }
    const bill = eWayBillOf(unregistered, { ...transport, dispatchState: '29' })
    expect(bill?.limit).toBe(50_000_00)
    expect(bill?.document).toMatchObject({ toGstin: 'URP', fromStateCode: 27, actualFromStateCode: 29 })
    expect(bill?.problems).toContain('vehicleNo or transporterId')
  })

  it('groups more than 250 lines by code, unit and rate', () => {
    const lines = Array.from({ length: 251 }, (_, index) => ({ ...line, lineNo: index + 1 }))
    const bill = eWayBillOf({ ...row, lines }, transport)
    expect(bill?.document.itemList).toMatchObject([{ itemNo: 1, quantity: 251_000, taxableAmount: 251 * 100_000 }])
  })
})
