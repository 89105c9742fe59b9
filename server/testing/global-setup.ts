// Starts one database server for the test run, creates the template that every test file copies, and bundles the search thread.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { SESSION_LIMITS } from '../platform/connections.ts'
import { openDatabase } from '../platform/db.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { bundleSearchThread } from './search-thread.ts'
import { TEST_CACHE } from './sources-digest.ts'
import { dropLeftOvers, ensureTemplate, holdTemplate, templateName } from './template-database.ts'
import { databaseFolder } from './temporary-folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    serverUrl: string
    template: string
    /** Path of the bundled search thread. */
    searchThread: string
  }
}

let release: () => Promise<void> = async () => undefined

export async function setup(project: TestProject): Promise<void> {
  await mkdir(TEST_CACHE, { recursive: true })
  await mkdir(databaseFolder(TEST_CACHE), { recursive: true, mode: 0o755 })
  const outside = process.env.DATABASE_URL
  const embedded = outside
    ? null
    : await startEmbeddedPostgres({
        dataDir: join(databaseFolder(TEST_CACHE), 'postgres'),
        port: 16432,
        durable: false,
        log: pino({ level: 'warn' }),
      })
  const serverUrl = outside ?? embedded?.url ?? ''
  const server = openDatabase(serverUrl, { max: 1, limits: SESSION_LIMITS.background })
  const template = await templateName()
  const leave = await holdTemplate(server, template)
  const thread = await bundleSearchThread()
  await ensureTemplate(server, serverUrl, template)
  await dropLeftOvers(server, template)
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  project.provide('searchThread', thread.file)
  release = async () => {
    await leave()
    await thread.remove()
    await server.close()
    await embedded?.stop()
  }
}

export async function teardown(): Promise<void> {
  await release()
}
