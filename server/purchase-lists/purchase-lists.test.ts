// Purchase lists over HTTP: filling from everywhere, limits and races, other people, and into the cart.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_LISTS } from '../../contract/purchase-lists/limits.rules.ts'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 4)
})
afterAll(() => store.close())

const at = (index: number) => msns[index] ?? ''
const add = (visitor: Visitor, name: string, products: { productId: string; quantity: number; note?: string }[] = []) =>
  visitor.call('POST /api/v1/purchase/addPurchaseList', { body: { name, products } })
const detail = async (visitor: Visitor, listId: string) =>
  (await visitor.call('GET /api/v1/purchase/getPurchaseListDetail/{listId}', { params: { listId } })).data
const lists = async (visitor: Visitor) => (await visitor.call('GET /api/v1/purchase/getPurchaseList')).data.lists

describe('a purchase list', () => {
  it('is created by its name, and contains a product once', async () => {
    const customer = await store.customer()
    const made = await add(customer, 'Monthly safety', [{ productId: at(0), quantity: 10, note: 'Store room 2' }])
    expect(made.data).toMatchObject({ added: 1, changed: 0, problems: [], list: { products: 1, repeat: null } })
    const again = await add(customer, 'monthly SAFETY', [{ productId: at(0), quantity: 10 }])
    expect(again.data).toMatchObject({ added: 0, changed: 0, list: { listId: made.data.list.listId } })
    const more = await add(customer, 'Monthly safety', [
      { productId: at(0), quantity: 12 },
      { productId: 'MSNZZZZZZZZ', quantity: 1 },
    ])
    expect(more.data).toMatchObject({
      ...{ added: 0, changed: 1 },
      problems: [{ line: null, text: 'MSNZZZZZZZZ', reason: 'ended' }],
    })
    const { items } = await detail(customer, made.data.list.listId)
    expect(items).toMatchObject([{ productId: at(0), quantity: 12, note: 'Store room 2' }])
    expect(items[0]?.priceThen).toBe(items[0]?.card?.salesPrice)
  })

  it('is filled from the cart and from an order', async () => {
    const customer = await store.customer()
    const body = { name: 'Refill' }
    const empty = await customer.try('POST /api/v1/purchase/addCartToPurchaseList', { body })
    expect(empty.body).toMatchObject({ code: 'cart.empty' })
    await customer.call('POST /api/v1/cart/updateCartV2', {
      body: { itemsList: [{ productId: at(1), productQuantity: 3 }] },
    })
    const filled = await customer.call('POST /api/v1/purchase/addCartToPurchaseList', { body })
    expect(filled.data).toMatchObject({ added: 1, list: { name: 'Refill', products: 1 } })
    const foreign = { ...body, orderNumber: 1 }
    expect(await customer.try('POST /api/v1/purchase/addOrderToPurchaseList', { body: foreign })).toMatchObject({
      status: 404,
      body: { code: 'order.unknown' },
    })
  })

  it('is filled from a file, by MSN and part number, and returns every row with a mistake', async () => {
    const customer = await store.customer()
    const PART = statement('test.part', 'select part_number as part from products where msn = $1')
    const { part } = await store.app.db.one<{ part: string }>(PART, [at(1)])
    const csv = `Part number,Quantity,Note\n${at(0)},5,Gate\n"${part}",2\nNO-SUCH-PART,1\n${at(0)},zero\n${at(0)},1`
    const { data } = await customer.call('POST /api/v1/purchase/addCsvToPurchaseList', { body: { name: 'File', csv } })
    expect(data).toMatchObject({
      added: 2,
      problems: [
        { line: 4, text: 'NO-SUCH-PART,1', reason: 'unknown' },
        { line: 5, text: `${at(0)},zero`, reason: 'quantity' },
      ],
    })
    const { items } = await detail(customer, data.list.listId)
    expect(items.map(({ productId, quantity, note }) => [productId, quantity, note])).toEqual(
      [
        [at(0), 6, 'Gate'],
        [at(1), 2, ''],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  })

  it('is limited in number, also concurrently', async () => {
    const customer = await store.customer()
    const names = Array.from({ length: MAX_LISTS + 4 }, (_, index) => `List ${index}`)
    const sent = await Promise.all(
      names.map(name => customer.try('POST /api/v1/purchase/addPurchaseList', { body: { name, products: [] } })),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(MAX_LISTS)
    expect(sent.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'purchase.too-many' })
    expect(await lists(customer)).toHaveLength(MAX_LISTS)
  })

  it('is created once when the same name is sent concurrently', async () => {
    const customer = await store.customer()
    const products = [{ productId: at(0), quantity: 2 }]
    const sent = await Promise.all(Array.from({ length: 5 }, () => add(customer, 'Once', products)))
    expect(new Set(sent.map(({ data }) => data.list.listId)).size).toBe(1)
    expect(sent.reduce((sum, { data }) => sum + data.added, 0)).toBe(1)
  })

  it('is renamed, changed and removed by its customer only', async () => {
    const [mine, yours] = [await store.customer(), await store.customer()]
    const { listId } = (await add(mine, 'Mine', [{ productId: at(0), quantity: 1 }])).data.list
    await add(mine, 'Other')
    const unknown = { status: 404, body: { code: 'purchase.unknown' } }
    const rename = (visitor: Visitor, name: string) =>
      visitor.try('POST /api/v1/purchase/updatePurchaseList', { body: { listId, name, repeat: null } })
    const item = { body: { listId, productId: at(0), quantity: 4, note: 'Top shelf' } }
    const params = { listId }
    expect(await yours.try('GET /api/v1/purchase/getPurchaseListDetail/{listId}', { params })).toMatchObject(unknown)
    expect(await rename(yours, 'Theirs')).toMatchObject(unknown)
    expect(await yours.try('POST /api/v1/purchase/setPurchaseListItem', item)).toMatchObject(unknown)
    const body = { listId }
    expect(await yours.try('POST /api/v1/purchase/addPurchaseListToCart', { body })).toMatchObject(unknown)
    expect((await yours.call('POST /api/v1/purchase/removePurchaseList', { body })).data.removed).toBe(0)
    expect(await rename(mine, 'OTHER')).toMatchObject({ status: 409, body: { code: 'purchase.name-taken' } })
    expect(await rename(mine, 'mine')).toMatchObject({ status: 200 })
    await mine.call('POST /api/v1/purchase/setPurchaseListItem', item)
    expect((await detail(mine, listId)).items).toMatchObject([{ quantity: 4, note: 'Top shelf' }])
    const removal = { body: { listId, productIds: [at(0)] } }
    expect((await mine.call('POST /api/v1/purchase/removePurchaseList', removal)).data.removed).toBe(1)
    expect((await mine.call('POST /api/v1/purchase/removePurchaseList', removal)).data.removed).toBe(0)
    await mine.call('POST /api/v1/purchase/removePurchaseList', { body })
    expect((await lists(mine)).map(({ name }) => name)).toEqual(['Other'])
  })

  it('takes a first reminder from today on only', async () => {
    const customer = await store.customer()
    const { listId } = (await add(customer, 'Rhythm')).data.list
    const set = (startsOn: string) =>
      customer.try('POST /api/v1/purchase/updatePurchaseList', {
        body: { listId, name: 'Rhythm', repeat: { every: 2, unit: 'week', startsOn } },
      })
    expect(await set('2020-01-01')).toMatchObject({ status: 400, body: { code: 'purchase.start' } })
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    expect((await set(day)).body).toMatchObject({ data: { nextOn: day, repeat: { every: 2, unit: 'week' } } })
  })
})

it('is put into the cart with a report on each product', async () => {
  const customer = await store.customer()
  const products = [0, 1, 2].map(index => ({ productId: at(index), quantity: 4 }))
  const { listId } = (await add(customer, 'All', products)).data.list
  await setStock(store.app.db, at(1), 0)
  await setStock(store.app.db, at(2), 3)
  await store.asOwner(`update purchase_list_items set price_minor = 7 where list_id = '${listId}' and msn = '${at(0)}'`)
  const send = () => customer.call('POST /api/v1/purchase/addPurchaseListToCart', { body: { listId } })
  const { data } = await send()
  expect(data.missing).toMatchObject([{ productId: at(1), reason: 'out-of-stock' }])
  const added = new Map(data.added.map(one => [one.productId, one]))
  expect(added.get(at(0))).toMatchObject({ wanted: 4, quantity: 4, priceThen: 7, deliverable: true })
  expect(added.get(at(2))).toMatchObject({ wanted: 4, quantity: 3 })
  expect((await send()).data).toEqual(data)
  expect(data.noOfItems).toBe(2)
})
