// SQL of a page of reviews: summary, filtered rows and the visitor's own review, in one statement.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { Stars } from '../rules.ts'
import type { ReviewRow } from './reviews.ts'

/** A review inside a JSON result, where times are strings. */
export interface ShownReview extends Omit<ReviewRow, 'market' | 'subject' | 'customerId' | 'writtenAt'> {
  writtenAt: string
  myVote: boolean | null
  mine: boolean
}

export interface ReviewsPageRow {
  stars: Stars | null
  sampleStars: Stars | null
  withPictures: number
  verified: number
  total: number
  reviews: ShownReview[] | null
  own: ShownReview | null
}

const SORTS = {
  newest: 'written_at desc, id',
  helpful: 'helpful - not_helpful desc, written_at desc, id',
  high: 'rating desc, helpful - not_helpful desc, written_at desc, id',
  low: 'rating, helpful - not_helpful desc, written_at desc, id',
} as const
export type ReviewSort = keyof typeof SORTS

const SHOWN = `jsonb_build_object('id', r.id, 'msn', r.msn, 'author', r.author, 'rating', r.rating, 'title', r.title,
  'body', r.body, 'language', r.language, 'translation', r.translation, 'pictures', r.pictures,
  'verified', r.verified, 'sample', r.sample, 'state', r.state, 'helpful', r.helpful, 'notHelpful', r.not_helpful,
  'writtenAt', r.written_at, 'mine', coalesce(r.customer_id = $3, false),
  'myVote', (select v.helpful from review_votes v where v.review_id = r.id and v.voter = $4))`

// samples are only shown while there is no published customer review
const pageBy = (sort: ReviewSort) =>
  statement(
    `reviews.page-${sort}`,
    `with asked as (
       select p.market, review_subject(p.group_key, p.msn) as subject from products p
       where p.msn = $1 and p.market = $2 and p.active
     ), rated as (
       select a.market, a.subject, r.stars, r.sample_stars, coalesce(0 < any (r.stars), false) as real
       from asked a left join product_ratings r on r.market = a.market and r.subject = a.subject
     ), shown as (
       select r.* from reviews r join rated a on a.market = r.market and a.subject = r.subject
       where r.state = 'published' and r.sample <> a.real
     ), filtered as (
       select * from shown where (cardinality($5::int[]) = 0 or rating = any ($5))
         and (not $6::boolean or cardinality(pictures) > 0) and (not $7::boolean or verified)
     ), page as (
       select *, row_number() over (order by ${SORTS[sort]}) as place from filtered
       order by ${SORTS[sort]} limit $8 offset $9
     )
     select a.stars, a.sample_stars as "sampleStars",
       (select count(*)::int from shown where cardinality(pictures) > 0) as "withPictures",
       (select count(*)::int from shown where verified) as verified,
       (select count(*)::int from filtered) as total,
       (select jsonb_agg(${SHOWN} order by r.place) from page r) as reviews,
       (select ${SHOWN} from reviews r
        where r.market = a.market and r.subject = a.subject and r.customer_id = $3) as own
     from rated a`,
  )

const PAGES = { newest: pageBy('newest'), helpful: pageBy('helpful'), high: pageBy('high'), low: pageBy('low') }

export interface ReviewsPageQuery {
  market: Market
  msn: string
  customerId: string | null
  voter: string | null
  sort: ReviewSort
  stars: readonly number[]
  withPictures: boolean
  verified: boolean
  limit: number
  offset: number
}

/** A page of visible reviews; null when the product is unknown in the market. */
export function findReviewsPage(db: Db, query: ReviewsPageQuery): Promise<ReviewsPageRow | null> {
  const { msn, market, customerId, voter, sort, stars, withPictures, verified, limit, offset } = query
  const filter = [stars, withPictures, verified]
  return db.oneOrNull<ReviewsPageRow>(PAGES[sort], [msn, market, customerId, voter, ...filter, limit, offset])
}
