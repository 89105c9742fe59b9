// Manifest of the messages domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { registerOutboxPage } from './plugin.ts'
import { deleteOldMessages, emptyOldCodes } from './repository.ts'
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
    why: 'A one-time code is valid for ten minutes; a day is for questions about one that did not arrive.',
    apply: ({ db }, before) => emptyOldCodes(db, before, RETENTION_BATCH),
  },
  {
    name: 'messages.all',
    columns: ['recipient', 'subject', 'body', 'html'],
    days: 90,
    from: 'created_at',
    ends: 'deleted',
    why: 'Questions about a message come within weeks; orders and quotations have records of their own.',
    apply: ({ db }, before) => deleteOldMessages(db, before, RETENTION_BATCH),
  },
]

export const messagesDomain: Domain = {
  name: 'messages',
  tables: ['messages'],
  plugins: [registerOutboxPage],
  jobs,
  retention,
}
