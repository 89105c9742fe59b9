// Makes the PDF of the packing slips of many orders; nothing of the orders changes, so that a restart begins it again.

import { type BookPart, packingSlipsOf, renderBook } from '../../invoices/service.ts'
import { previewStep } from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import { endJob, findJob, type JobRow, renewClaim } from '../repository/jobs.ts'
import { beginAgain, type OrderOfJob, setOutcome } from '../repository/orders.ts'
import { skipReason } from '../rules.ts'
import { actorOf } from './actor-of.ts'

/** The job is not to be gone on with: it was cancelled, or its member may not see the orders any more. */
class SlipsEnded extends Error {}

async function* slips(app: App, job: JobRow, orders: readonly OrderOfJob[]): AsyncGenerator<BookPart> {
  for (const order of orders) {
    if (!(await actorOf(app, app.db, job))) await endJob(app.db, job.id, { state: 'stopped', at: app.now() })
    if (!(await renewClaim(app.db, job.id))) throw new SlipsEnded('The job has ended')
    const [previewed] = await previewStep(app.db, job, [order.orderNumber])
    const reason = skipReason(previewed?.fit ?? 'unknown')
    if (!reason) yield* await packingSlipsOf(app.db, order.orderNumber, job.market)
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
    const file = await renderBook(slips(app, job, orders), options)
    // a file without a slip is none
    const drawn = (await findJob(app.db, job.id))?.done ?? 0
    await endJob(app.db, job.id, { state: 'done', at: app.now(), file: drawn > 0 ? file : null })
  } catch (error) {
    if (!(error instanceof SlipsEnded)) throw error
  }
}
