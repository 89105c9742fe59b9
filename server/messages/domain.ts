// Manifest of the messages domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER, ofContacts } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { registerOutboxPage } from './plugin.ts'
import { messageSetupChecks } from './queries/setup-checks.ts'
import { deleteOldBounced, deleteOldMessages, emptyOldCodes } from './repository/messages.ts'
import { messageRoutes } from './routes.ts'
import { sendDue, sendMessage } from './service.ts'

const jobs: Job[] = [
  { name: 'messages.send', run: (app, data) => sendMessage(app, String(data.id)) },
  {
    name: 'messages.send-due',
    every: '* * * * *',
    async run(app) {
      await sendDue(app)
    },
  },
]

const retention: RetentionRule[] = [
  {
    name: 'messages.codes',
    columns: ['body'],
    days: 1,
    from: 'created_at',
    ends: 'emptied',
    why: 'A one-time code is valid for ten minutes; the rest of the day covers questions about codes that did not arrive.',
    apply: ({ db }, before) => emptyOldCodes(db, before, RETENTION_BATCH),
  },
  {
    name: 'messages.all',
    columns: ['recipient', 'subject', 'body', 'html'],
    days: 90,
    from: 'created_at',
    ends: 'deleted',
    why: 'Questions about a message arrive within weeks; orders and quotations have their own records.',
    apply: ({ db }, before) => deleteOldMessages(db, before, RETENTION_BATCH),
  },
  {
    name: 'bounced_addresses.all',
    columns: ['address', 'reason'],
    days: 730,
    from: 'bounced_at',
    ends: 'deleted',
    why: 'Mail to invalid addresses harms the sender reputation; after two years an address may belong to somebody else.',
    apply: ({ db }, before) => deleteOldBounced(db, before, RETENTION_BATCH),
  },
]

export const messagesDomain: Domain = {
  name: 'messages',
  personalData: [
    {
      table: 'messages',
      where: `(${ofContacts('recipient')} or recipient in (select id::text from push_subscriptions where customer_id = $1))`,
      shown: "template not like 'otp-%'",
      ends: 'deleted',
    },
    {
      table: 'push_subscriptions',
      where: OF_CUSTOMER,
      omit: ['endpoint', 'endpoint_hash', 'p256dh', 'auth'],
      ends: 'deleted',
    },
    { table: 'bounced_addresses', where: ofContacts('address'), ends: 'deleted' },
  ],
  // a device belongs to the session it was registered in, which has ended
  merging: [
    {
      table: 'push_subscriptions',
      statements: ['delete from push_subscriptions where customer_id = $2 and $1::uuid <> $2'],
      ends: { kind: 'devices', where: 'true' },
    },
  ],
  tables: ['bounced_addresses', 'messages', 'push_keys', 'push_subscriptions'],
  readsTables: { customers: ['customers'] },
  routes: messageRoutes,
  setupChecks: messageSetupChecks,
  plugins: [registerOutboxPage],
  jobs,
  retention,
}
