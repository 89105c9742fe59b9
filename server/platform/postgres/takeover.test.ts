/** What an earlier process may leave behind: a running server, a stale file, an incomplete folder, a lost password, another version. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isAlive, serverProcessesOf, waitUntil } from './processes.ts'
import {
  ask,
  changeStopped,
  cleanUp,
  folderWithDatabase,
  IS_ROOT,
  killOutright,
  processesAbout,
  somePort,
  spawnStart,
  startHere,
  startThere,
  temporaryFolder,
} from './tools.harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })
afterEach(cleanUp)

test('a server left by a killed parent is adopted with its rows', async () => {
  const folder = await folderWithDatabase()
  const left = await startThere(join(folder, 'pg'))
  await ask(left.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
  await killOutright(left.child)
  expect(isAlive(left.pid)).toBe(true)
  const server = await startHere(join(folder, 'pg'))
  expect(server).toMatchObject({ adopted: true, pid: left.pid, url: left.url })
  expect(await ask(server.url, 'SELECT answer FROM kept')).toBe(7)
  await server.stop()
  expect(processesAbout(folder)).toEqual([])
})

test('parent and server killed together: the next start recovers', async () => {
  const folder = await folderWithDatabase()
  const left = await startThere(join(folder, 'pg'))
  await ask(left.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
  left.child.process.kill('SIGKILL')
  for (const pid of serverProcessesOf(join(folder, 'pg'))) process.kill(pid, 'SIGKILL')
  const server = await startHere(join(folder, 'pg'))
  expect(server.adopted).toBe(false)
  expect(await ask(server.url, 'SELECT answer FROM kept')).toBe(7)
})

test('a postmaster killed during a query: its last process is ended before the start', async () => {
  const folder = await folderWithDatabase()
  const left = await startThere(join(folder, 'pg'))
  const busy = 'DO $$ DECLARE i bigint := 0; BEGIN WHILE i >= 0 LOOP i := i + 1; END LOOP; END $$'
  const calculation = ask(left.url, busy).catch(() => 'ended')
  const calculating = "SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO %'"
  while ((await ask(left.url, calculating)) === undefined) await new Promise(resolve => setTimeout(resolve, 20))
  const last = Number(await ask(left.url, calculating))
  left.child.process.kill('SIGKILL')
  process.kill(left.pid, 'SIGKILL')
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(isAlive(last)).toBe(true)
  const server = await startHere(join(folder, 'pg'))
  expect(await calculation).toBe('ended')
  expect(await ask(server.url, 'SELECT 1')).toBe(1)
})

test('postmaster.pid that names another program is removed, and the program is not touched', async () => {
  const folder = await folderWithDatabase()
  const pidFile = join(folder, 'pg', 'postmaster.pid')
  const first = await startHere(join(folder, 'pg'))
  const text = readFileSync(pidFile, 'utf8')
  await first.stop()
  // As the server's user, since PostgreSQL treats a live process of its own user as a second server.
  const program = spawn('sleep', ['50'], IS_ROOT ? { uid: 65534, gid: 65534 } : {})
  try {
    writeFileSync(pidFile, text.replace(/^\d+/, String(program.pid)))
    const server = await startHere(join(folder, 'pg'))
    expect(server.adopted).toBe(false)
    expect(await ask(server.url, 'SELECT 1')).toBe(1)
    expect(isAlive(program.pid ?? 0)).toBe(true)
    await server.stop()
  } finally {
    program.kill('SIGKILL')
  }
})

test('postmaster.pid that is stale or damaged is ignored', async () => {
  const folder = await folderWithDatabase()
  for (const text of ['4194000\n/nowhere\n1\n5432\n\n127.0.0.1\n  1 2\nready   \n', '', 'rubbish']) {
    writeFileSync(join(folder, 'pg', 'postmaster.pid'), text)
    const server = await startHere(join(folder, 'pg'))
    expect(await ask(server.url, 'SELECT 1')).toBe(1)
    await server.stop()
  }
})

test('a busy port: the next free one is used, and the url does not change', async () => {
  const folder = await folderWithDatabase()
  const port = somePort()
  const servers = ['127.0.0.1', '0.0.0.0'].map((host, index) => createServer().listen(port + index, host))
  await Promise.all(servers.map(server => new Promise(resolve => server.once('listening', resolve))))
  try {
    const server = await startHere(join(folder, 'pg'), port)
    expect(server.port).toBe(port + 2)
    expect(await ask(server.url, "SELECT current_setting('port')")).toBe(String(port + 2))
  } finally {
    for (const server of servers) server.close()
  }
})

test('two folders configured for the same port both run', async () => {
  const folder = temporaryFolder()
  const port = somePort()
  const both = await Promise.all(['a', 'b'].map(name => startHere(join(folder, name), port)))
  expect(both[0]?.port).not.toBe(both[1]?.port)
  for (const server of both) {
    expect(await ask(server.url, 'SHOW data_directory')).toBe(server.dataDir)
  }
})

test('a parent killed while it creates the database: the next start creates it', async () => {
  const folder = temporaryFolder()
  const child = spawnStart(join(folder, 'pg'))
  const half = () => readdirSync(folder).some(name => /^pg\.init-/.test(name) && existsSync(join(folder, name, 'base')))
  expect(await waitUntil(half, 20_000, 5)).toBe(true)
  await killOutright(child)
  expect(existsSync(join(folder, 'pg'))).toBe(false)
  const server = await startHere(join(folder, 'pg'))
  expect(await ask(server.url, 'SELECT 1')).toBe(1)
})

test('an incomplete folder is moved aside, an empty one used, one with other files rejected', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'pg', 'base'), { recursive: true })
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '18\n')
  const server = await startHere(join(folder, 'pg'))
  expect(await ask(server.url, 'SELECT 1')).toBe(1)
  const aside = readdirSync(folder).find(name => name.startsWith('pg.half-made-'))
  expect(aside && existsSync(join(folder, aside, 'PG_VERSION'))).toBe(true)
  mkdirSync(join(folder, 'empty'))
  expect(await ask((await startHere(join(folder, 'empty'))).url, 'SELECT 1')).toBe(1)
  mkdirSync(join(folder, 'mine'))
  writeFileSync(join(folder, 'mine', 'letter.txt'), 'Dear')
  await expect(startHere(join(folder, 'mine'))).rejects.toThrow(/no PostgreSQL database/)
  expect(readdirSync(join(folder, 'mine'))).toEqual(['letter.txt'])
})

test('a lost password file: a new password is set, even when a server still runs with the old one', async () => {
  const folder = await folderWithDatabase()
  const left = await startThere(join(folder, 'pg'))
  await ask(left.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
  rmSync(join(folder, 'pg.control', 'password'))
  await expect(startHere(join(folder, 'pg'))).rejects.toThrow(`in use by process ${left.child.process.pid}`)
  await killOutright(left.child)
  const server = await startHere(join(folder, 'pg'))
  expect(server.url).not.toBe(left.url)
  expect(await ask(server.url, 'SELECT answer FROM kept')).toBe(7)
})

test('a database from before the role of the application gets it at the next start, and keeps its rows', async () => {
  const folder = await folderWithDatabase()
  const before = await startHere(join(folder, 'pg'))
  await ask(before.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
  await before.stop()
  await changeStopped(join(folder, 'pg'), ['DROP ROLE karkhana_app'])
  const server = await startHere(join(folder, 'pg'))
  expect(server.logs).toContain('roles and access of an existing database are brought up to date')
  expect(await ask(server.url, "SELECT pg_has_role('karkhana', 'karkhana_app', 'SET')")).toBe(true)
  expect(await ask(server.url, "SELECT rolcanlogin FROM pg_roles WHERE rolname = 'karkhana_app'")).toBe(false)
  expect(await ask(server.url, 'SELECT answer FROM kept')).toBe(7)
  expect(server.url).toBe(before.url.replace(/:\d+\//, `:${server.port}/`))
  await server.stop()
  const again = await startHere(join(folder, 'pg'))
  expect(again.logs.join()).not.toContain('brought up to date')
})

test('data of another major version is rejected with a clear message and not touched', async () => {
  const folder = await folderWithDatabase()
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '17\n')
  await expect(startHere(join(folder, 'pg'))).rejects.toThrow(/made by PostgreSQL 17, and this is 18/)
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '18\n')
  expect(await ask((await startHere(join(folder, 'pg'))).url, 'SELECT 1')).toBe(1)
})
