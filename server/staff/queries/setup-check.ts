// Setup check of staff: whether anybody besides the first owner may work in a market.

import type { SetupCheck } from '../../platform/setup-checks.ts'
import { countInvited } from '../repository/members.ts'

export const staffSetupCheck: SetupCheck = {
  step: 'members',
  permission: 'staff.write',
  isDone: async ({ db, now }, market) => (await countInvited(db, market, now())) > 1,
}
