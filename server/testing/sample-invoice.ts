// An invoice as returned by the database, for tests of what is derived from it.

import type { InvoiceRow } from '../invoices/repository/invoices.ts'

const address = {
  name: 'Asha Kulkarni',
  line1: 'Plot 12, "MIDC" Bhosari',
  ...{ line2: '', landmark: '', city: 'Pune', stateCode: '27', stateName: 'Maharashtra', stateNameHi: 'महाराष्ट्र' },
  place: '411026',
}

/** The published sample: 1,000 at 100 rupees, 18% within a State. */
export const SAMPLE_LINE: InvoiceRow['lines'][number] = {
  ...{ lineNo: 1, source: 'product', msn: 'MSN0000A1B2', nameEn: 'Cable gland', nameHi: 'केबल ग्लैंड', hsn: '853690' },
  ...{
    unit: 'NOS',
    quantity: 1000,
    unitPriceMinor: 118_00,
    discountMinor: 0,
    taxCategory: 'standard',
    taxRateBp: 1800,
  },
  ...{ taxableMinor: 100_000_00, totalMinor: 118_000_00 },
  taxParts: [
    { code: 'CGST', rateBp: 900, amountMinor: 9_000_00 },
    { code: 'SGST', rateBp: 900, amountMinor: 9_000_00 },
  ],
}
/** A tax invoice of that line, from Maharashtra to Maharashtra. */
export const SAMPLE_INVOICE: InvoiceRow = {
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
  ...{
    poNumber: 'PO-2026-118',
    costCentre: '',
    reverseCharge: false,
    payment: null,
    placeOfSupply: '27',
    emiDiscountMinor: 0,
  },
  discountKind: 'no-cost-emi',
  ...{ placeOfSupplyEn: 'Maharashtra', placeOfSupplyHi: 'महाराष्ट्र' },
  ...{ taxableMinor: 100_000_00, taxMinor: 18_000_00, totalMinor: 118_000_00, payableMinor: 118_000_00 },
  seller: {
    ...{ legalName: 'Padma Trading Company Private Limited', tradeName: 'Padma Trading', taxNumber: '27AAJCP5093H1Z1' },
    ...{ address: 'Building C4, Logistics Park', place: '421302', stateCode: '27', stateEn: 'Maharashtra' },
    stateHi: 'महाराष्ट्र',
  },
  buyer: { companyName: 'Kulkarni Works', taxNumber: '27AAPFU0939F1ZV', billing: address, shipping: address },
  lines: [SAMPLE_LINE],
}
