// Customers' requests for their data or its deletion, carried out by staff, with who verified them and how.

import type { PrivacyOverview } from '../../../contract/privacy/api.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { forgetSessions } from '../../auth/service.ts'
import { writeNote } from '../../customer-desk/service.ts'
import { lockContacts, marketOfAccount } from '../../customers/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { eraseAccount, personalData, privacyOverview } from '../service.ts'

/** The market of an account that is there. @throws customer.unknown */
async function requireAccount(db: Db, customerId: string): Promise<Market> {
  const market = await marketOfAccount(db, customerId)
  if (!market) throw appError('customer.unknown')
  return market
}

/** What prevents deletion of the account. @throws customer.unknown */
export async function overviewForStaff(
  db: Db,
  customerId: string,
  data: readonly PersonalData[],
): Promise<PrivacyOverview> {
  await requireAccount(db, customerId)
  return privacyOverview(db, { customerId }, data)
}

interface Request {
  customerId: string
  /** How the customer made the request, and how their identity was verified. */
  reason: string
}

/** Everything that is stored of a customer. @throws customer.unknown */
export async function handOutData(
  app: App,
  actor: Staff,
  { customerId, reason }: Request,
  data: readonly PersonalData[],
): Promise<FileStream> {
  const market = await requireAccount(app.db, customerId)
  await app.db.transaction(tx => writeNote(tx, actor, { customerId, kind: 'data-handed-out', text: reason }))
  return personalData(app, { market, customerId, now: actor.now }, data)
}

/**
 * Deletes the account of a customer. The audit log records who requested it; notes of staff are deleted too.
 * @throws customer.unknown, customer.open
 */
export async function eraseForStaff(
  app: App,
  actor: Staff,
  { customerId }: Request,
  data: readonly PersonalData[],
): Promise<void> {
  const ended = await app.db.transaction(async tx => {
    if (!(await lockContacts(tx, customerId))) throw appError('customer.unknown')
    const sessions = await eraseAccount(tx, customerId, data)
    describeChange({ before: { deleted: false }, after: { deleted: true } })
    return sessions
  })
  forgetSessions(app, ended)
  app.monitor.security('account.deleted', { ...actor, customerId })
}
