// Decides on approval requests: an approved call is executed on behalf of the requester, exactly once.

import type { Approval } from '../../../contract/approvals/api.ts'
import { tellOfDecision, tellWithdrawn } from '../../annotations/service.ts'
import { requireConfirmed, type Staff, type StaffMember } from '../../platform/actor.ts'
import { ApprovalNeeded } from '../../platform/approval.ts'
import { describeChange, entryOf } from '../../platform/audit.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { type CallContext, invoke, type Route } from '../../platform/invoke.ts'
import { beyondLimit } from '../../platform/money-limit.ts'
import { appendAudit, memberAtWork } from '../../staff/service.ts'
import { presentApproval, stateAt } from '../presenter.ts'
import { namesOf } from '../queries/names.ts'
import { type ApprovalRow, decideApproval, findApproval, lockApproval } from '../repository.ts'
import { holdsRight, positionOf } from '../rules.ts'

type Call = Omit<CallContext, 'actor'> & { actor: StaffMember }

/** The error of the approved call: its transaction is rolled back, and the request records it. */
class CallFailed extends Error {
  readonly code: AppError['code']

  constructor(error: AppError) {
    super(error.message, { cause: error })
    this.code = error.code
  }
}

/**
 * A pending request, locked, for a member who may decide on it.
 * @throws approval.unknown, approval.own, approval.state, staff.money-limit
 */
async function lockForDecision(tx: Tx, actor: Staff, id: string): Promise<ApprovalRow> {
  const row = await lockApproval(tx, id)
  const position = row && positionOf(actor, row)
  if (!row || position === 'hidden') throw appError('approval.unknown')
  if (position === 'own') throw appError('approval.own')
  if (stateAt(row, actor.now) !== 'waiting') throw appError('approval.state')
  const { market, amountMinor } = row
  if (position === 'beyond')
    throw beyondLimit({ market, limit: actor.moneyLimits[market] ?? 0, amount: amountMinor ?? 0 })
  return row
}

async function shown({ app, actor }: Call, id: string): Promise<Approval> {
  const row = await findApproval(app.db, id)
  if (!row) throw appError('approval.unknown')
  return presentApproval(row, actor, (await namesOf(app.db, [row])).get(id) ?? [])
}

const describeDecision = (row: ApprovalRow, state: string, failure?: string) =>
  describeChange({
    ...{ recordKind: 'approval', recordId: row.id, before: { requestedBy: row.requestedName, call: row.call } },
    after: { state, ...(failure !== undefined && { failure }) },
  })

/** Executes the call as the requester, who must still have the right. */
async function makeCall(routes: readonly Route[], call: Call, tx: Tx, row: ApprovalRow): Promise<void> {
  const { actor } = call
  const { market, requestedBy, input } = row
  const route = routes.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === row.call)
  if (!route) throw new CallFailed(appError('request.not-found'))
  const { ip, requestId, now, confirmedUntil } = actor
  const member = await memberAtWork(tx, requestedBy, { market, ip, requestId, now })
  if (!member || !holdsRight(member, row)) throw new CallFailed(appError('session.forbidden'))
  const requester: Staff = { ...member, confirmedUntil, approval: { by: actor.staffId, amountMinor: row.amountMinor } }
  const app = { ...call.app, db: { ...call.app.db, ...tx } as Database }
  try {
    await invoke(route, { ...call, app, actor: requester }, input, null)
  } catch (error) {
    if (error instanceof ApprovalNeeded) throw new CallFailed(appError('approval.amount'))
    if (error instanceof AppError && error.status < 500) throw new CallFailed(error)
    throw error
  }
  const entry = entryOf(route.endpoint, requester, input)
  await appendAudit(tx, { ...entry, after: { approvedBy: actor.name, approvedById: actor.staffId, approval: row.id } })
}

/**
 * Approves a request and executes the call in the same transaction. If the call is rejected, only the request is
 * marked as failed.
 * @throws approval.unknown, approval.own, approval.state, staff.confirm
 */
export async function approve(routes: readonly Route[], call: Call, id: string): Promise<Approval> {
  const { app, actor } = call
  requireConfirmed(actor)
  const by = { staffId: actor.staffId, name: actor.name, at: actor.now }
  try {
    await app.db.transaction(async tx => {
      const row = await lockForDecision(tx, actor, id)
      await makeCall(routes, call, tx, row)
      await decideApproval(tx, id, { state: 'approved', ...by })
      await tellOfDecision(tx, { ...row, state: 'approved', decidedName: actor.name, at: actor.now })
      describeDecision(row, 'approved')
    })
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    await app.db.transaction(async tx => {
      const row = await lockForDecision(tx, actor, id)
      await decideApproval(tx, id, { state: 'failed', failure: error.code, ...by })
      await tellOfDecision(tx, { ...row, state: 'failed', decidedName: actor.name, at: actor.now })
      describeDecision(row, 'failed', error.code)
    })
  }
  return shown(call, id)
}

/** @throws approval.unknown, approval.own, approval.state, staff.confirm */
export async function rejectApproval(call: Call, id: string, note: string): Promise<Approval> {
  const { app, actor } = call
  requireConfirmed(actor)
  await app.db.transaction(async tx => {
    const row = await lockForDecision(tx, actor, id)
    await decideApproval(tx, id, { state: 'rejected', staffId: actor.staffId, name: actor.name, at: actor.now, note })
    await tellOfDecision(tx, { ...row, state: 'rejected', decidedName: actor.name, at: actor.now })
    describeDecision(row, 'rejected')
  })
  return shown(call, id)
}

/** @throws approval.unknown unless the caller is its author, approval.state */
export async function withdrawApproval(call: Call, id: string): Promise<Approval> {
  const { app, actor } = call
  await app.db.transaction(async tx => {
    const row = await lockApproval(tx, id)
    if (row?.requestedBy !== actor.staffId) throw appError('approval.unknown')
    if (stateAt(row, actor.now) !== 'waiting') throw appError('approval.state')
    await decideApproval(tx, id, { state: 'withdrawn', staffId: actor.staffId, name: actor.name, at: actor.now })
    await tellWithdrawn(tx, id, actor.now)
    describeDecision(row, 'withdrawn')
  })
  return shown(call, id)
}
