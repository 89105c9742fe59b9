// Makes the PDF of the packing slips of many orders; nothing of the orders changes, so that a restart begins it again.

import { type BookPart, packingSlipsOf, renderBook } from '../../invoices/service.ts'
import { insertPrints, previewStep, whoOfStaff } from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import { endJob, findJob, type JobRow, renewClaim } from '../repository/jobs.ts'
import { beginAgain, type OrderOfJob, setOutcome } from '../repository/orders.ts'
import { skipReason } from '../rules.ts'
import { actorOf } from './actor-of.ts'

/** The job is not to be gone on with: it was cancelled, or its member may not see the orders any more. */
class SlipsEnded extends Error {}

async function* slips(app: App, job: JobRow, orders: readonly OrderOfJob[], drawn: number[]): AsyncGenerator<BookPart> {
  for (const order of orders) {
    if (!(await actorOf(app, app.db, job))) await endJob(app.db, job.id, { state: 'stopped', at: app.now() })
    if (!(await renewClaim(app.db, job.id))) throw new SlipsEnded('The job has ended')
    const [previewed] = await previewStep(app.db, job, [order.orderNumber])
    const reason = skipReason(previewed?.fit ?? 'unknown')
    if (!reason) {
      yield* await packingSlipsOf(app.db, order.orderNumber, job.market)
      drawn.push(order.orderNumber)
    }
    await setOutcome(app.db, job.id, order, reason ? { outcome: 'skipped', reason } : { outcome: 'done', reason: '' })
  }
}

/** Draws the slips of a claimed job and ends it. */
export async function makeSlips(app: App, job: JobRow): Promise<void> {
  const orders = await beginAgain(app.db, job.id)
  const { market } = job
  const actor = await actorOf(app, app.db, job)
  const options = {
    market,
    language: actor?.language ?? 'en',
    title: 'Packing slips',
    author: 'Karkhana',
    at: app.now(),
  }
  try {
    const orderNumbers: number[] = []
    const file = await renderBook(slips(app, job, orders, orderNumbers), options)
    await app.db.transaction(async tx => {
      const at = app.now()
      // a file without a slip is none
      await endJob(tx, job.id, { state: 'done', at, file: orderNumbers.length > 0 ? file : null })
      if (!actor || (await findJob(tx, job.id))?.state !== 'done') return
      const by = { who: whoOfStaff(actor), whoName: actor.name, at }
      await insertPrints(tx, { kind: 'packing-slips', orderNumbers, markets: [market], ...by })
    })
  } catch (error) {
    if (!(error instanceof SlipsEnded)) throw error
  }
}
