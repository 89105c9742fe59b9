// Fetches due import files, each once however many processes try, and starts a dry run of changed ones.

import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type Owned, ownAsSystem } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { FETCH_TIMEOUT_MS, FetchError, type FetchedFile, fetchFile } from '../adapters/fetch-file.ts'
import { beginFetch, claimSource, endFetch, lockFetch, noteCheck } from '../repository/fetches.ts'
import { insertImport } from '../repository/imports.ts'
import { lockSource, noteSuccess, rememberFile, type SourceRow } from '../repository/sources.ts'
import { nextFetch } from '../rules/sources.ts'
import { enqueueImports, mappingNamed } from '../service.ts'
import { fail, pathOf, settleFetches } from './settle-fetches.ts'
import { loginOf } from './source-passwords.ts'
import { MAX_BYTES } from './transfer.ts'

/** Name of the job, which is sent when something is due. */
export const FETCH = 'imports.fetch'
const FETCHER = { kind: 'system', name: `job:${FETCH}` } as const

/** Longer than a fetch can take: when a process dies, its fetch has failed after this time. */
const LEASE_MS = FETCH_TIMEOUT_MS + 2 * 60_000
const CONCURRENCY = 3
/** After this time no further fetch is started; the next run continues. */
const RUN_MS = 2 * 60_000

interface Claimed {
  source: SourceRow
  fetchId: number
}

function claim(app: App): Promise<Claimed | null> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const source = await claimSource(tx, now)
    if (!source) return null
    const until = new Date(now.getTime() + LEASE_MS)
    return { source, fetchId: await beginFetch(tx, source, { nextAt: nextFetch(source, now), now, until }) }
  })
}

/** The source and its fetch, locked; null when the fetch has ended or the source is gone. */
async function hold(tx: Tx, { source: { id }, fetchId }: Claimed): Promise<Owned<SourceRow> | null> {
  const source = await lockSource(tx, id)
  const fetch = source && (await lockFetch(tx, fetchId))
  return fetch?.state === 'fetching' ? ownAsSystem(source as SourceRow, FETCHER) : null
}

const isOther = (a: SourceRow, b: SourceRow) =>
  a.address !== b.address || a.format !== b.format || a.mapping !== b.mapping

/** Makes a dry run of the file that came. Returns whether the file is used. */
function take(app: App, claimed: Claimed, path: string, file: FetchedFile): Promise<boolean> {
  return app.db.transaction(async tx => {
    const source = await hold(tx, claimed)
    if (!source) return false
    const { bytes, hash, etag, lastModified } = file
    // the file belongs to the earlier version of the source: it is fetched again
    if (isOther(source, claimed.source)) {
      await endFetch(tx, claimed.fetchId, { state: 'cancelled', bytes }, app.now())
      return false
    }
    const { mapping, mappingHash } = await mappingOf(app, source)
    if (source.fileHash === hash && source.mappingHash === mappingHash) {
      await rememberFile(tx, source, { fileHash: hash, mappingHash, etag, lastModified })
      await endUnchanged(app, tx, source, claimed.fetchId, bytes)
      return false
    }
    const { market, format, name } = source
    const made = { market, fileName: `${name}.${format}`, filePath: path, fileHash: hash, format, mapping }
    const { id } = await insertImport(tx, { ...made, dryRun: true, who: FETCHER.name })
    await noteCheck(tx, claimed.fetchId, bytes, id)
    await rememberFile(tx, source, { fileHash: hash, mappingHash, etag, lastModified })
    return true
  })
}

/** The mapping of a source as it is now: when it changes, the same file is read in another way. */
async function mappingOf(app: App, { mapping: name }: Pick<SourceRow, 'mapping'>) {
  const mapping = await mappingNamed(app, name ?? undefined)
  return { mapping, mappingHash: createHash('sha256').update(JSON.stringify(mapping)).digest('hex') }
}

async function endUnchanged(
  app: App,
  tx: Tx,
  source: Owned<SourceRow>,
  fetchId: number,
  bytes?: number,
): Promise<void> {
  await noteSuccess(tx, source)
  await endFetch(tx, fetchId, { state: 'unchanged', ...(bytes === undefined ? {} : { bytes }) }, app.now())
}

/** Asks the server of a source. @throws FetchError */
async function get(app: App, source: SourceRow, path: string): Promise<FetchedFile | null> {
  const login = loginOf(app, source)
  if (login === undefined) throw new FetchError('password')
  const { mappingHash } = await mappingOf(app, source)
  const isKnown = source.fileHash !== null && source.mappingHash === mappingHash
  const { etag, lastModified } = isKnown ? source : { etag: null, lastModified: null }
  const limits = { rules: app.config, maxBytes: MAX_BYTES[source.format] }
  return fetchFile({ address: source.address, login, etag, lastModified }, limits, path)
}

/** Fetches one file. Whatever goes wrong is the end of the fetch, not of the job. */
async function fetchOne(app: App, claimed: Claimed): Promise<void> {
  const { source, fetchId } = claimed
  const path = await pathOf(app, fetchId)
  let used = false
  try {
    const file = await get(app, source, path)
    if (file) used = await take(app, claimed, path, file)
    else
      await app.db.transaction(async tx => {
        const held = await hold(tx, claimed)
        if (held) await endUnchanged(app, tx, held, fetchId)
      })
    if (used) await enqueueImports(app)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const { problem, message: detail } = error
    await app.db.transaction(async tx => {
      const held = await hold(tx, claimed)
      if (held) await fail(app, tx, held, fetchId, { state: 'failed', problem, detail })
    })
  } finally {
    if (!used) await rm(path, { force: true })
  }
}

/** Ends overdue fetches and fetches due files, a few at once; returns how many were fetched. */
export async function fetchDue(app: App): Promise<number> {
  await settleFetches(app)
  const end = Date.now() + RUN_MS
  let fetched = 0
  const lane = async () => {
    while (Date.now() < end) {
      const claimed = await claim(app)
      if (!claimed) return
      fetched += 1
      await fetchOne(app, claimed).catch(error =>
        // its claim expires by itself
        app.log.error({ err: error, source: claimed.source.id }, 'an import file was not fetched'),
      )
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return fetched
}
