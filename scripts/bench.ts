// Measures the built store on this machine, each figure as a ratio to a bare node:http server sending bytes in the same run.

import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { filledFolder, type RunningStore, removeFolders, startStore } from '../e2e/system/processes.ts'
import { Shopper } from '../e2e/system/shopper.ts'
import { openDatabase, statement } from '../server/platform/db.ts'
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded-postgres.ts'
import { measureConsole } from './bench-console.ts'
import {
  agent,
  CONCURRENCY,
  type Figure,
  get,
  measureFigure,
  print,
  ROUNDS,
  repeat,
  time,
  type Work,
} from './bench-measure.ts'

/** A bare server in a separate process that always sends the same bytes. */
async function bareServer(body: Buffer): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, 'bare'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const port = await new Promise<string>(done => child.stdout.once('data', data => done(String(data).trim())))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

async function serveBare(): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  const body = Buffer.concat(parts)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
}

const PAGES = statement(
  'bench.pages',
  `select '/' || p.slug || '/mp/' || lower(p.msn) as path from products p where p.market = 'IN' and p.active order by md5(p.msn)`,
)
const LISTINGS = statement(
  'bench.listings',
  `select '/' || c.slug || '/' || c.code as path from categories c where c.market = 'IN' order by md5(c.code)`,
)
const PRODUCTS = statement(
  'bench.products',
  `select p.msn from products p join offer_choices oc using (msn) join stock s using (msn)
   where p.market = 'IN' and p.active and oc.availability = 'stock' and oc.min_quantity = 1 and oc.quantity_multiple = 1 and oc.offers = 1
     and p.weight_grams < 5000 and oc.price_minor between 50000 and 200000
   group by p.msn having sum(s.on_hand) > 100 order by p.msn limit 20`,
)

const WORDS = [
  'drill',
  'safety helmet',
  'led bulb',
  'copper wire',
  'ball valve',
  'angle grinder',
  'gloves',
  'multimeter',
]
const lastPart = (path = '') => path.split('/').at(-1) ?? ''

/** Guest calls, each with different input. */
const CALLS: { name: string; call(of: { pages: string[]; listings: string[]; at: number }): string }[] = [
  {
    name: 'listing',
    call: ({ listings, at }) =>
      `/api/v3/category/getCategory?category=${lastPart(listings[at % listings.length])}&pageIndex=${at % 3}`,
  },
  {
    name: 'search',
    call: ({ at }) => `/api/v1/search?str=${encodeURIComponent(`${WORDS[at % WORDS.length]} ${at}`)}`,
  },
  {
    name: 'product',
    call: ({ pages, at }) => `/api/v1/aggregate/pdpDetailsV2?msn=${lastPart(pages[at]).toUpperCase()}`,
  },
]

interface Bench {
  store: RunningStore
  /** Data folder of the store. */
  folder: string
  pages: string[]
  listings: string[]
  products: string[]
}

/** Carts and orders of a few concurrent customers. */
async function measureShopping(
  figure: (name: string, works: () => Work[]) => Promise<void>,
  { store: { origin }, products }: Pick<Bench, 'store' | 'products'>,
): Promise<void> {
  const shoppers = await Promise.all(
    Array.from({ length: CONCURRENCY }, async (_, number) => {
      const shopper = new Shopper(() => origin)
      await shopper.signUp(`97${String(number).padStart(8, '0')}`)
      return { shopper, addressId: await shopper.addAddress() }
    }),
  )
  const free = [...shoppers]
  const withShopper = async (work: (one: (typeof shoppers)[number]) => Promise<unknown>) => {
    const one = free.pop()
    if (!one) throw new Error('More work than shoppers')
    await work(one)
    free.push(one)
  }
  let turn = 0
  const product = () => products[turn++ % products.length] ?? ''
  const add = () =>
    withShopper(({ shopper }) =>
      shopper.must('POST', '/api/v1/cart/updateCartV2', {
        mode: 'set',
        itemsList: [{ productId: product(), productQuantity: 1 }],
      }),
    )
  await figure('cart add', () => repeat(400, add))
  const order = () =>
    withShopper(async ({ shopper, addressId }) => {
      const cart = await shopper.must('GET', '/api/v1/cart/getCartByUserV2')
      const items = (cart.data?.itemsList ?? []) as { productId: string }[]
      const empty = items.map(({ productId }) => ({ productId, productQuantity: 0 }))
      if (empty.length > 0) await shopper.must('POST', '/api/v1/cart/updateCartV2', { itemsList: empty })
      const reply = await shopper.order(addressId, product(), 1)
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    })
  await figure('whole checkout', () => repeat(120, order))
}

async function measure({ store, folder, pages, listings, products }: Bench): Promise<Figure[]> {
  const { origin } = store
  const cached = `${origin}${pages[0]}`
  const bare = await bareServer(await get(cached))
  const figures: Figure[] = []
  const pid = store.process.pid as number
  // measures a warm store: code that has not been compiled yet takes half as long again
  const figure = async (name: string, works: (round: number) => Work[], warmUp = works(ROUNDS)) => {
    const rounds = Array.from({ length: ROUNDS }, (_, round) => works(round))
    await time(warmUp)
    figures.push(await measureFigure(name, rounds, { pid, bareUrl: bare.url }))
  }
  try {
    await figure('cached page', () => repeat(4000, () => get(cached)))
    // every URL is requested only once, so none of them is cached
    await figure('product page, rendered', round =>
      pages.slice(1 + round * 800, 1 + (round + 1) * 800).map(path => () => get(origin + path)),
    )
    await figure(
      'listing page, rendered',
      round => listings.slice(round * 80, (round + 1) * 80).map(path => () => get(origin + path)),
      listings.map(path => () => get(`${origin}/hi${path}`)),
    )
    for (const { name, call } of CALLS) {
      await figure(`${name} call`, round =>
        Array.from({ length: 200 }, (_, at) => () => get(origin + call({ pages, listings, at: round * 200 + at }))),
      )
    }

    await measureShopping(figure, { store, products })
    await measureConsole(figure, { origin, folder, products })
  } finally {
    bare.stop()
  }
  return figures
}

async function main(): Promise<void> {
  const folder = await filledFolder()
  const store = await startStore(folder)
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: quiet })
  const db = openDatabase(database.url, { max: 1 })
  const paths = async (sql: typeof PAGES) => (await db.rows<{ path: string }>(sql)).map(row => row.path)
  const products = (await db.rows<{ msn: string }>(PRODUCTS)).map(row => row.msn)
  try {
    print(await measure({ store, folder, pages: await paths(PAGES), listings: await paths(LISTINGS), products }))
  } finally {
    await db.close()
    await store.stop()
    await database.stop()
    await removeFolders(folder)
    agent.destroy()
  }
}

if (process.argv[2] === 'bare') await serveBare()
else await main()
