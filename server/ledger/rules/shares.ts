// The seller's share of an invoice: the sale less the operator's commission and its tax, and the part that a credit
// note reverses.

import type { Account } from '../../../contract/ledger/accounts.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { divideRound, sum } from '../../../contract/shared/money.ts'
import { addTax, type TaxCode, taxKind } from '../../../contract/shared/tax.ts'
import { type LedgerLine, summed } from './entries.ts'

/** Tax on services of an intermediary: GST of 18 %, VAT of 5 %, in basis points. */
const COMMISSION_TAX_BP: Readonly<Record<Market, number>> = { IN: 1800, AE: 500 }
const HUNDRED_PERCENT = 10_000

/** A line of an invoice and its commission. */
export interface SharedLine {
  lineNo: number
  totalMinor: number
  commissionMinor: number
  /** GSTIN or TRN under which the operator charges commission; null if not registered, which means no tax. */
  operatorTaxNumber: string | null
}

export interface SharedInvoice {
  market: Market
  /** GSTIN or TRN of the seller. */
  taxNumber: string
  /** GST state code or emirate of the seller: where the commission is supplied. */
  sellerState: string
  lines: readonly SharedLine[]
}

/** Credited part of a line, now or earlier. */
export type CreditedTotals = ReadonlyMap<number, number>

const TAX_ACCOUNTS: Readonly<Record<TaxCode, Account>> = {
  CGST: 'commission-cgst',
  SGST: 'commission-sgst',
  UTGST: 'commission-utgst',
  IGST: 'commission-igst',
  VAT: 'commission-vat',
}

/** Commission on a taxable value, rounded half up; of products, not of shipping and fees. */
export function commissionOf(taxableMinor: number, basisPoints: number): number {
  return divideRound(BigInt(taxableMinor) * BigInt(basisPoints), HUNDRED_PERCENT)
}

/** The commission left on a line after crediting an amount. */
function commissionLeft({ commissionMinor, totalMinor }: SharedLine, creditedMinor: number): number {
  if (creditedMinor === 0 || totalMinor === 0) return commissionMinor
  return commissionMinor - divideRound(BigInt(commissionMinor) * BigInt(creditedMinor), totalMinor)
}

/** The tax on a commission by the place of its supply: the State of the seller. */
function commissionTaxes(invoice: SharedInvoice, operatorTaxNumber: string, commissionMinor: number): LedgerLine[] {
  const { market, sellerState } = invoice
  const kind = taxKind(operatorTaxNumber.slice(0, 2), sellerState, market)
  return addTax(commissionMinor, COMMISSION_TAX_BP[market], kind, sellerState).map(({ code, amountMinor }) => ({
    account: TAX_ACCOUNTS[code],
    party: operatorTaxNumber,
    amountMinor: -amountMinor,
  }))
}

/** The entry that passes an invoice on to its seller, after this much was credited. */
function entryAfter(invoice: SharedInvoice, credited: CreditedTotals): LedgerLine[] {
  const { lines, taxNumber: party } = invoice
  const creditedOf = ({ lineNo }: SharedLine) => credited.get(lineNo) ?? 0
  const left = lines.map(line => ({ ...line, leftMinor: commissionLeft(line, creditedOf(line)) }))
  const numbers = [...new Set(lines.map(({ operatorTaxNumber }) => operatorTaxNumber))]
  const taxes = numbers.flatMap(number => {
    const charged = sum(left.filter(line => line.operatorTaxNumber === number).map(({ leftMinor }) => leftMinor))
    return number === null ? [] : commissionTaxes(invoice, number, charged)
  })
  const suppliedMinor = sum(lines.map(line => line.totalMinor - creditedOf(line)))
  const commissionMinor = sum(left.map(({ leftMinor }) => leftMinor))
  const shareMinor = suppliedMinor - commissionMinor + sum(taxes.map(({ amountMinor }) => amountMinor))
  return [
    { account: 'seller-supplies', party, amountMinor: suppliedMinor },
    { account: 'sellers', party, amountMinor: -shareMinor },
    { account: 'commission', party, amountMinor: -commissionMinor },
    ...taxes,
  ]
}

/** The lines that pass an invoice on to its seller less commission and tax. */
export function shareLines(invoice: SharedInvoice): LedgerLine[] {
  return summed(entryAfter(invoice, new Map()))
}

/**
 * The lines that reverse the share for a credit note, with the commission and its tax. Computed as the difference of
 * the shares before and after, so that all credit notes of an invoice together reverse all of it.
 */
export function shareCreditLines(
  invoice: SharedInvoice,
  { before, note }: { before: CreditedTotals; note: CreditedTotals },
): LedgerLine[] {
  const after = new Map(
    invoice.lines.map(({ lineNo }) => [lineNo, (before.get(lineNo) ?? 0) + (note.get(lineNo) ?? 0)]),
  )
  const reversed = entryAfter(invoice, before).map(line => ({ ...line, amountMinor: -line.amountMinor }))
  return summed([...reversed, ...entryAfter(invoice, after)])
}

/** The lines of tax collected at source from a seller; negative amounts refund it. */
export function collectedLines(tax: {
  operatorTaxNumber: string
  taxNumber: string
  igstMinor: number
  cgstMinor: number
  sgstMinor: number
}): LedgerLine[] {
  const { operatorTaxNumber: party, taxNumber, igstMinor, cgstMinor, sgstMinor } = tax
  return summed([
    { account: 'sellers', party: taxNumber, amountMinor: igstMinor + cgstMinor + sgstMinor },
    { account: 'tcs-igst', party, amountMinor: -igstMinor },
    { account: 'tcs-cgst', party, amountMinor: -cgstMinor },
    { account: 'tcs-sgst', party, amountMinor: -sgstMinor },
  ])
}

/** The lines of a payout to a seller. */
export function payoutLines(taxNumber: string, amountMinor: number): LedgerLine[] {
  return [
    { account: 'sellers', party: taxNumber, amountMinor },
    { account: 'bank', party: '', amountMinor: -amountMinor },
  ]
}

/** The change of the balance owed to a seller; positive amounts are owed to the seller. */
export function owedToSeller(lines: readonly LedgerLine[]): number {
  return -sum(lines.filter(({ account }) => account === 'sellers').map(({ amountMinor }) => amountMinor))
}
