// Attachments over HTTP: accepted files, permissions, limits and races, how files are served, and deletion with the
// customer's account.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATTACHMENT_BYTES, ATTACHMENTS_MAX, ATTACHMENTS_PER_DAY } from '../../contract/annotations/attachments.rules.ts'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer, placeCodOrder } from '../testing/invoices.ts'
import { KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const PATH = '/api/admin/annotations/{recordKind}/{recordId}/attachments' as const
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\nsecret words\n%%EOF\n')

interface Params {
  recordKind: 'order' | 'customer' | 'product' | 'return' | 'rfq' | 'ticket'
  recordId: string
}

let store: TestStore
let owner: SignedIn
let support: SignedIn
let photo: Buffer
let msn: string
let product: Params
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
  photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#2463c9' } })
    .withExif({ IFD0: { ImageDescription: 'Plot 7, Pune' } })
    .jpeg()
    .toBuffer()
  msn = (await pickProducts(store.app.db, 'IN', 1))[0] ?? ''
  product = { recordKind: 'product', recordId: msn }
})
afterAll(() => store.close())

async function newOrder() {
  const customer = await store.customer()
  const buyer = await buyerOf(store, customer)
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  const params: Params = { recordKind: 'order', recordId: String(orderNumber) }
  return { customer, buyer, orderNumber, params }
}

const address = ({ recordKind, recordId }: Params) => `/api/admin/annotations/${recordKind}/${recordId}/attachments`

/** Headers of a signed-in member. */
const headersOf = ({ visitor: { cookies } }: SignedIn) => ({
  host: 'localhost',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrf-token': cookies.get('kh_staff_csrf') ?? '',
})

interface File {
  name: string
  bytes: Buffer
  attachmentId?: string
}

async function sendWith(headers: Record<string, string>, params: Params, { name, bytes, attachmentId }: File) {
  const query = new URLSearchParams({ attachmentId: attachmentId ?? randomUUID(), name })
  const answer = await store.http.inject({
    ...{ method: 'POST', url: `${address(params)}?${query}`, payload: bytes },
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const attach = (by: SignedIn, params: Params, file: File) => sendWith(headersOf(by), params, file)
const get = (by: SignedIn, params: Params, rest: string) =>
  store.http.inject({ url: `${address(params)}/${rest}`, headers: headersOf(by) })
const list = async (by: SignedIn, params: Params) => (await by.visitor.call(`GET ${PATH}`, { params })).data.attachments
const remove = (by: SignedIn, params: Params, attachmentId: string) =>
  by.visitor.try(`DELETE ${PATH}/{attachmentId}`, { params: { ...params, attachmentId } })
const left = async (attachmentId: string) =>
  store.app.db.one(
    statement(
      'test.attachment-left',
      `select (select count(*)::int from record_attachments where id = $1 and name <> '') as named,
         (select count(*)::int from record_attachment_contents where attachment_id = $1) as contents`,
    ),
    [attachmentId],
  )

describe('a file', () => {
  it('is attached once, listed, and downloaded unchanged by every member who may see it', async () => {
    const { params } = await newOrder()
    const file = { attachmentId: randomUUID(), name: 'चालान "7".pdf', bytes: PDF }
    const both = await Promise.all([attach(support, params, file), attach(support, params, file)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await attach(support, params, { ...file, name: 'other.pdf' })).toMatchObject({
      ...{ status: 409, body: { code: 'request.idempotency' } },
    })
    expect(await attach(owner, params, file)).toMatchObject({ body: { code: 'request.idempotency' } })
    expect(await attach(support, product, file)).toMatchObject({ body: { code: 'request.idempotency' } })
    expect(await list(owner, params)).toMatchObject([
      {
        name: file.name,
        type: 'application/pdf',
        size: PDF.length,
        own: false,
        author: expect.stringMatching(/^Staff/),
      },
    ])
    const answer = await get(owner, params, `${file.attachmentId}/file`)
    expect(answer.rawPayload).toEqual(PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_____ _7_.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
      'cache-control': 'no-store',
    })
    // not under another record, and it has no preview because it is no picture
    expect((await get(owner, product, `${file.attachmentId}/file`)).json()).toMatchObject({
      code: 'attachment.unknown',
    })
    expect((await get(owner, params, `${file.attachmentId}/picture?size=xlarge`)).statusCode).toBe(404)
  })

  it('of several megabytes is stored and served unchanged; one that is too large gets a clear error', async () => {
    const bytes = Buffer.alloc(ATTACHMENT_BYTES, 'weight,price\n')
    const attachmentId = randomUUID()
    const sent = await attach(support, product, { attachmentId, name: 'Prices.CSV', bytes })
    expect(sent).toMatchObject({ status: 200, body: { data: { type: 'text/csv', size: ATTACHMENT_BYTES } } })
    expect((await get(support, product, `${attachmentId}/file`)).rawPayload.equals(bytes)).toBe(true)
    const more = Buffer.concat([bytes, bytes.subarray(0, 1)])
    expect(await attach(support, product, { name: 'more.csv', bytes: more })).toMatchObject({
      ...{ status: 413, body: { code: 'attachment.size' } },
    })
    await remove(support, product, attachmentId)
  })

  it.each([
    ['nothing', 'a.txt', () => Buffer.alloc(0), 'attachment.content'],
    ['a program', 'a.txt', () => Buffer.from('MZ\x90\0\x03', 'latin1'), 'attachment.content'],
    ['half a photograph', 'a.jpg', () => photo.subarray(0, photo.length / 2), 'attachment.content'],
    ['a page', 'a.html', () => Buffer.from('<script>alert(1)</script>'), 'attachment.name'],
    ['a page as a picture', 'a.png', () => Buffer.from('<script>alert(1)</script>'), 'attachment.name'],
    ['a photograph as a document', 'a.pdf', () => photo, 'attachment.name'],
    ['a path', '../a.pdf', () => PDF, 'request.invalid'],
    ['a turned name', 'a\u202efdp.exe.pdf', () => PDF, 'request.invalid'],
  ])('that is %s is rejected', async (_what, name, bytes, code) => {
    expect(await attach(support, product, { name, bytes: bytes() })).toMatchObject({ body: { code } })
    expect(await list(support, product)).toEqual([])
  })

  it('that is a picture has a smaller preview without camera metadata', async () => {
    const { params } = await newOrder()
    const attachmentId = randomUUID()
    await attach(support, params, { attachmentId, name: 'site.jpeg', bytes: photo })
    const shown = await get(support, params, `${attachmentId}/picture?size=thumbnail`)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 48 })
    expect(photo.includes('Plot 7')).toBe(true)
    expect(shown.rawPayload.includes('Plot 7')).toBe(false)
    expect((await get(support, params, `${attachmentId}/picture?size=huge`)).statusCode).toBe(400)
  })
})

describe('rights', () => {
  it('an auditor can read, a translator cannot; nobody writes without a CSRF token, in another market or while viewing as a role', async () => {
    const { params } = await newOrder()
    const file = { attachmentId: randomUUID(), name: 'a.pdf', bytes: PDF }
    await attach(support, params, file)
    const [auditor, translator] = [await openStaff(store, 'auditor'), await openStaff(store, 'translator')]
    const abroad = await openStaff(store, 'support', ['AE'])
    expect(await list(auditor, params)).toHaveLength(1)
    const other = { name: 'b.pdf', bytes: PDF }
    expect(await attach(auditor, params, other)).toMatchObject({
      status: 403,
      body: { data: { permission: 'notes.write' } },
    })
    expect(await attach(abroad, params, other)).toMatchObject({ status: 404 })
    expect(await attach(translator, params, other)).toMatchObject({ status: 403 })
    for (const rest of [`${file.attachmentId}/file`, `${file.attachmentId}/picture?size=xlarge`]) {
      expect((await get(translator, params, rest)).statusCode, rest).toBe(403)
      expect((await get(abroad, params, rest)).statusCode, rest).toBe(404)
      expect(
        (await store.http.inject({ url: `${address(params)}/${rest}`, headers: { host: 'localhost' } })).statusCode,
      ).toBe(403)
    }
    expect(await sendWith({ ...headersOf(support), 'x-csrf-token': '' }, params, other)).toMatchObject({
      body: { code: 'session.csrf' },
    })
    const viewer = await openStaff(store, 'owner')
    await viewer.visitor.call('POST /api/admin/session/role-view', { body: { role: 'support', markets: ['IN'] } })
    expect((await get(viewer, params, `${file.attachmentId}/file`)).statusCode).toBe(200)
    expect(await attach(viewer, params, other)).toMatchObject({ body: { code: 'staff.viewing' } })
    expect(await remove(viewer, params, file.attachmentId)).toMatchObject({ body: { code: 'staff.viewing' } })
    expect(await list(support, params)).toHaveLength(1)
  })

  it('an API key attaches in its own name; the author or a moderator deletes a file; the log holds only file names', async () => {
    const { params } = await newOrder()
    const key = {
      name: 'Scanner',
      expiresAt: KEY_END,
      markets: ['IN' as const],
      permissions: ['notes.write' as const, 'orders.read' as const],
    }
    const { secret } = (await owner.visitor.call('POST /api/admin/keys', { body: key })).data
    const bearer = { host: 'localhost', authorization: `Bearer ${secret}` }
    const [scan, own] = [randomUUID(), randomUUID()]
    expect(await sendWith(bearer, params, { attachmentId: scan, name: 'scan.pdf', bytes: PDF })).toMatchObject({
      body: { data: { author: 'Scanner', own: true } },
    })
    await attach(support, params, { attachmentId: own, name: 'own.pdf', bytes: PDF })
    expect(await remove(support, params, scan)).toMatchObject({ status: 403, body: { code: 'attachment.not-own' } })
    expect(await remove(support, product, own)).toMatchObject({ status: 404, body: { code: 'attachment.unknown' } })
    const twice = await Promise.all([remove(support, params, own), remove(owner, params, own)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await remove(owner, params, scan)).toMatchObject({ status: 200 })
    expect(await list(owner, params)).toEqual([])
    expect(await left(own)).toEqual({ named: 0, contents: 0 })
    expect(await attach(support, params, { attachmentId: own, name: 'own.pdf', bytes: PDF })).toMatchObject({
      body: { code: 'request.idempotency' },
    })
    const LOGGED = statement('test.attachments-logged', 'select * from audit_entries where record_id = $1 order by seq')
    const logged = await store.app.db.rows<{ call: string }>(LOGGED, [params.recordId])
    expect(logged).toMatchObject([
      {
        call: `POST ${PATH}`,
        who_name: 'Scanner',
        record_kind: 'order',
        after: { attachmentId: scan, name: 'scan.pdf' },
      },
      { call: `POST ${PATH}`, who: `staff:${support.staffId}`, after: { name: 'own.pdf', size: PDF.length } },
      { call: `DELETE ${PATH}/{attachmentId}` },
      { call: `DELETE ${PATH}/{attachmentId}` },
      { before: { name: 'scan.pdf' }, after: { attachmentId: scan, deleted: true } },
    ])
    expect(JSON.stringify(logged)).not.toContain('secret words')
  })

  it('a moderator can delete notes of others too', async () => {
    const noteId = randomUUID()
    const NOTES = '/api/admin/annotations/{recordKind}/{recordId}/notes' as const
    await support.visitor.call(`POST ${NOTES}`, { params: product, body: { noteId, note: 'Wrong product' } })
    const params = { ...product, noteId }
    expect(await owner.visitor.try(`DELETE ${NOTES}/{noteId}`, { params })).toMatchObject({ status: 200 })
    expect((await owner.visitor.call(`GET ${NOTES}`, { params: product })).data.notes).toEqual([])
  })
})

describe('limits', () => {
  it('apply to the files of a record, also under concurrency, and to the files a member attaches per day', async () => {
    const { params } = await newOrder()
    const member = await openStaff(store, 'support')
    const fill = (of: Params, count: number, size: number) =>
      store.asOwner(`insert into record_attachments (id, kind, record_id, name, type, size, hash, author_id, author_name, at)
        select gen_random_uuid(), '${of.recordKind}', '${of.recordId}', 'a.txt', 'text/plain', ${size}, 'x', '${member.staffId}', 'M', now()
        from generate_series(1, ${count})`)
    await fill(params, ATTACHMENTS_MAX - 1, 1)
    const sent = await Promise.all([1, 2, 3].map(n => attach(support, params, { name: `${n}.pdf`, bytes: PDF })))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(sent.find(({ status }) => status === 409)?.body.code).toBe('record.too-many-attachments')
    await fill({ recordKind: 'order', recordId: '1' }, ATTACHMENTS_PER_DAY - ATTACHMENTS_MAX + 1, 1)
    const rest = { name: 'last.pdf', bytes: PDF }
    expect(await attach(member, product, rest)).toMatchObject({
      ...{ status: 429, body: { code: 'attachment.too-many-today' } },
    })
    await store.asOwner(`delete from record_attachments where author_id = '${member.staffId}'`)
  })
})

describe('the account of a customer', () => {
  it('includes the names of its files in the data download; deleting it deletes them and those of its orders', async () => {
    const { customer, buyer, orderNumber, params } = await newOrder()
    const account: Params = { recordKind: 'customer', recordId: customer.customerId }
    const finance = await openStaff(store, 'finance')
    const file = { name: 'licence.pdf', bytes: PDF }
    expect(await attach(finance, account, file)).toMatchObject({ body: { data: { permission: 'customers.note' } } })
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const
    await attach(support, account, { ...file, attachmentId: ids[0] })
    await attach(support, params, { name: 'internal.pdf', bytes: PDF, attachmentId: ids[1] })
    const data = JSON.stringify(await customer.call('GET /api/v1/customer/personalData'))
    expect(data).toContain('licence.pdf')
    for (const hidden of ['internal.pdf', support.staffId, 'secret words', ids[0]]) expect(data).not.toContain(hidden)
    await cancelAsCustomer(store, buyer, { orderNumber })
    const proof = await customer.confirmPhone()
    const [deleted] = await Promise.all([
      customer.try('POST /api/v1/customer/deleteAccount', { body: { proof, proved: 'phone' } }),
      // a file that arrives at the same time is either deleted too or rejected as too late
      attach(support, account, { ...file, attachmentId: ids[2] }),
    ])
    expect(deleted).toMatchObject({ status: 200 })
    for (const id of ids) expect(await left(id)).toEqual({ named: 0, contents: 0 })
    expect(await attach(support, account, file)).toMatchObject({ status: 404 })
  })
})
