// Sends what is due: a few requests to each endpoint at a time, so that one that is slow or dead keeps no other from its messages.

import { setTimeout as wait } from 'node:timers/promises'
import { MAX_WEBHOOKS, TEST_KIND } from '../../../contract/webhooks/kinds.rules.ts'
import { ownAsSystem } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { post } from '../adapters/post.ts'
import { type ClaimedRow, claimDue, insertAttempt, settleDelivery } from '../repository/deliveries.ts'
import { lockEndpoint, noteFailure, noteSuccess, pauseEndpoint } from '../repository/endpoints.ts'
import { type AttemptResult, nextDelay, pauseAfter } from '../rules/attempts.ts'
import { signedHeaders } from '../rules/signature.ts'
import { mailPause } from './mail-pause.ts'
import { secretsOf } from './secrets.ts'

/** Name of the job. */
export const SEND = 'webhooks.send'

const WHO = { kind: 'system', name: `job:${SEND}` } as const
/** Requests to one endpoint at a time. */
const OF_ENDPOINT = 2
/** Enough for each endpoint that a store can have. */
const AT_A_TIME = OF_ENDPOINT * MAX_WEBHOOKS
/** Longer than a request can take: when a process dies, another one takes its deliveries after this time. */
const LEASE_MS = 30_000
const LOOK_AGAIN_MS = 500
/** A run ends before the queue believes that it has failed; the next one goes on. */
const RUN_MS = 4 * 60_000

/** Counts for the endpoint what an attempt came to; pauses it and tells its owners when it has failed for too long. */
async function noteOutcome(app: App, tx: Tx, claimed: ClaimedRow, result: AttemptResult): Promise<void> {
  const found = await lockEndpoint(tx, claimed.endpointId)
  if (!found || claimed.kind === TEST_KIND) return
  const endpoint = ownAsSystem(found, WHO)
  const now = app.now()
  if (result.error === null) return noteSuccess(tx, endpoint, now)
  const inARow = await noteFailure(tx, endpoint, now)
  const why = endpoint.state === 'active' ? pauseAfter(result, { ...inARow, now }) : null
  if (why === null) return
  await pauseEndpoint(tx, endpoint, why, now)
  await mailPause(app, tx, endpoint, why, now)
}

async function settle(
  app: App,
  claimed: ClaimedRow,
  result: AttemptResult,
  sent: { at: Date; headers: Record<string, string> },
): Promise<void> {
  const again = claimed.kind === TEST_KIND || result.status === 410 ? null : nextDelay(claimed.tries, Math.random())
  const now = app.now()
  await app.db.transaction(async tx => {
    // the endpoint is locked first, as when deliveries are claimed
    await noteOutcome(app, tx, claimed, result)
    await insertAttempt(tx, claimed.id, result, sent)
    if (result.error === null || again === null) {
      const state = result.error === null ? 'delivered' : 'failed'
      await settleDelivery(tx, claimed, { state, dueAt: null, endedAt: now })
      return
    }
    const dueAt = new Date(now.getTime() + again * 1000)
    if (await settleDelivery(tx, claimed, { state: 'waiting', dueAt, endedAt: null }))
      await app.jobs.send(SEND, {}, { tx, afterSeconds: again })
  })
}

async function attempt(app: App, claimed: ClaimedRow): Promise<void> {
  const at = app.now()
  const { messageId: id, body, address } = claimed
  const headers = signedHeaders({ id, timestamp: Math.floor(at.getTime() / 1000), body }, secretsOf(app, claimed, at))
  const result = await post(app.config, { address, headers, body })
  await settle(app, claimed, result, { at, headers })
}

/** Sends what is due until nothing is, in every process at once; returns how many requests were made. */
export async function sendDue(app: App): Promise<number> {
  const end = Date.now() + RUN_MS
  const running = new Set<Promise<void>>()
  for (let sent = 0; ; ) {
    const size = Date.now() < end ? AT_A_TIME - running.size : 0
    const now = app.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const claimed =
      size > 0 ? await app.db.transaction(tx => claimDue(tx, { now, until, ofEndpoint: OF_ENDPOINT, size })) : []
    sent += claimed.length
    for (const one of claimed) {
      const run = attempt(app, one)
        // its claim ends by itself
        .catch(error => app.log.error({ err: error, delivery: one.id }, 'a webhook was not settled'))
        .finally(() => running.delete(run))
      running.add(run)
    }
    if (running.size === 0) return sent
    const look = new AbortController()
    await Promise.race([...running, wait(LOOK_AGAIN_MS, undefined, { signal: look.signal }).catch(() => undefined)])
    look.abort()
  }
}
