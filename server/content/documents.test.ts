// Staff write content: drafts, immediate and scheduled publication, versions, conflicts, redirects, preview, roles
// and markets.

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditedDocument } from '../../contract/content/desk-api.ts'
import type { DocumentBody } from '../../contract/content/documents.ts'
import type { WebApp } from '../../contract/shared/page.ts'
import { statement } from '../platform/db.ts'
import { indexReady } from '../search/service.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const GET = 'GET /api/admin/content/document'
const LIST = 'GET /api/admin/content'
const DRAFT = 'POST /api/admin/content/draft'
const PUBLISH = 'POST /api/admin/content/publish'
const RESTORE = 'POST /api/admin/content/restore'
const DISCARD = 'POST /api/admin/content/discard'
const AUDIT = statement(
  'test.content-audit',
  `select call, record_id as "recordId", before, after from audit_entries where record_kind = 'content' order by seq desc limit 1`,
)

/** Pages of this store name their path, the title of the article they show, and the legal line of the footer. */
const app: WebApp = {
  async renderPage({ path }, call) {
    const slug = /^\/articles\/([\w-]+)$/.exec(path)?.[1]
    const article = slug && (await call('GET /api/v1/cms/getArticle', { query: { slug } }).catch(() => null))
    const footer = await call('GET /api/v1/homepage/footercode')
    const body = `<html><head></head><body>${path}|${article ? article.data.title : ''}|${footer.data.legal}</body></html>`
    return { status: slug && !article ? 404 : 200, contentType: 'text/html; charset=utf-8', body, tags: ['cms:shell'] }
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

const words = (en: string, hi: string) => ({ en, hi })
const article = (en: string, shown = true): DocumentBody => ({
  ...{ kind: 'article', categoryCode: '114000000', position: 0, shown },
  ...{ title: words(en, 'ड्रिल'), summary: words('About drills.', 'ड्रिल के बारे में।') },
  body: { en: [{ kind: 'paragraph', text: 'Text.' }], hi: [{ kind: 'paragraph', text: 'पाठ।' }] },
})
const read = async (kind: EditedDocument['kind'], key: string, visitor: Visitor = writer.visitor) =>
  (await visitor.call(GET, { query: { market: 'IN', kind, key } })).data
const save = async (key: string, body: DocumentBody) => {
  const { revision } = await read(body.kind, key)
  return (await writer.visitor.call(DRAFT, { body: { market: 'IN', key, revision, body } })).data
}
const held = ({ market, kind, key, revision }: EditedDocument) => ({ market, kind, key, revision })
const publish = async (key: string, body: DocumentBody) =>
  (await writer.visitor.call(PUBLISH, { body: { ...held(await save(key, body)), at: null } })).data
const page = async (path: string) => {
  await store.notificationsHandled()
  return store.http.inject({ url: path, headers: { host: 'localhost' } })
}

describe('an article', () => {
  const key = 'which-drill'
  it('is a draft that a preview shows and shoppers do not, until it is published', async () => {
    const draft = await save(key, article('Which drill'))
    expect(draft).toMatchObject({ revision: 1, live: null, versions: [], draftedBy: expect.stringContaining('Staff') })
    expect((await page(`/articles/${key}`)).statusCode).toBe(404)
    const query = { market: 'IN' as const, kind: 'article' as const, key, language: 'hi' as const }
    const { link } = (await writer.visitor.call('GET /api/admin/content/preview', { query })).data
    const preview = await page(link)
    expect(preview.body).toContain(`/articles/${key}|ड्रिल|`)
    expect(preview.body).toContain('<base target="_blank">')
    expect(preview.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
    expect(preview.headers['content-security-policy']).toMatch(/script-src 'none'.*sandbox allow-same-origin/)
    expect((await page(`${link}x`)).statusCode).toBe(404)
    expect((await page('/preview/made-up')).statusCode).toBe(404)

    const { data } = await writer.visitor.call(PUBLISH, { body: { ...held(draft), at: null } })
    expect(data).toMatchObject({ revision: 2, draft: null, live: article('Which drill'), versions: [{ version: 1 }] })
    expect((await page(`/articles/${key}`)).body).toContain('Which drill')
    const entry = await store.app.db.one<{ call: string; recordId: string; after: object }>(AUDIT)
    expect(entry).toMatchObject({ call: PUBLISH, recordId: `IN article ${key}` })
    expect(entry.after).toMatchObject({ title: { en: 'Which drill' } })
    await store.advanceClock(3601)
    expect((await page(link)).statusCode).toBe(404)
    writer = await openStaff(store, 'content')
  })

  it('is not overwritten by somebody who has not seen the latest change', async () => {
    const { revision } = await read('article', key)
    const body = { market: 'IN' as const, key, revision, body: article('Mine') }
    const both = await Promise.all([1, 2].map(() => writer.visitor.try(DRAFT, { body })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const stale = await writer.visitor.try(PUBLISH, {
      body: { market: 'IN', kind: 'article', key, revision, at: null },
    })
    expect(stale.body).toMatchObject({ code: 'content.changed-meanwhile' })
    const dropped = await writer.visitor.call(DISCARD, { body: held(await read('article', key)) })
    expect(dropped.data).toMatchObject({ draft: null, live: { title: { en: 'Which drill' } } })
    const nothing = await writer.visitor.try(PUBLISH, { body: { ...held(dropped.data), at: null } })
    expect(nothing.body).toMatchObject({ code: 'content.no-draft' })
  })

  it('is published at its time, taken out of the store, and rolled back', async () => {
    const draft = await save(key, article('Later'))
    const at = (seconds: number) => new Date(store.app.now().getTime() + seconds * 1000).toISOString()
    const past = await writer.visitor.try(PUBLISH, { body: { ...held(draft), at: at(-1) } })
    expect(past.body).toMatchObject({ code: 'content.publish-time' })
    const planned = await writer.visitor.call(PUBLISH, { body: { ...held(draft), at: at(300) } })
    expect(planned.data.publishAt).not.toBeNull()
    const query = { market: 'IN' as const, kind: 'article' as const, state: 'scheduled' as const }
    expect((await writer.visitor.call(LIST, { query })).data.rows).toMatchObject([{ key, drafted: true }])
    expect((await page(`/articles/${key}`)).body).toContain('Which drill')
    await store.advanceClock(400)
    await eventually(async () => expect((await read('article', key)).publishAt).toBeNull())
    expect(await read('article', key)).toMatchObject({ draft: null, live: { title: { en: 'Later' } } })

    const hidden = await publish(key, article('Later', false))
    expect((await page(`/articles/${key}`)).statusCode).toBe(404)
    const back = await writer.visitor.call(RESTORE, { body: { ...held(hidden), version: 1, publish: true } })
    expect(back.data.versions.map(({ version }) => version)).toEqual([4, 3, 2, 1])
    expect((await page(`/articles/${key}`)).body).toContain('Which drill')
    const drafted = await writer.visitor.call(RESTORE, { body: { ...held(back.data), version: 2, publish: false } })
    expect(drafted.data).toMatchObject({ draft: { title: { en: 'Later' } }, live: { title: { en: 'Which drill' } } })
    const none = await writer.visitor.try(RESTORE, { body: { ...held(drafted.data), version: 9, publish: true } })
    expect(none.body).toMatchObject({ code: 'request.not-found' })
  })
})

it('articles and pages with a missing or outdated Hindi body are listed', async () => {
  const key = 'which-gloves'
  const hindi = async () => {
    const query = { market: 'IN' as const, kind: 'article' as const, state: 'hindi' as const, text: key }
    return (await writer.visitor.call(LIST, { query })).data.rows.map(row => row.hindi)
  }
  const body = (en: string, hi: string | null) => ({
    ...article('Which gloves'),
    body: {
      en: [{ kind: 'paragraph' as const, text: en }],
      hi: hi === null ? [] : [{ kind: 'paragraph' as const, text: hi }],
    },
  })
  await publish(key, body('Thick ones.', null) as DocumentBody)
  expect(await hindi()).toEqual(['missing'])
  await publish(key, body('Thick ones.', 'मोटे।') as DocumentBody)
  expect(await hindi()).toEqual([])
  await publish(key, body('Thin ones.', 'मोटे।') as DocumentBody)
  expect(await hindi()).toEqual(['outdated'])
  await publish(key, { ...body('Thin ones.', 'मोटे।'), position: 7 } as DocumentBody)
  expect(await hindi()).toEqual(['outdated'])
  await publish(key, body('Thin ones.', 'पतले।') as DocumentBody)
  expect(await hindi()).toEqual([])
  const query = { market: 'IN' as const, kind: 'meta' as const, state: 'hindi' as const }
  expect((await writer.visitor.call(LIST, { query })).data.rows).toEqual([])
})

it('content of the starter can be edited, and is kept as the first version', async () => {
  const home = await read('layout', 'home')
  if (home.live?.kind !== 'layout') throw new Error('The home page can be edited')
  const { blocks } = home.live
  const changed = await publish('home', { kind: 'layout', blocks: blocks.slice(1).reverse() })
  expect(changed.versions).toMatchObject([{ version: 2 }, { version: 1, by: null }])
  await store.notificationsHandled()
  const shown = await store.visitor().call('GET /api/v1/homepage/layoutbycode', { query: {} })
  expect(shown.data.blocks[0]?.kind).toBe('assurances')
  const back = await writer.visitor.call(RESTORE, { body: { ...held(changed), version: 1, publish: true } })
  expect(back.data.live).toEqual(home.live)

  const footer = await read('footer', 'footer')
  if (footer.live?.kind !== 'footer') throw new Error('The footer can be edited')
  await publish('footer', { ...footer.live, legal: words('Registered in Pune.', 'पुणे में पंजीकृत।') })
  expect((await page('/')).body).toContain('Registered in Pune.')

  for (const kind of ['article', 'page', 'faqs', 'intro', 'meta'] as const) {
    const { rows } = (await writer.visitor.call(LIST, { query: { market: 'IN', kind } })).data
    const [first] = rows.filter(({ key }) => !/^which-drill$/.test(key))
    const document = await read(kind, first?.key ?? '')
    expect(document.live, `${kind} ${document.key}`).not.toBeNull()
    if (!document.live) continue
    const again = await publish(document.key, document.live)
    expect(again.live, kind).toEqual(document.live)
    // it was in the store before, and is the same: one earlier version, one current one
    expect(again.versions).toHaveLength(2)
  }
})

it('questions, an introduction, meta tags and a landing page are written, and taken away', async () => {
  const category = '114010100'
  const question = { question: words('Why?', 'क्यों?'), answer: words('So.', 'इसलिए।') }
  await publish(`category/${category}`, {
    kind: 'faqs',
    questions: [
      { ...question, shown: true },
      { ...question, shown: false },
    ],
  })
  await publish(`category/${category}`, { kind: 'intro', text: words('Read this.', 'यह पढ़ें।'), shown: true })
  const extras = async () => {
    await store.notificationsHandled()
    return (await store.visitor().call('GET /api/v1/category/extras', { query: { categoryCode: category } })).data
  }
  expect(await extras()).toMatchObject({ faqs: [{ question: 'Why?', answer: 'So.' }], intro: 'Read this.' })
  await publish(`category/${category}`, { kind: 'faqs', questions: [] })
  await publish(`category/${category}`, { kind: 'intro', text: words('Read this.', 'यह पढ़ें।'), shown: false })
  expect(await extras()).toMatchObject({ faqs: [], intro: '' })

  const tags = { title: words('All of them', 'सभी'), description: words('See all.', 'सब देखें।') }
  await publish('/brands', { kind: 'meta', ...tags, canonical: null, shown: true })
  const meta = async () =>
    (await store.visitor().call('GET /api/v1/cms/fetchSeoMetaTags', { query: { pageUrl: '/brands' } })).data
  expect(await meta()).toMatchObject({ title: 'All of them' })
  await publish('/brands', { kind: 'meta', ...tags, canonical: null, shown: false })
  expect((await meta()).title).not.toBe('All of them')

  const { kind: _, ...written } = article('Warranty') as Extract<DocumentBody, { kind: 'article' }>
  await publish('info/warranty-terms', { kind: 'page', ...written, categoryCode: null, source: {} })
  const landing = { query: { kind: 'info' as const, slug: 'warranty-terms' } }
  expect((await store.visitor().call('GET /api/v1/cms/getLandingPage', landing)).data.title).toBe('Warranty')
  const unknown = { ...article('No category'), categoryCode: '999999999' } as DocumentBody
  const draft = await save('no-category', unknown)
  const answer = await writer.visitor.try(PUBLISH, { body: { ...held(draft), at: null } })
  expect(answer.body).toMatchObject({ code: 'content.target-unknown' })
})

it('an earlier URL redirects to the new one in the same language, never back to itself', async () => {
  await publish('/old-sale', { kind: 'redirect', to: '/deals/best-offers' })
  const moved = await page('/hi/old-sale?page=2')
  expect(moved.statusCode).toBe(301)
  expect(moved.headers.location).toBe('/hi/deals/best-offers?page=2')
  expect((await page('/_data/old-sale')).json()).toEqual({ location: '/deals/best-offers' })
  expect((await store.http.inject({ url: '/old-sale', headers: { host: 'ae.localhost' } })).statusCode).toBe(200)
  await publish('/older-sale', { kind: 'redirect', to: '/old-sale' })
  const draft = await save('/deals/best-offers', { kind: 'redirect', to: '/older-sale' })
  const loop = await writer.visitor.try(PUBLISH, { body: { ...held(draft), at: null } })
  expect(loop.body).toMatchObject({ code: 'content.redirect-loop' })
  await publish('/old-sale', { kind: 'redirect', to: null })
  expect((await page('/old-sale')).statusCode).toBe(200)
  const wrong = { market: 'IN' as const, key: '/checkout', revision: 0, body: { kind: 'redirect' as const, to: '/' } }
  expect((await writer.visitor.try(DRAFT, { body: wrong })).body).toMatchObject({ code: 'content.key' })
})

it('requires its right and its market', async () => {
  const query = { market: 'IN' as const, kind: 'article' as const, key: 'which-drill' }
  const { visitor: auditor } = await openStaff(store, 'auditor')
  const document = await read('article', 'which-drill', auditor)
  const write = await auditor.try(DRAFT, {
    body: { ...query, kind: undefined, revision: document.revision, body: article('x') } as never,
  })
  expect(write.body).toMatchObject({ code: 'session.forbidden', data: { permission: 'content.write' } })
  const { visitor: uae } = await openStaff(store, 'content', ['AE'])
  expect((await uae.try(GET, { query })).body).toMatchObject({ code: 'session.forbidden' })
  expect((await uae.try(DISCARD, { body: { ...query, revision: 1 } })).body).toMatchObject({
    code: 'session.forbidden',
  })
  const { visitor: orders } = await openStaff(store, 'orders')
  expect((await orders.try(LIST, { query: { market: 'IN', kind: 'article' } })).status).toBe(403)
})
