// A store with a member of the catalogue, and a server of import files that answers as a test wants, for tests of sources.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportSourceInput } from '../../contract/imports/sources-api.ts'
import { fetchDue } from '../imports/commands/fetch-due.ts'
import { workOnImports } from '../imports/service.ts'
import { statement } from '../platform/db.ts'
import { openStaff } from './staff.ts'
import { openTestStore } from './store.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

const TOLD = statement(
  'test.told-of-source',
  `select state from staff_notifications where kind = 'import-source' and record_id = $1 and staff_id = $2 order by id`,
)
const PRICE = statement(
  'test.price-of-feed',
  'select oc.price_minor as price from products p join offer_choices oc using (msn) where p.part_number = $1',
)

const INPUT: Omit<ImportSourceInput, 'address'> = {
  ...{ name: 'Feed', username: null, format: 'csv', mapping: null, every: 'day', atMinute: 360, weekday: 1 },
  ...{ applies: true, maxRejectedPercent: 10, maxRetired: 0 },
}

export const feedOf = (...rows: string[]) => `Part number,Brand,Name,Price,Active\n${rows.join('\n')}\n`
export const feedRow = (part: string, price: number | string = 100, active = 'yes') =>
  `${part},Feedco,Hammer ${part},${price},${active}`

/** A file server on this machine: its response at each path, and the requests it received. */
async function openFiles() {
  const answers = new Map<string, Answer>()
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const serve = (path: string, text: string) =>
    answers.set(path, (_request, response) => response.writeHead(200).end(text))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, answers, asked, serve, close }
}

/** A store, a member who may import, and the server of files. */
export async function openImportSources() {
  const store = await openTestStore()
  const catalog = await openStaff(store, 'catalog')
  const { visitor } = catalog
  const files = await openFiles()
  let serial = 0
  const inputOf = (part: Partial<ImportSourceInput> = {}): ImportSourceInput => ({
    ...INPUT,
    address: `${files.origin}/feed${++serial}.csv`,
    ...part,
  })
  const make = async (part: Partial<ImportSourceInput> = {}) => {
    const input = inputOf(part)
    const body = { ...input, sourceId: randomUUID(), market: 'IN' as const }
    const { data } = await visitor.call('POST /api/admin/importSources', { body })
    return { ...data, input, body, path: new URL(data.address).pathname, params: { sourceId: data.sourceId } }
  }
  type Made = Pick<Awaited<ReturnType<typeof make>>, 'params'>
  /** The app this many days later. */
  const later = (days: number) => {
    const now = new Date(store.app.now().getTime() + days * 86_400_000)
    return { ...store.app, now: () => now }
  }
  return {
    ...{ store, catalog, visitor, files, inputOf, make, later },
    read: async ({ params }: Made) => (await visitor.call('GET /api/admin/importSources/{sourceId}', { params })).data,
    history: async ({ params }: Made) =>
      (await visitor.call('GET /api/admin/importSources/{sourceId}/fetches', { params })).data.fetches,
    remove: ({ params }: Made) => visitor.call('DELETE /api/admin/importSources/{sourceId}', { params }),
    /** Fetches everything due then, and works until each file is checked and applied. */
    async fetchAt(days: number) {
      const app = later(days)
      await fetchDue(app)
      for (let turn = 0; turn < 2; turn++) {
        await workOnImports(app)
        await fetchDue(app)
      }
    },
    /** The member's notifications about a source, in order. */
    told: async ({ params: { sourceId } }: Made) =>
      (await store.app.db.rows<{ state: string }>(TOLD, [sourceId, catalog.staffId])).map(({ state }) => state),
    priceOf: async (part: string) => (await store.app.db.oneOrNull<{ price: number }>(PRICE, [part]))?.price,
    async forget() {
      files.answers.clear()
      files.asked.length = 0
      // of a test that has failed
      await store.asOwner('delete from import_sources')
    },
    async close() {
      files.close()
      await store.close()
    },
  }
}
