/** The embedded server in normal use: first start, settings, Hindi text, several processes, crash of the server, stop. */
import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAlive, waitUntil } from './processes.ts'
import {
  ask,
  cleanUp,
  folderWithDatabase,
  killOutright,
  openPool,
  order,
  processesAbout,
  spawnStart,
  startedOf,
  startHere,
  startThere,
  temporaryFolder,
} from './tools.harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })
afterEach(cleanUp)

describe('one user', () => {
  test('has its own role and database, keeps its password, writes safely, and leaves no process behind', async () => {
    const folder = temporaryFolder()
    const server = await startHere(join(folder, 'pg'))
    expect(server.adopted).toBe(false)
    expect(await ask(server.url, "SELECT current_user || ' ' || current_database()")).toBe('karkhana karkhana')
    expect(await ask(server.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(false)
    expect(await ask(server.url, "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'karkhana'")).toBe(
      'karkhana',
    )
    expect(await ask(server.url, 'SHOW fsync')).toBe('on')
    expect(await ask(server.url, 'SHOW listen_addresses')).toBe('127.0.0.1')
    expect(await ask(server.url, 'SHOW server_encoding')).toBe('UTF8')
    expect(statSync(join(folder, 'pg.control', 'password')).mode & 0o777).toBe(0o600)
    const stranger = server.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(stranger, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    await expect(ask(server.url.replace('//karkhana:', '//postgres:'), 'SELECT 1')).rejects.toThrow()

    await ask(server.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    expect(processesAbout(folder)).not.toEqual([])
    await Promise.all([server.stop(), server.stop()])
    await server.stop()
    expect(processesAbout(folder)).toEqual([])

    const again = await startHere(join(folder, 'pg'), server.port)
    expect(again.url).toBe(server.url)
    expect(await ask(again.url, 'SELECT answer FROM kept')).toBe(42)
  })

  test('matches Devanagari by trigram', async () => {
    const { url } = await startHere(join(await folderWithDatabase(), 'pg'))
    await ask(url, 'CREATE EXTENSION pg_trgm')
    expect(await ask(url, "SELECT cardinality(show_trgm('हथौड़ा'))")).toBeGreaterThan(3)
    expect(await ask(url, "SELECT similarity('हथौड़ा', 'हथौड़ी')")).toBeGreaterThan(0.3)
    expect(await ask(url, "SELECT similarity('हथौड़ा', 'पेचकस')")).toBeLessThan(0.1)
    await ask(url, 'CREATE TABLE names (name text)')
    await ask(url, "INSERT INTO names VALUES ('बॉल पीन हथौड़ा 500 ग्राम'), ('पेचकस सेट')")
    await ask(url, 'CREATE INDEX ON names USING gin (name gin_trgm_ops)')
    expect(await ask(url, "SELECT string_agg(name, '|') FROM names WHERE name ILIKE '%हथौड़%'")).toBe(
      'बॉल पीन हथौड़ा 500 ग्राम',
    )
    expect(await ask(url, "SELECT upper('ball pein') || lower('ÉCROU')")).toBe('BALL PEINécrou')
  })
})

describe('several users', () => {
  test('of one folder share the server; the last one to leave stops it', async () => {
    const folder = await folderWithDatabase()
    const first = await startThere(join(folder, 'pg'))
    const second = await startThere(join(folder, 'pg'))
    const here = await startHere(join(folder, 'pg'))
    expect([first.adopted, second.adopted, here.adopted]).toEqual([false, true, true])
    expect([second.pid, here.pid]).toEqual([first.pid, first.pid])
    expect(await order(first.child, 'stop')).toBe(0)
    expect(await ask(here.url, 'SELECT 1')).toBe(1)
    await here.stop()
    expect(await ask(second.url, 'SELECT 1')).toBe(1)
    second.child.process.kill('SIGTERM')
    expect(await second.child.ended).toBe(0)
    expect(processesAbout(folder)).toEqual([])
  })

  test('that start concurrently on a new folder create one database', async () => {
    const folder = temporaryFolder()
    const children = [1, 2, 3].map(() => spawnStart(join(folder, 'pg')))
    const all = await Promise.all(children.map(startedOf))
    expect(new Set(all.map(server => server.pid)).size).toBe(1)
    expect(all.filter(server => !server.adopted)).toHaveLength(1)
    expect(await Promise.all(children.map(child => order(child, 'stop')))).toEqual([0, 0, 0])
    expect(processesAbout(folder)).toEqual([])
  })

  test('a killed user does not keep the server running', async () => {
    const folder = await folderWithDatabase()
    const { child } = await startThere(join(folder, 'pg'))
    const here = await startHere(join(folder, 'pg'))
    await killOutright(child)
    await here.stop()
    expect(processesAbout(folder)).toEqual([])
  })

  test('a user that exits without stopping stops the unused server', async () => {
    const folder = await folderWithDatabase()
    const { child } = await startThere(join(folder, 'pg'))
    expect(await order(child, 'exit')).toBe(3)
    expect(await waitUntil(() => processesAbout(folder).length === 0, 10_000)).toBe(true)
  })
})

describe('a killed server', () => {
  test('restarts on its port with every committed row', async () => {
    const server = await startHere(join(await folderWithDatabase(), 'pg'))
    const pool = openPool(server.url)
    await pool.query('CREATE TABLE acks (id integer PRIMARY KEY)')
    const acknowledged: number[] = []
    let rejected = 0
    const first = server.pid
    const since = { revival: 0 }
    const end = Date.now() + 30_000
    for (let id = 1; since.revival < 50 && Date.now() < end; id++) {
      try {
        await pool.query('INSERT INTO acks VALUES ($1)', [id])
        acknowledged.push(id)
        if (acknowledged.length === 200) process.kill(first, 'SIGKILL')
        if (server.pid !== first) since.revival++
      } catch {
        rejected++
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
    expect(rejected).toBeGreaterThan(0)
    expect(since.revival).toBe(50)
    expect(server.pid).not.toBe(first)
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM acks')
    const ids = new Set(rows.map(row => row.id))
    expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(250)
    await pool.end()
  })

  test('is restarted by one of its users and joined by the others', async () => {
    const folder = await folderWithDatabase()
    const { child, pid } = await startThere(join(folder, 'pg'))
    const here = await startHere(join(folder, 'pg'))
    process.kill(pid, 'SIGKILL')
    expect(await waitUntil(() => here.pid !== pid && child.logs().includes('runs again'), 20_000)).toBe(true)
    expect(child.logs()).toContain(`runs again as process ${here.pid}`)
    await killOutright(child)
    process.kill(here.pid, 'SIGKILL')
    const before = here.pid
    expect(await waitUntil(() => here.pid !== before, 20_000)).toBe(true)
    expect(await ask(here.url, 'SELECT 1')).toBe(1)
  })

  test('is not restarted after stop', async () => {
    const folder = await folderWithDatabase()
    const server = await startHere(join(folder, 'pg'))
    process.kill(server.pid, 'SIGKILL')
    await server.stop()
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(isAlive(server.pid)).toBe(false)
    expect(processesAbout(folder)).toEqual([])
    expect(existsSync(join(folder, 'pg', 'PG_VERSION'))).toBe(true)
  })

  test('with missing data is not replaced by an empty one', async () => {
    const folder = await folderWithDatabase()
    const server = await startHere(join(folder, 'pg'))
    renameSync(join(folder, 'pg'), join(folder, 'moved'))
    process.kill(server.pid, 'SIGKILL')
    expect(await waitUntil(() => server.logs.some(line => line.includes('is gone')), 10_000)).toBe(true)
    expect(existsSync(join(folder, 'pg'))).toBe(false)
    renameSync(join(folder, 'moved'), join(folder, 'pg'))
    expect(await waitUntil(() => server.logs.some(line => line.includes('runs again')), 10_000)).toBe(true)
  })
})
