// Starts one database server for the test run and creates the template that every test file copies.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { SESSION_LIMITS } from '../platform/connections.ts'
import { openDatabase } from '../platform/db.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { TEST_CACHE } from './sources-digest.ts'
import { dropLeftOvers, ensureTemplate, holdTemplate, templateName } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    serverUrl: string
    template: string
  }
}

let release: () => Promise<void> = async () => undefined

export async function setup(project: TestProject): Promise<void> {
  await mkdir(TEST_CACHE, { recursive: true })
  const outside = process.env.DATABASE_URL
  const embedded = outside
    ? null
    : await startEmbeddedPostgres({
        dataDir: join(TEST_CACHE, 'postgres'),
        port: 16432,
        durable: false,
        log: pino({ level: 'warn' }),
      })
  const serverUrl = outside ?? embedded?.url ?? ''
  const server = openDatabase(serverUrl, { max: 1, limits: SESSION_LIMITS.background })
  const template = await templateName()
  const leave = await holdTemplate(server, template)
  await ensureTemplate(server, serverUrl, template)
  await dropLeftOvers(server, template)
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  release = async () => {
    await leave()
    await server.close()
    await embedded?.stop()
  }
}

export async function teardown(): Promise<void> {
  await release()
}
