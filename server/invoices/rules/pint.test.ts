// Electronic invoices of the UAE: amounts of the stored invoice, and rules that hold except for data that is not stored.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitInclusive } from '../../../contract/shared/tax.ts'
import { parseXml } from '../../testing/xml.ts'
import type { CreditNoteRow } from '../repository/credit-notes.ts'
import type { InvoiceRow } from '../repository/invoices.ts'
import { pintCreditNoteOf, pintInvoiceOf } from './pint.ts'
import { findAll, textAt, type XmlElement } from './xml.ts'

/** Trade licences of both parties are not stored. */
const LICENCES = ['Supplier', 'Customer'].map(
  role => `missing: cac:Accounting${role}Party/cac:PartyLegalEntity/cbc:CompanyID`,
)
const address = {
  ...{ name: 'Omar Haddad', line1: 'Plot 9, "ICAD" <2>', line2: '', landmark: '', city: 'Abu Dhabi', place: 'AZ' },
  ...{ stateCode: 'AZ', stateName: 'Abu Dhabi', stateNameHi: 'अबू धाबी' },
}

type Line = InvoiceRow['lines'][number]
function line(quantity: number, totalMinor: number, change: Partial<Line> = {}): Line {
  const { taxableMinor, parts } = splitInclusive(totalMinor, 500, 'vat', 'DU')
  return {
    ...{
      lineNo: 1,
      source: 'product',
      msn: 'MSN0000A1B2',
      nameEn: 'Hammer drill & bits',
      nameHi: 'ड्रिल',
      hsn: '84672100',
    },
    ...{ unit: 'PCS', quantity, unitPriceMinor: 0, discountMinor: 0, taxCategory: 'standard' as const, taxRateBp: 500 },
    ...{ taxableMinor, taxParts: parts, totalMinor },
    ...change,
  }
}

function row(lines: Line[], change: Partial<InvoiceRow> = {}): InvoiceRow {
  const totalMinor = lines.reduce((sum, one) => sum + one.totalMinor, 0)
  const taxableMinor = lines.reduce((sum, one) => sum + one.taxableMinor, 0)
  return {
    ...{
      orderId: 'o',
      invoiceId: '7f1d0c52-54a1-4d0b-9a39-0c8f2f3b6e11',
      number: 'VI/2026/000042',
      kind: 'vat-invoice',
    },
    ...{ issuedOn: '2026-11-22', shipmentId: 1, sellerName: 'Seller', taxNumber: '100123456700003', currency: 'AED' },
    ...{
      hash: null,
      customerId: 'c',
      creditNotes: [],
      debitNotes: [],
      eInvoice: null,
      market: 'AE',
      year: '2026',
      language: 'en',
      orderNumber: 1,
    },
    ...{ placedAt: new Date(0), issuedAt: new Date(0), paymentMode: 'prepaid', poNumber: '', costCentre: '' },
    ...{ payment: null, reverseCharge: false, placeOfSupply: 'DU', placeOfSupplyEn: 'Dubai', placeOfSupplyHi: 'दुबई' },
    ...{
      taxableMinor,
      taxMinor: totalMinor - taxableMinor,
      totalMinor,
      emiDiscountMinor: 0,
      discountKind: 'no-cost-emi' as const,
      payableMinor: totalMinor,
    },
    seller: {
      ...{
        legalName: 'Seller LLC',
        tradeName: 'Seller',
        taxNumber: '100123456700003',
        address: 'Warehouse 4, Al Quoz',
      },
      ...{ place: 'Dubai', stateCode: 'DU', stateEn: 'Dubai', stateHi: 'दुबई' },
    },
    buyer: { companyName: 'Plant LLC', taxNumber: '100987654300003', billing: address, shipping: address },
    lines,
    ...change,
  }
}

function made(invoice: InvoiceRow): { root: XmlElement; problems: string[] } {
  const document = pintInvoiceOf(invoice)
  if (!document) throw new Error('no document')
  return { root: parseXml(document.xml), problems: document.problems }
}

const SHIPPING = line(1, 15_75, {
  lineNo: 3,
  source: 'shipping',
  msn: '',
  nameEn: 'Shipping',
  hsn: '996812',
  unit: 'OTH',
})

describe('an invoice', () => {
  const { root, problems } = made(row([line(2, 525_00), line(3, 38_90, { lineNo: 2 }), SHIPPING]))

  it('has the amounts of the sample, with shipping separate from the lines', () => {
    expect(problems).toEqual(LICENCES)
    const total = (name: string) => textAt(root, `cac:LegalMonetaryTotal/cbc:${name}Amount`)
    expect(['LineExtension', 'TaxExclusive', 'TaxInclusive', 'ChargeTotal', 'Prepaid', 'Payable'].map(total)).toEqual([
      ...['537.05', '552.05', '579.65', '15.00', '579.65', '0.00'],
    ])
    expect(textAt(root, 'cac:TaxTotal/cbc:TaxAmount')).toBe('27.60')
    expect(textAt(root, 'cac:AllowanceCharge/cbc:AllowanceChargeReason')).toBe('Delivery')
    expect(findAll(root, 'cac:InvoiceLine').map(one => textAt(one, 'cbc:LineExtensionAmount'))).toEqual([
      '500.00',
      '37.05',
    ])
    expect(textAt(root, 'cbc:InvoiceTypeCode')).toBe('380')
    expect(findAll(root, 'cbc:DueDate')).toEqual([])
  })

  it('names parties by TIN, TRN and emirate, and every text as it is', () => {
    const endpoints = ['Supplier', 'Customer'].map(role => `cac:Accounting${role}Party/cac:Party`)
    expect(endpoints.map(path => textAt(root, `${path}/cbc:EndpointID`))).toEqual(['1001234567', '1009876543'])
    expect(endpoints.map(path => textAt(root, `${path}/cac:PostalAddress/cbc:CountrySubentity`))).toEqual([
      'DXB',
      'AUH',
    ])
    expect(textAt(root, `${endpoints[1]}/cac:PostalAddress/cbc:StreetName`)).toBe('Plot 9, "ICAD" <2>')
    expect(textAt(root, 'cac:InvoiceLine/cac:Item/cbc:Name')).toBe('Hammer drill & bits')
  })

  it('is due on delivery when it is paid then', () => {
    const cash = made(row([line(2, 525_00)], { paymentMode: 'cod' }))
    expect(cash.problems).toEqual(LICENCES)
    expect(textAt(cash.root, 'cbc:DueDate')).toBe('2026-11-22')
    expect(textAt(cash.root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('525.00')
    expect(textAt(cash.root, 'cac:PaymentMeans/cbc:PaymentMeansCode')).toBe('10')
  })

  it('of any quantities and prices breaks no rule of its lines and sums, but VAT rounded by line may be fils off', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 10 ** 9 })), {
      ...{ minLength: 1, maxLength: 40 },
    })
    fc.assert(
      fc.property(lines, of => {
        const { problems } = made(
          row(of.map(([quantity, total], index) => line(quantity, total, { lineNo: index + 1 }))),
        )
        expect(problems.filter(problem => problem !== 'ibrp-s-09')).toEqual(LICENCES)
        // at most half a fils per line
        if (of.length <= 4) expect(problems).toEqual(LICENCES)
      }),
    )
  })

  it('names what a provider would reject', () => {
    const seller = { ...row([]).seller, taxNumber: '100123456700004' }
    const { problems } = made(
      row([line(1, 100, { hsn: '', taxRateBp: 0, taxCategory: 'exempt', taxParts: [], taxableMinor: 100 })], {
        seller,
      }),
    )
    expect(problems).toContain('ibr-132-ae: cac:AccountingSupplierParty')
    expect(problems).toContain('tax-category: an exempt supply needs its reason')
    expect(problems).toContain('missing: cac:CommodityClassification/cbc:ItemClassificationCode (line 1)')
  })

  it('tells zero-rated from exempt supplies, each with a subtotal', () => {
    const untaxed = { taxRateBp: 0, taxParts: [], taxableMinor: 100 }
    const { root, problems } = made(
      row([
        line(1, 105),
        line(1, 100, { ...untaxed, lineNo: 2, taxCategory: 'zero-rated' }),
        line(1, 100, { ...untaxed, lineNo: 3, taxCategory: 'exempt' }),
      ]),
    )
    expect(problems.filter(problem => problem.startsWith('tax-category'))).toHaveLength(1)
    const subtotals = findAll(root, 'cac:TaxTotal/cac:TaxSubtotal')
    expect(subtotals.map(part => textAt(part, 'cac:TaxCategory/cbc:ID'))).toEqual(['S', 'Z', 'E'])
  })

  it('is for buyers with a TRN only', () => {
    expect(pintInvoiceOf(row([line(1, 100)], { kind: 'vat-simplified' }))).toBeNull()
    expect(pintInvoiceOf(row([line(1, 100)], { kind: 'tax-invoice' }))).toBeNull()
  })
})

describe('a credit note', () => {
  const {
    paymentMode: _mode,
    placedAt: _placed,
    shipmentId: _shipment,
    creditNotes: _notes,
    ...of
  } = row([line(1, 262_50)])
  const note: CreditNoteRow = {
    ...of,
    ...{ creditNoteId: 'b0b8c1de-9a1e-4a70-8f6b-5d2b7d1c9a02', number: 'VC/2026/000007', kind: 'vat-credit-note' },
    ...{ reason: 'returned', issuedOn: '2026-11-30', invoiceNumber: 'VI/2026/000042', invoiceKind: 'vat-invoice' },
    ...{ invoicedOn: '2026-11-22', invoicedMinor: 537_05, earlierMinor: 0 },
  }

  it('has the figures, the reason and the reference of the sample', () => {
    const document = pintCreditNoteOf(note)
    expect(document?.problems).toEqual(LICENCES)
    const root = parseXml(document?.xml ?? '')
    expect(root.name).toBe('CreditNote')
    expect(textAt(root, 'cac:DiscrepancyResponse/cbc:ResponseCode')).toBe('DL8.61.1.D')
    const reference = 'cac:BillingReference/cac:InvoiceDocumentReference'
    expect([textAt(root, `${reference}/cbc:ID`), textAt(root, `${reference}/cbc:IssueDate`)]).toEqual([
      ...['VI/2026/000042', '2026-11-22'],
    ])
    expect(textAt(root, 'cac:CreditNoteLine/cbc:LineExtensionAmount')).toBe('250.00')
    expect(textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('262.50')
    expect(textAt(root, 'cac:TaxTotal/cbc:TaxAmount')).toBe('12.50')
  })

  it('for a simplified invoice is none', () => {
    expect(pintCreditNoteOf({ ...note, invoiceKind: 'vat-simplified' })).toBeNull()
  })
})
