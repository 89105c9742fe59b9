// Fetches reviews and questions page by page.

import { quietCall } from '../../framework/session/session.ts'

export const PAGE_SIZE = 10

export interface ReviewFilter {
  sort: 'helpful' | 'newest' | 'high' | 'low'
  stars: readonly number[]
  withPictures: boolean
  verified: boolean
}

export const NO_FILTER: ReviewFilter = { sort: 'helpful', stars: [], withPictures: false, verified: false }

/** Rejects with an ApiError. */
export async function fetchReviews(msn: string, filter: ReviewFilter, pageIndex: number, pageSize = PAGE_SIZE) {
  const { sort, stars, withPictures, verified } = filter
  const { data } = await quietCall('GET /api/v1/review/getProductReviews', {
    query: {
      ...{ msn, pageIndex, pageSize, sort },
      stars: [...stars].sort().join(),
      withPictures: withPictures ? 'true' : 'false',
      verified: verified ? 'true' : 'false',
    },
  })
  return { ...data, items: data.reviews }
}

/** Rejects with an ApiError. */
export async function fetchQuestions(msn: string, str: string, pageIndex: number, pageSize = PAGE_SIZE) {
  const { data } = await quietCall('GET /api/v1/quest/getQuest', { query: { msn, str, pageIndex, pageSize } })
  return { ...data, items: data.questions }
}
