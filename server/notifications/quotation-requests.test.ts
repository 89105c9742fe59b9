// A quote request is confirmed by mail: once, to the verified address of its customer, in their language.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type MailServer, startMailServer } from '../testing/providers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

let mail: MailServer
let store: TestStore
let msn: string
beforeAll(async () => {
  mail = await startMailServer()
  store = await openTestStore({ config: { mailUrl: mail.url, mailFrom: 'store@karkhana.example' } })
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
})
afterAll(async () => {
  await store.close()
  await mail.close()
})

const SET_EMAIL = statement(
  'test.set-email',
  'update customers set email = $2, email_verified_at = case when $3 then now() end where id = $1',
)
const raise = (visitor: Visitor, idempotencyKey: string) =>
  visitor.call('POST /api/v1/rfq/createRFQ', {
    body: {
      ...{ idempotencyKey, msn, quantity: '60', fullName: 'Asha Kulkarni', email: 'typed@elsewhere.example' },
      ...{ mobile: '9876543210', pincode: '411026', city: 'Pune', description: 'In two lots.', isBusiness: false },
    },
  })

it('is sent to the verified address of the customer, and not to one that was only entered', async () => {
  await raise(store.visitor(), randomUUID())
  const unverified = await store.customer()
  await store.app.db.run(SET_EMAIL, [unverified.customerId, 'unverified@plant.example', false])
  await raise(unverified, randomUUID())
  const customer = await store.customer()
  await store.app.db.run(SET_EMAIL, [customer.customerId, 'asha@plant.example', true])
  customer.headers.language = 'hi'
  const key = randomUUID()
  const { data } = await raise(customer, key)
  await raise(customer, key)
  // events are processed in order: once the last one has been sent, the earlier ones have been processed
  await eventually(() => expect(mail.mails.map(({ to }) => [to].flat()[0]?.text)).toEqual(['asha@plant.example']))
  expect(mail.mails[0]?.subject).toContain(String(data.rfqNumber))
  expect(mail.mails[0]?.text).toContain('आपका अनुरोध हमें मिल गया है')
  expect(mail.mails[0]?.headers.get('list-unsubscribe')).toBeUndefined()
})
