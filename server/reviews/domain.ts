// Manifest of the reviews domain.

import type { Domain } from '../platform/domain.ts'
import { reviewRoutes } from './routes.ts'

export const reviewsDomain: Domain = {
  name: 'reviews',
  tables: ['answers', 'product_ratings', 'questions', 'review_uploads', 'review_votes', 'reviews'],
  readsTables: { catalog: ['categories', 'products'], customers: ['customers'] },
  routes: reviewRoutes,
}
