// Messages reach a real mail server and an SMS provider: once, again after a failure, never after a rejection.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type MailServer, startMailServer, startTextProvider, type TextProvider } from '../testing/providers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { type NewMessage, queueMessage, requireDeliverable, sendDue, sendMessage } from './service.ts'

let mail: MailServer
let texts: TextProvider
let store: TestStore
beforeAll(async () => {
  ;[mail, texts] = await Promise.all([startMailServer(), startTextProvider()])
  const config = {
    mailUrl: mail.url,
    mailFrom: 'Karkhana <store@karkhana.example>',
    smsUrl: texts.url.replace('//', '//user:secret@'),
    smsTemplateIds: { shipped: '1107160000000000001' },
  }
  store = await openTestStore({ config })
})
beforeEach(() => {
  mail.mails.length = 0
  texts.messages.length = 0
  texts.keys.length = 0
  mail.rejectWith(null)
  texts.respondWith(200)
})
afterAll(async () => {
  await store.close()
  await Promise.all([mail.close(), texts.close()])
})

interface State {
  id: string
  attempts: number
  error: string | null
  sent: boolean
  failed: boolean
  waits: boolean
}
const STATE = statement(
  'test.message-state',
  `select id, attempts, error, sent_at is not null as sent, failed_at is not null as failed,
     next_attempt_at > now() as waits from messages where recipient = $1`,
)
const stateOf = (recipient: string) => store.app.db.one<State>(STATE, [recipient])
const MAKE_DUE = `update messages set next_attempt_at = now() where next_attempt_at is not null`

const aMail = (recipient: string, change: Partial<NewMessage> = {}): NewMessage => ({
  ...{ channel: 'mail', recipient, template: 'shipped', language: 'hi' },
  ...{ subject: 'पार्सल रवाना हो गया है', body: 'सादा पाठ', html: '<p>समृद्ध पाठ</p>' },
  ...change,
})
const aText = (recipient: string): NewMessage => ({
  ...{ channel: 'sms', recipient, template: 'shipped', language: 'en', subject: null, body: 'On its way' },
})
const queue = (message: NewMessage) => store.app.db.transaction(tx => queueMessage(store.background, tx, message))

it('sends a mail as text and HTML with its file', async () => {
  const hash = await store.app.ports.files.put('invoices', Buffer.from('%PDF-1.7 example'))
  const attachments = [{ name: 'TI-2627-000042.pdf', folder: 'invoices', hash }]
  await queue(aMail('asha@plant.example', { attachments }))
  await eventually(async () => expect(await stateOf('asha@plant.example')).toMatchObject({ sent: true, attempts: 1 }))
  const [sent] = mail.mails
  expect(mail.mails).toHaveLength(1)
  expect(sent).toMatchObject({ subject: 'पार्सल रवाना हो गया है', text: 'सादा पाठ', html: '<p>समृद्ध पाठ</p>' })
  expect(sent?.from?.text).toBe('"Karkhana" <store@karkhana.example>')
  expect(sent?.headers.get('auto-submitted')).toBe('auto-generated')
  const { id } = await stateOf('asha@plant.example')
  expect(sent?.messageId).toBe(`<${id}@karkhana.example>`)
  expect(sent?.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
    ['TI-2627-000042.pdf', '%PDF-1.7 example'],
  ])
})

it('sends a text message with the registered id of its template', async () => {
  await queue(aText('919876500001'))
  await eventually(async () => expect(await stateOf('919876500001')).toMatchObject({ sent: true }))
  const message = { to: '+919876500001', text: 'On its way', template: 'shipped', templateId: '1107160000000000001' }
  expect(texts.messages).toEqual([message])
  expect(texts.keys).toEqual([(await stateOf('919876500001')).id])
})

it('sends many messages that were queued together', async () => {
  await store.app.db.transaction(async tx => {
    for (let number = 0; number < 20; number++)
      await queueMessage(store.background, tx, aMail(`all${number}@plant.example`))
  })
  await eventually(() => expect(mail.mails).toHaveLength(20))
})

it('stores one message per key, also when it is queued twice at once', async () => {
  const message = aMail('once@plant.example', { key: 'shipped:1:mail' })
  await Promise.all([queue(message), queue(message), queue(message)])
  await eventually(async () => expect(await stateOf('once@plant.example')).toMatchObject({ sent: true }))
  expect(mail.mails).toHaveLength(1)
})

it('sends a message once when two workers take it', async () => {
  await queue(aMail('two@plant.example'))
  const { id } = await stateOf('two@plant.example')
  await Promise.all(Array.from({ length: 4 }, () => sendMessage(store.background, id)))
  await eventually(async () => expect(await stateOf('two@plant.example')).toMatchObject({ sent: true, attempts: 1 }))
  expect(mail.mails).toHaveLength(1)
})

it('retries after a temporary failure, under the same id', async () => {
  mail.rejectWith(451)
  texts.respondWith(503)
  await Promise.all([queue(aMail('later@plant.example')), queue(aText('919876500002'))])
  for (const recipient of ['later@plant.example', '919876500002']) {
    await eventually(async () => expect(await stateOf(recipient)).toMatchObject({ sent: false, waits: true }))
  }
  mail.rejectWith(null)
  texts.respondWith(200)
  await store.asOwner(MAKE_DUE)
  await sendDue(store.background)
  expect(await stateOf('later@plant.example')).toMatchObject({ sent: true, error: null })
  expect(await stateOf('919876500002')).toMatchObject({ sent: true, error: null })
  expect(mail.mails).toHaveLength(1)
  expect(new Set(texts.keys).size).toBe(1)
})

it('gives up a message that the provider will never accept', async () => {
  mail.rejectWith(550)
  texts.respondWith(422)
  await Promise.all([queue(aMail('nobody@plant.example')), queue(aText('919876500003'))])
  for (const recipient of ['nobody@plant.example', '919876500003']) {
    await eventually(async () => expect(await stateOf(recipient)).toMatchObject({ failed: true, attempts: 1 }))
  }
  mail.rejectWith(null)
  texts.respondWith(200)
  await store.asOwner(MAKE_DUE)
  await sendDue(store.background)
  expect(mail.mails).toEqual([])
  expect(texts.messages).toEqual([])
})

it('a mail that somebody requests is rejected if no provider would send it', async () => {
  const { app } = store
  const address = 'asha@plant.example'
  await expect(requireDeliverable(app, app.db, address)).resolves.toBeUndefined()
  const messages = { ...app.ports.messages, has: () => false }
  const without = { ...app, ports: { ...app.ports, messages } }
  // in development mode the outbox shows it
  await expect(requireDeliverable(without, app.db, address)).resolves.toBeUndefined()
  const production = { ...without, config: { ...app.config, production: true } }
  await expect(requireDeliverable(production, app.db, address)).rejects.toMatchObject({ code: 'messages.mail-off' })
})
