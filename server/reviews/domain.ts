// Manifest of the reviews domain.

import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { reviewRoutes } from './routes.ts'

export const reviewsDomain: Domain = {
  name: 'reviews',
  personalData: [
    { table: 'review_votes', where: `voter = 'customer:' || $1`, ends: 'deleted' },
    { table: 'review_uploads', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'reviews', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'answers', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'questions', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  tables: ['answers', 'product_ratings', 'questions', 'review_uploads', 'review_votes', 'reviews'],
  readsTables: { catalog: ['categories', 'products'], customers: ['customers'] },
  routes: reviewRoutes,
}
