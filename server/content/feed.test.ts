// Merchant feed, icons, manifest and security.txt over HTTP, each against its own specification.

import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ config: { securityContact: 'mailto:security@store.example' } })
})
afterAll(() => store.close())

const get = (url: string, { host = 'localhost', encoding = '' } = {}) =>
  store.http.inject({ url, headers: { host, 'accept-encoding': encoding } })

/** Items of a feed, each with its fields; the fields of g:shipping are among the others. */
function itemsOf(xml: string): Map<string, string[]>[] {
  const items: Map<string, string[]>[] = []
  const open: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name)
        text = ''
        if (name === 'item') items.push(new Map())
      },
      ontext(part) {
        text += part
      },
      onclosetag(name) {
        expect(open.pop()).toBe(name)
        if (open.includes('item')) items.at(-1)?.set(name, [...(items.at(-1)?.get(name) ?? []), text])
        text = ''
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  expect(open).toEqual([])
  return items
}

const BUYABLE = statement(
  'test.feed-products',
  `select p.msn, oc.price_minor * oc.min_quantity as price from products p join offer_choices oc on oc.msn = p.msn
   where p.market = $1 and p.active and oc.active and oc.availability = 'stock' and p.images <> '[]'
     and (select coalesce(sum(k.available), 0) from sellable_stock k where k.offer_id = oc.offer_id) >= oc.min_quantity
   order by p.msn`,
)

const PICTURES = statement(
  'test.pictures',
  `update products set images = '[{"hash":"c26519b80c7be3a57d4b9af751b2c7d8","view":"front"}]'`,
)

describe.each([
  ['IN', 'localhost', 'INR'],
  ['AE', 'ae.localhost', 'AED'],
] as const)('the feed of %s', (market, host, currency) => {
  it('contains every product that can be bought, with the required fields', async () => {
    await store.app.db.run(PICTURES, [])
    const expected = await store.app.db.rows<{ msn: string; price: string }>(BUYABLE, [market])
    expect(expected.length).toBeGreaterThan(10)
    const response = await get('/feeds/google-en.xml', { host })
    expect(response.headers['content-type']).toBe('application/xml')
    const items = itemsOf(response.body)
    const one = (item: Map<string, string[]>, name: string) => item.get(name)?.[0] ?? ''
    expect(items.map(item => one(item, 'g:id'))).toEqual(expected.map(({ msn }) => msn))
    for (const [at, item] of items.entries()) {
      const [price, sale] = [one(item, 'g:price'), one(item, 'g:sale_price')]
      expect(price).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`))
      expect(Math.round(Number.parseFloat(sale || price) * 100)).toBe(Number(expected[at]?.price))
      expect(one(item, 'g:availability')).toBe('in_stock')
      expect(one(item, 'g:country')).toBe(market)
      expect(one(item, 'g:link')).toMatch(new RegExp(`^http://${host}.*/mp/msn[0-9a-z]{8}$`))
      expect(one(item, 'g:image_link')).toMatch(/^http:.*\.webp$/)
      expect(one(item, 'g:title').length).toBeLessThanOrEqual(150)
      for (const name of ['g:title', 'g:description', 'g:brand', 'g:mpn', 'g:condition', 'g:product_type'])
        expect(one(item, name), name).not.toBe('')
    }
  })

  it('has Hindi texts and URLs in Hindi, and is the same from the cache', async () => {
    const plain = await get('/feeds/google-hi.xml', { host })
    expect(plain.body).toMatch(/<g:link>[^<]*\/hi\//)
    expect(plain.body).toMatch(/<g:title>[^<]*[\u0900-\u097f]/)
    const { count } = await store.app.db.statementsOf(() => get('/feeds/google-hi.xml', { host }))
    expect(count).toBe(0)
    const packed = await get('/feeds/google-hi.xml', { host, encoding: 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload)
  })
})

it('leaves out products that cannot be bought', async () => {
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const none = statement('test.no-stock', `update products set active = false where msn = $1`)
  await store.app.db.run(none, [msn])
  await store.advanceClock(3601)
  expect((await get('/feeds/google-en.xml')).body).not.toContain(msn)
})

it('serves security.txt as RFC 9116 describes it', async () => {
  const { body, headers } = await get('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.trimEnd().split('\r\n')
  expect(lines.filter(line => line.startsWith('Contact: '))).toEqual(['Contact: mailto:security@store.example'])
  const [expires = ''] = lines.filter(line => line.startsWith('Expires: '))
  const days = (Date.parse(expires.slice(9)) - store.app.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(365)
  expect(lines).toContain('Preferred-Languages: en, hi')
  expect(body).toMatch(/Canonical: http:\/\/localhost[:\d]*\/\.well-known\/security\.txt/)
})

it.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is a picture of %i pixels', async (path, side) => {
  const { rawPayload, headers } = await get(path)
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side })
})

it('serves an ICO file around a PNG of 32 pixels', async () => {
  const { rawPayload } = await get('/favicon.ico')
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(rawPayload.readUInt32LE(14)).toBe(rawPayload.length - 22)
  expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

it.each([
  ['/manifest.webmanifest', 'en', '/'],
  ['/hi/manifest.webmanifest', 'hi', '/hi'],
])('%s names icons that are there', async (path, lang, start) => {
  const { body, headers } = await get(path)
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({ lang, start_url: start, scope: '/' })
  for (const { src, type } of manifest.icons) {
    const icon = await get(src)
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type])
  }
})
