// Import and export of files over HTTP: the operator's key, upload and download, local and remote pictures, the
// generated feed.

import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importEndpoints } from '../../contract/imports/api.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { sampleFeed, sampleMapping } from '../testing/supplier-feed.ts'
import { fetchPicture, fetchPictures, UnfetchableError } from './commands/fetch-pictures.ts'
import { workOnImports } from './service.ts'

const KEY = 'khk_of-the-test-transfer'
const ID = '00000000-0000-4000-8000-000000000000'
const IMAGES = statement('test.import-images', 'select images from products where part_number = $1')
const FACETS = statement(
  'test.import-facets',
  `select key from attributes where facet and key like 'zz-%' order by key`,
)

const PUBLIC = { privatePictures: false, outboundHosts: [] }
const ANY = { privatePictures: true, outboundHosts: [] }
let store: TestStore
let pictures: Server
let origin: string

beforeAll(async () => {
  store = await openTestStore({ programKey: KEY, config: { privatePictures: true } })
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a11' } })
    .png()
    .toBuffer()
  pictures = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/good.png' }).end()
    else if (request.url === '/good.png') response.writeHead(200, { 'content-type': 'text/plain' }).end(png)
    else if (request.url === '/words') response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')
    else if (request.url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else response.writeHead(404).end()
  })
  await new Promise<void>(done => pictures.listen(0, '127.0.0.1', done))
  const address = pictures.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  pictures.close()
  await store.close()
})

const bearer = { authorization: `Bearer ${KEY}` }
const call = (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string> = bearer,
  payload?: string | Buffer,
) => store.http.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
const upload = (name: string, payload: string | Buffer, query = '') =>
  call('POST', `/api/admin/imports?market=in&name=${encodeURIComponent(name)}${query}`, bearer, payload)

const FILES = ['POST /api/admin/imports', `GET /api/admin/imports/${ID}/report`, 'GET /api/admin/exports?market=in']
const CALLS = Object.values(importEndpoints).map(({ method, path }) => `${method} ${path.replace('{id}', ID)}`)

describe('the key', () => {
  it.each([...CALLS, ...FILES])('is asked for: %s', async name => {
    const [method, url = ''] = name.split(' ') as ['GET' | 'POST', string]
    const wrong: Record<string, string>[] = [{}, { authorization: 'Bearer wrong' }, { authorization: `${KEY}x` }]
    for (const headers of wrong) {
      const answer = await call(method, url, headers)
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403)
    }
  })

  it('gives no access while none is set', async () => {
    const closed = await openTestStore()
    for (const authorization of ['Bearer ', 'Bearer undefined', '']) {
      const answer = await closed.http.inject({ url: '/api/admin/imports', headers: { authorization } })
      expect(answer.statusCode).toBe(403)
    }
    await closed.close()
  })
})

describe('a file', () => {
  it('comes in as a stream, is tried, applied and reported', async () => {
    const mapping = { name: 'test-feed', mapping: sampleMapping }
    const json = { ...bearer, 'content-type': 'application/json' }
    expect((await call('POST', '/api/admin/importMappings', json, JSON.stringify(mapping))).statusCode).toBe(200)
    const sent = await upload('feed.ndjson.gz', gzipSync(sampleFeed()), '&mapping=test-feed')
    expect(sent.statusCode).toBe(200)
    const { importId } = sent.json().data
    await workOnImports(store.app)
    const tried = (await call('GET', `/api/admin/imports/${importId}`)).json().data
    expect(tried).toMatchObject({ state: 'done', dryRun: true, total: 60, created: 57, rejected: 3 })
    const applied = (await call('POST', `/api/admin/imports/${importId}/apply`)).json().data
    expect(applied).toMatchObject({ accepted: true, reason: null })
    await workOnImports(store.app)
    const done = (await call('GET', `/api/admin/imports/${applied.importId}`)).json().data
    expect(done).toMatchObject({ state: 'done', dryRun: false, created: 57, rejected: 3, position: 60 })
    const facets = (await store.app.db.rows<{ key: string }>(FACETS)).map(({ key }) => key)
    expect(facets).toEqual(['zz-cores', 'zz-sheath'])
    const summary = await call('GET', `/api/admin/imports/${applied.importId}/report`)
    for (const part of ['Test wires > Flexible cables', 'Filters chosen: 2', 'row.unreadable']) {
      expect(summary.body).toContain(part)
    }
    const report = await call('GET', `/api/admin/imports/${applied.importId}/report?format=csv`)
    expect(report.body.replace(/^\ufeff/, '')).toMatch(
      /^Row,Column,Severity,Code,Value,Message,What to do,समस्या,क्या करें\r\n/,
    )
    await eventually(async () => {
      const listing = await store.visitor().call('GET /api/v1/search', { query: { str: 'zztestwire' } })
      expect(listing.productSearchResult.totalCount).toBeGreaterThan(0)
    })
    expect((await call('POST', `/api/admin/imports/${applied.importId}/undo`)).json().data.accepted).toBe(true)
    await workOnImports(store.app)
    expect((await call('GET', `/api/admin/imports/${applied.importId}`)).json().data).toMatchObject({
      state: 'undone',
      undone: 57,
      left: 0,
    })
  })

  it.each([
    ['feed.exe', 'x', 400],
    ['feed.csv', '', 400],
    ['../../etc/cron.csv', 'a', 400],
    ['feed.csv', 'x', 404, '&mapping=nobody'],
  ])('called %s is rejected: %#', async (name, text, status, query = '') => {
    expect((await upload(name, text, query)).statusCode).toBe(status)
  })

  it.each([
    ['no.xlsx', Buffer.from('PK not a zip')],
    ['no.csv', Buffer.from('only a heading\n')],
    ['no.ndjson', Buffer.from('{"a":1}\n')],
    ['no.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])],
    ['no.csv', Buffer.alloc(4000, 0)],
  ])('that cannot be read fails with its reason: %s', async (name, bytes) => {
    const { importId } = (await upload(name, bytes)).json().data
    await workOnImports(store.app)
    const found = (await call('GET', `/api/admin/imports/${importId}`)).json().data
    expect(found.state).toBe('failed')
    expect(found.error.length).toBeGreaterThan(10)
  })

  it('is exported as a file', async () => {
    const answer = await call('GET', '/api/admin/exports?market=ae&format=ndjson')
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.body.split('\n')[0] ?? '')).toHaveProperty('Part number')
    expect((await call('GET', '/api/admin/exports?market=xx')).statusCode).toBe(400)
  })
})

describe('pictures', () => {
  it('are fetched, stored as any picture, and reported when they cannot be', async () => {
    const text = `Part no,Brand,Name,Category,Price,HSN,Images\nPIC-1,Testo,Picture,Test tools,100,8205,${origin}/moved ${origin}/words ${origin}/gone\n`
    const { importId } = (await upload('pictures.csv', text, '&dryRun=false')).json().data
    await workOnImports(store.app)
    const report = async () => (await call('GET', `/api/admin/imports/${importId}`)).json().data
    // the job may have begun to fetch them: then this call leaves them to it
    await eventually(async () => {
      await fetchPictures(store.app)
      expect((await report()).pictures).toEqual({ waiting: 0, stored: 1, failed: 2 })
    })
    const done = await report()
    expect(done.problems).toContainEqual(expect.objectContaining({ code: 'image.unreachable', count: 2 }))
    const { images } = await store.app.db.one<{ images: { hash: string; view: string }[] }>(IMAGES, ['PIC-1'])
    expect(images).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{32}$/), view: 'front' }])
    expect((await call('GET', `/media/${images[0]?.hash}/small.webp`)).statusCode).toBe(200)
  })

  it.each([
    'http://127.0.0.1/a.png',
    'http://localhost:1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/a.png',
    'http://0x7f000001/a.png',
    'http://2130706433/',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'http://user:pass@example.com/a.png',
  ])('are never asked for at %s', async url => {
    await expect(fetchPicture(url, PUBLIC)).rejects.toThrow(UnfetchableError)
  })

  it('are not followed to another kind of address, or round in circles', async () => {
    await expect(fetchPicture(`${origin}/away`, ANY)).rejects.toThrow('http and https')
    await expect(fetchPicture(`${origin}/round`, ANY)).rejects.toThrow('leads from one')
  })

  it('are fetched from listed hosts only, where there is a list', async () => {
    const listed = { ...ANY, outboundHosts: ['pictures.example'] }
    await expect(fetchPicture(`${origin}/a.png`, listed)).rejects.toThrow('OUTBOUND_HOSTS')
  })
})
