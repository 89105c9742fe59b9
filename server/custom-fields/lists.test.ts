// Lists of the console with custom fields as columns, filters and export cells, and how few rows they read.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOfNarrowed, WINDOW } from '../platform/narrowed-list.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder } from '../testing/invoices.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { fieldsOfList } from './queries/list-fields.ts'
import { listFields } from './repository/fields.ts'
import { listInRange, listKept, listKeptWithout, listNewest, listWithout, listWithValue } from './repository/filters.ts'
import { listValues, listValuesOf } from './repository/values.ts'

let store: TestStore
let owner: SignedIn
let orders: number[]
let customerId: string
const market = 'IN' as const
const option = (key: string, nameEn: string, nameHi: string) => ({ key, nameEn, nameHi, retired: false })

type Kind = 'order' | 'customer' | 'company'
async function define(recordKind: Kind, key: string, more: object): Promise<string> {
  const body = { fieldId: randomUUID(), market, recordKind, key, nameEn: `The ${key}`, nameHi: `यह ${key}`, ...more }
  return (await owner.visitor.call('POST /api/admin/customFields', { body: body as never })).data.fieldId
}
const save = (recordKind: Kind, recordId: string | number, fieldId: string, value: string) =>
  owner.visitor.call('POST /api/admin/fieldValues/{recordKind}/{recordId}', {
    params: { recordKind, recordId: String(recordId) },
    body: { fieldValues: [{ fieldId, value, before: null }] },
  })

beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  const [msn = ''] = await pickProducts(store.app.db, market, 1)
  const customer = await store.customer()
  customerId = customer.customerId
  const buyer = await buyerOf(store, customer)
  orders = []
  for (let at = 0; at < 4; at++) orders.push((await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])).orderNumber)
  const [first = 0, second = 0, third = 0] = orders
  const options = [option('high', 'High', 'ज़्यादा'), option('low', 'Low', 'कम')]
  const priority = await define('order', 'priority', { type: 'choice', options })
  const weight = await define('order', 'weight', { type: 'decimal', digits: 2 })
  const due = await define('order', 'due', { type: 'date' })
  const gate = await define('order', 'gate', { type: 'text', maxLength: 30 })
  const fragile = await define('order', 'fragile', { type: 'yes-no' })
  for (const [number, value] of [
    [first, 'high'],
    [second, 'low'],
    [third, 'high'],
  ] as const)
    await save('order', number, priority, value)
  for (const [number, value] of [
    [first, '9.5'],
    [second, '10'],
    [third, '100.25'],
  ] as const)
    await save('order', number, weight, value)
  await save('order', first, due, '2026-12-01')
  await save('order', second, due, '2026-12-31')
  await save('order', second, gate, '=Dock 4')
  await save('order', third, fragile, 'no')
})
afterAll(() => store.close())

const ordersWith = async (query: object) =>
  (await owner.visitor.call('GET /api/admin/orders', { query: { market, ...query } })).data
const numbersWith = async (query: object) => (await ordersWith(query)).orders.map(({ orderNumber }) => orderNumber)

describe('orders', () => {
  it('are found by a value, a range and several conditions, with a tag and the other filters, in pages', async () => {
    const [first = 0, second = 0, third = 0] = orders
    expect(await numbersWith({ field: 'priority:high' })).toEqual([third, first])
    const fourth = orders[3] ?? 0
    expect(await numbersWith({ field: 'priority:' })).toEqual([fourth])
    expect(await numbersWith({ field: ['priority:low', 'fragile:'] })).toEqual([second])
    expect(await numbersWith({ field: ['fragile:', 'priority:high'] })).toEqual([first])
    expect(await numbersWith({ field: 'weight:10..' })).toEqual([third, second])
    expect(await numbersWith({ field: 'weight:..10' })).toEqual([second, first])
    expect(await numbersWith({ field: 'weight:9.50' })).toEqual([first])
    expect(await numbersWith({ field: 'due:2026-12-02..2026-12-31' })).toEqual([second])
    expect(await numbersWith({ field: 'gate:=dock 4' })).toEqual([second])
    expect(await numbersWith({ field: 'fragile:no' })).toEqual([third])
    expect(await numbersWith({ field: 'fragile:yes' })).toEqual([])
    expect(await numbersWith({ field: ['weight:9..50', 'priority:high'] })).toEqual([first])
    expect(await numbersWith({ field: 'priority:high', text: String(first) })).toEqual([first])
    expect(await numbersWith({ field: 'priority:high', payment: 'prepaid' })).toEqual([])
    await owner.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/tags', {
      params: { recordKind: 'order', recordId: String(third) },
      body: { label: 'Call' },
    })
    expect(await numbersWith({ field: 'priority:high', tag: 'call' })).toEqual([third])
    expect(await numbersWith({ field: 'priority:low', tag: 'call' })).toEqual([])
    const page = await ordersWith({ field: 'weight:1..', limit: 2 })
    expect([page.orders.length, page.next]).toEqual([2, second])
    const rest = await ordersWith({ field: 'weight:1..', limit: 2, before: page.next })
    expect([rest.orders.map(one => one.orderNumber), rest.next]).toEqual([[first], null])
  })

  it('have only the values of shown fields, on screen and in the export, and bulk steps select what is filtered', async () => {
    const [first = 0, second = 0, third = 0] = orders
    expect((await ordersWith({})).orders[0]).not.toHaveProperty('fields')
    const { orders: rows } = await ordersWith({ show: ['weight', 'priority'], field: 'priority:low' })
    expect(rows).toMatchObject([{ orderNumber: second, fields: { weight: '10.00', priority: 'low' } }])
    const query = { market, show: ['priority', 'gate', 'fragile'], field: 'weight:10..', language: 'hi' as const }
    const file = String((await owner.visitor.try('GET /api/admin/orders.csv', { query })).body)
    const [head = '', ...lines] = file.trim().split(/\r?\n/)
    expect(head.endsWith('यह priority,यह gate,यह fragile')).toBe(true)
    expect(lines.map(line => line.split(',').slice(-3))).toEqual([
      ['ज़्यादा', '', 'नहीं'],
      ['कम', "'=Dock 4", ''],
    ])
    const selection = { market, field: 'priority:high' }
    expect((await owner.visitor.call('GET /api/admin/orders/selection', { query: selection })).data.orders).toEqual([
      third,
      first,
    ])
  })

  it('cannot be searched with invalid fields or values, nor by callers who may not read fields', async () => {
    for (const [query, code] of [
      [{ field: 'nothing:1' }, 'field.unknown'],
      [{ show: 'nothing' }, 'field.unknown'],
      [{ field: 'priority:urgent' }, 'field.value'],
      [{ field: 'weight:heavy' }, 'field.value'],
      [{ field: 'due:2026-02-30..' }, 'field.value'],
      [{ field: "weight:1' or true" }, 'field.value'],
      [{ field: 'priority' }, 'request.invalid'],
      [{ field: Array.from({ length: 6 }, (_, at) => `weight:${at}`) }, 'request.invalid'],
    ] as const)
      expect(
        await owner.visitor.try('GET /api/admin/orders', { query: { market, ...query } as never }),
        JSON.stringify(query),
      ).toMatchObject({ body: { code } })
    const key = await owner.visitor.call('POST /api/admin/keys', {
      body: { name: 'ERP', permissions: ['orders.read'], markets: ['IN'], expiresAt: KEY_END },
    })
    const headers = { host: 'localhost', authorization: `Bearer ${key.data.secret}` }
    const url = '/api/admin/orders?market=IN&show=weight'
    expect((await store.http.inject({ method: 'GET', url, headers })).json()).toMatchObject({
      ...{ code: 'session.forbidden', data: { permission: 'fields.read' } },
    })
  })
})

it('customers are found and shown by their own fields and those of their companies', async () => {
  await store.asOwner(`insert into business_details (customer_id, company_name) values ('${customerId}', 'Asha Tools')
    on conflict (customer_id) do update set company_name = excluded.company_name`)
  const grade = await define('customer', 'grade', { type: 'whole' })
  const size = await define('company', 'grade', { type: 'whole' })
  await save('customer', customerId, grade, '3')
  await save('company', customerId, size, '250')
  const find = async (query: object) =>
    (await owner.visitor.call('GET /api/admin/customers', { query: { market, ...query } })).data.customers
  const both = { field: 'grade:3', companyField: 'grade:200..', show: 'grade', companyShow: 'grade' }
  expect(await find(both)).toMatchObject([{ customerId, fields: { grade: '3' }, companyFields: { grade: '250' } }])
  expect(await find({ ...both, companyField: 'grade:3' })).toEqual([])
  // another customer has neither a value nor a company
  const other = await store.customer()
  expect((await find({ field: 'grade:' })).map(one => one.customerId)).toContain(other.customerId)
  expect((await find({ field: 'grade:' })).map(one => one.customerId)).not.toContain(customerId)
  expect(await find({ companyField: 'grade:' })).toEqual([])
  expect(await find({ field: 'grade:3', blocked: 'true' })).toEqual([])
  const file = await owner.visitor.try('GET /api/admin/customers.csv', { query: { market, ...both } })
  expect(String(file.body).trim()).toMatch(/,The grade,The grade\r?\n.*,3,250$/)
})

describe('rows read', () => {
  const COUNT = 20_000
  const ids = { text: randomUUID(), whole: randomUUID(), day: randomUUID(), flag: randomUUID() }
  beforeAll(async () => {
    const rows = Object.entries({ text: 'text', whole: 'whole', day: 'date', flag: 'yes-no' }).map(
      ([key, type]) => `('${ids[key as 'text']}', 'AE', 'order', '${key}', '${key}', '${key}', '${type}',
        ${type === 'text' ? 50 : 'null'}, 1, 'test', now(), now())`,
    )
    await store.asOwner(`
      insert into custom_fields (id, market, kind, key, name_en, name_hi, type, max_length, position, created_by, created_at, updated_at)
        values ${rows.join(', ')};
      insert into custom_field_values (kind, record_number, field_id, field_key, value_text, value_number, value_date, value_flag, set_by, at)
        select 'order', n, f.id, f.key, case f.key when 'text' then 'often' end, case f.key when 'whole' then n end,
          case f.key when 'day' then date '2020-01-01' + n % 1000 end, case f.key when 'flag' then n % 2 = 0 end, 'test', now()
        from generate_series(1, ${COUNT}) n cross join custom_fields f where f.market = 'AE';
      analyze custom_field_values;`)
  })

  it('are those of a page for a value, of a window for a range, and of the shown columns', async () => {
    const { db } = store.app
    const page = { before: 15_000, limit: 51 }
    const text = { kind: 'order', fieldId: ids.text, column: 'value_text', value: 'OFTEN' } as const
    const flag = { kind: 'order', fieldId: ids.flag, column: 'value_flag', value: true } as const
    const whole = { kind: 'order', fieldId: ids.whole, column: 'value_number', from: '10', to: null } as const
    const day = { kind: 'order', fieldId: ids.day, column: 'value_date', from: '2020-01-05', to: '2020-01-06' } as const
    for (const wanted of [text, flag])
      expect(await rowsRead(db, at => listWithValue(at, wanted, page))).toBeLessThan(200)
    const numbers = Array.from({ length: WINDOW }, (_, n) => n + 1)
    for (const wanted of [whole, day]) {
      expect(await rowsRead(db, at => listInRange(at, wanted, WINDOW + 1))).toBeLessThan(2.5 * WINDOW)
      expect(await rowsRead(db, at => listNewest(at, wanted, page))).toBeLessThan(200)
    }
    // each of the numbers is looked up by itself, and counted by the four nodes of the plan
    for (const wanted of [text, flag, whole, day])
      expect(await rowsRead(db, at => listKept(at, wanted, numbers))).toBeLessThanOrEqual(4 * WINDOW)
    // one value of a record does not match, and no other record is read
    const shown = numbers.slice(0, 50)
    expect(await rowsRead(db, at => listValuesOf(at, 'order', shown, [ids.whole]))).toBeLessThan(400)
    expect(await rowsRead(db, at => listValues(at, { kind: 'order', number: 7 }))).toBeLessThan(20)
    // of records without a value each one is looked up by itself too
    for (const kind of ['order', 'customer', 'company'] as const) {
      const none = { fieldId: ids.day, kind }
      expect(await rowsRead(db, at => listWithout(at, none, { before: 1e9, limit: 51 }))).toBeLessThan(500)
      expect(await rowsRead(db, at => listKeptWithout(at, none, numbers))).toBeLessThanOrEqual(6 * WINDOW)
    }
    // whether there are values is one row of each field
    expect(await rowsRead(db, at => listFields(at, 'AE', 'order'))).toBeLessThan(30)
  })

  it('are none without a condition or column', async () => {
    const actor = { kind: 'staff', permissions: [], markets: ['AE'] } as never
    const { count } = await store.app.db.statementsOf(async () => {
      const none = await fieldsOfList(store.app.db, actor, 'order', { market: 'AE' })
      await none.valuesOf(store.app.db, [1, 2, 3])
    })
    expect(count).toBe(0)
  })

  it('are limited for a wide range when the other filters find nothing, and all its records are found', async () => {
    const actor = { kind: 'staff', permissions: ['fields.read', 'orders.read'], markets: ['AE'] } as never
    const { db } = store.app
    const found: number[] = []
    let from: number | null = null
    let calls = 0
    do {
      const { filters } = await fieldsOfList(db, actor, 'order', { market: 'AE', field: ['whole:5..', 'flag:yes'] })
      const [source, check] = filters
      if (!source || !check) throw new Error('Two filters were asked for.')
      const page: { rows: number[]; next: number | null } = await pageOfNarrowed(
        db,
        { source, checks: [check] },
        { before: from, limit: 5000, list: async numbers => numbers.filter(n => n % 100 === 0), numberOf: n => n },
      )
      found.push(...page.rows)
      from = page.next
      calls += 1
    } while (from !== null)
    expect(found).toEqual(Array.from({ length: COUNT / 100 }, (_, n) => COUNT - n * 100))
    expect(calls).toBeGreaterThan(1)
    const { filters } = await fieldsOfList(db, actor, 'order', { market: 'AE', field: ['whole:5..9'] })
    expect(await filters[0]?.read(db, { before: 9, limit: 2 })).toEqual({ numbers: [8, 7], last: 7 })
    expect(await filters[0]?.read(db, { before: 7, limit: 2 })).toEqual({ numbers: [6, 5], last: null })
  })
})
