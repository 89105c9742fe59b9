// Manifest of the newsletters domain.

import type { Domain } from '../platform/domain.ts'
import { ofContacts } from '../platform/personal-data.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { newslettersBin } from './commands/restore.ts'
import { newsletterCalendar } from './repository/calendar.ts'
import { deleteEnded } from './repository/subscriptions.ts'
import { issueRoutes, newsletterRoutes } from './routes.ts'

export const newslettersDomain: Domain = {
  name: 'newsletters',
  calendar: [newsletterCalendar],
  bin: [newslettersBin],
  personalData: [{ table: 'subscriptions', where: ofContacts('email'), ends: 'deleted' }],
  tables: ['newsletter_issues', 'subscriptions'],
  routes: [...newsletterRoutes, ...issueRoutes],
  retention: [
    {
      name: 'subscriptions.ended',
      columns: ['email'],
      days: 30,
      from: 'updated_at',
      ends: 'deleted',
      why: 'An unsubscribed customer can resubscribe for a month; unconfirmed addresses are not kept.',
      apply: ({ db }, before) => deleteEnded(db, before, RETENTION_BATCH),
    },
  ],
}
