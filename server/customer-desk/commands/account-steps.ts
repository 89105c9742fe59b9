// Staff actions on a customer's account: block, unblock, end its sessions.

import type { CustomerDetail, CustomerNote } from '../../../contract/customer-desk/schemas.ts'
import { endAllSessions, forgetSessions } from '../../auth/service.ts'
import { changeBlocked } from '../../customers/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { customerForStaff } from '../queries/customers.ts'
import { isCustomer } from '../repository/customers.ts'
import { insertNote, type NoteRow } from '../repository/notes.ts'

type Actor = Pick<Staff, 'staffId' | 'name' | 'now'>

/**
 * Records staff actions on an account and their reasons, besides the audit log, for those who work with the customer.
 */
export function writeNote(
  db: Db,
  { staffId, name, now }: Actor,
  note: { customerId: string; kind: CustomerNote['kind']; text: string },
): Promise<NoteRow> {
  return insertNote(db, { ...note, ...{ staffId, staffName: name, at: now } })
}

interface Step {
  customerId: string
  reason: string
}

/** Makes a change to an account with its note in one transaction; sessions it ends are gone in all processes. */
async function changeAccount(
  app: App,
  actor: Staff,
  { customerId, reason }: Step,
  { kind, change }: { kind: CustomerNote['kind']; change: (tx: Tx) => Promise<string[] | null> },
): Promise<CustomerDetail> {
  const ended = await app.db.transaction(async tx => {
    const sessions = await change(tx)
    if (sessions) await writeNote(tx, actor, { customerId, kind, text: reason })
    return sessions
  })
  forgetSessions(app, ended ?? [])
  return customerForStaff(app, customerId)
}

/** Blocks a customer: all sessions end. Idempotent. @throws customer.unknown */
export function blockCustomer(app: App, actor: Staff, step: Step): Promise<CustomerDetail> {
  return changeAccount(app, actor, step, {
    kind: 'blocked',
    async change(tx) {
      if (!(await changeBlocked(tx, step.customerId, actor.now))) return null
      describeChange({ before: { blocked: false }, after: { blocked: true } })
      return endAllSessions(tx, step.customerId)
    },
  })
}

/** Unblocks a customer. @throws customer.unknown */
export function unblockCustomer(app: App, actor: Staff, step: Step): Promise<CustomerDetail> {
  return changeAccount(app, actor, step, {
    kind: 'unblocked',
    async change(tx) {
      if (!(await changeBlocked(tx, step.customerId, null))) return null
      describeChange({ before: { blocked: true }, after: { blocked: false } })
      return []
    },
  })
}

/** Ends all sessions of a customer. @throws customer.unknown */
export function endSessions(app: App, actor: Staff, step: Step): Promise<CustomerDetail> {
  return changeAccount(app, actor, step, {
    kind: 'sessions-ended',
    async change(tx) {
      if (!(await isCustomer(tx, step.customerId))) throw appError('customer.unknown')
      return endAllSessions(tx, step.customerId)
    },
  })
}
