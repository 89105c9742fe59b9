// Issues the operator's invoices to sellers for the commission of a month, with the amounts of the ledger.

import { taxYear } from '../../../contract/invoices/numbers.rules.ts'
import type { CommissionDocument } from '../../../contract/payouts/commission-api.ts'
import { isGstin } from '../../../contract/shared/gstin.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import { bringUpToDate } from '../../ledger/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  type CommissionAmounts,
  type CommissionRow,
  type CommissionSum,
  hasLater,
  hasState,
  insertCommissionDocument,
  insertOperator,
  listCommissionDocuments,
  lockCommission,
  nextCommissionSerial,
  operatorsOf,
  sellersOf,
  sumCommission,
} from '../repository/commission-documents.ts'
import { mailMonth } from './mail-commission.ts'

const PREFIX = { invoice: 'CI', 'credit-note': 'CR' } as const

/** Sets under which name and address the operator is registered. @throws request.invalid */
export async function setOperatorRegistration(
  { db }: App,
  actor: Staff,
  input: { market: Market; taxNumber: string; legalName: string; address: string; stateCode: string },
): Promise<{ set: true }> {
  const { market, taxNumber, stateCode } = input
  const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })
  const valid = market === 'IN' ? isGstin(taxNumber) : /^1\d{14}$/.test(taxNumber)
  if (!valid) throw invalid('body.taxNumber', market === 'IN' ? 'Not a GSTIN.' : 'Not a TRN.')
  const fits = market === 'AE' || taxNumber.startsWith(stateCode)
  if (!fits || !(await hasState(db, market, stateCode))) throw invalid('body.stateCode', 'Not the State of the number.')
  await insertOperator(db, { ...input, who: `staff:${actor.staffId}` })
  return { set: true }
}

const keyOf = (row: { kind: string; taxNumber: string; operatorTaxNumber: string | null }) =>
  [row.kind, row.operatorTaxNumber, row.taxNumber].join(' ')
const AMOUNTS = ['taxableMinor', 'cgstMinor', 'sgstMinor', 'utgstMinor', 'igstMinor', 'vatMinor'] as const
const totalOf = (amounts: CommissionAmounts) => AMOUNTS.reduce((sum, name) => sum + amounts[name], 0)

/** The last day of a month. */
function lastDay(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

interface Run {
  market: Market
  period: string
  who: string
  now: Date
}

/** Issues what has no document yet, in the order of sellers. */
async function issueAll(tx: Tx, { market, period, who, now }: Run, sums: readonly CommissionSum[]): Promise<number> {
  const operators = await operatorsOf(tx, market)
  const sellers = await sellersOf(
    tx,
    market,
    sums.map(({ taxNumber }) => taxNumber),
  )
  const issuedOn = lastDay(period)
  const year = taxYear(market, issuedOn)
  for (const sum of sums) {
    const operatorTaxNumber = sum.operatorTaxNumber ?? ''
    const operator = operators.get(operatorTaxNumber)
    const seller = sellers.get(sum.taxNumber)
    if (!operator) throw appError('payout.operator-unknown')
    if (!seller) throw new Error(`No seller is registered under ${sum.taxNumber}`)
    const { kind } = sum
    const serial = await nextCommissionSerial(tx, { operatorTaxNumber, kind, year })
    const code = year.length === 7 ? year.slice(2, 4) + year.slice(5) : year
    const number = `${PREFIX[kind]}/${code}/${String(serial).padStart(6, '0')}`
    const { currency } = MARKET_INFO[market]
    const head = { market, currency, period, issuedOn, issuedAt: now, who, year, serial, number, operator, seller }
    await insertCommissionDocument(tx, { ...head, ...sum, operatorTaxNumber, totalMinor: totalOf(sum) })
  }
  return sums.length
}

/**
 * Issues the documents of a month that is over, and mails those that were not mailed. @throws payout.period while it is not, or once a later one was issued;
 * payout.operator-unknown when the operator's name and address were not set
 */
export async function issueCommissionInvoices(
  app: App,
  actor: Staff,
  { market, period }: { market: Market; period: string },
) {
  if (lastDay(period) >= dayIn(market, app.now())) throw appError('payout.period')
  await bringUpToDate(app)
  const run: Run = { market, period, who: `staff:${actor.staffId}`, now: app.now() }
  const outcome = await app.db.transaction(async tx => {
    await lockCommission(tx, market)
    const sums = (await sumCommission(tx, market, `${period}-01`)).filter(({ taxableMinor }) => taxableMinor > 0)
    const known = new Map((await listCommissionDocuments(tx, market, period)).map(row => [keyOf(row), row]))
    const taxed = sums.filter(({ operatorTaxNumber }) => operatorTaxNumber !== null)
    const fresh = taxed.filter(sum => !known.has(keyOf(sum)))
    if (fresh.length > 0 && (await hasLater(tx, market, `${period}-01`))) throw appError('payout.period')
    const differing = taxed.filter(sum => {
      const row = known.get(keyOf(sum))
      return row && AMOUNTS.some(name => row[name] !== sum[name])
    })
    const numbers = (rows: readonly CommissionSum[]) => [...new Set(rows.map(({ taxNumber }) => taxNumber))]
    return {
      issued: await issueAll(tx, run, fresh),
      repeated: taxed.length - fresh.length,
      differing: numbers(differing),
      withoutTaxNumber: numbers(sums.filter(({ operatorTaxNumber }) => operatorTaxNumber === null)),
    }
  })
  await mailMonth(app, market, period)
  return outcome
}

const present = (row: CommissionRow): CommissionDocument => ({
  ...{ documentId: row.id, kind: row.kind, number: row.number, period: row.period, issuedOn: row.issuedOn },
  ...{ operatorTaxNumber: row.operatorTaxNumber, taxNumber: row.taxNumber, sellerName: row.seller.name },
  ...{ currency: row.currency, taxable: row.taxableMinor, cgst: row.cgstMinor, sgst: row.sgstMinor + row.utgstMinor },
  ...{ igst: row.igstMinor, vat: row.vatMinor, total: row.totalMinor, irn: row.irn },
  ...{ mailedTo: row.mailedTo, hasAddress: row.contactEmail !== null },
})

/** The documents of a month. */
export async function commissionInvoices({ db }: App, { market, period }: { market: Market; period: string }) {
  return { documents: (await listCommissionDocuments(db, market, period)).map(present) }
}
