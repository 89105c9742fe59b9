// Creates the PDF of packing slips or invoices of many orders; orders are not changed, so a restart starts over.

import type { BookStep } from '../../../contract/bulk-jobs/steps.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type BookPart, invoicesToPrint, packingSlipsOf, renderBook } from '../../invoices/service.ts'
import { insertPrints, previewStep, whoOfStaff } from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { endJob, findJob, type JobRow, renewClaim } from '../repository/jobs.ts'
import { beginAgain, type OrderOfJob, setOutcome } from '../repository/orders.ts'
import { skipReason } from '../rules.ts'
import { actorOf } from './actor-of.ts'

export type BookJob = JobRow & { step: BookStep }

type PartsOf = (db: Db, orderNumber: number, market: Market) => Promise<BookPart[]>
const PARTS: Readonly<Record<BookStep, PartsOf>> = { 'packing-slips': packingSlipsOf, invoices: invoicesToPrint }
const TITLES: Readonly<Record<BookStep, string>> = { 'packing-slips': 'Packing slips', invoices: 'Invoices' }

/** Thrown to stop the job: it was cancelled, or its member may no longer see the orders. */
class BookEnded extends Error {}

async function* partsOf(
  app: App,
  job: BookJob,
  orders: readonly OrderOfJob[],
  drawn: number[],
): AsyncGenerator<BookPart> {
  for (const order of orders) {
    if (!(await actorOf(app, app.db, job))) await endJob(app.db, job.id, { state: 'stopped', at: app.now() })
    if (!(await renewClaim(app.db, job.id))) throw new BookEnded('The job has ended')
    const [previewed] = await previewStep(app.db, job, [order.orderNumber])
    const unfit = skipReason(previewed?.fit ?? 'unknown')
    const parts = unfit ? [] : await PARTS[job.step](app.db, order.orderNumber, job.market)
    // an invoice that its job has not issued yet
    const reason = unfit ?? (parts.length === 0 ? 'state' : null)
    yield* parts
    if (!reason) drawn.push(order.orderNumber)
    await setOutcome(app.db, job.id, order, reason ? { outcome: 'skipped', reason } : { outcome: 'done', reason: '' })
  }
}

/** Draws the documents of a claimed job and ends it. */
export async function makeBook(app: App, job: BookJob): Promise<void> {
  const orders = await beginAgain(app.db, job.id)
  const { market, step } = job
  const actor = await actorOf(app, app.db, job)
  const options = {
    market,
    language: actor?.language ?? 'en',
    title: TITLES[step],
    author: 'Karkhana',
    at: app.now(),
  }
  try {
    const orderNumbers: number[] = []
    const file = await renderBook(partsOf(app, job, orders, orderNumbers), options)
    await app.db.transaction(async tx => {
      const at = app.now()
      // a file without a document is none
      await endJob(tx, job.id, { state: 'done', at, file: orderNumbers.length > 0 ? file : null })
      if (!actor || (await findJob(tx, job.id))?.state !== 'done') return
      const by = { who: whoOfStaff(actor), whoName: actor.name, at }
      await insertPrints(tx, { kind: step, orderNumbers, markets: [market], ...by })
    })
  } catch (error) {
    if (!(error instanceof BookEnded)) throw error
  }
}
