// Stock by scanned codes: lookup, and counts, receipts and transfers, saved as a whole and once.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FoundCode, ScannedMove, ScannedProduct } from '../../contract/inventory/scan-api.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const COD = 5
const EAN = '08901234567890'
const PATH = 'POST /api/admin/stock/scanned'

let store: TestStore
let staff: SignedIn
let msns: string[]
let places: string[]
beforeAll(async () => {
  store = await openTestStore()
  staff = await openStaff(store, 'warehouse')
  msns = await pickProducts(store.app.db, 'IN', 6)
  const { data } = await staff.visitor.call('GET /api/admin/stock', { query: { market: 'IN', limit: 1 } })
  places = data.warehouses.map(({ code }) => code)
})
afterAll(() => store.close())

const at = (place: number) => msns[place] ?? ''
const here = () => places[0] ?? ''
const there = () => places[1] ?? ''

async function find(codes: string[], warehouse?: string, by = staff): Promise<FoundCode[]> {
  const search = new URLSearchParams({ market: 'IN', ...(warehouse && { warehouse }) })
  for (const code of codes) search.append('code', code)
  const { status, body } = await by.visitor.request('GET', `/api/admin/stock/codes?${search}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: { found: FoundCode[] } }).data.found
}
async function product(msn: string, warehouse = here()): Promise<ScannedProduct> {
  const [found] = await find([msn], warehouse)
  if (!found?.products[0]) throw new Error(`no ${msn}`)
  return found.products[0]
}
async function line(msn: string, pieces: number, warehouse = here()) {
  const [offer] = (await product(msn, warehouse)).offers
  if (!offer) throw new Error(`no offer of ${msn}`)
  return { msn, offerId: offer.offerId, pieces, expected: offer.onHand }
}
const onHand = async (msn: string, warehouse = here()) => (await line(msn, 0, warehouse)).expected
const move = (change: Partial<ScannedMove>, by = staff) =>
  by.visitor.try(PATH, {
    body: {
      ...{ market: 'IN', operationId: randomUUID(), step: 'count', warehouse: here(), reason: 'Count of the year' },
      ...{ document: 'C-9', lines: [], ...change },
    },
  })
const kinds = async (msn: string) => {
  const { data } = await staff.visitor.call('GET /api/admin/stock/{msn}/movements', { params: { msn } })
  return data.movements.map(({ kind, onHandChange }) => [kind, onHandChange])
}

it('a code is an MSN, a part number in any case, a barcode with or without zeros, or a bin', async () => {
  await store.asOwner(
    `update products set specs = jsonb_build_array(jsonb_build_object('key', 'ean', 'en', '${EAN.slice(1)}', 'hi', '${EAN.slice(1)}'))
     where msn = '${at(0)}'`,
  )
  const params = { msn: at(1) }
  await staff.visitor.call('POST /api/admin/stock/{msn}/bin', {
    params,
    body: { warehouse: here(), bin: 'Z-09-1', replaces: null },
  })
  const { partNumber } = await product(at(1))
  const codes = [
    at(1).toLowerCase(),
    partNumber.toLowerCase(),
    EAN,
    EAN.slice(1),
    `01${EAN}10AB`,
    'z-09-1',
    'NOTHING-1',
  ]
  const found = await find(codes)
  expect(found.map(({ code, by, products }) => [code, by, products.map(({ msn }) => msn)])).toEqual([
    ...[at(1).toLowerCase(), partNumber.toLowerCase()].map(code => [code, 'product', [at(1)]]),
    ...[EAN, EAN.slice(1), `01${EAN}10AB`].map(code => [code, 'product', [at(0)]]),
    ['z-09-1', 'bin', [at(1)]],
    ['NOTHING-1', null, []],
  ])
  expect(await find(['Z-09-1'], there())).toMatchObject([{ by: null }])
  expect(await product(at(1))).toMatchObject({ bin: 'Z-09-1' })
  // only of the member's own market, with the right to see stock
  const uae = await openStaff(store, 'warehouse', ['AE'])
  expect((await uae.visitor.request('GET', `/api/admin/stock/codes?market=IN&code=${at(0)}`)).status).toBe(403)
  expect((await uae.visitor.request('GET', `/api/admin/stock/codes?market=AE&code=${at(0)}`)).body).toMatchObject({
    data: { found: [{ by: null, products: [] }] },
  })
  const long = 'x'.repeat(101)
  expect((await staff.visitor.request('GET', `/api/admin/stock/codes?market=IN&code=${long}`)).status).toBe(400)
})

it('a count is saved as a whole, once, and not against other figures than were shown', async () => {
  const lines = [await line(at(1), 7), await line(at(2), 0)]
  const wanted = { operationId: randomUUID(), lines }
  const [one, two] = await Promise.all([move(wanted), move(wanted)])
  expect([one?.status, two?.status], JSON.stringify([one?.body, two?.body])).toEqual([200, 200])
  expect([await onHand(at(1)), await onHand(at(2))]).toEqual([7, 0])
  expect((await kinds(at(1)))[0]).toEqual(['count', 7 - (lines[0]?.expected ?? 0)])
  expect((await kinds(at(2))).filter(([kind]) => kind === 'count')).toHaveLength(1)
  expect(await move({ ...wanted, reason: 'Another' })).toMatchObject({ body: { code: 'request.idempotency' } })
  const [first] = lines
  if (!first) throw new Error('no line')
  const late = await move({ lines: [{ ...(await line(at(2), 3)) }, first] })
  expect(late).toMatchObject({
    ...{ status: 409, body: { code: 'inventory.changed' } },
  })
  expect(late.body).toMatchObject({ problems: [{ path: at(1), message: `${first.expected} → 7` }] })
  expect(await onHand(at(2))).toBe(0)
  const [entry] = await store.app.db.rows<{ after: unknown }>(
    statement('', 'select after from audit_entries where call = $1 and after is not null order by seq desc limit 1'),
    [PATH],
  )
  expect(entry?.after).toMatchObject({ step: 'count', warehouse: here(), products: 2 })
})

it('a receipt adds, a transfer moves free units, and orders keep their reservations', async () => {
  const [before, target] = [await onHand(at(3)), await onHand(at(3), there())]
  expect((await move({ step: 'receipt', lines: [await line(at(3), 12)] })).status).toBe(200)
  expect((await kinds(at(3)))[0]).toEqual(['receipt', 12])
  const transfer = { step: 'transfer' as const, to: there(), lines: [await line(at(3), 5)] }
  expect((await move(transfer)).status).toBe(200)
  expect([await onHand(at(3)), await onHand(at(3), there())]).toEqual([before + 7, target + 5])
  const { app } = store
  const [buyer] = await makeBuyers(app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(app.db, [buyer], [{ msn: at(4), quantity: 2 }])
  await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD, {}))
  const stock = (await staff.visitor.call('GET /api/admin/stock/{msn}', { params: { msn: at(4) } })).data
  const held = stock.rows.find(({ reserved }) => reserved > 0)
  if (!held) throw new Error('nothing is held')
  const { offerId, warehouse, onHand: there1 } = held
  const heldLine = { msn: at(4), offerId, pieces: 1, expected: there1 }
  const rejected = await move({ warehouse, lines: [heldLine, await line(at(5), 1, warehouse)] })
  expect(rejected).toMatchObject({ status: 409, body: { code: 'inventory.reserved', problems: [{ path: at(4) }] } })
  const to = places.find(code => code !== warehouse) ?? ''
  const all = { step: 'transfer' as const, warehouse, to, lines: [{ ...heldLine, pieces: there1 }] }
  expect(await move(all)).toMatchObject({ status: 409, body: { code: 'inventory.reserved' } })
})

it('invalid input changes nothing: duplicate or foreign offers, foreign warehouses, members without the right', async () => {
  const good = await line(at(5), 4)
  expect(await move({ lines: [good, good] })).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(await move({ lines: [good], to: there() })).toMatchObject({ status: 400 })
  expect(await move({ step: 'transfer', lines: [good] })).toMatchObject({ status: 400 })
  expect(await move({ step: 'transfer', to: here(), lines: [good] })).toMatchObject({ status: 404 })
  expect(await move({ lines: [{ ...good, msn: at(0) }] })).toMatchObject({
    body: { code: 'inventory.offer-unknown', problems: [{ path: at(0) }] },
  })
  expect(await move({ warehouse: 'AE-DXB', lines: [good] })).toMatchObject({
    body: { code: 'inventory.warehouse-unknown' },
  })
  expect(await move({ market: 'AE', lines: [good] })).toMatchObject({ status: 404 })
  const [uae, auditor] = [await openStaff(store, 'warehouse', ['AE']), await openStaff(store, 'auditor')]
  expect((await move({ lines: [good] }, uae)).status).toBe(403)
  expect(await move({ lines: [good] }, auditor)).toMatchObject({ body: { data: { permission: 'stock.write' } } })
  expect(await onHand(at(5))).toBe(good.expected)
  // two concurrent counts of one product: the second was based on other figures
  const both = await Promise.all([move({ lines: [{ ...good, pieces: good.expected + 1 }] }), move({ lines: [good] })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
