// Starts the store, or one of its programs (import, backup, …), in this process, so that signals reach it.
// With the build tools installed it first builds changed files; without them it runs the build in dist/ as it is.

import { buildTools, isBuilt, isStale, runBuild } from './build-state.mjs'

const PROGRAMS = ['import', 'export', 'setup', 'backup', 'restore', 'rotate-keys', 'staff', 'verify-audit']
const program = PROGRAMS.includes(process.argv[2] ?? '') ? process.argv.splice(2, 1)[0] : 'main'

if (buildTools() && isStale()) {
  const status = runBuild()
  if (status !== 0) process.exit(status)
} else if (!isBuilt()) {
  console.error('The store is not built. Run npm install with development dependencies, or copy dist/ here.')
  process.exit(1)
}
process.setSourceMapsEnabled(true)
await import(new URL(`../dist/server/${program}.js`, import.meta.url).href)
