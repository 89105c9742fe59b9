// The e-invoice of the operator's commission invoice or credit note: a service at one rate to a registered seller.

import { COMMISSION_SAC } from '../../../contract/payouts/commission-document.rules.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import type { CommissionDocumentRow } from '../repository/commission.ts'
import { type EInvoice, reportDocument } from './e-invoice.ts'

const RATE_BP = 1800
/** The portal accepts a tax within a rupee of value times rate. */
const TOLERANCE_MINOR = 100

/** The last PIN in an address, otherwise in the currently registered one: documents keep the address of their date. */
function pinIn(address: string, registeredNow: string | null): string {
  for (const text of [address, registeredNow ?? '']) {
    const last = [...text.matchAll(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)].at(-1)
    if (last) return last[0].replace(' ', '')
  }
  return ''
}

function partsOf(row: CommissionDocumentRow): TaxPart[] {
  const { igstMinor, cgstMinor, sgstMinor } = row
  if (igstMinor > 0) return [{ code: 'IGST', rateBp: RATE_BP, amountMinor: igstMinor }]
  return [
    { code: 'CGST', rateBp: RATE_BP / 2, amountMinor: cgstMinor },
    { code: 'SGST', rateBp: RATE_BP / 2, amountMinor: sgstMinor },
  ]
}

/** Taxes too far off their rate: they are sums of taxes rounded for each sale. */
const taxProblems = (parts: readonly TaxPart[], taxableMinor: number) =>
  parts
    .filter(({ rateBp, amountMinor }) => Math.abs(amountMinor - (taxableMinor * rateBp) / 10_000) > TOLERANCE_MINOR)
    .map(({ code }) => `ItemList.1.${code === 'IGST' ? 'IgstAmt' : code === 'CGST' ? 'CgstAmt' : 'SgstAmt'}`)

/** A credit note is for a month and names no invoice. */
export function eCommissionOf(row: CommissionDocumentRow): EInvoice | null {
  const { kind, number, year, issuedOn, period, operator, seller, taxableMinor, totalMinor } = row
  const taxParts = partsOf(row)
  const sellerPin = pinIn(seller.address, row.sellerAddressNow)
  const made = reportDocument(
    {
      ...{ number, year, issuedOn, totalMinor, reverseCharge: false, poNumber: '', placeOfSupply: seller.stateCode },
      seller: {
        ...{ taxNumber: row.operatorTaxNumber, legalName: operator.name, tradeName: operator.name },
        ...{ address: operator.address, place: pinIn(operator.address, row.operatorAddressNow) },
        ...{ stateCode: operator.stateCode, stateEn: operator.stateEn },
      },
      buyer: {
        ...{ companyName: seller.name, taxNumber: row.taxNumber },
        billing: {
          ...{ name: seller.name, line1: seller.address, line2: '', landmark: '' },
          ...{ city: seller.stateEn, place: sellerPin },
        },
      },
      lines: [
        {
          ...{ nameEn: `Commission on sales through the marketplace, ${period}`, hsn: COMMISSION_SAC },
          ...{ quantity: 1, unit: 'OTH', taxableMinor, taxRateBp: RATE_BP, taxParts, totalMinor },
        },
      ],
    },
    kind === 'invoice' ? 'INV' : 'CRN',
    null,
  )
  return made && { ...made, problems: [...made.problems, ...taxProblems(taxParts, taxableMinor)] }
}
