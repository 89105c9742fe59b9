// Manifest of the reviews domain.

import { movedOnce } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { reviewRoutes } from './routes.ts'

// posts of the account with the id $1 about the same subject
const REVIEWED =
  'exists (select from reviews k where k.customer_id = $1 and k.market = t.market and k.subject = t.subject)'
const ANSWERED = 'exists (select from answers k where k.customer_id = $1 and k.question_id = t.question_id)'
const ASKED = `exists (select from questions k where k.customer_id = $1 and k.market = t.market and k.subject = t.subject
  and lower(k.body) = lower(t.body))`

// the rating of a product without the published review of the account with the id $1, which has one per product
const LOWER_STARS = `update product_ratings r set stars[v.rating] = r.stars[v.rating] - 1, updated_at = now() from reviews v
  where v.customer_id = $1 and v.state = 'published' and r.market = v.market and r.subject = v.subject and r.stars[v.rating] > 0`

export const reviewsDomain: Domain = {
  name: 'reviews',
  personalData: [
    { table: 'review_votes', where: `voter = 'customer:' || $1`, ends: 'deleted' },
    { table: 'review_uploads', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'reviews', where: OF_CUSTOMER, ends: 'deleted', beforeDeletion: LOWER_STARS },
    { table: 'answers', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'questions', where: OF_CUSTOMER, ends: 'deleted' },
  ],
  merging: [
    {
      table: 'reviews',
      statements: ['select merge_reviews($1, $2)'],
      moves: 'reviews',
      ends: { kind: 'reviews', where: REVIEWED },
    },
    movedOnce('review_uploads', 'hash'),
    {
      table: 'review_votes',
      statements: [
        `delete from review_votes t where t.voter = 'customer:' || $2 and exists (
           select from review_votes k where k.voter = 'customer:' || $1 and k.review_id = t.review_id)`,
        `update review_votes set voter = 'customer:' || $1 where voter = 'customer:' || $2`,
      ],
    },
    {
      table: 'answers',
      statements: [
        `delete from answers t where t.customer_id = $2 and ${ANSWERED}`,
        'update answers set customer_id = $1 where customer_id = $2',
      ],
      moves: 'answers',
      ends: { kind: 'answers', where: ANSWERED },
    },
    {
      table: 'questions',
      statements: [
        // answers to a duplicate question move to the remaining one
        `update answers a set question_id = k.id from questions t join questions k on k.customer_id = $1 and k.market = t.market
             and k.subject = t.subject and lower(k.body) = lower(t.body)
         where t.customer_id = $2 and a.question_id = t.id and not exists (
           select from answers o where o.question_id = k.id and (o.customer_id = a.customer_id or o.by_whom = 'staff'
             and a.by_whom = 'staff' and lower(o.body) = lower(a.body)))`,
        `delete from questions t where t.customer_id = $2 and ${ASKED}`,
        'update questions set customer_id = $1 where customer_id = $2',
      ],
      moves: 'questions',
      ends: { kind: 'questions', where: ASKED },
    },
  ],
  tables: ['answers', 'product_ratings', 'questions', 'review_uploads', 'review_votes', 'reviews'],
  readsTables: { catalog: ['categories', 'products'], customers: ['customers'] },
  routes: reviewRoutes,
}
