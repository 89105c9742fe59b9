// Gateways' settlement files: rows as payments and refunds with fee and tax, and the entry for one.

import type { SettlementFormat, SettlementResult } from '../../../contract/ledger/settlements-api.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { type LedgerLine, summed } from './entries.ts'
import { isDay, minorOf, readStatementFile, type StatementLayout } from './statement-files.ts'

export interface SettledRow {
  /** Number of the row in the file, the header is 1. */
  row: number
  kind: string
  reference: string
  settlement: string
  currency: Currency | null
  /** Amount paid by or refunded to the customer. */
  amountMinor: number
  feeMinor: number
  feeTaxMinor: number
  /** ISO date. */
  settledOn: string
}

export interface SettlementFile {
  rows: SettledRow[]
  rejected: SettlementResult['rejected']
}

/** The content of a row in the common format. */
type Texts = Record<'kind' | 'reference' | 'amount' | 'fee' | 'tax' | 'net' | 'day' | 'settlement' | 'currency', string>

const KINDS_OF_STRIPE: Readonly<Record<string, string>> = {
  charge: 'payment',
  refund: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute-reversal',
}
/** Kinds of rows that reduce the balance at the gateway. */
const OUTGOING = ['refund', 'dispute']

const LAYOUTS: Readonly<Record<SettlementFormat, StatementLayout<Texts>>> = {
  common: {
    required: ['type', 'reference', 'amount', 'fee', 'tax', 'net', 'settled_on'],
    read: ({ type = '', reference = '', amount = '', fee = '', tax = '', net = '', ...more }) => ({
      ...{ kind: type.toLowerCase(), reference, amount, fee, tax, net },
      ...{ day: more.settled_on ?? '', settlement: more.settlement ?? '', currency: more.currency ?? '' },
    }),
  },
  // Stripe fees have no separate tax; a refund has its own id, a charge its payment intent
  stripe: {
    required: ['gross', 'fee', 'net', 'currency', 'reporting_category', 'source_id', 'payment_intent_id'],
    read: ({ gross = '', fee = '', net = '', reporting_category: category = '', source_id: source = '', ...more }) => {
      const kind = KINDS_OF_STRIPE[category] ?? category
      const day = more.available_on_utc || more.available_on || more.created_utc || more.created || ''
      return {
        ...{
          kind,
          reference: kind === 'payment' ? more.payment_intent_id || source : source,
          amount: gross,
          fee,
          tax: '0',
        },
        ...{ net, day: day.slice(0, 10), settlement: more.automatic_payout_id ?? '', currency: more.currency ?? '' },
      }
    },
  },
}

const currencyOf = (text: string): Currency | null =>
  (['INR', 'AED'] as const).find(code => code === text.toUpperCase()) ?? null

function readRow(
  row: number,
  { kind, reference, settlement, day, ...texts }: Texts,
): SettledRow | SettlementFile['rejected'][number] {
  const [amount, fee, tax, net] = [texts.amount, texts.fee, texts.tax, texts.net].map(minorOf)
  if (amount == null || fee == null || tax == null || net == null || amount === 0) return { row, reason: 'amount' }
  if (!/^[\x21-\x7e]{1,80}$/.test(reference)) return { row, reason: 'reference' }
  if (!isDay(day)) return { row, reason: 'day' }
  const amountMinor = Math.abs(amount)
  const gross = OUTGOING.includes(kind) ? -amountMinor : amount
  // a file in another unit or of another meaning does not add up
  if (net !== gross - fee - tax) return { row, reason: 'sum' }
  const currency = currencyOf(texts.currency)
  return {
    row,
    kind,
    reference,
    settlement: settlement.slice(0, 80),
    currency,
    amountMinor,
    feeMinor: fee,
    feeTaxMinor: tax,
    settledOn: day,
  }
}

/** Reads a settlement file; null when its header lacks a column or it is no CSV. */
export function readSettlement(format: SettlementFormat, csv: string): SettlementFile | null {
  return readStatementFile(csv, LAYOUTS[format], readRow)
}

/** The lines of a settled payment, refund or dispute: from the gateway to the bank, less fee and tax on it. */
export function settlementLines(
  gateway: string,
  { kind, amountMinor, feeMinor, feeTaxMinor }: Pick<SettledRow, 'kind' | 'amountMinor' | 'feeMinor' | 'feeTaxMinor'>,
): LedgerLine[] {
  const gross = OUTGOING.includes(kind) ? -amountMinor : amountMinor
  return summed([
    { account: 'bank', party: '', amountMinor: gross - feeMinor - feeTaxMinor },
    { account: 'gateway-fees', party: gateway, amountMinor: feeMinor },
    { account: 'gateway-fee-tax', party: gateway, amountMinor: feeTaxMinor },
    { account: 'gateways', party: gateway, amountMinor: -gross },
  ])
}
