// Use cases of imports: start, watch, apply, undo; and saved mappings.

import { type ImportAccepted, type ImportMapping, type ImportStatus, zMapping } from '../../contract/imports/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { App } from '../platform/app.ts'
import { describeChange } from '../platform/audit.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { mustWrite } from '../platform/record-version.ts'
import type { FileFormat } from './adapters/read-file.ts'
import { RUNNER, runImport } from './commands/run.ts'
import { runUndo } from './commands/undo.ts'
import { type LaterImport, listLater, retryLeft } from './repository/changes.ts'
import { anyFetchDue } from './repository/fetches.ts'
import {
  countProblems,
  endImport,
  findImport,
  findSameFile,
  type ImportRow,
  insertImport,
  listUnfinished,
  lockImport,
  setState,
} from './repository/imports.ts'
import {
  countPictures,
  findMapping,
  holdMapping,
  listMappings,
  type SavedMapping,
  upsertMapping,
} from './repository/pictures.ts'
import { PROBLEMS_HI } from './rules/problems.hi.ts'
import { PROBLEMS, type ProblemCode } from './rules/problems.ts'

export interface NewFile {
  market: Market
  fileName: string
  filePath: string
  fileHash: string
  format: FileFormat
  mapping: ImportMapping
  dryRun: boolean
  who: string
  /** The dry run whose prices it may set, and no others. */
  heldTo?: string | null
  /** Whether another member has approved its effect on prices. */
  pricesApproved?: boolean
}

/** Starts an import, or finds the same one that is unfinished. The job processes its rows. */
export async function createImport({ db }: { db: Db }, file: NewFile): Promise<{ id: string; resumed: boolean }> {
  const known = await findSameFile(db, file)
  if (known) return { id: known.id, resumed: true }
  return { id: (await insertImport(db, file)).id, resumed: false }
}

/** Lets the job look for work at once. */
export async function enqueueImports(app: App): Promise<void> {
  await app.jobs.send('imports.run', {})
}

function wordOf(code: string, language: Language): string {
  const known = code as ProblemCode
  return (language === 'hi' ? PROBLEMS_HI[known]?.[0] : undefined) ?? PROBLEMS[known]?.[1] ?? code
}

/** An import as staff read it, its problems worded in a language. */
export async function statusOf(app: App, one: ImportRow, language: Language): Promise<ImportStatus> {
  const [problems, pictures] = await Promise.all([countProblems(app.db, one.id), countPictures(app.db, one.id)])
  const {
    filePath: _path,
    runner: _runner,
    stale: _stale,
    fileHash: _hash,
    format: _format,
    mapping: _mapping,
    pricesApproved: _approved,
    counts,
    ...shown
  } = one
  const none = { created: 0, offered: 0, updated: 0, unchanged: 0, rejected: 0 }
  const less = { priceChanges: 0, retired: 0, undone: 0, left: 0 }
  return {
    ...shown,
    ...none,
    ...less,
    ...counts,
    problems: problems.map(problem => ({ ...problem, message: wordOf(problem.code, language) })),
    pictures,
    createdAt: one.createdAt.toISOString(),
    finishedAt: one.finishedAt?.toISOString() ?? null,
  }
}

/** How far an import is, its problems worded in a language. @throws request.not-found */
export async function importStatus(app: App, id: string, language: Language = 'en'): Promise<ImportStatus> {
  const one = await findImport(app.db, id)
  if (!one) throw appError('request.not-found')
  return statusOf(app, one, language)
}

export const accept = (importId: string): ImportAccepted => ({
  accepted: true,
  reason: null,
  importId,
  laterImports: [],
})
export const reject = (reason: string): ImportAccepted => ({
  accepted: false,
  reason,
  importId: null,
  laterImports: [],
})

function behind(later: readonly LaterImport[]): ImportAccepted {
  const laterImports = later.map(one => ({ ...one, createdAt: one.createdAt.toISOString() }))
  const list = laterImports.map(({ fileName, id, products }) => `${fileName} (${id}, ${products} of them)`)
  const reason = `Later imports changed the same products. Take them back first, in this order: ${list.join('; ')}`
  return { ...reject(reason), laterImports }
}

/**
 * Starts the undo of an import; its job carries it out. It is rejected while later imports stand that changed the same
 * fields of the same products: what they are put back to would be put back by nothing. What an undo left because
 * somebody had changed it may be tried again.
 */
export async function undoImport(app: App, id: string): Promise<ImportAccepted> {
  const answer = await app.db.transaction(async tx => {
    const one = await lockImport(tx, id)
    if (!one) throw appError('request.not-found')
    if (one.dryRun) return reject('A dry run changed nothing.')
    if (one.state === 'undoing') return reject('This import is being taken back.')
    if (one.state === 'undone' && !one.counts.left) return reject('This import is taken back already.')
    if (one.state === 'waiting') {
      await endImport(tx, id, 'undone', null)
      return accept(id)
    }
    const later = await listLater(tx, id)
    if (later.length > 0) return behind(later)
    await retryLeft(tx, id)
    await setState(tx, id, 'undoing')
    return accept(id)
  })
  if (answer.accepted) await enqueueImports(app)
  return answer
}

/** Cancels a waiting or running import after its current batch. Its changes stay, until an undo reverts them. */
export async function cancelImport(app: App, id: string): Promise<ImportAccepted> {
  return app.db.transaction(async tx => {
    const one = await lockImport(tx, id)
    if (!one) throw appError('request.not-found')
    if (one.state !== 'waiting' && one.state !== 'running') {
      return reject(`Only an import that waits or runs can be cancelled; this one is ${one.state}.`)
    }
    await endImport(tx, id, 'cancelled', null)
    return accept(id)
  })
}

/** A dry run started by another process: nobody waits for its result once that process is gone. */
async function leaveToOthers(app: App, one: ImportRow): Promise<boolean> {
  if (!one.dryRun || one.runner === null || one.runner === RUNNER) return false
  if (one.stale) await endImport(app.db, one.id, 'interrupted', 'The process that tried this file has ended.')
  return true
}

/** How long one job goes on before it makes room for another turn. */
const TIME_SLICE_MS = 4 * 60_000

/** Runs waiting and interrupted imports, oldest first. */
export async function workOnImports(app: App): Promise<void> {
  const end = Date.now() + TIME_SLICE_MS
  await enqueueFetches(app)
  const unfinished = await listUnfinished(app.db)
  for (const one of unfinished) {
    if (await leaveToOthers(app, one)) continue
    const options = { until: end - Date.now() }
    const done = await (one.state === 'undoing'
      ? runUndo(app, one.id, one.who, options)
      : runImport(app, one.id, options))
    if (!done) {
      await enqueueImports(app)
      return
    }
  }
  // the end of a dry run decides what happens to a fetched file
  if (unfinished.length > 0) await enqueueFetches(app)
}

/** Lets the job of sources run when one is due: the only statement for them each minute. */
async function enqueueFetches(app: App): Promise<void> {
  if (await anyFetchDue(app.db, app.now())) await app.jobs.send('imports.fetch', {})
}

const shownMapping = ({ name, mapping, updatedAt, version }: SavedMapping) => ({
  ...{ name, version, updatedAt: updatedAt.toISOString() },
  // as it would be sent: one that an earlier release saved has the fields of today
  mapping: zMapping.parse(mapping),
})

/** Saves a mapping under a name; repeating it changes nothing. @throws settings.changed-meanwhile */
export function saveMapping(
  app: App,
  { name, mapping, version }: { name: string; mapping: ImportMapping; version: number },
) {
  return app.db.transaction(async tx => {
    await holdMapping(tx, name)
    const found = await findMapping(tx, name)
    const before = found ? shownMapping(found) : undefined
    if (!mustWrite(before, { mapping }, version) && before) return before
    const after = shownMapping(await upsertMapping(tx, name, mapping))
    describeChange({
      ...{ recordKind: 'importMapping', recordId: name },
      ...{ before: before?.mapping ?? null, after: after.mapping },
    })
    return after
  })
}

export async function savedMappings(app: App) {
  return (await listMappings(app.db)).map(({ name, updatedAt, version }) => ({
    ...{ name, version, updatedAt: updatedAt.toISOString() },
  }))
}

/** @throws request.not-found */
export async function storedMapping(app: App, name: string) {
  const row = await findMapping(app.db, name)
  if (!row) throw appError('request.not-found')
  return shownMapping(row)
}

/** A saved mapping, or an empty one when none is named. @throws request.not-found */
export async function mappingNamed(app: App, name: string | undefined): Promise<ImportMapping> {
  if (name === undefined) return zMapping.parse({})
  return (await storedMapping(app, name)).mapping
}

export { UnreadableFile } from './adapters/read-file.ts'
export { runImport } from './commands/run.ts'
export { resealSourcePasswords } from './commands/source-passwords.ts'
export { runUndo } from './commands/undo.ts'
export { orUnreadable, sentLines } from './queries/sent-lines.ts'
