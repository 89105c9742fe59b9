// Turns a stored invoice into what is read, in one language.

import type { Invoice, InvoiceBrief } from '../../contract/invoices/schemas.ts'
import type { Language } from '../../contract/shared/market.ts'
import { stateNameBeside } from '../addresses/service.ts'
import { dayIn } from '../catalog/service.ts'
import type { InvoiceBriefRow, InvoiceRow } from './repository/invoices.ts'
import type { AddressOnInvoice } from './repository/orders.ts'
import { addressLines } from './rules.ts'

export function presentBrief(row: InvoiceBriefRow): InvoiceBrief {
  const { invoiceId, number, kind, issuedOn, shipmentId, currency, hash } = row
  return {
    ...{ invoiceId, number, kind, issuedOn, shipmentId, currency },
    seller: row.sellerName,
    payable: row.payableMinor,
    hasFile: hash !== null,
  }
}

type Party = Invoice['billedTo']

function presentSeller({ seller }: InvoiceRow, language: Language): Party {
  const { legalName, tradeName, taxNumber, address, place, stateCode, stateEn, stateHi } = seller
  return {
    name: legalName,
    contact: tradeName === legalName ? '' : tradeName,
    addressLines: [address, place].filter(line => line !== ''),
    // sellers stand in the script in which they are registered
    stateName: stateNameBeside(place, { en: stateEn, hi: stateHi }, language),
    ...{ stateCode, taxNumber },
  }
}

/** The buyer at one of the addresses of the order. */
function presentBuyer({ buyer, market }: InvoiceRow, address: AddressOnInvoice, language: Language): Party {
  const { companyName, taxNumber } = buyer
  const { name, city, stateCode, stateName, stateNameHi } = address
  return {
    name: companyName || name,
    contact: companyName ? name : '',
    addressLines: addressLines(address, market),
    stateName: stateNameBeside(city, { en: stateName, hi: stateNameHi }, language),
    stateCode,
    taxNumber: taxNumber ?? '',
  }
}

/** An invoice in full, in a language. */
export function presentInvoice(row: InvoiceRow, language: Language): Invoice {
  const { market, orderNumber, poNumber, costCentre, reverseCharge, placeOfSupply, buyer } = row
  const hindi = language === 'hi'
  const placeName = (hindi ? row.placeOfSupplyHi : row.placeOfSupplyEn) ?? ''
  return {
    ...presentBrief(row),
    ...{ market, orderNumber, poNumber, costCentre, reverseCharge },
    orderedOn: dayIn(market, row.placedAt),
    supplier: presentSeller(row, language),
    billedTo: presentBuyer(row, buyer.billing, language),
    deliveredTo: presentBuyer(row, buyer.shipping, language),
    placeOfSupply: { code: placeOfSupply, name: placeName },
    lines: row.lines.map(line => {
      const { lineNo, source, msn, hsn, unit, quantity, taxRateBp, taxParts } = line
      return {
        ...{ lineNo, source, msn, hsn, unit, quantity, taxRateBp, taxParts },
        name: hindi ? line.nameHi : line.nameEn,
        unitPrice: line.unitPriceMinor,
        discount: line.discountMinor,
        taxable: line.taxableMinor,
        total: line.totalMinor,
      }
    }),
    taxable: row.taxableMinor,
    tax: row.taxMinor,
    total: row.totalMinor,
    emiDiscount: row.emiDiscountMinor,
  }
}
