// Builds what is out of date, then becomes the store: one process, so that signals reach it.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
process.setSourceMapsEnabled(true)
await import(new URL('../dist/server/main.js', import.meta.url).href)
