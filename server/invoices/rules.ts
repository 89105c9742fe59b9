// Contents of a shipment's invoice: lines with names and codes, kind of document, required fields.

import { chargesOf } from '../../contract/cart/totals.rules.ts'
import type { ChargeKind } from '../../contract/cart/totals-types.ts'
import { invoiceKind, missingFields, unitCode } from '../../contract/invoices/kinds.rules.ts'
import type { InvoiceShare, OrderAmounts, ShareLine } from '../../contract/invoices/shares.rules.ts'
import type { NewInvoice, NewInvoiceLine } from './repository/invoices.ts'
import type { AddressOnInvoice, OrderLine, OrderToInvoice, SellerOnInvoice } from './repository/orders.ts'

/**
 * Charges on an invoice, with their service accounting codes: courier services, other services for the cash on delivery
 * fee, packaging services, other services for a surcharge. They use the tax rate that the order charged on them.
 */
const CHARGES: Record<ChargeKind, { nameEn: string; nameHi: string; hsn: string }> = {
  shipping: { nameEn: 'Shipping', nameHi: 'डिलीवरी शुल्क', hsn: '996812' },
  'cod-fee': { nameEn: 'Cash on delivery fee', nameHi: 'कैश ऑन डिलीवरी शुल्क', hsn: '999799' },
  'gift-packing': { nameEn: 'Gift packing', nameHi: 'गिफ़्ट पैकिंग', hsn: '998540' },
  surcharge: { nameEn: 'Surcharge', nameHi: 'अतिरिक्त शुल्क', hsn: '999799' },
}

/** The amounts of an order that its invoices share. */
export function amountsOf(order: OrderToInvoice): OrderAmounts {
  const { charges, lines, emiDiscountMinor } = order
  return { lines, charges: chargesOf(charges), emiDiscountMinor }
}

function describeLine(line: ShareLine, lineNo: number, products: ReadonlyMap<number, OrderLine>): NewInvoiceLine {
  const { source, ...amounts } = line
  if ('charge' in source) {
    const charge = { ...CHARGES[source.charge], unit: 'OTH', orderLineNo: null, msn: null }
    return { lineNo, source: source.charge, ...charge, ...amounts }
  }
  const product = products.get(source.lineNo)
  if (!product) throw new Error(`The order has no line ${source.lineNo}`)
  const { msn, nameEn, nameHi, hsn, sellUnit } = product
  const described = { msn, nameEn, nameHi, hsn, unit: unitCode(sellUnit), orderLineNo: source.lineNo }
  return { lineNo, source: 'product', ...described, ...amounts }
}

/** The lines of an invoice, numbered from 1. */
export function linesOf(order: OrderToInvoice, share: InvoiceShare): NewInvoiceLine[] {
  const products = new Map(order.lines.map(line => [line.lineNo, line]))
  return share.lines.map((line, index) => describeLine(line, index + 1, products))
}

/** An address as document lines. */
export function addressLines({ line1, line2, landmark, city, place }: AddressOnInvoice, market: string): string[] {
  const town = market === 'IN' ? `${city} ${place}` : city
  return [line1, line2, landmark, town].filter(text => text.trim() !== '')
}

export type InvoiceDraft = Omit<NewInvoice, 'serial' | 'number'>

/** The invoice of a shipment, without its number. */
export function draftInvoice(
  order: OrderToInvoice,
  shipment: { id: string; registrationId: number; seller: SellerOnInvoice },
  share: InvoiceShare,
  issued: { at: Date; on: string; year: string },
): { invoice: InvoiceDraft; lines: NewInvoiceLine[] } {
  const { market, currency, language, customerId, companyName, taxNumber, billing, shipping, discountKind, payment } =
    order
  const { taxableMinor, taxMinor, totalMinor, emiDiscountMinor, payableMinor } = share
  const lines = linesOf(order, share)
  const supply = order.lines.find(({ lineNo }) => lines.some(({ orderLineNo }) => orderLineNo === lineNo))
  const invoice: InvoiceDraft = {
    ...{ customerId, market, currency, language },
    orderId: order.id,
    shipmentId: shipment.id,
    registrationId: shipment.registrationId,
    kind: invoiceKind({ market, buyerTaxNumber: taxNumber, lines }),
    taxNumber: shipment.seller.taxNumber,
    ...{ year: issued.year, issuedAt: issued.at, issuedOn: issued.on },
    seller: shipment.seller,
    buyer: { companyName, taxNumber, ...order.licence, billing, shipping },
    placeOfSupply: supply?.placeOfSupply ?? '',
    ...{ taxableMinor, taxMinor, totalMinor, emiDiscountMinor, discountKind, payableMinor, payment },
  }
  return { invoice, lines }
}

/** Required fields that an invoice lacks; none when it may be issued. */
export function problemsOf(invoice: InvoiceDraft, number: string, lines: readonly NewInvoiceLine[]): string[] {
  const { kind, issuedOn, seller, buyer, market, placeOfSupply } = invoice
  return missingFields({
    ...{ kind, number, issuedOn, placeOfSupply, seller },
    buyer: {
      name: buyer.companyName || buyer.billing.name,
      address: addressLines(buyer.billing, market).join(', '),
      taxNumber: buyer.taxNumber,
    },
    lines: lines.map(({ nameEn, hsn, quantity, unit }) => ({ name: nameEn, hsn, quantity, unit })),
  })
}

/** Name of an invoice's PDF, with the tax number of its seller: two sellers may have the same number. */
export function pdfName({ number, taxNumber }: { number: string; taxNumber: string }): string {
  return `${number.replaceAll('/', '-')}-${taxNumber}.pdf`
}
