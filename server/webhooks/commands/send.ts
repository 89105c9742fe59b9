// Sends due deliveries: a few requests per endpoint at a time, so that a slow or dead endpoint does not delay the
// others.

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
/** Concurrent requests per endpoint. */
const OF_ENDPOINT = 2
/** Enough for every endpoint a store can have. */
const AT_A_TIME = OF_ENDPOINT * MAX_WEBHOOKS
/** Longer than a request can take: after this time, another process takes over the deliveries of one that died. */
const LEASE_MS = 30_000
const LOOK_AGAIN_MS = 500
/** A run ends before the queue considers it failed; the next one continues. */
const RUN_MS = 4 * 60_000

/**
 * Stores the outcome of an attempt with the endpoint; pauses the endpoint and mails its owners after too many
 * failures.
 */
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
    // locks the endpoint first, in the same order as claiming deliveries
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

/** Sends due deliveries until there are none, in all processes concurrently; returns how many requests were made. */
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
        // its claim expires
        .catch(error =>
          app.log.error({ err: error, delivery: one.id }, 'the outcome of a webhook delivery was not stored'),
        )
        .finally(() => running.delete(run))
      running.add(run)
    }
    if (running.size === 0) return sent
    const look = new AbortController()
    await Promise.race([...running, wait(LOOK_AGAIN_MS, undefined, { signal: look.signal }).catch(() => undefined)])
    look.abort()
  }
}
