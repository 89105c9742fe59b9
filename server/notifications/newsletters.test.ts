// Newsletter issues: written, changed, scheduled, stopped, and sent once to each confirmed subscriber in their
// language.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { sendNewsletters } from './commands/send-newsletters.ts'

const SUBSCRIBE = statement(
  'test.subscribe',
  `insert into subscriptions (email, market, active, language, confirmed_at)
   select 'reader' || n || '@plant.example', $1, n % 10 <> 0, case when n % 2 = 0 then 'hi' else 'en' end, now()
   from generate_series(1, $2::int) n`,
)
const SENT = statement(
  'test.sent-newsletters',
  `select recipient, language, subject, body, unsubscribe_url as "unsubscribeUrl" from messages
   where template = 'newsletter' and key like 'newsletter:' || $1 || ':%' order by recipient`,
)
const LIST = 'GET /api/admin/newsletters'
const CREATE = 'POST /api/admin/newsletters'
const CHANGE = 'POST /api/admin/newsletters/{newsletterId}'
const SCHEDULE = 'POST /api/admin/newsletters/{newsletterId}/schedule'
const STOP = 'POST /api/admin/newsletters/{newsletterId}/stop'

interface Sent {
  recipient: string
  language: string
  subject: string
  body: string
  unsubscribeUrl: string
}

let store: TestStore
let marketing: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  marketing = await openStaff(store, 'marketing')
})
afterAll(() => store.close())

const issue = (more: object = {}) => ({
  ...{ newsletterId: randomUUID(), market: 'IN' as const },
  subject: { en: 'Drills for every wall', hi: 'हर दीवार के लिए ड्रिल' },
  text: { en: 'They are here.\n\nTwo years of warranty.', hi: 'आ गई हैं।\n\nदो साल की वारंटी।' },
  ...{ msns: [msn], button: { en: 'See all', hi: 'सभी देखें' }, link: '/power-tools/114000000' },
  ...more,
})
const sentOf = (id: string) => store.app.db.rows<Sent>(SENT, [id])

it('reaches every confirmed subscriber of the market once, in their language, also by two processes', async () => {
  await store.app.db.run(SUBSCRIBE, ['IN', 250])
  await store.app.db.run(SUBSCRIBE, ['AE', 3])
  const { visitor } = marketing
  const draft = issue()
  const params = { newsletterId: draft.newsletterId }
  const made = await visitor.call(CREATE, { body: draft })
  expect(made.data).toMatchObject({ state: 'draft', version: 1, sentCount: 0 })
  expect((await visitor.call(CREATE, { body: draft })).data).toEqual(made.data)
  expect((await visitor.call(LIST, { query: { market: 'IN' } })).data).toMatchObject({
    subscribers: { en: 125, hi: 100 },
    issues: [{ newsletterId: draft.newsletterId }],
  })
  await sendNewsletters(store.app)
  expect(await sentOf(draft.newsletterId)).toEqual([])
  const scheduled = await visitor.call(SCHEDULE, { params, body: { version: 1, sendAt: null } })
  expect(scheduled.data).toMatchObject({ state: 'scheduled', version: 2 })
  expect((await visitor.call(SCHEDULE, { params, body: { version: 1, sendAt: null } })).data).toEqual(scheduled.data)

  await Promise.all([sendNewsletters(store.app), sendNewsletters(store.app)])
  await sendNewsletters(store.app)
  const mails = await sentOf(draft.newsletterId)
  expect(mails).toHaveLength(225)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(225)
  const { data: after } = await visitor.call('GET /api/admin/newsletters/{newsletterId}', { params })
  expect(after).toMatchObject({ state: 'sent', sentCount: 225 })
  expect(await visitor.try(CHANGE, { params, body: { ...bodyOf(draft), version: after.version } })).toMatchObject({
    status: 409,
    body: { code: 'newsletter.state' },
  })
  const hindi = mails.find(({ language }) => language === 'hi')
  expect(hindi?.subject).toBe('हर दीवार के लिए ड्रिल')
  expect(hindi?.body).toContain('/hi/power-tools/114000000')
  expect(hindi?.body).toMatch(/₹[\d,]/)
  expect(mails.every(({ body, unsubscribeUrl }) => body.includes(unsubscribeUrl))).toBe(true)

  // one click unsubscribes, and the next issue skips the reader
  const { pathname, search } = new URL(hindi?.unsubscribeUrl ?? '')
  const ended = await store.http.inject({ method: 'POST', url: pathname + search, headers: { host: 'localhost' } })
  expect(ended.statusCode).toBe(200)
  const next = issue({ msns: [], button: { en: '', hi: '' }, link: null })
  await visitor.call(CREATE, { body: next })
  await visitor.call(SCHEDULE, { params: { newsletterId: next.newsletterId }, body: { version: 1, sendAt: null } })
  await sendNewsletters(store.app)
  const again = await sentOf(next.newsletterId)
  expect(again).toHaveLength(224)
  expect(again.map(({ recipient }) => recipient)).not.toContain(hindi?.recipient)
})

const bodyOf = ({ newsletterId: _id, market: _market, ...body }: ReturnType<typeof issue>) => body

it('can be stopped before its time, changed by one of two concurrent authors, and deleted', async () => {
  const { visitor } = marketing
  const draft = issue()
  const params = { newsletterId: draft.newsletterId }
  await visitor.call(CREATE, { body: draft })
  const body = bodyOf(draft)
  const answers = await Promise.all([1, 2].map(() => visitor.try(CHANGE, { params, body: { ...body, version: 1 } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const later = new Date(store.app.now().getTime() + 3_600_000).toISOString()
  await visitor.call(SCHEDULE, { params, body: { version: 2, sendAt: later } })
  await sendNewsletters(store.app)
  expect(await sentOf(draft.newsletterId)).toEqual([])
  expect((await visitor.call(STOP, { params })).data).toMatchObject({ state: 'draft', sendAt: null })
  await sendNewsletters({ ...store.app, now: () => new Date(Date.now() + 7_200_000) })
  expect(await sentOf(draft.newsletterId)).toEqual([])
  await visitor.call('DELETE /api/admin/newsletters/{newsletterId}', { params })
  expect(await visitor.try(STOP, { params })).toMatchObject({ status: 404, body: { code: 'newsletter.unknown' } })
})

it('is rejected with a clear error, and tested only at the address of its author', async () => {
  const { visitor } = marketing
  const wrong = [
    [{ msns: ['MSNZZZZZZZZ'] }, 'newsletter.products'],
    [{ msns: [msn, msn] }, 'newsletter.products'],
    [{ button: { en: 'See all', hi: '' } }, 'newsletter.button'],
    [{ link: null }, 'newsletter.button'],
  ] as const
  for (const [more, code] of wrong)
    expect(await visitor.try(CREATE, { body: issue(more) as never })).toMatchObject({ status: 400, body: { code } })
  expect(await visitor.try(CREATE, { body: issue({ link: 'https://elsewhere.example' }) })).toMatchObject({
    status: 400,
  })
  const draft = issue()
  const params = { newsletterId: draft.newsletterId }
  await visitor.call(CREATE, { body: draft })
  expect(await visitor.try(CREATE, { body: { ...draft, link: '/other' } })).toMatchObject({
    body: { code: 'newsletter.id-taken' },
  })
  const past = { version: 1, sendAt: '2020-01-01T00:00:00.000Z' }
  expect(await visitor.try(SCHEDULE, { params, body: past })).toMatchObject({ body: { code: 'newsletter.time' } })
  const tested = await visitor.call('POST /api/admin/newsletters/{newsletterId}/test', {
    params,
    body: { language: 'hi' },
  })
  const mails = await store.app.db.rows<Sent>(
    statement('test.tests', `select recipient, subject from messages where key like 'newsletter-test:%'`),
    [],
  )
  expect(mails).toEqual([{ recipient: tested.data.email, subject: 'हर दीवार के लिए ड्रिल' }])
})

it('can be written by marketing, in its market', async () => {
  const auditor = await openStaff(store, 'auditor')
  expect(await auditor.visitor.try(LIST, { query: { market: 'IN' } })).toMatchObject({ status: 403 })
  const uae = await openStaff(store, 'marketing', ['AE'])
  const draft = issue()
  await marketing.visitor.call(CREATE, { body: draft })
  const params = { newsletterId: draft.newsletterId }
  for (const call of [STOP, 'DELETE /api/admin/newsletters/{newsletterId}'] as const)
    expect(await uae.visitor.try(call, { params })).toMatchObject({ status: 404 })
  expect(await uae.visitor.try(CREATE, { body: issue() })).toMatchObject({ status: 403 })
})
