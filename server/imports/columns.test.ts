// The columns of a file that was tried: read with their first values, mapped otherwise and tried again; the file as it came.

import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_COLUMNS } from '../../contract/imports/columns-api.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { workOnImports } from './service.ts'

const KEY = 'khk_of-the-test-columns'
const PATH = statement('test.columns-path', 'select file_path as path from imports where id = $1')

let store: TestStore
let catalog: SignedIn
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  catalog = await openStaff(store, 'catalog')
})
afterAll(() => store.close())

const BY_KEY = { authorization: `Bearer ${KEY}` }

async function send(name: string, payload: string | Buffer): Promise<string> {
  const url = `/api/admin/imports?market=in&name=${encodeURIComponent(name)}`
  const answer = await store.http.inject({ method: 'POST', url, headers: BY_KEY, payload })
  await workOnImports(store.app)
  return answer.json().data.importId
}
const statusOf = async (id: string) =>
  (await catalog.visitor.call('GET /api/admin/imports/{id}', { params: { id } })).data
const columnsOf = async (id: string) =>
  (await catalog.visitor.call('GET /api/admin/imports/{id}/columns', { params: { id } })).data
async function remap(id: string, mapping: object) {
  const { data } = await catalog.visitor.call('POST /api/admin/imports/{id}/remap', {
    params: { id },
    body: { mapping },
  })
  await workOnImports(store.app)
  return data
}

const FEED = [
  'Ref,Maker,Heading,Rate,Mass,Shelf Pune,Colour [colour],Note',
  'CM-1,Columna,Vice,100,2,5,Red,x',
  'CM-2,Columna,Clamp,250,1,,Blue,',
  'CM-3,Columna,Anvil,300,9,7,Red,y',
].join('\n')

it('a file without part numbers is read, mapped column by column, tried again and applied', async () => {
  const id = await send('feed.csv', FEED)
  expect(await statusOf(id)).toMatchObject({ state: 'failed' })
  const { columns, more, mapping, fileName } = await columnsOf(id)
  expect({ more, fileName, named: mapping.columns }).toEqual({ more: 0, fileName: 'feed.csv', named: {} })
  expect(columns).toEqual([
    { heading: 'Ref', values: ['CM-1', 'CM-2', 'CM-3'], guess: { attribute: 'Ref' } },
    { heading: 'Maker', values: ['Columna'], guess: { attribute: 'Maker' } },
    { heading: 'Heading', values: ['Vice', 'Clamp', 'Anvil'], guess: { attribute: 'Heading' } },
    { heading: 'Rate', values: ['100', '250', '300'], guess: { field: 'price' } },
    { heading: 'Mass', values: ['2', '1', '9'], guess: { attribute: 'Mass' } },
    { heading: 'Shelf Pune', values: ['5', '7'], guess: { attribute: 'Shelf Pune' } },
    { heading: 'Colour [colour]', values: ['Red', 'Blue'], guess: { attribute: expect.any(String) } },
    { heading: 'Note', values: ['x', 'y'], guess: { attribute: 'Note' } },
  ])
  const mapped = {
    columns: {
      ...{ Ref: 'partNumber', Maker: 'brand', Heading: 'name', Note: 'ignore' },
      Mass: { field: 'weight', unit: 'kg' },
    },
    defaults: { category: 'Columns > Tested' },
  }
  const again = await remap(id, mapped)
  expect(again).toMatchObject({ accepted: true, reason: null })
  const next = again.importId ?? ''
  expect(await statusOf(next)).toMatchObject({ state: 'done', dryRun: true, fileName: 'feed.csv', created: 3 })
  expect((await columnsOf(next)).mapping).toMatchObject(mapped)
  // the meaning of the heading alone stays known
  expect((await columnsOf(next)).columns[0]).toMatchObject({ heading: 'Ref', guess: { attribute: 'Ref' } })
  const applied = await catalog.visitor.call('POST /api/admin/imports/{id}/apply', { params: { id: next } })
  await workOnImports(store.app)
  const done = applied.data.importId ?? ''
  expect(await statusOf(done)).toMatchObject({ state: 'done', dryRun: false, created: 3 })
  expect(await remap(done, mapped)).toMatchObject({ accepted: false, importId: null })
})

it('a mapping is saved from it, read again, and an unknown one is not found', async () => {
  const mapping = { columns: { Ref: 'partNumber' as const } }
  await catalog.visitor.call('POST /api/admin/importMappings', { body: { name: 'by-column', mapping } })
  const params = { name: 'by-column' }
  const { data } = await catalog.visitor.call('GET /api/admin/importMappings/{name}', { params })
  expect(data).toMatchObject({ name: 'by-column', mapping })
  expect(await catalog.visitor.request('GET', '/api/admin/importMappings/no-such-mapping')).toMatchObject({
    ...{ status: 404, body: { code: 'request.not-found' } },
  })
})

it('a mapping that two members save at once is saved by one of them, and the other sees it', async () => {
  const save = (heading: string, version = 0) =>
    catalog.visitor.try('POST /api/admin/importMappings', {
      body: { name: 'at-once', version, mapping: { columns: { [heading]: 'partNumber' as const } } },
    })
  const [one, two] = await Promise.all([save('Ref'), save('Code')])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  const heading = one.status === 200 ? 'Ref' : 'Code'
  const lost = one.status === 200 ? two : one
  expect(lost.body).toMatchObject({
    code: 'settings.changed-meanwhile',
    data: { current: { version: 1, mapping: { columns: { [heading]: 'partNumber' } } } },
  })
  // repeating it changes nothing
  expect(await save(heading)).toMatchObject({ status: 200, body: { data: { version: 1 } } })
  expect(await save('Article', 1)).toMatchObject({ status: 200, body: { data: { version: 2 } } })
})

it('a mapping that is wrong is rejected with the place', async () => {
  const id = await send('wrong.csv', FEED)
  const payload = { mapping: { columns: { Ref: 'part-number' }, unheard: true } }
  const answer = await catalog.visitor.request('POST', `/api/admin/imports/${id}/remap`, payload)
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(JSON.stringify(answer.body)).toContain('body.mapping')
})

it('of very many columns a thousand are kept, with shortened values', async () => {
  const headings = Array.from({ length: MAX_COLUMNS + 5 }, (_, at) => `Column ${at}`)
  const id = await send('wide.csv', `${headings.join(',')}\n${headings.map(() => 'v'.repeat(200)).join(',')}`)
  const { columns, more } = await columnsOf(id)
  expect([columns.length, more]).toEqual([MAX_COLUMNS, 5])
  expect(columns[0]?.values).toEqual([`${'v'.repeat(79)}…`])
})

it('the file comes back byte by byte under its name, to the staff of its market, while it is there', async () => {
  const bytes = Buffer.from('\ufeffPart number,Name\nX-1,Vice\n', 'utf16le')
  const id = await send('दाम.csv', bytes)
  const url = `/api/admin/imports/${id}/file`
  const answer = await store.http.inject({ url, headers: BY_KEY })
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' },
    'content-disposition': `attachment; filename="___.csv"; filename*=UTF-8''${encodeURIComponent('दाम')}.csv`,
  })
  const { visitor: abroad } = await openStaff(store, 'catalog', ['AE'])
  const body = { mapping: {} }
  for (const asked of [
    abroad.request('GET', url),
    abroad.try('GET /api/admin/imports/{id}/columns', { params: { id } }),
    abroad.try('POST /api/admin/imports/{id}/remap', { params: { id }, body }),
  ])
    expect(await asked).toMatchObject({ status: 404, body: { code: 'request.not-found' } })
  await rm((await store.app.db.one<{ path: string }>(PATH, [id])).path)
  const gone = { status: 410, body: { code: 'import.file-gone' } }
  expect(await catalog.visitor.request('GET', url)).toMatchObject(gone)
  const call = catalog.visitor.try('POST /api/admin/imports/{id}/remap', { params: { id }, body })
  expect(await call).toMatchObject(gone)
})
