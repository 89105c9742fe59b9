// Support tickets over HTTP: raised by guests and customers about their own records, answered by staff, mailed, once.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { RETURNS_STAFF } from '../testing/returns.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { answerTicket, assignTicket, closeTicket, reopenTicket } from './commands/answer-ticket.ts'
import { listForStaff, ticketForStaff } from './queries/tickets.ts'
import { listMarkedTickets, listTickets } from './repository/tickets.ts'

const MAILS = statement(
  'test.support-mails',
  `select recipient, body from messages where template = 'support-answered' order by id`,
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const staff = (): Staff => ({ ...RETURNS_STAFF, now: store.app.now() })
type Input = CallInput<'POST /api/v1/support/createTicket'>['body']
const input = (change: Partial<Input> = {}): Input => ({
  ...{ idempotencyKey: randomUUID(), topic: 'delivery', fullName: 'Asha Kulkarni', email: 'asha@plant.example' },
  ...{ text: 'One box was open.', ...change },
})
const raise = async (visitor: Visitor, change: Partial<Input> = {}) =>
  (await visitor.call('POST /api/v1/support/createTicket', { body: input(change) })).data
const tryRaise = (visitor: Visitor, change: Partial<Input>) =>
  visitor.try('POST /api/v1/support/createTicket', { body: input(change) })
const read = (visitor: Visitor, ticketNumber: number, code?: string) =>
  visitor.try('POST /api/v1/support/readTicket', { body: { ticketNumber, ...(code && { code }) } })
const listed = async (change: object) =>
  (await listForStaff(store.app.db, { market: 'IN', state: 'open', limit: 50, ...change })).tickets.map(
    ({ ticketNumber }) => ticketNumber,
  )

describe('a guest', () => {
  it('reads and continues a ticket by its code, from any browser, until 30 days after it was closed', async () => {
    const visitor = store.visitor()
    const { ticketNumber, code, dueAt } = await raise(visitor)
    expect(code).toMatch(/^[0-9A-Z]{10}$/)
    const other = store.visitor()
    expect((await read(other, ticketNumber, code.toLowerCase())).body).toMatchObject({
      data: { state: 'open', dueAt, messages: [{ author: 'customer', text: 'One box was open.' }], mayWrite: true },
    })
    const wrong = await read(other, ticketNumber, 'AAAAAAAAAA')
    const unknown = await read(other, ticketNumber + 1000, code)
    const bare = await read(other, ticketNumber)
    for (const answer of [wrong, unknown, bare]) expect(answer.body).toMatchObject({ code: 'support.unknown' })
    expect((await read(store.visitor('ae.localhost'), ticketNumber, code)).status).toBe(404)

    await answerTicket(store.app, staff(), ticketNumber, { idempotencyKey: randomUUID(), text: 'Sent.', close: true })
    const reply = { ticketNumber, code, idempotencyKey: randomUUID(), text: 'Nothing came.' }
    const again = () => other.try('POST /api/v1/support/reply', { body: reply })
    expect((await again()).body).toMatchObject({ data: { state: 'open', messages: { length: 3 } } })
    expect((await again()).body).toMatchObject({ data: { messages: { length: 3 } } })
    expect(
      (await other.try('POST /api/v1/support/reply', { body: { ...reply, text: 'Something else.' } })).body,
    ).toMatchObject({ code: 'request.idempotency' })
    const close = () => other.call('POST /api/v1/support/closeTicket', { body: { ticketNumber, code } })
    expect((await close()).data).toMatchObject({ state: 'closed', dueAt: null, mayWrite: true })
    const { events } = await ticketForStaff(store.app.db, staff(), ticketNumber)
    await close()
    expect((await ticketForStaff(store.app.db, staff(), ticketNumber)).events).toHaveLength(events.length)
  })

  it('names no order, and needs a topic, a name, an address and a text', async () => {
    const visitor = store.visitor()
    expect((await tryRaise(visitor, { orderNumber: 100_001 })).body).toMatchObject({ code: 'order.unknown' })
    expect((await tryRaise(visitor, { rfqNumber: 700_001 })).status).toBe(401)
    const { body } = await tryRaise(visitor, { topic: '', fullName: '', email: '', text: ' ' })
    expect(body).toMatchObject({
      problems: [
        { path: 'body.topic', message: 'Kindly select a topic.' },
        { path: 'body.fullName', message: 'Kindly enter your full name.' },
        { path: 'body.email', message: 'Kindly enter your email id.' },
        { path: 'body.text', message: 'Kindly write your message.' },
      ],
    })
    expect((await tryRaise(visitor, { pictures: ['0'.repeat(32)] })).body).toMatchObject({
      problems: [{ path: 'body.pictures' }],
    })
  })

  it('sends pictures without the metadata of the camera', async () => {
    const visitor = store.visitor()
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } }).withExif({
      IFD0: { Copyright: 'of the camera' },
    })
    const data = (await photo.jpeg().toBuffer()).toString('base64')
    const sent = await visitor.call('POST /api/v1/support/uploadPicture', { body: { type: 'image/jpeg', data } })
    const { ticketNumber, code } = await raise(visitor, { pictures: [sent.data.pictureId] })
    expect((await read(visitor, ticketNumber, code)).body).toMatchObject({
      data: { messages: [{ pictures: [sent.data.link] }] },
    })
    expect((await tryRaise(store.visitor(), { pictures: [sent.data.pictureId] })).status).toBe(400)
  })

  it('raises one ticket per key, also concurrently, and up to ten a day per address', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    const body = input({ email: 'many@plant.example' })
    const same = () => visitor.call('POST /api/v1/support/createTicket', { body })
    const [first, second] = await Promise.all([same(), same()])
    expect(first.data).toEqual(second.data)
    const changed = { ...body, text: 'Two boxes were open.' }
    expect((await visitor.try('POST /api/v1/support/createTicket', { body: changed })).body).toMatchObject({
      code: 'request.idempotency',
    })
    const results = await Promise.all(
      Array.from({ length: 12 }, () => tryRaise(store.visitor(), { email: 'Many@plant.example' })),
    )
    expect(results.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(results.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'request.too-many' })
  })
})

describe('a customer', () => {
  it('raises tickets about their own records, reads them in the account, and gets one mail per reply', async () => {
    const [customer, stranger] = [await store.customer(), await store.customer()]
    expect((await tryRaise(customer, { orderNumber: 999_999 })).body).toMatchObject({ code: 'order.unknown' })
    expect((await tryRaise(customer, { rfqNumber: 999_999 })).body).toMatchObject({ code: 'rfq.unknown' })
    customer.headers.language = 'hi'
    const { ticketNumber, code } = await raise(customer, { email: 'buyer@plant.example', topic: 'invoice' })
    expect(code).toBe('')
    expect((await read(stranger, ticketNumber)).body).toMatchObject({ code: 'support.unknown' })
    const list = (limit: number, before?: number) =>
      customer.call('GET /api/v1/support/listTickets', { query: { limit, ...(before && { before }) } })
    const later = await raise(customer, { email: '' })
    expect((await list(1)).data).toMatchObject({ more: true, tickets: [{ ticketNumber: later.ticketNumber }] })
    expect((await list(1, later.ticketNumber)).data).toMatchObject({ more: false, tickets: [{ ticketNumber }] })

    const answer = { idempotencyKey: randomUUID(), text: 'Here is the invoice.', close: false }
    const answered = await answerTicket(store.app, staff(), ticketNumber, answer)
    expect(answered).toMatchObject({ state: 'answered', assignedTo: 'nadia', dueAt: null, hasAccount: true })
    await answerTicket(store.app, staff(), ticketNumber, answer)
    await answerTicket(store.app, staff(), later.ticketNumber, { ...answer, idempotencyKey: randomUUID() })
    await eventually(async () => {
      const mails = await store.app.db.rows<{ recipient: string; body: string }>(MAILS, [])
      const own = mails.filter(({ recipient }) => recipient === 'buyer@plant.example')
      expect(own).toHaveLength(1)
      expect(own[0]?.body).toContain('Here is the invoice.')
      expect(own[0]?.body).toContain(`/hi/dashboard/support/${ticketNumber}`)
    })
  })
})

describe('staff', () => {
  it('find, assign, close and reopen tickets, each step with its event', async () => {
    const { ticketNumber } = await raise(store.visitor(), {
      ...{ fullName: 'Ramesh Iyer', email: 'ramesh@forge.example', mobile: '98765 43210' },
    })
    for (const text of ['ramesh iy', 'Ramesh@forge.example', '+91 98765 43210', String(ticketNumber)]) {
      expect(await listed({ text }), text).toEqual([ticketNumber])
    }
    expect(await listed({ text: 'ramesh', market: 'AE' })).toEqual([])
    expect(await listed({ before: ticketNumber })).not.toContain(ticketNumber)
    await assignTicket(store.app, staff(), ticketNumber)
    await assignTicket(store.app, staff(), ticketNumber)
    expect(await listed({ assignedTo: 'nadia' })).toContain(ticketNumber)
    await closeTicket(store.app, staff(), ticketNumber, 'Settled by phone')
    await closeTicket(store.app, staff(), ticketNumber, 'Settled by phone')
    await expect(
      answerTicket(store.app, staff(), ticketNumber, { idempotencyKey: randomUUID(), text: 'x', close: false }),
    ).rejects.toMatchObject({ code: 'support.state' })
    const open = await reopenTicket(store.app, staff(), ticketNumber, 'Called again')
    expect(open.events.map(({ to, why }) => [to, why])).toEqual([
      ['open', ''],
      ['open', `For ${staff().name}`],
      ['closed', 'Settled by phone'],
      ['open', 'Called again'],
    ])
    await expect(ticketForStaff(store.app.db, staff(), 1)).rejects.toMatchObject({ code: 'support.unknown' })
  })
})

describe('a page of many tickets', () => {
  it('reads few rows: only those of a member or a tag', async () => {
    await raise(store.visitor())
    await store.asOwner(`
      insert into support_tickets (market, state, topic, full_name, email, mobile, language, assigned_to, due_at, raised_at,
          updated_at, session_id, idempotency_key, contents_hash)
        select market, 'closed', topic, full_name, email, mobile, language,
          case when n % 1000 = 0 then 'nadia' end, due_at, raised_at, updated_at, session_id, n::text, ''
        from (select * from support_tickets order by number desc limit 1) t, generate_series(1, 20000) n;
      analyze support_tickets`)
    const { db } = store.app
    const all = { market: 'IN' as const, states: ['open', 'answered', 'closed'] as const, before: null, limit: 11 }
    expect(await rowsRead(db, at => listTickets(at, { ...all, assignedTo: 'nadia' }, null))).toBeLessThan(200)
    const [{ number } = { number: 0 }] = await listTickets(db, { ...all, assignedTo: null }, null)
    const numbers = Array.from({ length: 2000 }, (_, at) => number - at)
    const open = { ...all, states: ['open' as const], assignedTo: null }
    expect(await rowsRead(db, at => listMarkedTickets(at, open, null, numbers))).toBeLessThan(8000)
  })
})
