// Kills the store and its database while orders pour in: what was acknowledged is there, nothing is half-written, stock adds up.

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, statement } from '../../server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { filledFolder, type RunningStore, removeFolders, Shopper, startStore } from './processes.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
const BUYERS = 12

const MSNS = statement(
  'kill.msns',
  `select p.msn from products p join product_prices pp using (msn) join stock s using (msn)
   where p.market = 'IN' and p.active and p.availability = 'stock' and p.min_quantity = 1 and p.quantity_multiple = 1
     and p.weight_grams < 5000 and pp.price_minor between 50000 and 400000
   group by p.msn having sum(s.on_hand) > 60 order by p.msn limit 5`,
)
const BROKEN = statement(
  'kill.broken',
  `select
     (select count(*) from orders o where not exists (select 1 from order_lines l where l.order_id = o.id))::int as "noLines",
     (select count(*) from orders o where not exists (select 1 from payments p where p.order_id = o.id))::int as "noPayment",
     (select count(*) from orders o where not exists (select 1 from order_events e where e.order_id = o.id))::int as "noEvents",
     (select count(*) from orders o where payable_minor <> shipping_minor + (
        select sum(l.payable_minor) from order_lines l where l.order_id = o.id))::int as "wrongSum",
     (select count(*) from stock where reserved < 0 or reserved > on_hand)::int as "wrongStock",
     (select count(*) from (
        select s.msn, s.warehouse_id, s.reserved, coalesce(sum(r.quantity) filter (where r.state = 'reserved'), 0) as held
        from stock s left join stock_reservations r using (msn, warehouse_id)
        group by s.msn, s.warehouse_id, s.reserved) sums where reserved <> held)::int as "stockMismatch",
     (select count(*) from order_lines l where l.quantity <> (
        select coalesce(sum(r.quantity), 0) from stock_reservations r where r.order_id = l.order_id and r.line_no = l.line_no))::int as "linesNotReserved"`,
)
const ORDERS = statement('kill.orders', 'select number from orders')

describe('a kill under load', () => {
  let folder: string
  let store: RunningStore
  let database: EmbeddedPostgres
  let db: Database
  let msns: string[]
  const buyers: { shopper: Shopper; addressId: string }[] = []
  const acknowledged: number[] = []

  beforeAll(async () => {
    folder = await filledFolder()
    store = await startStore(folder)
    database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: quiet })
    db = openDatabase(database.url, { max: 2 })
    msns = (await db.rows<{ msn: string }>(MSNS)).map(row => row.msn)
    for (let number = 0; number < BUYERS; number++) {
      const shopper = new Shopper(() => store.origin)
      await shopper.signUp(`98${String(number).padStart(8, '0')}`)
      buyers.push({ shopper, addressId: await shopper.addAddress() })
    }
  })
  afterAll(async () => {
    await db.close()
    await store.stop()
    await database.stop()
    await removeFolders(folder)
  })

  /** Every buyer orders again and again until told to stop; what is answered 200 counts as acknowledged. */
  async function orderUntil(stop: { now: boolean }): Promise<void> {
    const one = async ({ shopper, addressId }: (typeof buyers)[number], at: number) => {
      for (let turn = 0; !stop.now; turn++) {
        try {
          const reply = await shopper.order(addressId, msns[(at + turn) % msns.length] ?? '', 1)
          if (reply.status === 200) acknowledged.push(Number(reply.body.data?.orderNumber))
        } catch {
          // the store is gone or coming back: that is what is being tried
          await new Promise(done => setTimeout(done, 50))
        }
      }
    }
    await Promise.all(buyers.map(one))
  }

  async function expectWhole(): Promise<void> {
    const numbers = new Set((await db.rows<{ number: number }>(ORDERS)).map(row => row.number))
    expect(acknowledged.filter(number => !numbers.has(number))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(await db.one(BROKEN)).toEqual({
      noLines: 0,
      noPayment: 0,
      noEvents: 0,
      wrongSum: 0,
      wrongStock: 0,
      stockMismatch: 0,
      linesNotReserved: 0,
    })
  }

  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

  it('of Node loses nothing, and the next start needs no hand', async () => {
    const stop = { now: false }
    const load = orderUntil(stop)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10)
    await store.kill()
    stop.now = true
    await load
    const before = acknowledged.length
    store = await startStore(folder)
    await expectWhole()
    const [buyer] = buyers
    const reply = await buyer?.shopper.order(buyer.addressId, msns[0] ?? '', 1)
    expect(reply?.status).toBe(200)
    expect(before).toBeGreaterThan(10)
  })

  it('of PostgreSQL loses nothing, and the store goes on by itself', async () => {
    const stop = { now: false }
    const before = acknowledged.length
    const load = orderUntil(stop)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 10)
    process.kill(database.pid, 'SIGKILL')
    const atKill = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(atKill + 10)
    expect(store.process.exitCode).toBeNull()
    stop.now = true
    await load
    await pause(200)
    await expectWhole()
  })
})
