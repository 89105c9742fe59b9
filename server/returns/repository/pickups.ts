// SQL of the pickup of a return, as it is shown with it.

import type { Return } from '../../../contract/returns/schemas.ts'
import { type Db, statement } from '../../platform/db.ts'

/** The latest pickup of the return `r` of a statement that was not declined. */
export const LAST_PICKUP = `(select jsonb_build_object('state', k.state, 'carrierCode', kc.code, 'carrier', kc.name,
       'trackingNumber', k.tracking_number, 'day', k.day, 'window', k.time_window, 'reason', k.reason)
     from return_pickups k join carriers kc on kc.id = k.carrier_id
     where k.return_id = r.id and k.state <> 'declined' order by k.requested_at desc, k.id limit 1)`

/** Whether a carrier is to bring the return `r` of a statement. */
const HAS_PICKUP = `exists (select 1 from return_pickups k
  where k.return_id = r.id and k.state in ('requested', 'booked', 'collected'))`

type Shown = NonNullable<Return['pickup']>
export type StoredPickup = Omit<Shown, 'state'> & { state: Shown['state'] | 'cancelled' }

const LIST_RESTED = statement(
  'returns.list-rested',
  `select number from returns r where r.state in ('requested', 'approved', 'received', 'accepted', 'replacement-sent')
     and updated_at <= $1 and not (r.state = 'approved' and ${HAS_PICKUP}) order by updated_at limit 200`,
)

/** Numbers of open returns unchanged since then, but of those that a carrier is to bring. */
export const listRested = async (db: Db, since: Date): Promise<number[]> =>
  (await db.rows<{ number: number }>(LIST_RESTED, [since])).map(({ number }) => number)
