// Moves a parcel: to the carrier, to the door, or back to the warehouse.

import type { CallInput } from '../../../contract/api.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { call } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'

export type Parcel = StaffOrder['shipments'][number]
export type Move = CallInput<'POST /api/admin/shipments/{shipmentId}/move'>['body']

export interface ParcelProps {
  order: StaffOrder
  parcel: Parcel
  load: Load<StaffOrder>
}

/** Changes the state of a parcel and reloads the order; false if the server has rejected it. */
export function useMove(load: Load<StaffOrder>, shipmentId: number) {
  const act = useAct()
  const move = async (body: Move): Promise<boolean> => {
    const reply = await act.run(() =>
      call('POST /api/admin/shipments/{shipmentId}/move', { params: { shipmentId }, body }),
    )
    if (reply) load.show(reply.data)
    return reply !== undefined
  }
  return { ...act, move }
}
