// Runs a command with DATABASE_URL naming a database server that the store did not start: the one given, or a fresh one.

import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded-postgres.ts'

const log = { info: () => undefined, warn: console.warn, error: console.error }
const folder = await mkdtemp(join(tmpdir(), 'kh-out-'))
// the database server runs as another user and must get through
await chmod(folder, 0o755)
const given = process.env.DATABASE_URL
const server = given ? null : await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), port: 17432, log })
const [program = '', ...words] = process.argv.slice(2)
const code = await new Promise<number>(done => {
  const child = spawn(program, words, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: given ?? server?.url } })
  child.on('exit', exit => done(exit ?? 1))
})
await server?.stop()
await rm(folder, { recursive: true, force: true })
process.exit(code)
