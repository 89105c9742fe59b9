// What staff know of the set-up of a market: whether somebody beside the first owner may work there.

import type { SetupCheck } from '../../platform/setup-checks.ts'
import { countInvited } from '../repository/members.ts'

export const staffSetupCheck: SetupCheck = {
  step: 'members',
  permission: 'staff.write',
  isDone: async ({ db, now }, market) => (await countInvited(db, market, now())) > 1,
}
