// Imports remittance files of carriers: the cash paid out for each parcel is posted once, other rows are reported.

import type { RemittanceFormat, RemittanceResult } from '../../../contract/ledger/remittances-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { insertEntry } from '../repository/entries.ts'
import {
  findRemittingCarrier,
  insertRemittance,
  lockParcels,
  type ParcelToRemit,
  type RemittingCarrier,
} from '../repository/remittances.ts'
import { type RemittedRow, readRemittance, remittanceLines } from '../rules/remittances.ts'

const BATCH_SIZE = 200

type Reason = RemittanceResult['unmatched'][number]['reason']
type Outcome = { is: 'posted' | 'repeated' } | { is: Reason; expected: number | null }

/** Why a row is not posted; null when it is. */
function problemOf(row: RemittedRow, parcel: ParcelToRemit | undefined): Reason | null {
  if (!parcel) return 'unknown'
  if (row.amountMinor < 0) return 'claw-back'
  if (parcel.mode !== 'cod') return 'prepaid'
  if (parcel.state !== 'delivered') return 'not-delivered'
  return row.amountMinor === parcel.payableMinor ? null : 'amount'
}

async function importRow(
  tx: Tx,
  { carrier, who }: { carrier: RemittingCarrier; who: string },
  row: RemittedRow,
  parcel: ParcelToRemit | undefined,
): Promise<Outcome> {
  if (parcel?.before && row.amountMinor > 0) {
    const { before } = parcel
    const same = (['amountMinor', 'chargesMinor', 'chargesTaxMinor'] as const).every(name => before[name] === row[name])
    return same ? { is: 'repeated' } : { is: 'changed', expected: parcel.payableMinor }
  }
  const problem = problemOf(row, parcel)
  if (problem || !parcel) return { is: problem ?? 'unknown', expected: parcel?.payableMinor ?? null }
  const sourceId = await insertRemittance(tx, { carrierId: carrier.id, who }, parcel, row)
  const { market, currency, orderId } = parcel
  const head = { market, currency, orderId, postedOn: row.remittedOn, kind: 'remittance', sourceId } as const
  await insertEntry(tx, head, remittanceLines(carrier.code, row))
  const { amountMinor, chargesMinor, chargesTaxMinor } = row
  // the same number again further down in the file is a duplicate
  parcel.before = { amountMinor, chargesMinor, chargesTaxMinor }
  return { is: 'posted' }
}

/**
 * Imports a remittance file. Rows are posted in batches, so an interrupted import can be repeated.
 * @throws ledger.carrier-unknown, ledger.remittance when a column is missing
 */
export async function importRemittance(
  { db }: App,
  actor: Staff,
  { carrier: code, format, csv }: { carrier: string; format: RemittanceFormat; csv: string },
): Promise<RemittanceResult> {
  const carrier = await findRemittingCarrier(db, code)
  if (!carrier) throw appError('ledger.carrier-unknown')
  const file = readRemittance(format, csv)
  if (!file) throw appError('ledger.remittance')
  const result: RemittanceResult = { posted: 0, repeated: 0, unmatched: [], rejected: file.rejected }
  const of = { carrier, who: `staff:${actor.staffId}` }
  for (let at = 0; at < file.rows.length; at += BATCH_SIZE) {
    const rows = file.rows.slice(at, at + BATCH_SIZE)
    const outcomes = await db.transaction(async tx => {
      const numbers = rows.map(({ trackingNumber }) => trackingNumber)
      const parcels = new Map((await lockParcels(tx, carrier.id, numbers)).map(one => [one.trackingNumber, one]))
      const done: Outcome[] = []
      for (const row of rows) done.push(await importRow(tx, of, row, parcels.get(row.trackingNumber)))
      return done
    })
    for (const [index, outcome] of outcomes.entries()) {
      if (!('expected' in outcome)) result[outcome.is]++
      else {
        const { row = 0, trackingNumber = '', amountMinor: amount = 0 } = rows[index] ?? {}
        result.unmatched.push({ row, trackingNumber, amount, expected: outcome.expected, reason: outcome.is })
      }
    }
  }
  return result
}
