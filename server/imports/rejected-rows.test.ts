// Rejected rows of an import: a file to correct and upload as it is, and retried on their own; for staff of the market.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { workOnImports } from './service.ts'

const KEY = 'khk_of-the-test-rejected-rows'
const SET_PRICE = statement(
  'test.rejected-set-price',
  'update offers set price_minor = $2, mrp_minor = $2 where msn = (select msn from products where part_number = $1)',
)
const NAMED = statement('test.rejected-name', 'select name_en as name from products where part_number = $1')
const ATTRIBUTES = statement('test.rejected-attributes', `select key from attributes where key like 'import-%'`)

let store: TestStore
let catalog: SignedIn
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  catalog = await openStaff(store, 'catalog')
})
afterAll(() => store.close())

const FIRST = 'Part number,Brand,Name,Price,MRP\nRJ-1,Rejecta,Vice,100,100\n'
const SECOND = [
  'Part number,Brand,Name,Price,MRP',
  'RJ-1,Rejecta,Vice,900,900',
  'RJ-2,Rejecta,"=Clamp, ""large""",abc,500',
  'RJ-3,Rejecta,Anvil,300,300',
].join('\n')

async function send(name: string, payload: string, dryRun = false): Promise<string> {
  const url = `/api/admin/imports?market=in&name=${name}&dryRun=${dryRun}`
  const headers = { authorization: `Bearer ${KEY}` }
  const answer = await store.http.inject({ method: 'POST', url, headers, payload })
  await workOnImports(store.app)
  return answer.json().data.importId
}
const statusOf = async (id: string) =>
  (await catalog.visitor.call('GET /api/admin/imports/{id}', { params: { id } })).data
const fileOf = (id: string, by: SignedIn = catalog, what = 'rejectedRows?format=csv') =>
  by.visitor.request('GET', `/api/admin/imports/${id}/${what}`)
async function retry(id: string) {
  const { data } = await catalog.visitor.call('POST /api/admin/imports/{id}/retry', { params: { id } })
  await workOnImports(store.app)
  return data
}

it('are sent as the file has them, with the reasons, and come back corrected', async () => {
  await send('first.csv', FIRST)
  const id = await send('second.csv', SECOND)
  expect(await statusOf(id)).toMatchObject({ state: 'done', created: 1, rejected: 2 })
  const answer = await store.http.inject({
    url: `/api/admin/imports/${id}/rejectedRows?format=csv`,
    headers: { authorization: `Bearer ${KEY}` },
  })
  const lines = answer.body.replace(/^\ufeff/, '').split('\r\n')
  expect(lines[0]).toBe('Part number,Brand,Name,Price,MRP,Import row,Import problem')
  expect(lines.map(line => line.slice(0, 4))).toEqual(['Part', 'RJ-1', 'RJ-2', ''])
  expect(lines[1]).toMatch(/,2,"?Price: The price is more than five times/)
  // what a spreadsheet would run as a formula is escaped, and is the original name again when it comes back
  expect(lines[2]).toContain(`"'=Clamp, ""large"""`)
  const corrected = answer.body.replace('abc', '450').replace('RJ-1,Rejecta,Vice,900,900', 'RJ-1,Rejecta,Vice,120,120')
  const again = await send('corrected.csv', corrected)
  expect(await statusOf(again)).toMatchObject({ state: 'done', created: 1, updated: 1, rejected: 0 })
  expect(await store.app.db.rows(NAMED, ['RJ-2'])).toEqual([{ name: '=Clamp, "large"' }])
  // the columns of the file of rejected rows are no attributes
  expect(await store.app.db.rows(ATTRIBUTES)).toEqual([])
})

it('are tried again alone when the store has changed', async () => {
  const id = await send('third.csv', SECOND.replaceAll('RJ-', 'RK-').replace('900,900', '9000,9000'))
  expect(await statusOf(id)).toMatchObject({ rejected: 1 })
  const jump = await send(
    'fourth.csv',
    'Part number,Brand,Name,Price,MRP\nRK-1,Rejecta,Vice,90,90\nRK-2,Rejecta,Clamp,x,5\n',
  )
  expect(await statusOf(jump)).toMatchObject({ rejected: 2 })
  await store.app.db.run(SET_PRICE, ['RK-1', 100_00])
  const { importId } = await retry(jump)
  expect(await statusOf(importId ?? '')).toMatchObject({
    ...{ fileName: 'fourth.csv (rejected rows)', dryRun: true, state: 'done', total: 2, updated: 1, rejected: 1 },
  })
  const clean = await send('clean.csv', FIRST.replace('RJ-1', 'RL-1'))
  expect(await retry(clean)).toMatchObject({ accepted: false, importId: null })
})

it('and the report of an import are for the staff of its market alone', async () => {
  const id = await send('own.csv', SECOND.replaceAll('RJ-', 'RM-'))
  const uae = await openStaff(store, 'catalog', ['AE'])
  for (const what of ['rejectedRows?format=csv', 'report', 'report?format=csv'])
    expect(await fileOf(id, uae, what), what).toMatchObject({ status: 404, body: { code: 'request.not-found' } })
  const retried = await uae.visitor.try('POST /api/admin/imports/{id}/retry', { params: { id } })
  expect(retried).toMatchObject({ body: { code: 'request.not-found' } })
})
