// HTTP routes of reward points. Using them for the cart belongs to the cart.

import { rewardEndpoints } from '../../contract/rewards/api.ts'
import { staffRewardEndpoints } from '../../contract/rewards/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { goldForStaff, setGold } from './commands/gold.ts'
import { addRule, endRule, rulesForStaff, setTerms } from './commands/staff-rules.ts'
import { goldMembers } from './queries/gold-members.ts'
import { rewardHistory, rewardsOf } from './queries/rewards.ts'

const { useRewards: _cart, ...endpoints } = rewardEndpoints

export const rewardRoutes = [
  ...routes(endpoints, {
    getReward: async ({ app, actor }) => ok(await rewardsOf(app, actor)),
    getRewardHistory: async ({ app, actor, query }) => ok(await rewardHistory(app, actor, query)),
  }),
  ...routes(staffRewardEndpoints, {
    listRewardRules: async ({ app, query }) => ok(await rulesForStaff(app.db, query.market)),
    addRewardRule: async ({ app, actor, body }) => ok(await addRule(app, actor, body)),
    endRewardRule: async ({ app, actor, params }) => ok(await endRule(app, actor, params.ruleId)),
    setRewardTerms: async ({ app, actor, body }) => ok(await setTerms(app, actor, body)),
    listGold: async ({ app, query }) => ok(await goldMembers(app, query)),
    getGold: async ({ app, actor, params }) => ok(await goldForStaff(app.db, actor, params.customerId)),
    setGold: async ({ app, actor, params, body }) => ok(await setGold(app, actor, { ...params, ...body })),
  }),
]
