// Checks whether the build in dist/ is older than the sources, and runs the build. Plain JavaScript: it runs before
// any build tool.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MARKER = join(ROOT, 'dist/.sources')
const SOURCES = ['contract', 'search', 'server', 'starter', 'web', 'scripts', 'package-lock.json', 'vite.config.ts']

/** Whether the tools that build the store are installed. */
export function buildTools() {
  return ['vite', 'tsx', '@vitejs/plugin-react'].every(name => existsSync(join(ROOT, 'node_modules', name)))
}

export const isBuilt = () => existsSync(MARKER)

/** Whether a source is newer than the build: times only, a few milliseconds. */
export function isStale() {
  if (!isBuilt()) return true
  const built = statSync(MARKER).mtimeMs
  const isNewer = path => statSync(path).mtimeMs > built
  return SOURCES.some(name => {
    const path = join(ROOT, name)
    if (!existsSync(path)) return false
    if (!statSync(path).isDirectory()) return isNewer(path)
    return readdirSync(path, { withFileTypes: true, recursive: true }).some(
      entry => entry.isFile() && isNewer(join(entry.parentPath, entry.name)),
    )
  })
}

/** Builds what changed; returns the exit code. */
export function runBuild() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status ?? 1
}
