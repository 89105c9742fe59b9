// Automatic backups: requested and scheduled, one at a time, failed, verified, and the oldest removed.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Backup } from '../../contract/backups/api.ts'
import { readManifest } from '../platform/backup/manifest.ts'
import { statement } from '../platform/db.ts'
import { isLockHeld, takeSessionLock } from '../platform/session-lock.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { TEMPORARY } from '../testing/temporary-folders.ts'
import { writeBackups } from './commands/write.ts'
import { folderName, NIGHT_JOB, WRITE_LOCK } from './rules.ts'

const LIST = 'GET /api/admin/backups'
const MAKE = 'POST /api/admin/backups'
const VERIFY = 'POST /api/admin/backups/{backupId}/verify'
const AUDIT = statement(
  'test.backup-audit',
  `select count(*)::int as count from audit_entries where record_kind = 'backup'`,
)
const RUNNING = statement(
  'test.running-backup',
  `insert into backup_runs (id, asked_at, state, started_at, folder, kind)
   values ($1, $2::timestamptz, 'running', $2::timestamptz, $3, 'tables')`,
)
const ACTIVE = statement(
  'test.active-jobs',
  `select count(*)::int as count from pgboss.job where name = $1 and state = 'active'`,
)
const KEEP = 2

let store: TestStore
let owner: SignedIn
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(TEMPORARY, 'kh-backups-'))
  store = await openTestStore({ empty: true, config: { backups: { folder, keep: KEEP } } })
  // the test server has databases of other tests too: only the rows of this one
  store.app.config.databaseUrl = store.databaseUrl
  owner = await openStaff(store, 'owner')
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  // a nightly run that waited for another backup is retried later: in the middle of the next test, when the clock
  // moves
  await store.asOwner(`delete from pgboss.job where name = '${NIGHT_JOB}' and state in ('created', 'retry')`)
  await eventually(async () => expect((await store.app.db.one<{ count: number }>(ACTIVE, [NIGHT_JOB])).count).toBe(0))
  await store.asOwner('delete from backup_runs')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
})

const overview = async (before?: number) => (await owner.visitor.call(LIST, { query: { before } })).data
const make = async (backupId = randomUUID() as string) => (await owner.visitor.call(MAKE, { body: { backupId } })).data
const runOf = async (backupId: string) => (await overview()).backups.find(one => one.backupId === backupId)

/** The nightly job, run the given number of days ahead. */
const night = (daysAgo = 0) => {
  const at = new Date(store.app.now().getTime() - daysAgo * 86_400_000)
  const app = { ...store.background, now: () => at }
  return writeBackups(app, { ownerUrl: store.databaseUrl }, { night: true })
}

/** A requested backup that is complete. */
async function finished(): Promise<Backup & { folder: string }> {
  const { backupId } = await make()
  return eventually(async () => {
    const run = await runOf(backupId)
    expect(run).toMatchObject({ state: 'complete' })
    // the job releases the lock after writing the record: a nightly run starting earlier would wait
    expect(await isLockHeld(store.app.db, WRITE_LOCK)).toBe(false)
    return run as Backup & { folder: string }
  })
}

it('is written on request, once per id', async () => {
  const before = (await store.app.db.one<{ count: number }>(AUDIT)).count
  const asked = await make()
  expect(asked).toMatchObject({ state: 'waiting', folder: null })
  const done = await eventually(async () => {
    const run = await runOf(asked.backupId)
    expect(run).toMatchObject({ state: 'complete', kind: 'tables', problem: null })
    return run
  })
  const manifest = await readManifest(done?.folder ?? '')
  expect(manifest.files).toHaveLength(done?.files ?? 0)
  expect(done?.bytes).toBe(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0))
  expect(await make(asked.backupId)).toMatchObject({ backupId: asked.backupId, state: 'complete' })
  const now = await overview()
  expect(now).toMatchObject({ folder, keep: KEEP, late: false, last: { backupId: asked.backupId } })
  expect(now.backups).toHaveLength(1)
  expect(new Date(now.nextAt ?? '').toISOString()).toMatch(/T20:05:00/)
  expect((await store.app.db.one<{ count: number }>(AUDIT)).count).toBe(before + 1)
})

it('is written once when two people request it at once, and when two processes start the nightly run', async () => {
  const { visitor: second } = await openStaff(store, 'owner')
  const asked = await Promise.all([
    make(),
    second.call(MAKE, { body: { backupId: randomUUID() } }).then(({ data }) => data),
  ])
  expect(asked[0].backupId).toBe(asked[1].backupId)
  await eventually(async () => expect(await runOf(asked[0].backupId)).toMatchObject({ state: 'complete' }))
  await Promise.all([night(), night()])
  await night()
  const { backups } = await overview()
  expect(backups.filter(({ askedBy }) => askedBy === null)).toMatchObject([{ state: 'complete' }])
  expect(await readdir(folder)).toHaveLength(2)
})

it('waits while another process writes one, and is written by that one', async () => {
  const release = await takeSessionLock(store.app.db, WRITE_LOCK)
  await store.app.db.run(RUNNING, [randomUUID(), store.app.now(), join(folder, 'of-the-other')])
  const { backups } = await overview()
  expect(backups).toMatchObject([{ state: 'running' }])
  expect((await make()).backupId).toBe(backups[0]?.backupId)
  await release?.()
})

it('comes later in the night when another one is written at its time', async () => {
  const release = await takeSessionLock(store.app.db, WRITE_LOCK)
  await night()
  expect((await overview()).backups).toEqual([])
  await release?.()
  await store.advanceClock(15 * 60)
  await eventually(async () => {
    expect((await overview()).backups).toMatchObject([{ askedBy: null, state: 'complete' }])
    expect(await isLockHeld(store.app.db, WRITE_LOCK)).toBe(false)
  })
  // once in a night
  await night()
  expect((await overview()).backups).toHaveLength(1)
})

it('fails with a reason if the folder is missing or is not a folder, and the next one succeeds', async () => {
  await rename(folder, `${folder}-away`)
  await night()
  expect((await overview()).backups).toMatchObject([{ state: 'failed', problem: 'folder-missing', bytes: null }])
  expect(existsSync(folder)).toBe(false)
  await rename(`${folder}-away`, folder)
  await night()
  const { backups, late } = await overview()
  expect(backups.map(({ state }) => state)).toEqual(['complete', 'failed'])
  expect(late).toBe(false)
})

it('leaves no files of a backup that failed midway', async () => {
  await writeBackups(store.background, { ownerUrl: `${store.databaseUrl}-gone` }, { night: true })
  expect((await overview()).backups).toMatchObject([{ state: 'failed', problem: 'database' }])
  expect(await readdir(folder)).toEqual([])
})

it('is marked as failed when its process has died, and does not block the next one', async () => {
  const dead = randomUUID()
  await store.app.db.run(RUNNING, [dead, store.app.now(), join(folder, 'half')])
  expect(await runOf(dead)).toMatchObject({ state: 'failed', problem: 'interrupted' })
  await finished()
  expect(await runOf(dead)).toMatchObject({ state: 'failed', problem: 'interrupted', endedAt: expect.any(String) })
  // the process died between writing the manifest and the record, or the store was restored from this backup
  const whole = await finished()
  await store.asOwner(`update backup_runs set state = 'running', bytes = null, files = null, ended_at = null
    where id = '${whole.backupId}'`)
  await night()
  expect(await runOf(whole.backupId)).toMatchObject({ state: 'complete', files: whole.files, bytes: whole.bytes })
})

it('removes the oldest nightly backups beyond the retention, and no other folder', async () => {
  const byHand = await finished()
  await night(9)
  const first = (await overview()).backups[0] as Backup & { folder: string }
  // a folder named like a backup of the store, with a manifest, but without a run
  const foreign = join(folder, folderName(new Date('2020-01-01T00:00:00.000Z')))
  await cp(first.folder, foreign, { recursive: true })
  await night(8)
  const second = (await overview()).backups[0] as Backup & { folder: string }
  await night(7)
  expect(await runOf(first.backupId)).toMatchObject({ state: 'removed', folder: first.folder })
  expect(existsSync(first.folder)).toBe(false)
  // somebody has replaced it with another backup
  await rm(second.folder, { recursive: true })
  await cp(byHand.folder, second.folder, { recursive: true })
  await night(6)
  await night(5)
  expect(await runOf(second.backupId)).toMatchObject({ state: 'complete' })
  for (const kept of [foreign, second.folder, byHand.folder]) expect(existsSync(kept), kept).toBe(true)
  const nights = (await overview()).backups.filter(({ askedBy, state }) => askedBy === null && state === 'complete')
  expect(nights).toHaveLength(KEEP + 1)
})

it('is verified file by file on request', async () => {
  const { backupId, folder: path } = await finished()
  const verify = () => owner.visitor.call(VERIFY, { params: { backupId } })
  const check = async () => (await runOf(backupId))?.check
  expect((await verify()).data.check).toMatchObject({ state: 'waiting', at: null })
  await eventually(async () => expect(await check()).toMatchObject({ state: 'passed', problem: null }))
  await appendFile(join(path, 'database/tables.json'), ' ')
  await verify()
  await eventually(async () => expect(await check()).toMatchObject({ state: 'failed', problem: 'damaged' }))
  expect(await overview()).toMatchObject({ last: null, late: true })
  await rm(path, { recursive: true })
  await verify()
  await eventually(async () => expect(await check()).toMatchObject({ state: 'failed', problem: 'missing' }))
})

it('rejects verifying an unknown or incomplete backup', async () => {
  const verify = (backupId: string) => owner.visitor.try(VERIFY, { params: { backupId } })
  expect(await verify(randomUUID())).toMatchObject({ status: 404, body: { code: 'backups.unknown' } })
  await rename(folder, `${folder}-away`)
  await night()
  await rename(`${folder}-away`, folder)
  const [failed] = (await overview()).backups
  expect(await verify(failed?.backupId ?? '')).toMatchObject({ status: 409, body: { code: 'backups.incomplete' } })
})

it('needs one right to read and another to request', async () => {
  const { visitor: auditor } = await openStaff(store, 'auditor')
  expect((await auditor.try(LIST)).status).toBe(200)
  const rejected = { status: 403, body: { code: 'session.forbidden', data: { permission: 'settings.write' } } }
  expect(await auditor.try(MAKE, { body: { backupId: randomUUID() } })).toMatchObject(rejected)
  expect(await auditor.try(VERIFY, { params: { backupId: randomUUID() } })).toMatchObject(rejected)
  const { visitor: support } = await openStaff(store, 'support')
  expect((await support.try(LIST)).status).toBe(403)
  expect((await owner.visitor.try(MAKE, { body: { backupId: 'no-id' } })).status).toBe(400)
})

it('is off without a folder: nothing is written, requested or warned about', async () => {
  const { config } = store.app
  const { backups } = config
  config.backups = null
  try {
    await night()
    expect(await overview()).toMatchObject({ folder: null, late: false, nextAt: null, backups: [] })
    expect(await owner.visitor.try(MAKE, { body: { backupId: randomUUID() } })).toMatchObject({
      status: 409,
      body: { code: 'backups.off' },
    })
    expect((await owner.visitor.call('GET /api/admin/health')).data.backups).toMatchObject({ on: false, late: false })
  } finally {
    config.backups = backups
  }
})

it('is missed by health and the dashboard after two days', async () => {
  const health = async () => (await owner.visitor.call('GET /api/admin/health')).data.backups
  const waiting = async () =>
    (await owner.visitor.call('GET /api/admin/dashboard', { query: { market: 'IN' } })).data.work.find(
      ({ kind }) => kind === 'backups-late',
    )
  expect(await health()).toEqual({ on: true, late: true, lastAt: null })
  await night(3)
  expect(await health()).toMatchObject({ late: true, lastAt: expect.any(String) })
  expect(await waiting()).toMatchObject({ count: 1, oldestAt: (await health()).lastAt })
  await night()
  expect(await health()).toMatchObject({ late: false })
  expect(await waiting()).toMatchObject({ count: 0, oldestAt: null })
})

it('is listed page by page, the newest first', async () => {
  await store.asOwner(`insert into backup_runs (id, asked_at, state, problem, started_at, ended_at, folder, kind)
    select gen_random_uuid(), now(), 'failed', 'disk-full', now(), now(), '/backups/' || n, 'tables' from generate_series(1, 25) n`)
  const first = await overview()
  expect(first.backups).toHaveLength(20)
  expect(first.backups[0]?.folder).toBe('/backups/25')
  const second = await overview(first.next ?? 0)
  expect(second.backups.map(one => one.folder)).toEqual([5, 4, 3, 2, 1].map(n => `/backups/${n}`))
  expect(second.next).toBeNull()
})
