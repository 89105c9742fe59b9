// Imports settlement files: each row of a payment, refund or dispute of the store is posted once, other rows are
// reported.

import type { SettlementFormat, SettlementResult } from '../../../contract/ledger/settlements-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { insertEntry } from '../repository/entries.ts'
import { insertSettled, isSettleable, listSettleable, listSettled, type Settleable } from '../repository/settlements.ts'
import { readSettlement, type SettledRow, settlementLines } from '../rules/settlements.ts'
import { postMissing } from './post-missing.ts'

const BATCH_SIZE = 200

/** The payment, refund or dispute of a row, or why there is none. */
function matchOf(row: SettledRow, known: readonly Settleable[]): Settleable | 'reference' | 'amount' | 'currency' {
  const named = known.filter(({ reference }) => reference === row.reference)
  if (named.length === 0) return 'reference'
  const exact = named.find(({ amountMinor }) => amountMinor === row.amountMinor)
  if (!exact) return 'amount'
  return row.currency === null || row.currency === exact.currency ? exact : 'currency'
}

type Outcome = 'posted' | 'repeated' | SettlementResult['unmatched'][number]['reason']

async function postRow(
  tx: Tx,
  { gateway, who }: { gateway: string; who: string },
  row: SettledRow,
  of: Settleable,
): Promise<'posted' | 'repeated'> {
  const sourceId = await insertSettled(tx, gateway, row, { ...of, who })
  if (sourceId === null) return 'repeated'
  const { market, currency, orderId } = of
  const head = { market, currency, orderId, postedOn: row.settledOn, kind: 'settlement', sourceId } as const
  await insertEntry(tx, head, settlementLines(gateway, row))
  return 'posted'
}

async function importBatch(
  app: App,
  file: { gateway: string; who: string },
  rows: readonly SettledRow[],
): Promise<Outcome[]> {
  const { gateway } = file
  const namesOf = (kind: string) => rows.filter(row => row.kind === kind).map(({ reference }) => reference)
  return app.db.transaction(async tx => {
    const known = new Map<string, Settleable[]>()
    for (const kind of new Set(rows.map(row => row.kind)))
      if (isSettleable(kind)) known.set(kind, await listSettleable(tx, gateway, kind, namesOf(kind)))
    const settled = await listSettled(
      tx,
      gateway,
      rows.map(({ reference }) => reference),
    )
    const outcomes: Outcome[] = []
    for (const row of rows) {
      const before = settled.find(({ kind, reference }) => kind === row.kind && reference === row.reference)
      if (before) {
        const same = (['amountMinor', 'feeMinor', 'feeTaxMinor'] as const).every(name => before[name] === row[name])
        outcomes.push(same ? 'repeated' : 'changed')
      } else if (!isSettleable(row.kind)) outcomes.push('kind')
      else {
        const match = matchOf(row, known.get(row.kind) ?? [])
        outcomes.push(typeof match === 'string' ? match : await postRow(tx, file, row, match))
      }
    }
    return outcomes
  })
}

/**
 * Imports a settlement file. Rows are posted in batches, so an interrupted import can be repeated.
 * @throws ledger.settlement when a column is missing
 */
export async function importSettlement(
  app: App,
  actor: Staff,
  { gateway, format, csv }: { gateway: string; format: SettlementFormat; csv: string },
): Promise<SettlementResult> {
  const file = readSettlement(format, csv)
  if (!file) throw appError('ledger.settlement')
  // refunds of second payments are known by their entries
  await postMissing(app)
  const result: SettlementResult = { posted: 0, repeated: 0, unmatched: [], rejected: file.rejected }
  for (let at = 0; at < file.rows.length; at += BATCH_SIZE) {
    const rows = file.rows.slice(at, at + BATCH_SIZE)
    const outcomes = await importBatch(app, { gateway, who: `staff:${actor.staffId}` }, rows)
    for (const [index, { row, kind, reference, amountMinor: amount }] of rows.entries()) {
      const outcome = outcomes[index] ?? 'repeated'
      if (outcome === 'posted' || outcome === 'repeated') result[outcome]++
      else result.unmatched.push({ row, kind, reference, amount, reason: outcome })
    }
  }
  return result
}
