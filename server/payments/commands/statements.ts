// Bank statements: received payments are confirmed where the order is certain, and suggested where it is not.

import { type StatementResult, zConfirmed } from '../../../contract/payments/staff-api.ts'
import type { StatementBank } from '../../../contract/payments/statements.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { TRANSFER } from '../adapters/bank-transfer.ts'
import { listTransfers } from '../repository/payments.ts'
import { readCamt } from '../rules/camt.ts'
import { readMt940 } from '../rules/mt940.ts'
import { indexWaiting, matchCredit, readStatement } from '../rules/statements.ts'
import { confirmTransfer } from './transfers.ts'

/** For how long after an order its transfer is looked for. */
const WAIT_MS = 60 * 24 * 3_600_000

type Row = StatementResult['rows'][number]

const read = (bank: StatementBank, text: string) =>
  bank === 'mt940' ? readMt940(text) : bank === 'camt053' ? readCamt(text) : readStatement(bank, text)

/** Confirms the credits of a statement one by one. Idempotent. @throws payment.statement */
export async function importStatement(
  app: App,
  actor: Staff,
  { bank, csv }: { bank: StatementBank; csv: string },
): Promise<StatementResult> {
  const statement = read(bank, csv)
  if (!statement) throw appError('payment.statement')
  const { credits, rejected } = statement
  const after = new Date(app.now().getTime() - WAIT_MS)
  const references = credits.map(({ reference }) => reference).filter(Boolean)
  const waiting = indexWaiting(await listTransfers(app.db, TRANSFER, after, references))
  const rows: Row[] = []
  for (const credit of credits) {
    const { row, reference, narration, amountMinor: amount } = credit
    const { order, suggestions } = matchCredit(credit, waiting)
    const known = { row, reference, narration, amount, suggestions }
    if (order) {
      const { orderNumber } = order
      rows.push({ ...known, orderNumber, outcome: await confirm(app, actor, { orderNumber, reference, amount }) })
    } else {
      rows.push({ ...known, orderNumber: null, outcome: suggestions.length > 0 ? 'suggested' : 'unmatched' })
    }
  }
  return { rows, rejected }
}

async function confirm(
  app: App,
  actor: Staff,
  transfer: { orderNumber: number; reference: string; amount: number },
): Promise<Row['outcome']> {
  try {
    return zConfirmed.shape.outcome.parse((await confirmTransfer(app, actor, transfer)).outcome)
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment.reference-used') return 'reference-used'
    throw error
  }
}
