// Images: which uploads are accepted and rejected, and the sizes in which they are served.

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { drawingDensity, MAX_BYTES, SIZES } from './rules.ts'
import { pictureIn, storeDrawings, storePicture } from './service.ts'

const COUNT = statement('test.media-count', 'select count(*)::int as count from media')
const FIND = statement('test.media-find', 'select mime, width, height, bytes from media where hash = $1')

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${inside}</svg>`)
const square = drawing('<rect x="100" y="100" width="200" height="200" fill="#d62f2f"/>')

let store: TestStore
let photo: Buffer

beforeAll(async () => {
  store = await openTestStore()
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  photo = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#2463c9', noise } })
    .jpeg()
    .toBuffer()
})
afterAll(() => store.close())

const count = async () => (await store.app.db.one<{ count: number }>(COUNT)).count
const get = (url: string, headers: Record<string, string> = {}) => store.http.inject({ url, headers })

describe('sizes', () => {
  it('renders an SVG sharply in every size, on a transparent background', async () => {
    const hash = await storePicture(store.app, square, 'image/svg+xml', 'store')
    for (const [size, side] of Object.entries(SIZES)) {
      const answer = await get(`/media/${hash}/${size}.webp`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/webp')
      const { format, width, height } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side })
    }
    const { data, info } = await sharp(await pictureIn(store.app, hash, 'xlarge'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
    expect(pixel(5, 5)[3]).toBe(0)
    expect(pixel(640, 640)[0]).toBeGreaterThan(180)
    // an enlarged bitmap would have blurred the edge over many pixels
    expect(pixel(316, 640)[3]).toBeLessThan(40)
    expect(pixel(324, 640)[3]).toBeGreaterThan(215)
  })

  it('keeps the aspect ratio of a photo and never enlarges it', async () => {
    const hash = await storePicture(store.app, photo, 'image/jpeg', 'store')
    const sizeOf = async (size: keyof typeof SIZES) => {
      const { width, height } = await sharp(await pictureIn(store.app, hash, size)).metadata()
      return [width, height]
    }
    expect(await sizeOf('medium')).toEqual([320, 160])
    expect(await sizeOf('xlarge')).toEqual([900, 450])
  })

  it('converts once for concurrent requests and sends an immutable response', async () => {
    const hash = await storePicture(store.app, drawing('<circle cx="200" cy="200" r="90"/>'), 'image/svg+xml', 'store')
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`/media/${hash}/large.webp`)))
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(1)
    const [first] = answers
    expect(first?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await get(`/media/${hash}/large.webp`, { 'if-none-match': String(first?.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('sends the next smaller size on a slow network and with data saving, uncached by proxies', async () => {
    const hash = await storePicture(store.app, square, 'image/svg+xml', 'store')
    const widthOf = async (size: keyof typeof SIZES, headers: Record<string, string>) => {
      const answer = await get(`/media/${hash}/${size}.webp`, headers)
      return [(await sharp(answer.rawPayload).metadata()).width, answer.headers['cache-control']]
    }
    const always = 'public, max-age=31536000, immutable'
    for (const downlink of ['2', '10', 'fast', '']) expect(await widthOf('large', { downlink })).toEqual([640, always])
    const small: Record<string, string>[] = [{ downlink: '1.95' }, { downlink: '0' }, { 'save-data': 'on' }]
    for (const headers of small) {
      expect(await widthOf('large', headers)).toEqual([320, 'private, max-age=86400'])
      expect(await widthOf('medium', headers)).toEqual([160, 'private, max-age=86400'])
      expect(await widthOf('thumbnail', headers)).toEqual([96, always])
    }
  })

  it('serves no other sizes, names or images, and never the original', async () => {
    const hash = await storePicture(store.app, square, 'image/svg+xml', 'store')
    for (const url of [
      `/media/${hash}/huge.webp`,
      `/media/${hash}/medium.png`,
      `/media/${hash}/toString.webp`,
      `/media/${hash}/original.svg`,
      `/media/${'0'.repeat(32)}/medium.webp`,
      `/media/..%2f..%2fsecret.key/medium.webp`,
      `/media/${hash.toUpperCase()}/medium.webp`,
    ]) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'media.unknown'])
    }
  })
})

describe('upload', () => {
  it('stores equal bytes once and measures them', async () => {
    const fresh = drawing('<path d="M0 0h10v10z"/>')
    const before = await count()
    const upload = () => storePicture(store.app, Buffer.from(fresh), 'image/svg+xml', 'store')
    const [a, b] = await Promise.all([upload(), upload()])
    expect(a).toBe(b)
    expect(await upload()).toBe(a)
    expect(await count()).toBe(before + 1)
    const png = await sharp(photo).resize(64).png().toBuffer()
    const hash = await storePicture(store.app, png, 'image/png', 'store')
    const row = await store.app.db.one(FIND, [hash])
    expect(row).toEqual({ mime: 'image/png', width: 64, height: 32, bytes: png.length })
  })

  it('records a drawing of the store itself as an uploaded one, once', async () => {
    const own = (fill: string) => drawing(`<path fill="${fill}" d="M0 0h20v20z"/>`).toString()
    const [a = '', b, other] = await storeDrawings(store.app, [own('#111'), own('#111'), own('#222')], 400)
    expect([a === b, a === other]).toEqual([true, false])
    const uploaded = await storePicture(store.app, Buffer.from(own('#333')), 'image/svg+xml', 'store')
    expect(await store.app.db.one(FIND, [a])).toEqual(await store.app.db.one(FIND, [uploaded]))
    expect(await pictureIn(store.app, a, 'small')).not.toHaveLength(0)
  })

  it.each([
    ['nothing', () => Buffer.alloc(0), 'image/png'],
    ['text', () => Buffer.from('not a picture'), 'image/png'],
    ['half a photograph', () => photo.subarray(0, photo.length / 2), 'image/jpeg'],
    ['a photograph that claims to be a drawing', () => photo, 'image/svg+xml'],
    ['a drawing that claims to be a photograph', () => square, 'image/jpeg'],
    ['another type', () => photo, 'image/gif'],
    ['too many bytes', () => Buffer.alloc(MAX_BYTES + 1), 'image/png'],
    ['a broken drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), 'image/svg+xml'],
    ['entities', () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${square}`), 'image/svg+xml'],
    ['a script', () => drawing('<script>alert(1)</script>'), 'image/svg+xml'],
    ['a script in another prefix', () => drawing('<a:script xmlns:a="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['an event handler', () => drawing('<rect width="9" height="9" onload="alert(1)"/>'), 'image/svg+xml'],
    [
      'an animation',
      () => drawing('<rect width="9" height="9"><set attributeName="x" to="1"/></rect>'),
      'image/svg+xml',
    ],
    ['another document', () => drawing('<metadata><iframe/></metadata>'), 'image/svg+xml'],
    ['a page', () => drawing('<g xmlns="http://www.w3.org/1999/xhtml"><style>a</style></g>'), 'image/svg+xml'],
    ['a prefix of a page', () => drawing('<a:img xmlns:a="http://www.w3.org/1999/xhtml" src="b"/>'), 'image/svg+xml'],
    ['a file of the server', () => drawing('<image href="file:///etc/passwd" width="9" height="9"/>'), 'image/svg+xml'],
    [
      'another site',
      () => drawing('<rect fill="url(https://example.com/a.svg#b)" width="9" height="9"/>'),
      'image/svg+xml',
    ],
  ])('rejects %s', async (_what, bytes, mime) => {
    const before = await count()
    await expect(storePicture(store.app, bytes(), mime, 'store')).rejects.toMatchObject({ code: 'media.invalid' })
    expect(await count()).toBe(before)
  })

  it('stores a drawing with the notes of the program that drew it', async () => {
    const notes = `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
      <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>`
    const prefixed = '<s:rect xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"/>'
    expect(await storePicture(store.app, drawing(notes + prefixed), 'image/svg+xml', 'store')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('rejects images with too many pixels', async () => {
    const wide = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(storePicture(store.app, wide, 'image/png', 'store')).rejects.toMatchObject({ code: 'media.invalid' })
  })

  it('renders at the density that the size needs', () => {
    expect(drawingDensity(400, 1280)).toBe(231)
    expect(drawingDensity(400, 48)).toBe(9)
    expect(drawingDensity(1, 1280)).toBe(2400)
  })
})

it('clips are sent whole or in ranges, and no other files are', async () => {
  const get = (headers = {}) =>
    store.http.inject({ url: '/videos/drill.webm', headers: { host: 'localhost', ...headers } })
  const [whole, middle, end, past] = await Promise.all([
    get(),
    ...['bytes=4-9', 'bytes=-6', 'bytes=900000-'].map(range => get({ range })),
  ])
  const bytes = whole?.rawPayload ?? Buffer.alloc(0)
  expect(whole?.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
  expect(bytes.length).toBeLessThan(300_000)
  // the beginning of every WebM file
  expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect([middle?.statusCode, middle?.headers['content-range']]).toEqual([206, `bytes 4-9/${bytes.length}`])
  expect(middle?.rawPayload).toEqual(bytes.subarray(4, 10))
  expect(end?.rawPayload).toEqual(bytes.subarray(-6))
  expect([past?.statusCode, past?.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
  for (const name of ['nothing.webm', 'drill.mp4', '..%2freference%2fhsn-gst.csv', 'drill.webm.webp', 'DRILL.webm']) {
    const answer = await store.http.inject({ url: `/videos/${name}`, headers: { host: 'localhost' } })
    expect([name, answer.statusCode]).toEqual([name, 404])
  }
})
