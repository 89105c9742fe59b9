// Staff arrange the mega menu of a market: order, pinned categories, links and promotion, with preview, versions and rollback.

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MenuText } from '../../contract/content/documents.ts'
import type { WebApp } from '../../contract/shared/page.ts'
import { indexReady } from '../search/service.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const FLYOUT = 'GET /api/v1/category/flyout'
const NAME = { market: 'IN' as const, kind: 'menu' as const, key: 'menu' }
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Pages of this store are the departments, and the title of the first promotion. */
const app: WebApp = {
  async renderPage(_, call) {
    const { data } = await call(FLYOUT)
    const title = data.find(({ promotion }) => promotion)?.promotion?.title ?? ''
    const body = `<html><head></head><body>${data[0]?.categoryCode}|${title}</body></html>`
    return { status: 200, contentType: 'text/html; charset=utf-8', body, tags: ['cms:shell'] }
  },
  isSharedPage: () => true,
  inlineScripts: [],
}

let store: TestStore
let writer: SignedIn
beforeAll(async () => {
  store = await openTestStore({ web: { app, files: tmpdir() } })
  await indexReady(store.app)
  writer = await openStaff(store, 'content')
})
afterAll(() => store.close())

const words = (en: string) => ({ en, hi: `${en} हि` })
const tree = async (host?: string) => (await store.visitor(host).call(FLYOUT)).data
const codes = (nodes: readonly { categoryCode: string }[]) => nodes.map(({ categoryCode }) => categoryCode)
const read = async () => (await writer.visitor.call('GET /api/admin/content/document', { query: NAME })).data
const save = async (departments: MenuText['departments']) => {
  const { revision } = await read()
  const body = { market: NAME.market, key: NAME.key, revision, body: { kind: NAME.kind, departments } }
  return (await writer.visitor.call('POST /api/admin/content/draft', { body })).data
}
const publish = async (revision: number) =>
  writer.visitor.try('POST /api/admin/content/publish', { body: { ...NAME, revision, at: null } })
const department = (category: string, change: Partial<MenuText['departments'][number]> = {}) => ({
  ...{ category, first: [], links: [], promotion: null },
  ...change,
})
const page = async (url: string) =>
  (await store.http.inject({ url, headers: { host: 'localhost' } })).body.replace(/.*<body>|<\/body>.*/g, '')

it('is the catalogue until it is arranged, and is arranged in its market alone', async () => {
  const [before, uae] = [await tree(), await tree('ae.localhost')]
  const last = before.at(-1)
  const parent = before.find(({ children }) => children.length > 1)
  const [one, other] = parent?.children ?? []
  if (!last || !parent || !one || !other) throw new Error('The catalogue is too small.')
  const { data } = await writer.visitor.call('POST /api/admin/content/pictures', {
    body: { type: 'image/png', data: PIXEL },
  })
  const promotion = {
    title: words('New drills'),
    text: words('For every wall'),
    link: '/deals/x',
    image: data.pictureId,
  }
  const departments = [
    department(last.categoryCode, { links: [{ name: words('Ask us'), link: '/bulk-enquiry' }], promotion }),
    department(parent.categoryCode, { first: [other.categoryCode] }),
  ]
  const shownFirst = await page('/categories')
  const draft = await save(departments)
  expect(draft).toMatchObject({ live: null, hasPreview: true, link: expect.stringMatching(/\/categories$/) })
  expect(await tree()).toEqual(before)
  const query = { ...NAME, language: 'hi' as const }
  const { link } = (await writer.visitor.call('GET /api/admin/content/preview', { query })).data
  expect(await page(link)).toBe(`${last.categoryCode}|New drills हि`)
  expect(await page('/categories')).toBe(shownFirst)

  expect((await publish(draft.revision)).status).toBe(200)
  await eventually(async () => expect(await page('/categories')).toBe(`${last.categoryCode}|New drills`))
  const now = await tree()
  const rest = codes(before).filter(code => code !== last.categoryCode && code !== parent.categoryCode)
  expect(codes(now)).toEqual([last.categoryCode, parent.categoryCode, ...rest])
  expect(now[0]).toMatchObject({
    links: [{ name: 'Ask us', link: '/bulk-enquiry' }],
    promotion: { title: 'New drills', link: '/deals/x', image: `/media/${data.pictureId}/medium.webp` },
  })
  expect(now[1]?.children[0]?.categoryCode).toBe(other.categoryCode)
  expect(now[1]?.children).toHaveLength(parent.children.length)
  expect(codes((await store.visitor().call('GET /api/v1/homepage/flyout')).data)).toEqual(codes(now))
  expect(await tree('ae.localhost')).toEqual(uae)
  // a layout is listed as one, and the menu is not
  const layouts = { market: NAME.market, kind: 'layout' as const }
  const { rows } = (await writer.visitor.call('GET /api/admin/content', { query: layouts })).data
  expect(rows.filter(({ key }) => key.includes('menu'))).toEqual([])
  const menus = (await writer.visitor.call('GET /api/admin/content', { query: { market: 'IN', kind: 'menu' } })).data
  expect(menus.rows).toMatchObject([{ key: 'menu', shown: true, drafted: false }])
  const library = await writer.visitor.call('GET /api/admin/content/pictures', { query: {} })
  const stored = library.data.rows.find(({ pictureId }) => pictureId === data.pictureId)
  expect(stored?.uses).toContainEqual(expect.objectContaining({ kind: 'layout', ref: '@menu', market: 'IN' }))

  // without departments it is the catalogue again, and an earlier version brings the menu back
  await publish((await save([])).revision)
  await eventually(async () => expect(await tree()).toEqual(before))
  const { revision, versions } = await read()
  expect(versions.map(({ version }) => version).toSorted()).toEqual([1, 2])
  await writer.visitor.call('POST /api/admin/content/restore', {
    body: { ...NAME, revision, version: 1, publish: true },
  })
  await eventually(async () => expect(await tree()).toEqual(now))
})

it('rejects categories in the wrong place, of the other market, and unknown ones', async () => {
  const [top, uae] = [(await tree())[1], (await tree('ae.localhost'))[0]]
  const child = top?.children[0]
  if (!top || !child || !uae) throw new Error('The catalogue is too small.')
  const codeOf = async (...departments: MenuText['departments']) => {
    const { body } = await publish((await save(departments)).revision)
    return 'code' in body ? body.code : null
  }
  expect(await codeOf(department(child.categoryCode))).toBe('content.menu-place')
  expect(await codeOf(department(top.categoryCode), department(top.categoryCode))).toBe('content.menu-place')
  const deeper = child.children[0]?.categoryCode ?? top.categoryCode
  expect(await codeOf(department(top.categoryCode, { first: [deeper] }))).toBe('content.menu-place')
  expect(await codeOf(department(uae.categoryCode))).toBe('content.target-unknown')
  expect(await codeOf(department('999999999'))).toBe('content.target-unknown')
})

it('asks for its right', async () => {
  const { visitor } = await openStaff(store, 'finance')
  expect((await visitor.try('GET /api/admin/content/document', { query: NAME })).status).toBe(403)
})
