/** Base backups of a running server: restored to the row, to a moment of the archived log, and never over another database. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BASE_ARCHIVE, readServerManifest, SERVER_MANIFEST, takeBaseBackup } from './base-backup.ts'
import { waitUntil } from './processes.ts'
import { endRecovery, type Recovery, restoreCluster } from './restore-cluster.ts'
import {
  ask,
  changeStopped,
  cleanUp,
  folderWithDatabase,
  openPool,
  somePort,
  startHere,
  systemDirFor,
  temporaryFolder,
} from './tools.harness.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 })
afterEach(cleanUp)

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const FILL = `CREATE TABLE rows (id bigint PRIMARY KEY, body text NOT NULL);
  CREATE INDEX ON rows (body);
  INSERT INTO rows SELECT n, md5(n::text) FROM generate_series(1, 20000) n`
const SUM = `SELECT count(*) || ' ' || md5(string_agg(id || body, ',' ORDER BY id)) FROM rows`

function newFolder(name: string): string {
  const folder = join(temporaryFolder(), name)
  mkdirSync(folder, { mode: 0o755 })
  return folder
}

async function restored(backup: string, recovery?: Recovery) {
  const dataDir = join(temporaryFolder(), 'pg')
  const options = { from: backup, dataDir, systemDir: systemDirFor(dataDir), log, ...(recovery && { recovery }) }
  await restoreCluster(options)
  return startHere(dataDir)
}

describe('a base backup', () => {
  test('taken while rows are written contains every row that existed when it ended', async () => {
    const server = await startHere(join(await folderWithDatabase(), 'pg'))
    const pool = openPool(server.url)
    await pool.query(FILL)
    const backup = newFolder('backup')
    let written = 20_000
    const { bytes } = await takeBaseBackup(server.url, backup, {
      // the backup has begun and is waiting: what is written now only reaches it through the log
      progress: async () => {
        if (written < 20_400) await pool.query('INSERT INTO rows VALUES ($1, $2)', [++written, `while ${written}`])
      },
    })
    const sum = await ask(server.url, SUM)
    await pool.query('DELETE FROM rows')
    expect(bytes).toBeGreaterThan(10_000_000)
    expect(written).toBe(20_400)
    const copy = await restored(backup)
    expect(await ask(copy.url, SUM)).toBe(sum)
    await ask(copy.url, `INSERT INTO rows VALUES (99999, 'new')`)
    // it contains no passwords
    expect(copy.url.split('@')[0]).not.toBe(server.url.split('@')[0])
  })

  test('is not restored over a folder with anything in it', async () => {
    const server = await startHere(join(await folderWithDatabase(), 'pg'))
    const backup = newFolder('backup')
    await takeBaseBackup(server.url, backup)
    const dataDir = join(temporaryFolder(), 'pg')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'PG_VERSION'), '18')
    const restore = () => restoreCluster({ from: backup, dataDir, systemDir: systemDirFor(dataDir), log })
    await expect(restore()).rejects.toThrow('A restore never overwrites')
    expect(readdirSync(dataDir)).toEqual(['PG_VERSION'])
  })

  test('that is damaged is not restored', async () => {
    const server = await startHere(join(await folderWithDatabase(), 'pg'))
    const backup = newFolder('backup')
    await takeBaseBackup(server.url, backup)
    const manifest = readFileSync(join(backup, SERVER_MANIFEST), 'utf8')
    expect(readServerManifest(manifest).length).toBeGreaterThan(500)
    expect(() => readServerManifest(manifest.replace('PG_VERSION', 'PG_VERSIOM'))).toThrow('is damaged')
    const archive = readFileSync(join(backup, BASE_ARCHIVE))
    writeFileSync(join(backup, BASE_ARCHIVE), archive.subarray(0, archive.length / 2))
    const folder = temporaryFolder()
    const dataDir = join(folder, 'pg')
    await expect(restoreCluster({ from: backup, dataDir, systemDir: systemDirFor(dataDir), log })).rejects.toThrow()
    expect(readdirSync(folder)).not.toContain('pg')
  })

  test('is possible on a database of a version that set up no replication', async () => {
    const dataDir = join(await folderWithDatabase(), 'pg')
    await changeStopped(dataDir, ['ALTER ROLE karkhana NOREPLICATION'])
    const server = await startHere(dataDir)
    const backup = newFolder('backup')
    expect((await takeBaseBackup(server.url, backup)).systemId).toMatch(/^\d+$/)
  })
})

test('the archived log restores the state of a moment, and all that there is without one', async () => {
  const archive = newFolder('wal')
  const server = await startHere(join(await folderWithDatabase(), 'pg'), somePort(), archive)
  const pool = openPool(server.url)
  await pool.query(FILL)
  const backup = newFolder('backup')
  await takeBaseBackup(server.url, backup)
  await pool.query(`INSERT INTO rows SELECT n, 'after' FROM generate_series(20001, 20100) n`)
  const sum = await ask(server.url, SUM)
  const until = (await ask(server.url, `SELECT clock_timestamp()`)) as Date
  await pool.query('DELETE FROM rows WHERE id <= 20000')
  const last = await ask(server.url, SUM)
  await pool.end()
  await server.stop()
  expect(await waitUntil(() => readdirSync(archive).some(name => name.endsWith('.gz')), 10_000)).toBe(true)

  // a millisecond later than the clock, because the target has no microseconds
  const copy = await restored(backup, { archive, until: new Date(until.getTime() + 1) })
  expect(await ask(copy.url, SUM)).toBe(sum)
  expect(await ask(copy.url, 'SELECT pg_is_in_recovery()')).toBe(false)
  await endRecovery(copy.dataDir)
  await copy.stop()
  const again = await startHere(copy.dataDir)
  expect(await ask(again.url, SUM)).toBe(sum)

  const newest = await restored(backup, { archive, until: null })
  expect(await ask(newest.url, SUM)).toBe(last)
})
