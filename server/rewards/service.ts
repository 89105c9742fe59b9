// Public interface of rewards: data for a cart, and the points of an order.

export { endCartUse, settlePoints, spendPoints, spendPointsAgain } from './commands/move-points.ts'
export { pointTerms, takeExpiring } from './commands/remind.ts'
export { rewardBalance } from './queries/rewards.ts'
export { setCartUse } from './repository/points.ts'
export { pointsToEarn, presentCartRewards, type RewardFacts, rewardsToUse } from './rules.ts'
