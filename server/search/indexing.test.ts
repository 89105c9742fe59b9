// Startup from a stored index: later changes are applied, an unusable index is rebuilt.

import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStore } from '../store.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { indexReady } from './commands/indexing.ts'

const SET_PRICE = statement(
  'test.set-price',
  `update offers set price_minor = $2, mrp_minor = greatest(mrp_minor, $2), breaks = '[]' where msn = $1`,
)
const HIDE = statement('test.hide', 'update products set active = false where msn = $1')
const RENAME = statement('test.rename', `update categories set name_en = name_en || ' anew' where level = 2`)

let store: TestStore
let file: string
beforeAll(async () => {
  store = await openTestStore({ indexAtStart: true })
  file = join(store.app.config.dataDir, 'search', 'index.bin')
  await eventually(() => expect(existsSync(file)).toBe(true))
})
afterAll(() => store.close())

/**
 * Opens the store again on the same database, with its folder or a copy, without the web application; returns the log
 * entry about the index.
 */
async function startAgain<T>(
  look: (app: TestStore['app']) => Promise<T>,
  dataDir = store.app.config.dataDir,
): Promise<{ said: string; seen: T }> {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const again = await openStore({
    config: { ...store.app.config, dataDir, role: 'web' },
    log: pino({ level: 'info' }, sink),
    databaseUrl: store.databaseUrl,
    migrations: join(import.meta.dirname, '../../db/migrations'),
    web: null,
  })
  try {
    await indexReady(again.app)
    return { said: lines.join(''), seen: await look(again.app) }
  } finally {
    await again.close()
  }
}

const highest = (app: TestStore['app']) =>
  app.ports.search.search({
    market: 'IN',
    language: 'en',
    sort: 'highPrice',
    page: 0,
    size: 1,
    facets: [],
  })

describe('a stored index', () => {
  it('is opened and updated with later changes', async () => {
    const [dear = '', hidden = ''] = await store.buyableMsns('IN', 2)
    const before = store.app.ports.search.health().documents
    await store.app.db.run(SET_PRICE, [dear, 99_999_999])
    await store.app.db.run(HIDE, [hidden])
    const { said, seen } = await startAgain(async app => ({
      first: (await highest(app)).msns[0],
      documents: app.ports.search.health().documents,
      places: await app.ports.search.categoryPaths([hidden]),
    }))
    expect(said).toContain('search index taken up')
    expect(said).not.toContain('search index built')
    expect(seen).toEqual({ first: dear, documents: before - 1, places: {} })
  })

  it('is rebuilt when names in its documents changed, or when it is damaged', async () => {
    // on a copy: the running store rebuilds and saves its own index
    const { dataDir } = store.app.config
    const copy = join(dataDir, 'copy')
    await cp(join(dataDir, 'search'), join(copy, 'search'), { recursive: true })
    await store.app.db.run(RENAME)
    const start = () => startAgain(async app => (await highest(app)).totalCount, copy)
    const renamed = await start()
    expect(renamed.said).toContain('search index built')
    await writeFile(join(copy, 'search/index.bin'), 'no index')
    const damaged = await start()
    expect(damaged.said).toContain('cannot be used')
    expect(damaged.said).toContain('search index built')
    expect(damaged.seen).toBe(renamed.seen)
  })
})
