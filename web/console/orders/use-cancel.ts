// Cancels an order or a part of it once, and reloads the order.

import { useState } from 'react'
import type { CallInput } from '../../../contract/api.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'

type Cancellation = Omit<CallInput<'POST /api/admin/orders/{orderNumber}/cancel'>['body'], 'idempotencyKey'>

/** `done` is called once it is cancelled, before `onDone`. */
export function useCancel(
  { orderNumber }: StaffOrder,
  load: Load<StaffOrder>,
  { done, onDone }: { done: string; onDone(): void },
): { busy: boolean; problem: string; cancel(what: Cancellation): Promise<void> } {
  const { busy, problem, run } = useAct()
  const [idempotencyKey] = useState(randomId)
  const cancel = async (what: Cancellation) => {
    const body = what.items ? { ...what, idempotencyKey } : what
    const reply = await run(() =>
      call('POST /api/admin/orders/{orderNumber}/cancel', { params: { orderNumber }, body }),
    )
    if (!reply) return
    load.show(reply.data)
    showToast(done)
    onDone()
  }
  return { busy, problem, cancel }
}
