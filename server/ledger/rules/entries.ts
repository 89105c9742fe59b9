// Entries for a document or a payment: debits positive, credits negative, adding up to zero.

import type { ChargeKind } from '../../../contract/cart/totals-types.ts'
import type { DiscountKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Account, EntryKind } from '../../../contract/ledger/accounts.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { TaxCode } from '../../../contract/shared/tax.ts'

/**
 * What is posted from a row by its id; payouts, settlements, remittances, claims and disputes are written with their
 * entries.
 */
export type PostedKind = Exclude<EntryKind, 'payout' | 'settlement' | 'remittance' | 'carrier-claim' | DisputeEntry>

export type DisputeEntry = 'dispute-hold' | 'dispute-won' | 'dispute-lost'

export interface LedgerLine {
  account: Account
  party: string
  amountMinor: number
}

/** Kinds of document entries. */
export type DocumentKind = 'sale' | 'credit-note' | 'debit-note'

/** An invoice, a credit note or a debit note. */
export interface DocumentAmounts {
  /** GSTIN or TRN of the seller. */
  taxNumber: string
  payableMinor: number
  emiDiscountMinor: number
  discountKind: DiscountKind
  lines: readonly {
    source: 'product' | ChargeKind
    taxableMinor: number
    taxParts: readonly { code: TaxCode; amountMinor: number }[]
  }[]
}

/** A payment or a refund. */
export interface MoneyAmounts {
  amountMinor: number
  mode: 'cod' | 'prepaid'
  gateway: string
  /** Paid by staff from the bank. */
  byHand: boolean
}

const CREDITED: Readonly<Record<DocumentAmounts['lines'][number]['source'], Account>> = {
  product: 'sales',
  shipping: 'shipping',
  'cod-fee': 'cod-fees',
  'gift-packing': 'gift-packing',
  surcharge: 'surcharges',
}
/** Funding of a deduction after tax: the store, or an earlier payment of the customer. */
const DISCOUNTED: Readonly<Record<DiscountKind, Pick<LedgerLine, 'account' | 'party'>>> = {
  'no-cost-emi': { account: 'emi-discounts', party: '' },
  'payment-offer': { account: 'emi-discounts', party: 'payment-offers' },
  'exchange-credit': { account: 'exchange-credits', party: '' },
  rewards: { account: 'emi-discounts', party: 'rewards' },
}
const TAX_ACCOUNTS: Readonly<Record<TaxCode, Account>> = {
  CGST: 'tax-cgst',
  SGST: 'tax-sgst',
  UTGST: 'tax-utgst',
  IGST: 'tax-igst',
  VAT: 'tax-vat',
}
/** The name of the gateway that bank transfers are stored under. */
const BANK_TRANSFER = 'transfer'

/** Adds up the lines of the same account and party; drops zero lines. */
export function summed(lines: readonly LedgerLine[]): LedgerLine[] {
  const totals = new Map<string, LedgerLine>()
  for (const line of lines) {
    const key = `${line.account} ${line.party}`
    const known = totals.get(key)
    totals.set(key, { ...line, amountMinor: (known?.amountMinor ?? 0) + line.amountMinor })
  }
  return [...totals.values()].filter(({ amountMinor }) => amountMinor !== 0)
}

/**
 * The lines of an invoice. Those of a credit note are the reverse; what a debit note adds is collected by the seller, not by
 * the store.
 */
export function documentLines(kind: DocumentKind, document: DocumentAmounts): LedgerLine[] {
  const { taxNumber: party, payableMinor, emiDiscountMinor, discountKind, lines } = document
  const credits = lines.flatMap(({ source, taxableMinor, taxParts }): LedgerLine[] => [
    { account: CREDITED[source], party, amountMinor: -taxableMinor },
    ...taxParts.map(({ code, amountMinor }) => ({ account: TAX_ACCOUNTS[code], party, amountMinor: -amountMinor })),
  ])
  const sign = kind === 'credit-note' ? -1 : 1
  const owed: Pick<LedgerLine, 'account' | 'party'> =
    kind === 'debit-note' ? { account: 'collected-by-sellers', party } : { account: 'customers', party: '' }
  return summed([
    { ...owed, amountMinor: payableMinor },
    { ...DISCOUNTED[discountKind], amountMinor: emiDiscountMinor },
    ...credits,
  ]).map(line => ({ ...line, amountMinor: sign * line.amountMinor }))
}

/** The account holding the money of a payment or refund. */
function moneyAccount({ mode, gateway, byHand }: MoneyAmounts): Pick<LedgerLine, 'account' | 'party'> {
  if (byHand || gateway === BANK_TRANSFER) return { account: 'bank', party: '' }
  return mode === 'cod' ? { account: 'cash-on-delivery', party: '' } : { account: 'gateways', party: gateway }
}

/** The lines of a received payment; those of a refund are the reverse. */
export function moneyLines(kind: 'receipt' | 'refund', money: MoneyAmounts): LedgerLine[] {
  const amountMinor = kind === 'receipt' ? money.amountMinor : -money.amountMinor
  return summed([
    { ...moneyAccount(money), amountMinor },
    { account: 'customers', party: '', amountMinor: -amountMinor },
  ])
}

/**
 * The lines of a dispute, given what was already posted: withheld money leaves the balance at the gateway until the
 * dispute is decided. Empty if it changes nothing.
 */
export function disputeLines(
  kind: DisputeEntry,
  { gateway: party, amountMinor }: { gateway: string; amountMinor: number },
  posted: readonly DisputeEntry[],
): LedgerLine[] {
  const move = (from: Account, to: Account): LedgerLine[] => [
    { account: to, party, amountMinor },
    { account: from, party, amountMinor: -amountMinor },
  ]
  const [held, lost, won] = (['dispute-hold', 'dispute-lost', 'dispute-won'] as const).map(one => posted.includes(one))
  if (won) return []
  if (kind === 'dispute-hold') return held || lost ? [] : move('gateways', 'disputes')
  if (kind === 'dispute-lost') return lost ? [] : move(held ? 'disputes' : 'gateways', 'chargebacks')
  if (lost) return move('chargebacks', 'gateways')
  return held ? move('disputes', 'gateways') : []
}

/** The lines of an exchange credit: issued, the order owes it to the credit; refunded (negative), the reverse. */
export function creditLines(amountMinor: number): LedgerLine[] {
  return summed([
    { account: 'customers', party: '', amountMinor },
    { account: 'exchange-credits', party: '', amountMinor: -amountMinor },
  ])
}

/** The lines for a carrier's compensation for a lost parcel. */
export function claimLines(carrier: string, amountMinor: number): LedgerLine[] {
  return [
    { account: 'bank', party: '', amountMinor },
    { account: 'carrier-claims', party: carrier, amountMinor: -amountMinor },
  ]
}

/** Whether debits and credits are equal. */
export function isBalanced(lines: readonly LedgerLine[]): boolean {
  return sum(lines.map(({ amountMinor }) => amountMinor)) === 0
}
