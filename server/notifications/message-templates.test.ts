// Message texts edited by staff: what customers receive, what is rejected, and who may edit.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_TEXT_TESTS, type TemplateWords } from '../../contract/notifications/templates.rules.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { placeCodOrder } from '../testing/invoices.ts'
import { type MailServer, startMailServer, startTextProvider, type TextProvider } from '../testing/providers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CHANGE = 'POST /api/admin/messageTemplates/{channel}/{template}' as const
const PREVIEW = 'POST /api/admin/messageTemplates/{channel}/{template}/preview' as const
const LIST = 'GET /api/admin/messageTemplates' as const

let mail: MailServer
let texts: TextProvider
let store: TestStore
let content: SignedIn
let msn: string
beforeAll(async () => {
  ;[mail, texts] = await Promise.all([startMailServer(), startTextProvider()])
  store = await openTestStore({
    config: { mailUrl: mail.url, smsUrl: texts.url, smsTemplateIds: { 'order-placed': '1107160000000000001' } },
  })
  content = await openStaff(store, 'content')
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(async () => {
  await store.close()
  await Promise.all([mail.close(), texts.close()])
})

const VERIFY = statement(
  'test.verify-addressee',
  `update customers set email = $2, email_verified_at = now(), phone_verified_at = now() where id = $1 returning phone`,
)
const AUDIT = statement(
  'test.template-audit',
  `select record_id as "recordId", before, after from audit_entries where call = $1 and after is not null order by seq desc limit 1`,
)

const mailWords = (subject: string, text: string): TemplateWords => ({ subject, text, registeredId: null })
const textWords = (text: string, registeredId: string | null = null): TemplateWords => ({
  subject: null,
  text,
  registeredId,
})
type Key = { channel?: 'mail' | 'sms'; template?: string; language?: 'en' | 'hi'; version?: number }
const change = (own: TemplateWords | null, key: Key = {}, by = content) => {
  const { channel = 'mail', template = 'order-placed', language = 'en', version = 0 } = key
  return by.visitor.try(CHANGE, { params: { channel, template }, body: { market: 'IN', language, version, own } })
}
const versionOf = async (channel: 'mail' | 'sms' = 'mail', template = 'order-placed') => {
  const { data } = await content.visitor.call(LIST, { query: { market: 'IN' } })
  return data.templates.find(one => one.channel === channel && one.template === template)?.words.en.version ?? -1
}

let people = 0
async function orderOf(language: 'en' | 'hi') {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  const email = `words${++people}@plant.example`
  const buyer: Buyer = { ...made, actor: { ...made.actor, language } }
  const { phone } = await store.app.db.one<{ phone: string }>(VERIFY, [made.actor.customerId, email])
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  return eventually(() => {
    const sent = mail.mails.find(({ to }) => !Array.isArray(to) && to?.text === email)
    const text = texts.messages.find(({ to }) => to === `+${phone}`)
    if (!sent || !text) throw new Error('not yet')
    return { orderNumber, sent, text }
  })
}

it("sends the operator's text in its language with the values of the order, and the standard text again after a reset", async () => {
  expect(await change(mailWords('We have {order}', 'Thank you.\n\nOur works are closed on Sunday.'))).toMatchObject({
    status: 200,
    body: { data: { words: { en: { version: 1 }, hi: { own: null } } } },
  })
  expect(await store.app.db.one(AUDIT, [CHANGE])).toMatchObject({
    ...{ recordId: 'IN mail order-placed en', before: { own: null }, after: { own: { subject: 'We have {order}' } } },
  })
  const changed = textWords('Order {order} is here: {link}', '1107160000000000077')
  expect(await change(changed, { channel: 'sms' })).toMatchObject({ status: 200 })
  const { orderNumber, sent, text } = await orderOf('en')
  expect(sent.subject).toBe(`We have ${orderNumber}`)
  expect(sent.text).toMatch(/Thank you\.\nOur works are closed on Sunday\.\nYou pay /)
  expect(sent.html).toContain('Our works are closed on Sunday.')
  expect(text).toMatchObject({ templateId: '1107160000000000077' })
  expect(text.text).toMatch(new RegExp(`^Order ${orderNumber} is here: http`))

  const hindi = await orderOf('hi')
  expect(hindi.sent.subject).toContain('दर्ज')
  expect(hindi.text).toMatchObject({ templateId: '1107160000000000001' })

  expect(await change(null, { version: 1 })).toMatchObject({ status: 200 })
  expect(await change(null, { channel: 'sms', version: 1 })).toMatchObject({ status: 200 })
  const again = await orderOf('en')
  expect(again.sent.subject).toBe(`Order ${again.orderNumber} is placed`)
  expect(again.text.text).toMatch(/^Karkhana: your order/)
})

it('custom texts of mails that are not about an order are sent too', async () => {
  const own = mailWords('Please confirm', 'Tell us that {it}.')
  expect(await change(own, { template: 'newsletter-confirm' })).toMatchObject({
    body: { code: 'message-template.values', problems: [{ message: '{it}' }] },
  })
  const words = mailWords('Please confirm', 'One click is left.')
  expect(await change(words, { template: 'newsletter-confirm' })).toMatchObject({ status: 200 })
  const answered = mailWords('Ticket {ticket}', 'This is what we found:')
  expect(await change(answered, { template: 'support-answered' })).toMatchObject({ status: 200 })
  const visitor = store.visitor()
  await visitor.call('GET /api/v1/session/getSession')
  const email = 'reader@plant.example'
  await visitor.call('POST /api/v1/login/subscription', { body: { email, active: true } })
  const sent = await eventually(() => {
    const found = mail.mails.find(({ to }) => !Array.isArray(to) && to?.text === email)
    if (!found) throw new Error('not yet')
    return found
  })
  expect(sent.subject).toBe('Please confirm')
  expect(sent.text).toMatch(/One click is left\.\nIf it was not you/)
  const preview = await content.visitor.call(PREVIEW, {
    ...{ params: { channel: 'mail', template: 'support-answered' } },
    body: { market: 'IN', language: 'en', own: answered },
  })
  expect(preview.data).toMatchObject({
    subject: 'Ticket 900001',
    text: expect.stringContaining('This is what we found:'),
  })
})

it('rejects texts that could not be sent, and says what is wrong', async () => {
  const version = await versionOf()
  expect(await change(mailWords('Order {order}', 'Dear {name}'), { version })).toMatchObject({
    ...{ status: 400, body: { code: 'message-template.values', problems: [{ message: '{name}' }] } },
  })
  expect(await change(textWords('Order {order}'), { channel: 'sms' })).toMatchObject({
    ...{ status: 400, body: { code: 'message-template.values', problems: [{ message: '{link}' }] } },
  })
  for (const [own, key] of [
    [textWords('Order {order}'), {}],
    [mailWords('Order\n{order}', 'x'), {}],
    [mailWords('Order\r{order}', 'x'), {}],
    [mailWords('Order {order}', '{order} {link}'), { channel: 'sms' }],
    [textWords(`{order} {link} ${'a'.repeat(600)}`), { channel: 'sms' }],
  ] as const) {
    expect(await change(own, key)).toMatchObject({ status: 400, body: { code: 'message-template.words' } })
  }
  expect(await change(null, { template: 'otp-login' })).toMatchObject({ status: 404 })
  expect(await versionOf()).toBe(version)
})

it('rejects a change based on an older version, and accepts the same text again', async () => {
  const version = await versionOf('mail', 'delivered')
  const key = { template: 'delivered', version }
  const both = await Promise.all([
    change(mailWords('A {order}', 'From the first'), key),
    change(mailWords('B {order}', 'From the second'), key),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const won =
    both[0]?.status === 200 ? mailWords('A {order}', 'From the first') : mailWords('B {order}', 'From the second')
  expect(await change(won, key)).toMatchObject({ status: 200 })
  expect(await versionOf('mail', 'delivered')).toBe(version + 1)
})

it('shows and sends an example to the caller, without changing anything', async () => {
  const own = mailWords('Parcel {parcel} by {carrier}', 'It is on its way.')
  const params = { channel: 'mail' as const, template: 'shipped' }
  const body = { market: 'IN' as const, language: 'en' as const, own }
  const { data: seen } = await content.visitor.call(PREVIEW, { params, body })
  expect(seen.subject).toBe('Parcel 500001 by Vayu Express')
  expect(seen.text).toContain('Tracking number: VX-')
  const TEST = 'POST /api/admin/messageTemplates/mail/{template}/test' as const
  const { email } = (await content.visitor.call(TEST, { params: { template: 'shipped' }, body })).data
  await eventually(() =>
    expect(
      mail.mails.some(({ to, subject }) => !Array.isArray(to) && to?.text === email && subject === seen.subject),
    ).toBe(true),
  )
  const sms = { params: { channel: 'sms' as const, template: 'shipped' }, body: { ...body, own: null } }
  expect((await content.visitor.call(PREVIEW, sms)).data.text).toMatch(/^Karkhana: parcel 500001 of order 100001/)
  expect(await versionOf('mail', 'shipped')).toBe(0)
})

it('sends a test text message to a number of the country, up to a daily limit per member', async () => {
  const own = textWords('Test of parcel {parcel} of order {order}, {link}', '1107160000000000009')
  const TEST = 'POST /api/admin/messageTemplates/sms/{template}/test' as const
  const send = (phone: string, by = content, market: 'IN' | 'AE' = 'IN') =>
    by.visitor.try(TEST, { params: { template: 'shipped' }, body: { market, language: 'en', own, phone } })
  expect(await send('98765 43210')).toMatchObject({ status: 200, body: { data: { phone: '+91 ••••••3210' } } })
  await eventually(() =>
    expect(texts.messages).toContainEqual(
      expect.objectContaining({
        to: expect.stringContaining('919876543210'),
        text: expect.stringContaining('Test of parcel 500001'),
      }),
    ),
  )
  expect(await send('12345 67890')).toMatchObject({ status: 400, body: { code: 'message-template.phone' } })
  expect(await send('98765 43210', content, 'AE')).toMatchObject({ body: { code: 'message-template.phone' } })
  expect(await send('50 123 4567', content, 'AE')).toMatchObject({ status: 200 })
  const rest = await Promise.all(Array.from({ length: MAX_TEXT_TESTS - 1 }, () => send('98765 43210')))
  expect(rest.map(({ status }) => status).sort()).toEqual([...Array(MAX_TEXT_TESTS - 2).fill(200), 429])
  const other = await openStaff(store, 'content')
  expect(await send('98765 43210', other)).toMatchObject({ status: 200 })
  const translator = await openStaff(store, 'auditor')
  expect(await send('98765 43210', translator)).toMatchObject({ status: 403 })
})

it("requires the right, in the member's market", async () => {
  const [auditor, warehouse] = [await openStaff(store, 'auditor'), await openStaff(store, 'warehouse')]
  expect(await auditor.visitor.try(LIST, { query: { market: 'IN' } })).toMatchObject({ status: 200 })
  expect(await change(null, {}, auditor)).toMatchObject({ status: 403 })
  expect(await warehouse.visitor.try(LIST, { query: { market: 'IN' } })).toMatchObject({ status: 403 })
  const emirates = await openStaff(store, 'content', ['AE'])
  expect(await change(null, {}, emirates)).toMatchObject({ status: 403 })
})
