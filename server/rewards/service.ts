// Reward points for the other domains: facts for a cart, and points that move with an order.

export { endCartUse, settlePoints, spendPoints, spendPointsAgain } from './commands/move-points.ts'
export { pointTerms, takeExpiring } from './commands/remind.ts'
export { rewardBalance } from './queries/rewards.ts'
export { setCartUse } from './repository/points.ts'
export { pointsToEarn, presentCartRewards, type RewardFacts, rewardsToUse } from './rules.ts'
