// SQL of the pickup of a return, as it is shown with it.

import type { Return } from '../../../contract/returns/schemas.ts'

/** The latest pickup of the return `r` of a statement that was not declined. */
export const LAST_PICKUP = `(select jsonb_build_object('state', k.state, 'carrierCode', kc.code, 'carrier', kc.name,
       'trackingNumber', k.tracking_number, 'day', k.day, 'window', k.time_window, 'reason', k.reason)
     from return_pickups k join carriers kc on kc.id = k.carrier_id
     where k.return_id = r.id and k.state <> 'declined' order by k.requested_at desc, k.id limit 1)`

/** Whether a carrier is to bring the return `r` of a statement. */
export const HAS_PICKUP = `exists (select 1 from return_pickups k
  where k.return_id = r.id and k.state in ('requested', 'booked', 'collected'))`

type Shown = NonNullable<Return['pickup']>
export type StoredPickup = Omit<Shown, 'state'> & { state: Shown['state'] | 'cancelled' }
