// Validates a PINT-AE document against rules of the specification before it is sent: what is missing and what does not add up.

import { sum } from '../../../contract/shared/money.ts'
import { findAll, textAt, withDescendants, type XmlElement } from './xml.ts'

export const CUSTOMIZATION = 'urn:peppol:pint:billing-1@ae-1'
export const PROFILE = 'urn:peppol:bis:billing'
/** Emirates by their codes in PINT-AE. */
export const EMIRATES = ['AUH', 'DXB', 'SHJ', 'AJM', 'UAQ', 'RAK', 'FUJ']
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Invoice: ['380', '480', '389'],
  CreditNote: ['381', '81', '261'],
}
const CATEGORIES = ['S', 'Z', 'E', 'O', 'AE', 'N']
const REASONS = ['A', 'B', 'C', 'D', 'E'].map(letter => `DL8.61.1.${letter}`)
const VOLUME_DISCOUNT = 'VD'
const MEANS = ['1', '10', '20', '21', '30', '49', '54', '55', '68']
const TRN = /^1\d{12}03$/
/** TIN, or the number for a buyer outside e-invoicing, an export or a deemed supply. */
const ENDPOINT = /^(1\d{9}|990000009[789])$/
const AMOUNT = /^-?\d+(\.\d{1,2})?$/
/** The flag for electronic commerce, among eight. */
const E_COMMERCE = 6
const MAX_TAX_DIFFERENCE_MINOR = 2

const minorAt = (of: XmlElement, path: string) => Math.round(Number(textAt(of, path) || 0) * 100)
const missing = (of: XmlElement, paths: readonly string[], where = '') =>
  paths.filter(path => textAt(of, path) === '').map(path => `missing: ${where}${path}`)
/** The rule, when it is violated. */
const unless = (holds: boolean, rule: string) => (holds ? [] : [rule])

function checkHead(root: XmlElement): string[] {
  const type = textAt(root, `cbc:${root.name}TypeCode`)
  const ids = [textAt(root, 'cbc:CustomizationID'), textAt(root, 'cbc:ProfileID')]
  return [
    ...unless(ids[0] === CUSTOMIZATION && ids[1] === PROFILE, 'profile'),
    ...unless(/^[01]{8}$/.test(textAt(root, 'cbc:ProfileExecutionID')), 'profile-execution'),
    ...unless(textAt(root, 'cbc:UUID') !== '', 'ibr-193-ae'),
    ...missing(root, ['cbc:ID', 'cbc:IssueDate', 'cbc:DocumentCurrencyCode']),
    ...unless(TYPES[root.name]?.includes(type) ?? false, 'type-code'),
  ]
}

function checkAddress(address: XmlElement, where: string): string[] {
  const emirate = textAt(address, 'cbc:CountrySubentity')
  return [
    ...missing(address, ['cbc:StreetName', 'cbc:CityName', 'cac:Country/cbc:IdentificationCode'], where),
    ...unless(EMIRATES.includes(emirate), `emirate: ${where}cbc:CountrySubentity`),
  ]
}

function checkParty(root: XmlElement, role: string): string[] {
  const [party] = findAll(root, `${role}/cac:Party`)
  if (!party) return [`missing: ${role}`]
  const [endpoint] = findAll(party, 'cbc:EndpointID')
  const [address] = findAll(party, 'cac:PostalAddress')
  const [legal] = findAll(party, 'cac:PartyLegalEntity/cbc:CompanyID')
  const { schemeAgencyID = '', schemeAgencyName = '' } = legal?.attributes ?? {}
  const where = `${role}/`
  return [
    ...unless(endpoint?.attributes.schemeID === '0235' && ENDPOINT.test(endpoint.text), `ibr-148-ae: ${role}`),
    ...(address ? checkAddress(address, where) : [`missing: ${where}cac:PostalAddress`]),
    ...unless(TRN.test(textAt(party, 'cac:PartyTaxScheme/cbc:CompanyID')), `ibr-132-ae: ${role}`),
    ...missing(party, ['cac:PartyLegalEntity/cbc:RegistrationName', 'cac:PartyLegalEntity/cbc:CompanyID'], where),
    ...unless(!legal || ['TL', 'EID', 'PAS', 'CD'].includes(schemeAgencyID), `legal-id: ${role}`),
    ...unless(!['TL', 'PAS'].includes(schemeAgencyID) || schemeAgencyName !== '', `legal-agency: ${role}`),
  ]
}

function checkDelivery(root: XmlElement): string[] {
  if (textAt(root, 'cbc:ProfileExecutionID')[E_COMMERCE] !== '1') return []
  const [address] = findAll(root, 'cac:Delivery/cac:DeliveryLocation/cac:Address')
  const complete = address && checkAddress(address, '').length === 0
  return unless(complete === true, 'ibr-142-ae')
}

function checkPayment(root: XmlElement): string[] {
  const means = findAll(root, 'cac:PaymentMeans/cbc:PaymentMeansCode')
  const payable = minorAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')
  return [
    ...unless(means.length > 0, 'ibr-191-ae'),
    ...unless(
      means.every(({ text }) => MEANS.includes(text)),
      'payment-means',
    ),
    ...unless(payable <= 0 || textAt(root, 'cbc:DueDate') !== '', 'ibr-127-ae'),
  ]
}

function checkCorrection(root: XmlElement): string[] {
  const reason = textAt(root, 'cac:DiscrepancyResponse/cbc:ResponseCode')
  const reference = textAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')
  if (reason === VOLUME_DISCOUNT) return unless(reference === '', 'volume-discount-reference')
  return [...unless(reason !== '' && reference !== '', 'ibr-055-ae'), ...unless(REASONS.includes(reason), 'ibr-158-ae')]
}

/** Charges less allowances of a document or a line, for one tax category if given. */
function chargesOf(of: XmlElement, category?: string): number {
  return sum(
    findAll(of, 'cac:AllowanceCharge')
      .filter(one => category === undefined || textAt(one, 'cac:TaxCategory/cbc:ID') === category)
      .map(one => minorAt(one, 'cbc:Amount') * (textAt(one, 'cbc:ChargeIndicator') === 'true' ? 1 : -1)),
  )
}

function checkPrice(line: XmlElement): string[] {
  const quantity = Number(findAll(line, 'cbc:InvoicedQuantity').concat(findAll(line, 'cbc:CreditedQuantity'))[0]?.text)
  const base = Number(textAt(line, 'cac:Price/cbc:BaseQuantity'))
  const price = Number(textAt(line, 'cac:Price/cbc:PriceAmount'))
  const gross = minorAt(line, 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount')
  const discount = minorAt(line, 'cac:Price/cac:AllowanceCharge/cbc:Amount')
  const net = Math.round(((quantity * price) / base) * 100) + chargesOf(line)
  return [
    ...unless(base > 0, 'ibr-126-ae'),
    ...unless(gross - discount === Math.round(price * 100), 'ibrp-004'),
    ...unless(base > 0 && net === minorAt(line, 'cbc:LineExtensionAmount'), 'ibr-147-ae'),
  ]
}

function checkLine(line: XmlElement): string[] {
  const [item] = findAll(line, 'cac:Item')
  const number = textAt(line, 'cbc:ID')
  if (!item) return [`missing: cac:Item of line ${number}`]
  const gross = minorAt(line, 'cac:ItemPriceExtension/cbc:Amount')
  const tax = minorAt(line, 'cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount')
  const classification = 'cac:CommodityClassification'
  const problems = [
    ...missing(item, ['cbc:Name', `${classification}/cbc:ItemClassificationCode`]),
    ...missing(line, [
      'cbc:ID',
      'cac:ItemPriceExtension/cbc:Amount',
      'cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount',
    ]),
    ...unless(textAt(item, 'cbc:Description') !== '', 'ibr-125-ae'),
    ...unless(['G', 'S', 'B'].includes(textAt(item, `${classification}/cbc:CommodityCode`)), 'commodity'),
    ...checkPrice(line),
    ...unless(gross === minorAt(line, 'cbc:LineExtensionAmount') + tax, 'line-gross'),
  ]
  return problems.map(problem => `${problem} (line ${number})`)
}

function checkTotals(root: XmlElement, lines: readonly XmlElement[]): string[] {
  const [totals] = findAll(root, 'cac:LegalMonetaryTotal')
  if (!totals) return ['missing: cac:LegalMonetaryTotal']
  const of = (name: string) => minorAt(totals, `cbc:${name}Amount`)
  const tax = minorAt(root, 'cac:TaxTotal/cbc:TaxAmount')
  const subtotals = findAll(root, 'cac:TaxTotal/cac:TaxSubtotal')
  const categoryOf = (line: XmlElement) => textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID')
  const categories = subtotals.flatMap(subtotal => {
    const id = textAt(subtotal, 'cac:TaxCategory/cbc:ID')
    const taxable = minorAt(subtotal, 'cbc:TaxableAmount')
    const percent = Number(textAt(subtotal, 'cac:TaxCategory/cbc:Percent'))
    const lineSum = sum(
      lines.filter(line => categoryOf(line) === id).map(line => minorAt(line, 'cbc:LineExtensionAmount')),
    )
    const difference = Math.abs(minorAt(subtotal, 'cbc:TaxAmount') - (taxable * percent) / 100)
    return [
      ...unless(taxable === lineSum + chargesOf(root, id), 'ibrp-s-08'),
      ...unless(difference <= MAX_TAX_DIFFERENCE_MINOR, 'ibrp-s-09'),
    ]
  })
  const net = sum(lines.map(line => minorAt(line, 'cbc:LineExtensionAmount')))
  return [
    ...categories,
    ...unless(textAt(root, 'cac:TaxTotal/cbc:TaxIncludedIndicator') === 'false', 'tax-included'),
    ...unless(tax === sum(subtotals.map(subtotal => minorAt(subtotal, 'cbc:TaxAmount'))), 'ibr-co-14'),
    ...unless(of('LineExtension') === net, 'ibr-co-10'),
    ...unless(of('TaxExclusive') === net + chargesOf(root), 'ibr-co-13'),
    ...unless(of('TaxInclusive') === of('TaxExclusive') + tax, 'ibr-co-15'),
    ...unless(of('Payable') === of('TaxInclusive') - of('Prepaid'), 'ibr-co-16'),
  ]
}

function checkTexts(root: XmlElement): string[] {
  const all = withDescendants(root)
  const currency = textAt(root, 'cbc:DocumentCurrencyCode')
  const amounts = all.filter(({ attributes }) => 'currencyID' in attributes)
  const categories = all.filter(({ name }) => /^cac:(Classified)?TaxCategory$/.test(name))
  return [
    ...all.filter(({ children, text }) => children.length === 0 && text === '').map(({ name }) => `empty: ${name}`),
    ...unless(
      categories.every(category => CATEGORIES.includes(textAt(category, 'cbc:ID'))),
      'tax-category',
    ),
    ...unless(
      amounts.every(({ attributes }) => attributes.currencyID === currency),
      'currency',
    ),
    ...unless(
      amounts.every(({ text }) => AMOUNT.test(text)),
      'decimals',
    ),
  ]
}

/**
 * Violations of a document, by the specification's rule name where there is one, with the location; none when it may be
 * sent. Covers the rules that the store could violate, not all of them: a provider checks the rest.
 */
export function checkPint(root: XmlElement): string[] {
  const note = root.name === 'CreditNote'
  const lines = findAll(root, `cac:${note ? 'CreditNote' : 'Invoice'}Line`)
  const untaxed = lines.every(line => ['E', 'O'].includes(textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID')))
  const standard = ['380', '381'].includes(textAt(root, `cbc:${root.name}TypeCode`))
  return [
    ...checkHead(root),
    ...checkParty(root, 'cac:AccountingSupplierParty'),
    ...checkParty(root, 'cac:AccountingCustomerParty'),
    ...checkDelivery(root),
    ...(note ? checkCorrection(root) : checkPayment(root)),
    ...unless(!(standard && untaxed), 'taxed-line'),
    ...lines.flatMap(checkLine),
    ...checkTotals(root, lines),
    ...checkTexts(root),
  ]
}
