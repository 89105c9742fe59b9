// Exports of pasted lists of orders, customers and stock, and of filtered stock and price lists: contents,
// permissions, and audit entries.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from './platform/db.ts'
import { openReturnsStore, type ReturnsStore } from './testing/returns.ts'
import { openStaff, type SignedIn } from './testing/staff.ts'

let shop: ReturnsStore
let owner: SignedIn
let orderNumber: number
beforeAll(async () => {
  shop = await openReturnsStore()
  owner = await openStaff(shop.store, 'owner')
  await shop.delivered()
  const NEWEST = statement('test.newest-order', 'select number from orders order by number desc limit 1')
  orderNumber = (await shop.store.app.db.one<{ number: number }>(NEWEST)).number
}, 120_000)
afterAll(() => shop.store.close())

async function file(path: string, body?: object, by: SignedIn = owner): Promise<string[]> {
  const answer = await by.visitor.request(body ? 'POST' : 'GET', `/api/admin/${path}`, body && JSON.stringify(body))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return String(answer.body).replace('\ufeff', '').trim().split('\r\n')
}
const statusOf = async (path: string, body: object, by: SignedIn) =>
  (await by.visitor.request('POST', `/api/admin/${path}`, JSON.stringify(body))).status
const LOGGED = statement('test.logged-file', 'select after from audit_entries where call = $1')

test('of orders, in the columns of the list, ignoring other filters', async () => {
  const [head, line, ...more] = await file('orders/listed.csv', { market: 'IN', list: [`#${orderNumber}`, '1'] })
  expect(head).toMatch(/^Order,/)
  expect(line).toMatch(new RegExp(`^${orderNumber},`))
  expect(more).toEqual([])
  expect((await file('orders/listed.csv', { market: 'IN', list: ['1'], language: 'hi' })).join()).toMatch(/^ऑर्डर,/)
  expect(await statusOf('orders/listed.csv', { market: 'IN', list: [] }, owner)).toBe(400)
})

test('of customers with masked contacts, in full for members with the right, and an audit entry without the list', async () => {
  const ANY = statement('test.any-customer', 'select number, phone from customers where phone is not null limit 1')
  const { number, phone } = await shop.store.app.db.one<{ number: number; phone: string }>(ANY)
  const body = { market: 'IN', list: [phone, '77'] }
  const [, line, ...more] = await file('customers/listed.csv', body)
  expect(line).toMatch(new RegExp(`^${number},`))
  expect(line).not.toContain(phone)
  expect(more).toEqual([])
  expect((await file('customers/listed.csv', { ...body, contacts: 'full' }))[1]).toContain(phone)
  const finance = await openStaff(shop.store, 'finance')
  expect(await statusOf('customers/listed.csv', { ...body, contacts: 'full' }, finance)).toBe(403)
  expect(
    await statusOf('customers/listed.csv', { ...body, market: 'AE' }, await openStaff(shop.store, 'support', ['IN'])),
  ).toBe(403)
  const logged = await shop.store.app.db.rows(LOGGED, ['POST /api/admin/customers/listed.csv'])
  expect(logged.length).toBeGreaterThan(1)
  expect(JSON.stringify(logged)).not.toContain(phone)
})

test('of stock, by filters and for a pasted list', async () => {
  const [head, ...all] = await file('stock.csv?market=IN')
  expect(head).toBe('MSN,Part number,Product,Seller,Warehouse code,Warehouse,On hand,Reserved,Available,Reorder point')
  const [msn = '', , , , code = ''] = (all[0] ?? '').split(',')
  expect((await file(`stock.csv?market=IN&text=${msn}`)).slice(1).every(line => line.startsWith(msn))).toBe(true)
  const listed = await file('stock/listed.csv', { market: 'IN', list: [msn, 'NO-SUCH'] })
  expect(listed.slice(1)).toEqual(all.filter(line => line.startsWith(`${msn},`)))
  expect((await file('stock.csv?market=IN&language=hi'))[0]).toContain('वेयरहाउस')
  expect((await file(`stock.csv?market=IN&warehouse=${code}&below=true`)).length).toBeGreaterThan(0)
  const marketing = await openStaff(shop.store, 'marketing')
  expect(await statusOf('stock/listed.csv', { market: 'IN', list: [msn] }, marketing)).toBe(403)
})

test('of price lists, by state and name', async () => {
  const body = {
    ...{ market: 'IN' as const, name: 'Season, 2027', active: true, startsOn: '2099-01-01', endsOn: null },
    ...{ priority: 0, groupIds: [], rules: [] },
  }
  await owner.visitor.call('POST /api/admin/priceLists', { body })
  expect(await file('priceLists.csv?market=IN&text=season')).toEqual([
    'Name,Groups,Prices,First day,Last day,State',
    '"Season, 2027",,0,2099-01-01,,Planned',
  ])
  expect(await file('priceLists.csv?market=IN&state=ended')).toHaveLength(1)
})
