// Decides what becomes of a fetched file when its dry run has ended, and ends fetches whose process has died.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FetchProblem } from '../../../contract/imports/sources.rules.ts'
import { MAX_FETCH_FAILURES } from '../../../contract/imports/sources.rules.ts'
import { tellOfImportSource } from '../../annotations/service.ts'
import { type Owned, ownAsSystem } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { isBeyondPriceLimits, limitsPrices } from '../../platform/price-approval.ts'
import { endFetch, type FetchRow, listFetchesOver, lockFetch, noteApply } from '../repository/fetches.ts'
import { findImport, findSameFile, type ImportRow, insertImport } from '../repository/imports.ts'
import { effectToday } from '../repository/prices.ts'
import {
  lockSource,
  noteFailure,
  noteSuccess,
  pauseSource,
  rememberFile,
  type SourceRow,
  setNextFetch,
} from '../repository/sources.ts'
import { verdictOn } from '../rules/sources.ts'
import { enqueueImports } from '../service.ts'
import { folderOf } from './transfer.ts'

const WHO = { kind: 'system', name: 'job:imports.fetch' } as const

/** The file of a fetch: what a dying process leaves behind is found by the number of the fetch. */
export const pathOf = async (app: App, fetchId: number): Promise<string> =>
  join(await folderOf(app), `fetch-${fetchId}`)

interface Failure {
  /** `stopped` for a file beyond the limits. */
  state: 'failed' | 'stopped'
  problem: FetchProblem
  detail?: string
}

/** Ends a fetch as failed: counts it, pauses the source after too many in a row, notifies members who may import. */
export async function fail(
  app: App,
  tx: Tx,
  source: Owned<SourceRow>,
  fetchId: number,
  failure: Failure,
): Promise<void> {
  const now = app.now()
  const failures = await noteFailure(tx, source)
  await endFetch(tx, fetchId, failure, now)
  // a file beyond the limits is not checked again until it changes; one that could not be read is
  if (failure.state === 'failed') await forget(tx, source)
  const pauses = source.state === 'active' && failures >= MAX_FETCH_FAILURES
  if (pauses) await pauseSource(tx, source, 'failures', now)
  // what a process lost midway does not wait for the next scheduled time
  else if (failure.problem === 'interrupted') await setNextFetch(tx, source, now)
  await tellOfImportSource(tx, source, pauses ? 'paused' : failure.state, now)
}

const forget = (tx: Tx, source: Owned<SourceRow>) =>
  rememberFile(tx, source, { fileHash: null, mappingHash: null, etag: null, lastModified: null })

/** Applies the file of a dry run, in the transaction that notes it. */
async function apply(tx: Tx, fetchId: number, tried: ImportRow): Promise<void> {
  const file = { ...tried, dryRun: false, who: WHO.name, heldTo: limitsPrices(tried.market) ? tried.id : null }
  const { id } = (await findSameFile(tx, file)) ?? (await insertImport(tx, file))
  await noteApply(tx, fetchId, id)
}

/** Whether a person has to apply the file, and request approval. */
async function changesPricesBeyond(tx: Tx, { id, market, keepsPrices }: ImportRow, now: Date): Promise<boolean> {
  if (!limitsPrices(market)) return false
  return !keepsPrices || isBeyondPriceLimits(market, await effectToday(tx, id, market, now))
}

/** Handles the end of a dry run. Returns whether its file is applied now. */
async function judge(app: App, tx: Tx, source: Owned<SourceRow>, fetchId: number, tried: ImportRow): Promise<boolean> {
  const { created = 0, offered = 0, updated = 0, rejected = 0, retired = 0 } = tried.counts
  const checked = { total: tried.total, rejected, retired, changed: created + offered + updated }
  const { state, problem, detail } = verdictOn(checked, source)
  if (state === 'failed' || state === 'stopped') {
    await fail(app, tx, source, fetchId, { state, problem: problem ?? 'unreadable', detail })
    return false
  }
  const needsApproval = state === 'applying' && (await changesPricesBeyond(tx, tried, app.now()))
  if (state === 'applying' && !needsApproval) {
    await apply(tx, fetchId, tried)
    return true
  }
  const now = app.now()
  await noteSuccess(tx, source)
  await endFetch(tx, fetchId, { state: state === 'applying' ? 'waits' : state }, now)
  if (needsApproval || state === 'waits') await tellOfImportSource(tx, source, 'waits', now)
  return false
}

/** Applies the end of an import to its fetch. Returns whether another import starts. */
async function settleImport(
  app: App,
  tx: Tx,
  source: Owned<SourceRow>,
  { id, state }: FetchRow,
  ended: ImportRow,
): Promise<boolean> {
  if (ended.state === 'failed' || ended.state === 'interrupted') {
    const problem = ended.state === 'failed' ? 'unreadable' : 'interrupted'
    await fail(app, tx, source, id, { state: 'failed', problem, detail: ended.error ?? '' })
    return false
  }
  if (ended.state === 'cancelled') {
    await forget(tx, source)
    await endFetch(tx, id, { state: 'cancelled' }, app.now())
    return false
  }
  if (state === 'checking') return judge(app, tx, source, id, ended)
  await noteSuccess(tx, source)
  await endFetch(tx, id, { state: 'applied' }, app.now())
  return false
}

const ENDED: readonly ImportRow['state'][] = ['done', 'failed', 'cancelled', 'interrupted', 'undone']

/** Settles one fetch unless somebody else was faster. Returns whether another import begins. */
function settle(app: App, over: FetchRow): Promise<boolean> {
  return app.db.transaction(async tx => {
    // the source is locked first, as when it is claimed
    const found = await lockSource(tx, over.sourceId)
    const fetch = found && (await lockFetch(tx, over.id))
    if (!found || !fetch || fetch.state !== over.state) return false
    const source = ownAsSystem(found, WHO)
    if (fetch.state === 'fetching') {
      await fail(app, tx, source, fetch.id, { state: 'failed', problem: 'interrupted' })
      return false
    }
    const ended = await findImport(tx, fetch.appliedId ?? fetch.importId ?? '')
    if (!ended || !ENDED.includes(ended.state)) return false
    return settleImport(app, tx, source, fetch, ended)
  })
}

/** Settles the fetches that are over. */
export async function settleFetches(app: App): Promise<void> {
  let begun = false
  for (const over of await listFetchesOver(app.db, app.now())) {
    if (await settle(app, over)) begun = true
    if (over.state === 'fetching') await rm(await pathOf(app, over.id), { force: true })
  }
  if (begun) await enqueueImports(app)
}
