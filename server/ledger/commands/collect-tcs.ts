// Posts the tax collected at source from sellers: each day the month's total so far, so that it ends as GSTR-8 reports it.

import { dayIn } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { collectedFromSellers } from '../../tax-returns/service.ts'
import { insertTcs, listPosted, lockTcs } from '../repository/tcs.ts'
import { post } from './post.ts'

const DAY_MS = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY_MS)
const NONE = { igstMinor: 0, cgstMinor: 0, sgstMinor: 0 }

/**
 * Posts what the sellers of a State owe for the month up to a day, less what was already posted. Computed on the
 * month's net value, so a return lowers it again. Returns how many entries were written.
 */
async function collectOfMonth(tx: Tx, operatorTaxNumber: string, through: string): Promise<number> {
  const month = `${through.slice(0, 8)}01`
  await lockTcs(tx)
  const due = await collectedFromSellers(tx, operatorTaxNumber, { from: month, before: dayAfter(through) })
  const posted = await listPosted(tx, operatorTaxNumber, month)
  let written = 0
  for (const { taxNumber, igstMinor, cgstMinor, sgstMinor } of due) {
    const before = posted.find(row => row.taxNumber === taxNumber) ?? NONE
    const more = {
      igstMinor: igstMinor - before.igstMinor,
      cgstMinor: cgstMinor - before.cgstMinor,
      sgstMinor: sgstMinor - before.sgstMinor,
    }
    if (Object.values(more).every(minor => minor === 0)) continue
    const id = await insertTcs(tx, { operatorTaxNumber, taxNumber, month, postedOn: through, ...more })
    if (await post(tx, 'tcs', id)) written++
  }
  return written
}

/**
 * Posts the tax collected at source until today, of this month and the one before, for each State in which the operator has a
 * TCS number. Repeating it changes nothing. Returns how many entries were written.
 */
export async function collectTcs(app: App): Promise<number> {
  const today = dayIn('IN', app.now())
  const lastOfMonthBefore = isoDay(Date.parse(`${today.slice(0, 8)}01`) - DAY_MS)
  let written = 0
  for (const operatorTaxNumber of app.config.operatorTcsNumbers) {
    for (const through of [lastOfMonthBefore, today])
      written += await app.db.transaction(tx => collectOfMonth(tx, operatorTaxNumber, through))
  }
  return written
}
