// Personal data of a customer: its download, and the deletion of the account.

import type { PrivacyOverview } from '../../contract/privacy/api.ts'
import type { FileStream } from '../../contract/shared/endpoint.ts'
import { endAllSessions, forgetSessions } from '../auth/service.ts'
import { dayIn } from '../catalog/service.ts'
import { lockContacts } from '../customers/service.ts'
import type { Customer } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import {
  erasePersonalData,
  hasPersonalData,
  type KeptFor,
  type PersonalData,
  readPersonalData,
} from '../platform/personal-data.ts'
import { spendProof } from '../verification/service.ts'
import { findOpen } from './repository.ts'

const keptFor = ({ ends }: PersonalData): KeptFor | null =>
  typeof ends === 'object' && 'keptFor' in ends ? ends.keptFor : null

/** What prevents deletion of the account, and why some data would stay. */
export async function privacyOverview(
  db: Db,
  { customerId }: Pick<Customer, 'customerId'>,
  data: readonly PersonalData[],
): Promise<PrivacyOverview> {
  const reasons = new Set<KeptFor>()
  for (const one of data) {
    const reason = keptFor(one)
    if (reason && !reasons.has(reason) && (await hasPersonalData(db, one, customerId))) reasons.add(reason)
  }
  return { open: await findOpen(db, customerId), kept: [...reasons] }
}

type Subject = Pick<Customer, 'market' | 'customerId' | 'now'>

/** All stored data of the customer, one table at a time. */
export function personalData(app: App, actor: Subject, data: readonly PersonalData[]): FileStream {
  const day = dayIn(actor.market, actor.now)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const head = { madeAt: actor.now.toISOString(), market: actor.market, customerId: actor.customerId }
    yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":{`)
    for (const [index, one] of data.entries()) {
      const rows = JSON.stringify(await readPersonalData(app.db, one, actor.customerId), null, 1)
      yield Buffer.from(`${index === 0 ? '' : ','}\n${JSON.stringify(one.table)}:${rows}`)
    }
    yield Buffer.from('}}\n')
  }
  return { name: `personal-data-${day}.json`, chunks: chunks() }
}

/**
 * Deletes the data of a customer whose row is locked; returns the ended sessions.
 * @throws customer.open
 */
export async function eraseAccount(tx: Tx, customerId: string, data: readonly PersonalData[]): Promise<string[]> {
  const { orders, returns, refunds, credits } = await findOpen(tx, customerId)
  if (orders.length + returns.length > 0 || refunds || credits) throw appError('customer.open')
  const sessions = await endAllSessions(tx, customerId)
  // other domains look up the contacts of a customer in these two, which are therefore cleared last
  const LAST = ['customer_merges', 'customers']
  const last = (one: PersonalData) => LAST.indexOf(one.table)
  for (const one of data.toSorted((a, b) => last(a) - last(b))) await erasePersonalData(tx, one, customerId)
  return sessions
}

/**
 * Deletes the account of the customer, who has proved a verified contact. Orders being placed wait for it, and fail.
 * @throws auth.proof, customer.open, session.expired when it was deleted meanwhile
 */
export async function deleteAccount(
  app: App,
  actor: Customer,
  { proof, proved }: { proof: string; proved: 'email' | 'phone' },
  data: readonly PersonalData[],
): Promise<void> {
  const { customerId } = actor
  const ended = await app.db.transaction(async tx => {
    const contacts = await lockContacts(tx, customerId)
    if (!contacts) throw appError('session.expired')
    const contact = contacts.find(({ kind }) => kind === (proved === 'email' ? 1 : 2))
    if (!contact) throw appError('auth.proof')
    await spendProof(tx, actor, contact, ['checkout'], proof)
    return eraseAccount(tx, customerId, data)
  })
  forgetSessions(app, ended)
  app.monitor.security('account.deleted', actor)
}
