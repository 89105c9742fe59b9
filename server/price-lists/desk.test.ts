// Staff keep customer groups and price lists: rights, markets, versions, replays, pasted members and files of prices.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { cell, openPriceLists } from '../testing/price-lists.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const GROUPS = '/api/admin/customerGroups' as const
const LISTS = '/api/admin/priceLists' as const
const TAX_NUMBER = '27AAPFU0939F1ZV'
const SET_COMPANY = statement(
  'test.company-of-account',
  `insert into business_details (customer_id, company_name, gstin) values ($1, 'Works', $2)
   on conflict (customer_id) do update set gstin = excluded.gstin`,
)
const LOGGED = statement(
  'test.logged-price-lists',
  `select call, record_id as "recordId", before, after from audit_entries where (call like 'POST /api/admin/priceLists%' or call like 'POST /api/admin/customerGroups%') and after is not null order by seq desc limit 1`,
)
const CONTACT = statement('test.phone-of-account', `select '+' || phone as phone, number from customers where id = $1`)

let store: TestStore
let desk: Awaited<ReturnType<typeof openPriceLists>>
let visitor: Visitor
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  desk = await openPriceLists(store)
  visitor = desk.visitor
  msns = await store.buyableMsns('IN', 3)
  for (const msn of msns) await desk.setBreaks(msn, [])
})
afterAll(() => store.close())

const logged = () => store.app.db.one<{ call: string; recordId: string; before: object | null; after: object }>(LOGGED)

describe('a customer group', () => {
  it('is added once, changed by version, and each change is logged', async () => {
    const body = { market: 'IN' as const, name: 'Dealers', note: '' }
    const made = (await visitor.call(`POST ${GROUPS}`, { body })).data
    expect((await visitor.call(`POST ${GROUPS}`, { body })).data).toEqual(made)
    const taken = await visitor.try(`POST ${GROUPS}`, { body: { ...body, name: 'DEALERS', note: 'Others' } })
    expect(taken).toMatchObject({ status: 409, body: { code: 'customer-group.name-taken' } })
    const params = { groupId: made.groupId }
    const change = { name: 'Dealers of Pune', note: 'By Asha', version: 1 }
    const changed = (await visitor.call(`POST ${GROUPS}/{groupId}`, { params, body: change })).data
    expect(changed).toMatchObject({ name: 'Dealers of Pune', version: 2 })
    expect((await visitor.call(`POST ${GROUPS}/{groupId}`, { params, body: change })).data).toEqual(changed)
    const late = await visitor.try(`POST ${GROUPS}/{groupId}`, { params, body: { ...change, name: 'Late' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'customer-group.changed-meanwhile' } })
    expect(await logged()).toMatchObject({ recordId: String(made.groupId), after: { version: 2 } })
  })

  it('finds members by tax number, contact and number, and says what it does not find', async () => {
    const [buyer, single] = [await store.customer(), await store.customer()]
    await store.app.db.run(SET_COMPANY, [buyer.customerId, TAX_NUMBER])
    const { phone, number } = await store.app.db.one<{ phone: string; number: number }>(CONTACT, [single.customerId])
    const params = { groupId: await desk.group([]) }
    const lines = [TAX_NUMBER, phone, `#${number}`, 'nobody@plant.example', '27AAPFU0939F1ZX', '29AAACB2894G1ZQ']
    const { found } = (await visitor.call(`POST ${GROUPS}/{groupId}/find`, { params, body: { lines } })).data
    expect(found.map(({ problem, accounts }) => [problem, accounts.length])).toEqual([
      [null, 1],
      [null, 1],
      ['twice', 1],
      ['unknown', 0],
      ['unreadable', 0],
      // a company without an account yet
      [expect.toBeOneOf([null, 'unreadable']), 0],
    ])
    const ids = found.slice(0, 2).flatMap(({ accounts }) => accounts.map(({ customerId }) => customerId))
    expect(ids).toEqual([buyer.customerId, single.customerId])
    const choice = { companies: [TAX_NUMBER], customerIds: ids, alone: false }
    const add = async () => (await visitor.call(`POST ${GROUPS}/{groupId}/add`, { params, body: choice })).data
    expect(await add()).toMatchObject({ companies: 1, members: 2 })
    expect(await add()).toMatchObject({ companies: 1, members: 2 })
    const { members } = (await visitor.call(`GET ${GROUPS}/{groupId}/members`, { params })).data
    expect(members.map(({ customerId, forCompany, counts }) => [customerId, forCompany, counts]).sort()).toEqual(
      [
        [buyer.customerId, TAX_NUMBER, true],
        [single.customerId, '', true],
      ].sort(),
    )
    const late = await store.customer()
    await store.app.db.run(SET_COMPANY, [late.customerId, TAX_NUMBER])
    await store.app.db.run(SET_COMPANY, [buyer.customerId, '29AAACB2894G1ZP'])
    const { companies } = (await visitor.call(`GET ${GROUPS}/{groupId}/companies`, { params })).data
    expect(companies).toEqual([{ taxNumber: TAX_NUMBER, members: 1, waiting: 1 }])
    const after = (await visitor.call(`GET ${GROUPS}/{groupId}/members`, { params })).data
    expect(after.members.find(({ customerId }) => customerId === buyer.customerId)?.counts).toBe(false)
    // a company leaves with the accounts that were added for it
    const leave = { companies: [TAX_NUMBER], customerIds: [] }
    const left = (await visitor.call(`POST ${GROUPS}/{groupId}/remove`, { params, body: leave })).data
    expect(left).toMatchObject({ companies: 0, members: 1 })
    const of = { market: 'IN' as const, customerId: single.customerId }
    expect((await visitor.call(`GET ${GROUPS}`, { query: of })).data.groups.map(({ groupId }) => groupId)).toEqual([
      params.groupId,
    ])
  })

  it('is deleted with its members, once, and not while a price list uses it', async () => {
    const groupId = await desk.group([(await store.customer()).customerId])
    const remove = () => visitor.try(`DELETE ${GROUPS}/{groupId}`, { params: { groupId } })
    const { listId, version, name, active, startsOn, endsOn, priority, rules } = await desk.list([groupId])
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'customer-group.has-lists' } })
    const body = { name, active, startsOn, endsOn, priority, rules, groupIds: [], version }
    await visitor.call(`POST ${LISTS}/{listId}`, { params: { listId }, body })
    const twice = await Promise.all([remove(), remove()])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
    const again = { ...body, groupIds: [groupId], version: version + 1 }
    const late = await visitor.try(`POST ${LISTS}/{listId}`, { params: { listId }, body: again })
    expect(late).toMatchObject({ status: 404, body: { code: 'customer-group.unknown' } })
  })

  it('is deleted or named by a list when both happen at once, never both', async () => {
    const groupId = await desk.group([])
    const deleting = visitor.try(`DELETE ${GROUPS}/{groupId}`, { params: { groupId } })
    const isListed = await desk.list([groupId]).then(Boolean, () => false)
    expect((await deleting).status).toBe(isListed ? 409 : 200)
  })

  it('takes no account of another market or that does not exist', async () => {
    const params = { groupId: await desk.group([]) }
    const foreign = await store.customer('ae.localhost')
    for (const customerId of [foreign.customerId, '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4']) {
      const body = { companies: [], customerIds: [customerId], alone: true }
      const answer = await visitor.try(`POST ${GROUPS}/{groupId}/add`, { params, body })
      expect(answer).toMatchObject({ status: 404, body: { code: 'customer-group.account-unknown' } })
    }
  })
})

describe('rights', () => {
  let support: SignedIn
  let uae: SignedIn
  beforeAll(async () => {
    support = await openStaff(store, 'support')
    uae = await openStaff(store, 'pricing', ['AE'])
  })

  it('who only reads changes nothing', async () => {
    const { listId } = await desk.list([])
    expect((await support.visitor.call(`GET ${LISTS}/{listId}`, { params: { listId } })).data.listId).toBe(listId)
    const body = { market: 'IN' as const, name: 'Mine', note: '' }
    expect(await support.visitor.try(`POST ${GROUPS}`, { body })).toMatchObject({ status: 403 })
    const remove = { params: { listId }, body: { entryIds: [1] } }
    expect(await support.visitor.try(`POST ${LISTS}/{listId}/prices/remove`, remove)).toMatchObject({ status: 403 })
    const warehouse = await openStaff(store, 'warehouse')
    expect(await warehouse.visitor.try(`GET ${LISTS}`, { query: { market: 'IN' } })).toMatchObject({ status: 403 })
  })

  it('a member of one market finds nothing of the other', async () => {
    const groupId = await desk.group([])
    const { listId } = await desk.list([])
    const answers = [
      await uae.visitor.try(`GET ${GROUPS}/{groupId}`, { params: { groupId } }),
      await uae.visitor.try(`GET ${GROUPS}/{groupId}/members`, { params: { groupId } }),
      await uae.visitor.try(`GET ${GROUPS}/{groupId}/companies`, { params: { groupId } }),
      await uae.visitor.try(`POST ${GROUPS}/{groupId}/find`, { params: { groupId }, body: { lines: ['1042'] } }),
      await uae.visitor.try(`POST ${GROUPS}/{groupId}`, {
        params: { groupId },
        body: { name: 'A', note: '', version: 1 },
      }),
      await uae.visitor.try(`GET ${LISTS}/{listId}`, { params: { listId } }),
      await uae.visitor.try(`GET ${LISTS}/{listId}/prices`, { params: { listId } }),
      await uae.visitor.try(`POST ${LISTS}/{listId}/prices/remove`, { params: { listId }, body: { entryIds: [1] } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await uae.visitor.try(`GET ${LISTS}`, { query: { market: 'IN' } })).status).toBe(403)
    const body = { market: 'IN' as const, name: 'Foreign', note: '' }
    expect((await uae.visitor.try(`POST ${GROUPS}`, { body })).status).toBe(403)
  })
})

describe('a price list', () => {
  it('is added once, changed by version, listed by state, and each change is logged', async () => {
    const groupId = await desk.group([])
    const made = await desk.list([groupId], { name: 'Once', startsOn: desk.dayFrom(2) })
    const { name, active, startsOn, endsOn, priority, groupIds, rules } = made
    const terms = { name, active, startsOn, endsOn, priority, groupIds, rules }
    expect(made).toMatchObject({ state: 'planned', version: 1, groupIds: [groupId], prices: 0 })
    expect((await visitor.call(`POST ${LISTS}`, { body: { market: 'IN', ...terms } })).data).toEqual(made)
    const taken = await visitor.try(`POST ${LISTS}`, { body: { market: 'IN', ...terms, priority: 3 } })
    expect(taken).toMatchObject({ status: 409, body: { code: 'price-list.name-taken' } })
    const params = { listId: made.listId }
    const change = { ...terms, endsOn: desk.dayFrom(4), priority: 7, version: 1 }
    const changed = (await visitor.call(`POST ${LISTS}/{listId}`, { params, body: change })).data
    expect(changed).toMatchObject({ version: 2, priority: 7 })
    expect((await visitor.call(`POST ${LISTS}/{listId}`, { params, body: change })).data).toEqual(changed)
    const late = await visitor.try(`POST ${LISTS}/{listId}`, { params, body: { ...change, priority: 8 } })
    expect(late).toMatchObject({ status: 409, body: { code: 'price-list.changed-meanwhile' } })
    expect(await logged()).toMatchObject({ before: { priority: 0 }, after: { priority: 7 } })
    const wrong = await visitor.try(`POST ${LISTS}/{listId}`, {
      params,
      body: { ...change, endsOn: desk.dayFrom(1), version: 2 },
    })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'price-list.period' } })
    const brand = { ...change, rules: [{ kind: 'brand' as const, key: 'no-such-brand', percentBp: 100 }], version: 2 }
    const unknown = await visitor.try(`POST ${LISTS}/{listId}`, { params, body: brand })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'catalog.brand-unknown' } })
    const planned = (await visitor.call(`GET ${LISTS}`, { query: { market: 'IN', state: 'planned', text: 'onc' } }))
      .data
    expect(planned.lists.map(({ listId }) => listId)).toEqual([made.listId])
  })

  it('takes the right lines of a file, names the others, and comes back as it was exported', async () => {
    const { listId } = await desk.list([])
    const params = { listId }
    const [first = '', second = '', third = ''] = msns
    const [a, b] = [await desk.offerOf(first), await desk.offerOf(second)]
    const lines = [
      [first, '', cell(a.price - 10_00), `10: ${cell(a.price - 20_00)}`],
      [second.toLowerCase(), b.seller, cell(b.price)],
      ['MSN', '', '100'],
      ['MSN0000ZZZZ', '', '100'],
      [third, 'NOBODY', '100'],
      [third, '', 'many'],
      [third, '', '100', '10 for 90'],
      [third, '', cell(a.mrp), `10: ${cell(a.mrp + 1)}`],
      [third, '', '0.01'],
      [first, '', cell(a.price - 5_00)],
    ]
    const tried = await desk.put(listId, lines, { save: false })
    expect(tried).toMatchObject({ added: 2, changed: 0, same: 0, idle: [second], version: 1 })
    expect(tried.wrong.map(({ row, problem }) => [row, problem])).toEqual([
      [4, 'not-msn'],
      [5, 'product-unknown'],
      [6, 'seller-unknown'],
      [7, 'not-amount'],
      [8, 'not-breaks'],
      [9, 'breaks-above-price'],
      [10, 'below-floor'],
      [11, 'twice'],
    ])
    // with a wrong line nothing is removed
    const saved = await desk.put(listId, lines, { replace: true })
    expect(saved).toMatchObject({ added: 2, removed: 0, version: 2 })
    expect(await desk.put(listId, lines)).toMatchObject({ added: 0, changed: 0, same: 2, version: 2 })
    const { entries } = (await visitor.call(`GET ${LISTS}/{listId}/prices`, { params })).data
    expect(entries).toMatchObject([
      { msn: second, sellerCode: b.seller, price: b.price, breaks: [], publicPrice: b.price },
      { msn: first, sellerCode: '', breaks: [{ minQuantity: 10, price: a.price - 20_00 }], publicPrice: a.price },
    ])
    const file = await visitor.request('GET', `${LISTS}/${listId}/prices.csv`)
    const text = String(file.body)
    expect(text).toContain(first)
    const again = {
      name: 'export.csv',
      data: Buffer.from(text).toString('base64'),
      version: 2,
      replace: true,
      save: true,
    }
    const back = (await visitor.call(`POST ${LISTS}/{listId}/import`, { params, body: again })).data
    expect(back).toMatchObject({ added: 0, changed: 0, same: 2, removed: 0, wrong: [], version: 2 })
    // somebody else was faster
    const stale = { ...again, data: Buffer.from(`MSN,Price\n${third},${cell(a.mrp)}\n`).toString('base64'), version: 1 }
    const late = await visitor.try(`POST ${LISTS}/{listId}/import`, { params, body: stale })
    expect(late).toMatchObject({ status: 409, body: { code: 'price-list.changed-meanwhile' } })
    const replaced = await desk.put(listId, [[first, '', cell(a.price - 10_00)]], { replace: true })
    expect(replaced).toMatchObject({ added: 0, changed: 1, removed: 1, version: 3 })
    const left = (await visitor.call(`GET ${LISTS}/{listId}/prices`, { params })).data.entries
    const entryIds = left.map(({ entryId }) => entryId)
    const removed = (await visitor.call(`POST ${LISTS}/{listId}/prices/remove`, { params, body: { entryIds } })).data
    expect(removed).toMatchObject({ prices: 0, version: 4 })
    expect(
      (await visitor.call(`POST ${LISTS}/{listId}/prices/remove`, { params, body: { entryIds } })).data,
    ).toMatchObject({ version: 4 })
  })

  it('rejects a file without prices', async () => {
    const { listId } = await desk.list([])
    const data = Buffer.from('Name\tAmount\nDrill\t100\n').toString('base64')
    const body = { name: 'a.csv', data, version: 1, replace: false, save: true }
    const answer = await visitor.try(`POST ${LISTS}/{listId}/import`, { params: { listId }, body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })

  it('processes two concurrent files one after another', async () => {
    const { listId } = await desk.list([])
    const params = { listId }
    const [first = '', second = ''] = msns
    const body = (msn: string, price: number) => ({
      ...{ name: 'a.csv', version: 1, replace: false, save: true },
      data: Buffer.from(`MSN,Price\n${msn},${cell(price)}\n`).toString('base64'),
    })
    const [a, b] = [await desk.offerOf(first), await desk.offerOf(second)]
    const answers = await Promise.all([
      visitor.try(`POST ${LISTS}/{listId}/import`, { params, body: body(first, a.price - 1_00) }),
      visitor.try(`POST ${LISTS}/{listId}/import`, { params, body: body(second, b.price - 1_00) }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
