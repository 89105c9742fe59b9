// Setup check of delivery: whether a market has a warehouse of its own, with a carrier.

import { statement } from '../../platform/db.ts'
import type { SetupCheck } from '../../platform/setup-checks.ts'

const DISPATCHES = statement(
  'delivery.is-set-up',
  `select exists (select from warehouses where market = $1 and active and not sample)
     and exists (select from carriers c join carrier_rules r on r.carrier_id = c.id where c.market = $1 and c.active) as done`,
)

export const deliverySetupCheck: SetupCheck = {
  step: 'delivery',
  permission: 'delivery.write',
  isDone: async ({ db }, market) => (await db.one<{ done: boolean }>(DISPATCHES, [market])).done,
}
