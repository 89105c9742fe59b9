// Assigns a bulk quote request as part of a bulk action.

import type { Market } from '../../../contract/shared/market.ts'
import { type AssignStep, hasEnded, type Taken, takeAssignment } from '../../annotations/service.ts'
import { whoOfStaff } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { updateAssignee } from '../repository/quotes.ts'
import { findRequest, lockRequest } from '../repository/requests.ts'

/**
 * Assigns a request of a market if the step applies, or unassigns it. Unlike taking it on, this keeps its state.
 * @throws staff.unknown when the member may not read it
 */
export async function assignRequest(
  tx: Tx,
  actor: Staff,
  { number, market }: { number: number; market: Market },
  step: AssignStep,
): Promise<Taken> {
  await lockRequest(tx, number)
  const found = await findRequest(tx, number)
  if (found?.market !== market) return { skip: 'unknown', was: null }
  const row = ownAsStaff(found, actor, 'rfq.unknown')
  return takeAssignment(
    tx,
    actor,
    { kind: 'rfq', number, market },
    {
      present: { tags: [], assignee: row.assignedTo, ended: hasEnded('rfq', row.state) },
      step,
      save: why => updateAssignee(tx, row, { assignedTo: step.staffId, who: whoOfStaff(actor), why, at: actor.now }),
    },
  )
}
