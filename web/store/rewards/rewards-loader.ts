// Loads the page of reward points: the balance with its rules, and a page of the history.

import type { Reward, RewardMovement } from '../../../contract/rewards/api.ts'
import type { LoadContext, PageLoader } from '../app/page-loader.ts'
import { accountHead } from '../customers/components/account-head.ts'

const PAGE_SIZE = 20

export interface RewardsData {
  reward: Reward
  movements: RewardMovement[]
  /** From 1. */
  page: number
  pages: number
}

const pageOf = (query: URLSearchParams) => {
  const asked = Number(query.get('page'))
  return Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1
}

/** A page of the history; a number past the end shows the last one. */
async function readHistory({ call, query }: LoadContext) {
  const read = async (page: number) => {
    const { data } = await call('GET /api/v1/reward/getRewardHistory', {
      query: { pageIndex: page - 1, pageSize: PAGE_SIZE },
    })
    return { movements: data.movements, page, pages: Math.ceil(data.total / PAGE_SIZE) }
  }
  const shown = await read(pageOf(query))
  return shown.page > shown.pages && shown.pages > 0 ? read(shown.pages) : shown
}

export const loadRewards: PageLoader<RewardsData> = async context => {
  const [reward, history] = await Promise.all([context.call('GET /api/v1/reward/getReward'), readHistory(context)])
  return { data: { reward: reward.data, ...history }, head: accountHead(context, 'rewards'), tags: [] }
}
