// Staff make, change, pause, resume, fetch and delete sources of import files.

import { MAX_SOURCES } from '../../../contract/imports/sources.rules.ts'
import type { ImportSource, ImportSourceInput } from '../../../contract/imports/sources-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { forgetImportSource } from '../../annotations/service.ts'
import { putInBin } from '../../bin/service.ts'
import { type Owned, requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { openAddress } from '../../platform/open-net.ts'
import { loggedAddress, presentForAudit } from '../presenter.ts'
import { lockSourceFor, readSource } from '../queries/sources.ts'
import { findMapping } from '../repository/pictures.ts'
import {
  askForFetch,
  countSources,
  deleteSource,
  findSource,
  insertSource,
  pauseSource,
  resumeSource,
  type SourceRow,
  type SourceValues,
  updateSource,
} from '../repository/sources.ts'
import { nextFetch } from '../rules/sources.ts'
import { FETCH } from './fetch-due.ts'
import { loginOf, sealPassword } from './source-passwords.ts'

type Stored = Pick<SourceRow, 'address' | 'username' | 'passwordSealed'>

/** The password stays with the server and the user for which it was given. @throws import-source.password */
function sealedOf(app: App, input: ImportSourceInput & { address: string }, before: Stored | null): Buffer | null {
  const { username, password, address } = input
  if (username === null) return null
  if (password !== undefined) return sealPassword(app, password)
  const same = before?.username === username && new URL(before.address).origin === new URL(address).origin
  if (!before?.passwordSealed || !same) throw appError('import-source.password')
  return before.passwordSealed
}

/** As it is stored. @throws import-source.address, import-source.password, import-source.mapping */
async function checked(
  app: App,
  db: Db,
  { market, now }: { market: Market; now: Date },
  input: ImportSourceInput,
  before: Stored | null,
): Promise<SourceValues> {
  const url = openAddress(input.address, app.config)
  if (!url) throw appError('import-source.address')
  if (input.mapping !== null && !(await findMapping(db, input.mapping))) throw appError('import-source.mapping')
  const { password: _password, ...values } = { ...input, address: url.href }
  const passwordSealed = sealedOf(app, { ...input, address: url.href }, before)
  return { ...values, passwordSealed, nextAt: nextFetch({ ...values, market }, now) }
}

const SAME_FIELDS = [
  ...(['name', 'address', 'username', 'format', 'mapping', 'every', 'atMinute', 'weekday', 'applies'] as const),
  ...(['maxRejectedPercent', 'maxRetired'] as const),
] as const

/** Whether the same call has made a source. */
function isSame(app: App, before: SourceRow, values: SourceValues, { password }: ImportSourceInput): boolean {
  if (SAME_FIELDS.some(name => before[name] !== values[name])) return false
  return before.username === null || loginOf(app, before)?.password === password
}

/** @throws import-source.address, import-source.password, import-source.mapping, import-source.too-many, request.idempotency */
export async function createSource(
  app: App,
  actor: Staff,
  { sourceId: id, market, ...input }: ImportSourceInput & { sourceId: string; market: Market },
): Promise<ImportSource> {
  requireMarket(actor, market)
  return app.db.transaction(async tx => {
    const values = await checked(app, tx, { market, now: actor.now }, input, null)
    const count = await countSources(tx)
    const before = await findSource(tx, id)
    if (before) {
      if (before.market !== market || !isSame(app, before, values, input)) throw appError('request.idempotency')
      return readSource(tx, actor, id)
    }
    if (count >= MAX_SOURCES) throw appError('import-source.too-many')
    await insertSource(tx, { id, market, ...values, createdBy: `staff:${actor.staffId}` }, actor.now)
    const row = await lockSourceFor(tx, actor, id)
    describeChange({ recordKind: 'importSource', recordId: id, after: presentForAudit(row) })
    return readSource(tx, actor, id)
  })
}

/** Locks a source, changes it and describes the change. @throws import-source.unknown */
async function change(
  app: App,
  actor: Staff,
  id: string,
  work: (tx: Tx, row: Owned<SourceRow>) => Promise<void>,
): Promise<ImportSource> {
  return app.db.transaction(async tx => {
    const before = await lockSourceFor(tx, actor, id)
    await work(tx, before)
    const after = await lockSourceFor(tx, actor, id)
    describeChange({
      ...{ recordKind: 'importSource', recordId: id },
      ...{ before: presentForAudit(before), after: presentForAudit(after) },
    })
    return readSource(tx, actor, id)
  })
}

/** @throws import-source.unknown, import-source.address, import-source.password, import-source.mapping, settings.changed-meanwhile */
export function changeSource(
  app: App,
  actor: Staff,
  id: string,
  { version, ...input }: ImportSourceInput & { version: number },
): Promise<ImportSource> {
  return change(app, actor, id, async (tx, row) => {
    if (row.version !== version) throw appError('settings.changed-meanwhile')
    const values = await checked(app, tx, { market: row.market, now: actor.now }, input, row)
    await updateSource(tx, row, values, actor.now)
  })
}

/** Fetches at once, also a paused source. @throws import-source.unknown */
export function fetchNow(app: App, actor: Staff, id: string): Promise<ImportSource> {
  return change(app, actor, id, async (tx, row) => {
    const { underWay } = await readSource(tx, actor, id)
    if (underWay) return
    await askForFetch(tx, row, actor.name)
    await app.jobs.send(FETCH, {}, { tx })
  })
}

/** @throws import-source.unknown */
export function pauseImportSource(app: App, actor: Staff, id: string): Promise<ImportSource> {
  return change(app, actor, id, async (tx, row) => {
    if (row.state === 'active') await pauseSource(tx, row, 'staff', actor.now)
  })
}

/** @throws import-source.unknown */
export function resumeImportSource(app: App, actor: Staff, id: string): Promise<ImportSource> {
  return change(app, actor, id, async (tx, row) => {
    if (row.state === 'paused') await resumeSource(tx, row, nextFetch(row, actor.now), actor.now)
  })
}

type BinnedSource = Omit<ImportSourceInput, 'password'>

/** Deletes a source with its password and history; the bin keeps the rest for a while. @throws import-source.unknown */
export async function removeSource(app: App, actor: Staff, id: string): Promise<void> {
  await app.db.transaction(async tx => {
    const row = await lockSourceFor(tx, actor, id)
    await deleteSource(tx, row)
    await forgetImportSource(tx, id)
    const { market, name, address, username, format, mapping, every, atMinute, weekday } = row
    const { applies, maxRejectedPercent, maxRetired } = row
    const contents: BinnedSource = {
      ...{ name, address, username, format, mapping, every, atMinute, weekday },
      ...{ applies, maxRejectedPercent, maxRetired },
    }
    await putInBin(tx, actor, { kind: 'importSource', recordId: id, market, name, contents })
    describeChange({ recordKind: 'importSource', recordId: id, before: presentForAudit(row) })
  })
}

/** A source that comes back from the bin is paused, and has neither its user nor its password: the password was not kept. */
export const sourcesBin = binKind<BinnedSource>({
  kind: 'importSource',
  async restore({ tx, actor }, { recordId: id, market, contents }) {
    if (!market) throw new Error('A source belongs to a market')
    if ((await countSources(tx)) >= MAX_SOURCES) throw appError('bin.full')
    if (await findSource(tx, id)) throw appError('bin.taken')
    const nextAt = nextFetch({ ...contents, market }, actor.now)
    const stored = { ...contents, username: null, passwordSealed: null, nextAt }
    await insertSource(tx, { id, market, ...stored, createdBy: `staff:${actor.staffId}` }, actor.now)
    await pauseSource(tx, await lockSourceFor(tx, actor, id), 'restored', actor.now)
    return id
  },
  logged: ({ name: title, address, username: _username, ...rest }) => ({ title, url: loggedAddress(address), ...rest }),
})
