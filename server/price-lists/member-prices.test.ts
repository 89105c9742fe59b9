// Members of a group pay the prices of its lists in carts and orders; nobody else does, and nobody when a list does not hold.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest } from '../testing/buyers.ts'
import { cell, openPriceLists } from '../testing/price-lists.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const UPDATE = 'POST /api/v1/cart/updateCartV2' as const
const CART = 'GET /api/v1/cart/getCartByUserV2' as const
const CHANGE = 'POST /api/admin/priceLists/{listId}' as const
const COD = 5
const DAY = 86_400
const LINES = statement(
  'test.priced-lines',
  `select l.unit_price_minor as unit, o.pricing -> 'lines' -> (l.line_no - 1) -> 'priceList' as list
   from order_lines l join orders o on o.id = l.order_id where o.id = $1 order by l.line_no`,
)
const STEPS = statement('test.listed-steps', `select (totals -> 'steps')::text as steps from orders where id = $1`)
const SET_COMPANY = statement(
  'test.set-company',
  `insert into business_details (customer_id, company_name, gstin) values ($1, 'Works', $2)
   on conflict (customer_id) do update set gstin = excluded.gstin`,
)
const SET_PRICE = statement('test.set-public-price', 'update offers set price_minor = $2 where id = $1')

let store: TestStore
let desk: Awaited<ReturnType<typeof openPriceLists>>
let member: Visitor & { customerId: string }
let other: Visitor
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  desk = await openPriceLists(store)
  member = await store.customer()
  other = await store.customer()
  msns = await store.buyableMsns('IN', 12)
  for (const msn of msns) await desk.setBreaks(msn, [])
})
afterAll(() => store.close())

/** What a shopper pays for a unit of a product when so many are in the cart. */
async function unitOf(visitor: Visitor, msn: string, productQuantity = 1): Promise<number | undefined> {
  const { data } = await visitor.call(UPDATE, { body: { itemsList: [{ productId: msn, productQuantity }] } })
  return data.itemsList.find(({ productId }) => productId === msn)?.productUnitPrice
}
const at = (index: number) => msns[index] ?? ''

describe('a member of a group', () => {
  it('pays the price of its list; another customer, a guest and a list without the group do not', async () => {
    const { price } = await desk.offerOf(at(0))
    const { listId } = await desk.list([await desk.group([member.customerId])])
    await desk.put(listId, [[at(0), '', cell(price - 10_00)]])
    expect(await unitOf(member, at(0))).toBe(price - 10_00)
    expect(await unitOf(other, at(0))).toBe(price)
    expect(await unitOf(store.visitor(), at(0))).toBe(price)
    const foreign = await desk.list([await desk.group([])])
    await desk.put(foreign.listId, [[at(0), '', cell(price - 20_00)]])
    expect(await unitOf(member, at(0))).toBe(price - 10_00)
  })

  it('pays nothing of a list that is off, has not begun, or has ended', async () => {
    const { price } = await desk.offerOf(at(1))
    const groupIds = [await desk.group([member.customerId])]
    for (const terms of [
      { active: false },
      { startsOn: desk.dayFrom(2) },
      { startsOn: desk.dayFrom(-9), endsOn: desk.dayFrom(-2) },
    ]) {
      const { listId } = await desk.list(groupIds, terms)
      await desk.put(listId, [[at(1), '', cell(price - 10_00)]])
    }
    expect(await unitOf(member, at(1))).toBe(price)
  })

  it('pays the lowest of two lists, quantity prices and the public price', async () => {
    const { price } = await desk.offerOf(at(2))
    await desk.setBreaks(at(2), [{ minQuantity: 10, priceMinor: price - 60_00 }])
    const groupIds = [await desk.group([member.customerId])]
    const [first, second] = [await desk.list(groupIds), await desk.list(groupIds)]
    await desk.put(first.listId, [[at(2), '', cell(price - 10_00), `5: ${cell(price - 50_00)}`]])
    await desk.put(second.listId, [[at(2), '', cell(price - 30_00)]])
    const units = []
    for (const quantity of [1, 4, 5, 9, 10]) units.push(await unitOf(member, at(2), quantity))
    expect(units).toEqual([price - 30_00, price - 30_00, price - 50_00, price - 50_00, price - 60_00])
  })

  it('pays a share less of a brand or category, unless the list has a price for the product', async () => {
    const { price, brand, category } = await desk.offerOf(at(3))
    const groupIds = [await desk.group([member.customerId])]
    const { listId } = await desk.list(groupIds, {
      rules: [
        { kind: 'brand', key: brand, percentBp: 500 },
        { kind: 'category', key: category, percentBp: 1_000 },
      ],
    })
    expect(await unitOf(member, at(3))).toBe(Math.round(price * 0.9))
    await desk.put(listId, [[at(3), '', cell(price - 1_00)]])
    expect(await unitOf(member, at(3))).toBe(price - 1_00)
    // one seller's price goes before that of every seller
    const { seller } = await desk.offerOf(at(3))
    await desk.put(listId, [[at(3), seller, cell(price - 2_00)]])
    expect(await unitOf(member, at(3))).toBe(price - 2_00)
    const off = await desk.list(groupIds)
    await desk.visitor.call(CHANGE, {
      params: { listId },
      body: { ...termsOf(off), name: 'Off', active: false, groupIds, rules: [], version: await versionOf(listId) },
    })
    expect(await unitOf(member, at(3))).toBe(price)
  })

  it('pays no less than the floor of the market', async () => {
    const { price, mrp } = await desk.offerOf(at(4))
    const { listId } = await desk.list([await desk.group([member.customerId])])
    await desk.put(listId, [[at(4), '', cell(Math.ceil(mrp * 0.11))]])
    expect(await unitOf(member, at(4))).toBe(Math.ceil(mrp * 0.11))
    applySettings({ IN: { 'prices.list-floor': 2_000 } })
    expect(await unitOf(member, at(4))).toBe(Math.ceil(mrp * 0.2))
    applySettings({ IN: { 'prices.list-floor': 10_000 } })
    expect(await unitOf(member, at(4))).toBe(price)
    applySettings({})
  })

  it('of a company pays its prices as long as the account has its tax number', async () => {
    const taxNumber = '27AAPFU0939F1ZV'
    const buyer = await store.customer()
    const { price } = await desk.offerOf(at(5))
    const groupId = await desk.group([])
    const { listId } = await desk.list([groupId])
    await desk.put(listId, [[at(5), '', cell(price - 10_00)]])
    const add = (customerIds: string[]) =>
      desk.visitor.call('POST /api/admin/customerGroups/{groupId}/add', {
        params: { groupId },
        body: { companies: [taxNumber], customerIds, alone: false },
      })
    await store.app.db.run(SET_COMPANY, [buyer.customerId, taxNumber])
    await add([])
    // typing the number of a company makes nobody one of its buyers
    expect(await unitOf(buyer, at(5))).toBe(price)
    await add([buyer.customerId])
    expect(await unitOf(buyer, at(5))).toBe(price - 10_00)
    await store.app.db.run(SET_COMPANY, [buyer.customerId, '29AAPFU0939F1ZR'])
    expect(await unitOf(buyer, at(5))).toBe(price)
  })

  it('of the other market pays its lists there alone', async () => {
    const [msn = ''] = await store.buyableMsns('AE', 1)
    await desk.setBreaks(msn, [])
    const { price } = await desk.offerOf(msn)
    const buyer = await store.customer('ae.localhost')
    const groupId = await desk.group([buyer.customerId], 'AE')
    const { listId } = await desk.list([groupId], { market: 'AE' })
    await desk.put(listId, [[msn, '', cell(price - 1_00)]])
    expect(await unitOf(buyer, msn)).toBe(price - 1_00)
    const body = { ...termsOf(await desk.list([])), name: 'Mixed', market: 'IN' as const, groupIds: [groupId] }
    const mixed = await desk.visitor.try('POST /api/admin/priceLists', { body })
    expect(mixed).toMatchObject({ status: 404, body: { code: 'customer-group.unknown' } })
  })
})

const termsOf = ({
  name,
  active,
  startsOn,
  endsOn,
  priority,
  groupIds,
  rules,
}: Awaited<ReturnType<typeof desk.list>>) => ({
  ...{ name, active, startsOn, endsOn, priority, groupIds, rules },
})
const versionOf = async (listId: number) =>
  (await desk.visitor.call('GET /api/admin/priceLists/{listId}', { params: { listId } })).data.version

describe('carts and orders', () => {
  it('tell a member of a list that has ended, until it is seen', async () => {
    const { price } = await desk.offerOf(at(6))
    const shopper = await store.customer()
    const groupIds = [await desk.group([shopper.customerId])]
    const list = await desk.list(groupIds, { endsOn: desk.dayFrom(4) })
    await desk.put(list.listId, [[at(6), '', cell(price - 10_00)]])
    await unitOf(shopper, at(6))
    const notices = async () => (await shopper.call(CART)).data.notices.filter(({ seen }) => !seen)
    expect(await notices()).toEqual([])
    const body = { ...termsOf(list), endsOn: desk.dayFrom(-2), version: 2 }
    await desk.visitor.call(CHANGE, { params: { listId: list.listId }, body })
    const [up] = await notices()
    expect(up).toMatchObject({ code: 'price-up', before: price - 10_00, now: price })
    await shopper.call('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [up?.key ?? ''] } })
    expect(await notices()).toEqual([])
    // it comes back, and is seen at the price of the list
    await desk.visitor.call(CHANGE, { params: { listId: list.listId }, body: { ...body, endsOn: null, version: 3 } })
    const [down] = await notices()
    expect(down).toMatchObject({ code: 'price-down', before: price, now: price - 10_00 })
    await shopper.call('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [down?.key ?? ''] } })
    expect(await notices()).toEqual([])
    await desk.visitor.call(CHANGE, { params: { listId: list.listId }, body: { ...body, active: false, version: 4 } })
    expect(await notices()).toMatchObject([{ code: 'price-up' }])
  })

  async function memberWith(index: number, off: number): Promise<{ buyer: Buyer; price: number; listId: number }> {
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('No buyer')
    const { price } = await desk.offerOf(at(index))
    const { listId } = await desk.list([await desk.group([buyer.actor.customerId])])
    await desk.put(listId, [[at(index), '', cell(price - off)]])
    return { buyer, price, listId }
  }
  const linesOf = (orderId: string) =>
    store.app.db.rows<{ unit: number; list: { listId: number; publicUnitMinor: number } | null }>(LINES, [orderId])

  it('charge it, keep what was charged and by which list, and show staff both', async () => {
    const { buyer, price, listId } = await memberWith(7, 10_00)
    await fillCarts(
      store.app.db,
      [buyer],
      [7, 8].map(index => ({ msn: at(index), quantity: 2 })),
    )
    const request = await payRequest(store.app, buyer, COD)
    const { orderId, orderNumber } = await placeOrder(store.app, buyer.actor, request)
    const kept = [{ unit: price - 10_00, list: { listId, publicUnitMinor: price } }, { list: null }]
    const lines = await linesOf(orderId)
    expect([...lines].sort((a, b) => Number(b.list !== null) - Number(a.list !== null))).toMatchObject(kept)
    // later changes of the list leave the order as it is
    await desk.put(listId, [[at(7), '', cell(price - 20_00)]])
    expect(await linesOf(orderId)).toEqual(lines)
    const owner = await openStaff(store, 'owner')
    const shown = await owner.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
    const listed = shown.data.lines.find(({ msn }) => msn === at(7))
    expect(listed).toMatchObject({ unitPrice: price - 10_00, priceList: { publicUnitPrice: price } })
    expect(shown.data.lines.find(({ msn }) => msn === at(8))?.priceList).toBeNull()
    // the customer reads it among the steps of the price, without the name of the list
    const step = expect.objectContaining({ kind: 'price-list', label: 'totals.priceList', amount: -2 * 10_00 })
    expect(shown.data.steps).toContainEqual(step)
    const { steps } = await store.app.db.one<{ steps: string }>(STEPS, [orderId])
    expect(steps).toMatch(/"price-list"/)
    expect(steps).not.toMatch(/List \d/)
    // who adds a product to the order sees the price of its customer
    const asked = { params: { orderNumber }, query: { text: at(7) } }
    const [found] = (await owner.visitor.call('GET /api/admin/orders/{orderNumber}/edit/products', asked)).data.products
    expect(found).toMatchObject({ price: price - 20_00 })
  })

  it('reject an order at the price of a list that has ended meanwhile', async () => {
    const { buyer, listId } = await memberWith(9, 10_00)
    await fillCarts(store.app.db, [buyer], [{ msn: at(9), quantity: 1 }])
    const request = await payRequest(store.app, buyer, COD)
    const list = (await desk.visitor.call('GET /api/admin/priceLists/{listId}', { params: { listId } })).data
    const body = { ...termsOf(list), active: false, version: list.version }
    await desk.visitor.call(CHANGE, { params: { listId }, body })
    await expect(placeOrder(store.app, buyer.actor, request)).rejects.toMatchObject({ code: 'payment.amount' })
  })

  it('charge the public price once it is lower', async () => {
    const { price, offerId } = await desk.offerOf(at(10))
    const { listId } = await desk.list([await desk.group([member.customerId])])
    await desk.put(listId, [[at(10), '', cell(price - 10_00)]])
    await store.app.db.run(SET_PRICE, [offerId, price - 15_00])
    expect(await unitOf(member, at(10))).toBe(price - 15_00)
  })

  it('read the lists with the products, in as many statements as without', async () => {
    const count = async (visitor: Visitor) => {
      await visitor.call(CART)
      return (await store.app.db.statementsOf(() => visitor.call(CART))).count
    }
    const shopper = await store.customer()
    await unitOf(shopper, at(0))
    expect(await count(member)).toBe(await count(shopper))
  })

  it('end and begin with the day of the market', async () => {
    const { price } = await desk.offerOf(at(11))
    const shopper = await store.customer()
    const { listId } = await desk.list([await desk.group([shopper.customerId])], { startsOn: desk.dayFrom(2) })
    await desk.put(listId, [[at(11), '', cell(price - 10_00)]])
    expect(await unitOf(shopper, at(11))).toBe(price)
    await store.advanceClock(3 * DAY)
    expect(await unitOf(shopper, at(11))).toBe(price - 10_00)
  })
})
