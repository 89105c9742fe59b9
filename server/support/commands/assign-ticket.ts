// Assigns a support ticket as part of a bulk action.

import type { Market } from '../../../contract/shared/market.ts'
import { type AssignStep, hasEnded, type Taken, takeAssignment } from '../../annotations/service.ts'
import { whoOfStaff } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { lockTicket, updateAssignee } from '../repository/tickets.ts'

/**
 * Assigns a ticket of a market if the step applies, or unassigns it. Its state stays.
 * @throws staff.unknown when the member may not read it
 */
export async function assignInJob(
  tx: Tx,
  actor: Staff,
  { number, market }: { number: number; market: Market },
  step: AssignStep,
): Promise<Taken> {
  const found = await lockTicket(tx, number)
  if (found?.market !== market) return { skip: 'unknown', was: null }
  const row = ownAsStaff(found, actor, 'support.unknown')
  return takeAssignment(
    tx,
    actor,
    { kind: 'ticket', number, market },
    {
      present: { tags: [], assignee: row.assignedTo, ended: hasEnded('ticket', row.state) },
      step,
      save: why => updateAssignee(tx, row, { assignedTo: step.staffId, who: whoOfStaff(actor), why, at: actor.now }),
    },
  )
}
