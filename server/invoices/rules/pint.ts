// UAE electronic invoices and credit notes: UBL of PINT-AE for buyers with a TRN, and what a provider would reject.

import type { CreditReason } from '../../../contract/invoices/credits.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { CreditNoteRow } from '../repository/credit-notes.ts'
import type { InvoiceRow } from '../repository/invoices.ts'
import type { AddressOnInvoice, LicenceOnInvoice } from '../repository/orders.ts'
import { CUSTOMIZATION, checkPint, PROFILE } from './pint-check.ts'
import { element, toXml, type XmlElement } from './xml.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** A sale by electronic commerce. */
const PROFILE_EXECUTION = '00000010'
/** Names of the emirates in PINT-AE, by the store's codes. */
const EMIRATE_CODES: Readonly<Record<string, string>> = {
  ...{ AZ: 'AUH', DU: 'DXB', SH: 'SHJ', AJ: 'AJM', UQ: 'UAQ', RK: 'RAK', FU: 'FUJ' },
}
/** Units of UNECE recommendation 20 by unit quantity code; a piece for all others. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ BOX: 'BX', DOZ: 'DZN', GMS: 'GRM', KGS: 'KGM', LTR: 'LTR', MTR: 'MTR', PRS: 'PR', SET: 'SET' },
}
const PIECE = 'H87'
const REASONS: Readonly<Record<CreditReason, string>> = {
  'not-delivered': 'DL8.61.1.A',
  'price-changed': 'DL8.61.1.C',
  returned: 'DL8.61.1.D',
}
const CHARGES = {
  ...{ shipping: 'Delivery', 'cod-fee': 'Cash on delivery', 'gift-packing': 'Gift packing', surcharge: 'Surcharge' },
} as const
/** Paid online, or in cash on delivery. */
const PAYMENT_MEANS = { prepaid: '68', cod: '10' } as const

type Row = InvoiceRow | CreditNoteRow
type Line = CreditNoteRow['lines'][number]

const decimal = (minor: number) => (minor / 100).toFixed(2)
const text = (name: string, content: string) => (content === '' ? null : element(`cbc:${name}`, content))
const amount = (name: string, minor: number) => element(`cbc:${name}`, decimal(minor), { currencyID: 'AED' })

/** What decides on the tax of a line. */
type Taxed = Pick<Line, 'taxRateBp' | 'taxCategory'>
const categoryOf = ({ taxRateBp, taxCategory: category }: Taxed) =>
  taxRateBp > 0 ? 'S' : category === 'exempt' ? 'E' : 'Z'

function taxCategory(name: string, line: Taxed): XmlElement {
  const { taxRateBp: rateBp } = line
  return element(`cac:${name}`, [
    text('ID', categoryOf(line)),
    text('Percent', String(rateBp / 100)),
    element('cac:TaxScheme', [text('ID', 'VAT')]),
  ])
}

function address(name: string, of: { street: string; city: string; emirate: string }): XmlElement {
  return element(`cac:${name}`, [
    text('StreetName', of.street),
    text('CityName', of.city),
    text('CountrySubentity', EMIRATE_CODES[of.emirate] ?? of.emirate),
    element('cac:Country', [text('IdentificationCode', 'AE')]),
  ])
}

interface Party {
  role: 'Supplier' | 'Customer'
  name: string
  taxNumber: string
  street: string
  city: string
  emirate: string
  licence: LicenceOnInvoice
}

/** The trade licence of a company; omitted when unknown, which is a problem of the document. */
function licenceId({ tradeLicence, licenceAuthority = '' }: LicenceOnInvoice): XmlElement | null {
  if (!tradeLicence) return null
  return element('cbc:CompanyID', tradeLicence, { schemeAgencyID: 'TL', schemeAgencyName: licenceAuthority })
}

function party({ role, name, taxNumber, licence, ...place }: Party): XmlElement {
  const scheme = element('cac:TaxScheme', [text('ID', 'VAT')])
  return element(`cac:Accounting${role}Party`, [
    element('cac:Party', [
      element('cbc:EndpointID', taxNumber.slice(0, 10), { schemeID: '0235' }),
      address('PostalAddress', place),
      element('cac:PartyTaxScheme', [text('CompanyID', taxNumber), scheme]),
      element('cac:PartyLegalEntity', [text('RegistrationName', name), licenceId(licence)]),
    ]),
  ])
}

const streetOf = ({ line1, line2, landmark }: AddressOnInvoice) => [line1, line2, landmark].filter(Boolean).join(', ')
const placeOf = (of: AddressOnInvoice) => ({ street: streetOf(of), city: of.city, emirate: of.stateCode })

function parties({ seller, buyer }: Row): XmlElement[] {
  const { legalName, taxNumber, place, stateEn, stateCode } = seller
  const supplier = { street: seller.address, city: place || stateEn, emirate: stateCode }
  const { billing, shipping, companyName } = buyer
  return [
    party({ role: 'Supplier', name: legalName, taxNumber, licence: seller, ...supplier }),
    party({
      role: 'Customer',
      name: companyName || billing.name,
      taxNumber: buyer.taxNumber ?? '',
      licence: buyer,
      ...placeOf(billing),
    }),
    element('cac:Delivery', [element('cac:DeliveryLocation', [address('Address', placeOf(shipping))])]),
  ]
}

/** Shipping and fees are separate from the lines. */
function charge(source: keyof typeof CHARGES, line: Line): XmlElement {
  return element('cac:AllowanceCharge', [
    text('ChargeIndicator', 'true'),
    text('AllowanceChargeReason', CHARGES[source]),
    amount('Amount', line.taxableMinor),
    taxCategory('TaxCategory', line),
  ])
}

/**
 * The price is for the whole quantity, so that rounding of a unit price cannot make the line differ from its amount.
 */
function lineOf(line: Line, index: number, kind: 'Invoice' | 'CreditNote'): XmlElement {
  const { nameEn, hsn, quantity, unit, taxableMinor, totalMinor } = line
  const unitCode = UNITS[unit] ?? PIECE
  const classification = hsn === '' ? null : element('cbc:ItemClassificationCode', hsn, { listID: 'HS' })
  const counted = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'
  return element(`cac:${kind}Line`, [
    text('ID', String(index + 1)),
    element(`cbc:${counted}`, String(quantity), { unitCode }),
    amount('LineExtensionAmount', taxableMinor),
    element('cac:Item', [
      text('Description', nameEn),
      text('Name', nameEn),
      element('cac:CommodityClassification', [text('CommodityCode', 'G'), classification]),
      taxCategory('ClassifiedTaxCategory', line),
    ]),
    element('cac:Price', [
      amount('PriceAmount', taxableMinor),
      element('cbc:BaseQuantity', String(quantity), { unitCode }),
      element('cac:AllowanceCharge', [
        text('ChargeIndicator', 'false'),
        amount('Amount', 0),
        amount('BaseAmount', taxableMinor),
      ]),
    ]),
    element('cac:ItemPriceExtension', [
      amount('Amount', totalMinor),
      element('cac:TaxTotal', [amount('TaxAmount', totalMinor - taxableMinor)]),
    ]),
  ])
}

function taxTotal(lines: readonly Line[]): XmlElement {
  const keyOf = (line: Taxed) => `${categoryOf(line)} ${line.taxRateBp}`
  const kinds = [...new Map(lines.map(line => [keyOf(line), line])).values()].sort((a, b) => b.taxRateBp - a.taxRateBp)
  const taxOf = (of: readonly Line[]) => sum(of.map(({ totalMinor, taxableMinor }) => totalMinor - taxableMinor))
  return element('cac:TaxTotal', [
    amount('TaxAmount', taxOf(lines)),
    text('TaxIncludedIndicator', 'false'),
    ...kinds.map(kind => {
      const same = lines.filter(line => keyOf(line) === keyOf(kind))
      return element('cac:TaxSubtotal', [
        amount('TaxableAmount', sum(same.map(({ taxableMinor }) => taxableMinor))),
        amount('TaxAmount', taxOf(same)),
        taxCategory('TaxCategory', kind),
      ])
    }),
  ])
}

function monetaryTotal({ lines, taxableMinor, totalMinor }: Row, prepaidMinor: number): XmlElement {
  const charges = sum(lines.filter(({ source }) => source !== 'product').map(line => line.taxableMinor))
  return element('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', taxableMinor - charges),
    amount('TaxExclusiveAmount', taxableMinor),
    amount('TaxInclusiveAmount', totalMinor),
    charges > 0 ? amount('ChargeTotalAmount', charges) : null,
    prepaidMinor > 0 ? amount('PrepaidAmount', prepaidMinor) : null,
    amount('PayableAmount', totalMinor - prepaidMinor),
  ])
}

/** The common end of both documents. */
function body(row: Row, kind: 'Invoice' | 'CreditNote', payment: XmlElement | null, prepaidMinor: number) {
  const products = row.lines.filter(({ source }) => source === 'product')
  const charges = row.lines.flatMap(line => (line.source === 'product' ? [] : [charge(line.source, line)]))
  return [
    ...parties(row),
    payment,
    ...charges,
    taxTotal(row.lines),
    monetaryTotal(row, prepaidMinor),
    ...products.map((line, index) => lineOf(line, index, kind)),
  ]
}

function head(of: { number: string; issuedOn: string }, uuid: string) {
  return [
    text('CustomizationID', CUSTOMIZATION),
    text('ProfileID', PROFILE),
    text('ProfileExecutionID', PROFILE_EXECUTION),
    text('ID', of.number),
    text('UUID', uuid),
    text('IssueDate', of.issuedOn),
  ]
}

function root(kind: 'Invoice' | 'CreditNote', children: (XmlElement | null)[]): XmlElement {
  const common = { 'xmlns:cac': `${UBL}CommonAggregateComponents-2`, 'xmlns:cbc': `${UBL}CommonBasicComponents-2` }
  return element(kind, children, { xmlns: `${UBL}${kind}-2`, ...common })
}

export interface PintDocument {
  xml: string
  /** Rules that it violates; empty when it can be sent. */
  problems: string[]
}

function made(document: XmlElement, { lines }: Row): PintDocument {
  // the code of the law that exempts it (DL8.46) is not stored
  const untaxed = lines.some(line => categoryOf(line) === 'E')
    ? ['tax-category: an exempt supply needs its reason']
    : []
  return { xml: toXml(document), problems: [...checkPint(document), ...untaxed] }
}

/** The electronic invoice of a tax invoice to a buyer with a TRN; null for any other document. */
export function pintInvoiceOf(row: InvoiceRow): PintDocument | null {
  if (row.kind !== 'vat-invoice') return null
  const { paymentMode, issuedOn, totalMinor } = row
  const means = element('cac:PaymentMeans', [text('PaymentMeansCode', PAYMENT_MEANS[paymentMode])])
  return made(
    root('Invoice', [
      ...head(row, row.invoiceId),
      // amounts paid on delivery are due from the day of dispatch
      paymentMode === 'cod' ? text('DueDate', issuedOn) : null,
      text('InvoiceTypeCode', '380'),
      text('DocumentCurrencyCode', 'AED'),
      ...body(row, 'Invoice', means, paymentMode === 'cod' ? 0 : totalMinor),
    ]),
    row,
  )
}

/** The electronic form of a tax credit note for such an invoice; null for any other document. */
export function pintCreditNoteOf(row: CreditNoteRow): PintDocument | null {
  if (row.kind !== 'vat-credit-note' || row.invoiceKind !== 'vat-invoice') return null
  const invoice = [text('ID', row.invoiceNumber), text('IssueDate', row.invoicedOn)]
  return made(
    root('CreditNote', [
      ...head(row, row.creditNoteId),
      text('CreditNoteTypeCode', '381'),
      text('DocumentCurrencyCode', 'AED'),
      element('cac:DiscrepancyResponse', [text('ResponseCode', REASONS[row.reason])]),
      element('cac:BillingReference', [element('cac:InvoiceDocumentReference', invoice)]),
      ...body(row, 'CreditNote', null, 0),
    ]),
    row,
  )
}
