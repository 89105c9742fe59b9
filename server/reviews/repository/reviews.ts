// SQL of reviews: subject, writing, votes, pictures and ratings.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { HoldReason, Stars, TextState } from '../rules.ts'

/** What a review is about: a product with its variants. */
export interface Subject {
  subject: string
  /** MSNs of all variants, including inactive ones. */
  msns: string[]
}

const FIND_SUBJECT = statement(
  'reviews.find-subject',
  `select review_subject(p.group_key, p.msn) as subject,
     case when p.group_key is null then array[p.msn] else
       (select array_agg(v.msn) from products v where v.market = p.market and v.group_key = p.group_key) end as msns
   from products p where p.msn = $1 and p.market = $2 and p.active`,
)
const FIND_NAME = statement(
  'reviews.find-name',
  'select first_name as "firstName", last_name as "lastName" from customers where id = $1',
)
const RATINGS = statement(
  'reviews.ratings',
  `select p.msn, r.stars, r.sample_stars as "sampleStars" from products p
   join product_ratings r on r.market = p.market and r.subject = review_subject(p.group_key, p.msn)
   where p.msn = any($1)`,
)
const LOCK_RATING = statement(
  'reviews.lock-rating',
  `insert into product_ratings (market, subject) values ($1, $2)
   on conflict (market, subject) do update set subject = excluded.subject
   returning stars, sample_stars as "sampleStars"`,
)
const SAVE_RATING = statement(
  'reviews.save-rating',
  'update product_ratings set stars = $3, updated_at = now() where market = $1 and subject = $2',
)

export function findSubject(db: Db, market: Market, msn: string): Promise<Subject | null> {
  return db.oneOrNull<Subject>(FIND_SUBJECT, [msn, market])
}

export function findName(db: Db, customerId: string): Promise<{ firstName: string; lastName: string }> {
  return db.one<{ firstName: string; lastName: string }>(FIND_NAME, [customerId])
}

export interface RatingRow {
  stars: Stars
  sampleStars: Stars
}

export function listRatings(db: Db, msns: readonly string[]): Promise<(RatingRow & { msn: string })[]> {
  return db.rows<RatingRow & { msn: string }>(RATINGS, [msns])
}

/** Locks the rating of a subject until the transaction ends; inserts it when missing. */
export function lockRating(tx: Tx, market: Market, subject: string): Promise<RatingRow> {
  return tx.one<RatingRow>(LOCK_RATING, [market, subject])
}

export async function saveRating(tx: Tx, market: Market, subject: string, stars: Stars): Promise<void> {
  await tx.run(SAVE_RATING, [market, subject, stars])
}

export interface ReviewRow {
  id: string
  market: Market
  subject: string
  msn: string
  customerId: string | null
  author: string
  rating: number
  title: string
  body: string
  language: Language
  translation: { title: string; body: string } | null
  pictures: string[]
  verified: boolean
  sample: boolean
  state: TextState
  helpful: number
  notHelpful: number
  writtenAt: Date
}

const COLUMNS = `id, market, subject, msn, customer_id as "customerId", author, rating, title, body, language,
  translation, pictures, verified, sample, state, helpful, not_helpful as "notHelpful", written_at as "writtenAt"`

const FIND_OWN = statement(
  'reviews.find-own',
  `select ${COLUMNS} from reviews where market = $1 and subject = $2 and customer_id = $3`,
)
const FIND = statement('reviews.find', `select ${COLUMNS} from reviews where id = $1`)
const LOCK = statement('reviews.lock', `select ${COLUMNS} from reviews where id = $1 for update`)
const SAVE = statement(
  'reviews.save',
  `insert into reviews (market, subject, msn, customer_id, author, rating, title, body, language, pictures, verified,
     state, held_for, created_at, written_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
   on conflict (market, subject, customer_id) do update set msn = excluded.msn, author = excluded.author,
     rating = excluded.rating, title = excluded.title, body = excluded.body, language = excluded.language,
     translation = null, pictures = excluded.pictures, verified = excluded.verified, state = excluded.state,
     held_for = excluded.held_for, moderated_by = null, moderated_at = null, reason = '', helpful = 0, not_helpful = 0,
     written_at = excluded.written_at
   returning ${COLUMNS}`,
)
const DROP_VOTES = statement('reviews.drop-votes', 'delete from review_votes where review_id = $1')
const SET_STATE = statement(
  'reviews.set-state',
  'update reviews set state = $2, moderated_by = $3, moderated_at = now(), reason = $4 where id = $1',
)

export function findOwnReview(db: Db, market: Market, subject: string, customerId: string): Promise<ReviewRow | null> {
  return db.oneOrNull<ReviewRow>(FIND_OWN, [market, subject, customerId])
}

export function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  return db.oneOrNull<ReviewRow>(FIND, [id])
}

export function lockReview(tx: Tx, id: string): Promise<ReviewRow | null> {
  return tx.oneOrNull<ReviewRow>(LOCK, [id])
}

export interface NewReview
  extends Pick<
    ReviewRow,
    | 'market'
    | 'subject'
    | 'msn'
    | 'author'
    | 'rating'
    | 'title'
    | 'body'
    | 'language'
    | 'pictures'
    | 'verified'
    | 'state'
  > {
  customerId: string
  heldFor: readonly HoldReason[]
  writtenAt: Date
}

/** Inserts a review or replaces the customer's earlier one, whose votes are deleted. */
export async function saveReview(tx: Tx, review: NewReview): Promise<ReviewRow> {
  const { market, subject, msn, customerId, author, rating, title, body, language } = review
  const row = await tx.one<ReviewRow>(SAVE, [
    ...[market, subject, msn, customerId, author, rating, title, body, language],
    ...[review.pictures, review.verified, review.state, review.heldFor, review.writtenAt],
  ])
  await tx.run(DROP_VOTES, [row.id])
  return row
}

export async function setReviewState(
  tx: Tx,
  id: string,
  { state, who, reason }: { state: TextState; who: string; reason: string },
): Promise<void> {
  await tx.run(SET_STATE, [id, state, who, reason])
}

const VOTE_OF = statement('reviews.vote-of', 'select helpful from review_votes where review_id = $1 and voter = $2')
const SAVE_VOTE = statement(
  'reviews.save-vote',
  `insert into review_votes (review_id, market, voter, helpful) values ($1, $2, $3, $4)
   on conflict (review_id, voter) do update set helpful = excluded.helpful, voted_at = now()`,
)
const DROP_VOTE = statement(
  'reviews.drop-vote',
  'delete from review_votes where review_id = $1 and voter = $2 returning helpful',
)
const COUNT_VOTES = statement(
  'reviews.count-votes',
  `update reviews set helpful = helpful + $2, not_helpful = not_helpful + $3 where id = $1
   returning helpful, not_helpful as "notHelpful"`,
)

export async function findVote(db: Db, reviewId: string, voter: string): Promise<boolean | null> {
  return (await db.oneOrNull<{ helpful: boolean }>(VOTE_OF, [reviewId, voter]))?.helpful ?? null
}

export async function saveVote(
  tx: Tx,
  vote: { reviewId: string; market: Market; voter: string; helpful: boolean },
): Promise<void> {
  await tx.run(SAVE_VOTE, [vote.reviewId, vote.market, vote.voter, vote.helpful])
}

/** Deletes a vote; returns its value, or null when there was none. */
export async function dropVote(tx: Tx, reviewId: string, voter: string): Promise<boolean | null> {
  return (await tx.oneOrNull<{ helpful: boolean }>(DROP_VOTE, [reviewId, voter]))?.helpful ?? null
}

/** Adjusts the vote counts of a locked review. */
export function moveVotes(tx: Tx, reviewId: string, helpful: number, notHelpful: number) {
  return tx.one<{ helpful: number; notHelpful: number }>(COUNT_VOTES, [reviewId, helpful, notHelpful])
}

const KEEP_UPLOAD = statement(
  'reviews.keep-upload',
  'insert into review_uploads (customer_id, market, hash) values ($1, $2, $3) on conflict do nothing',
)
const COUNT_UPLOADS = statement(
  'reviews.count-uploads',
  `select count(*)::int as count from review_uploads where customer_id = $1 and uploaded_at > now() - interval '1 day'`,
)
const MISSING_UPLOADS = statement(
  'reviews.missing-uploads',
  `select count(*)::int as count from unnest($2::text[]) h
   where not exists (select 1 from review_uploads u where u.customer_id = $1 and u.hash = h)`,
)

export async function keepUpload(db: Db, customerId: string, market: Market, hash: string): Promise<void> {
  await db.run(KEEP_UPLOAD, [customerId, market, hash])
}

/** Number of pictures that a customer uploaded in the last day. */
export async function countUploads(db: Db, customerId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_UPLOADS, [customerId])).count
}

/** How many of these pictures were not uploaded by the customer. */
export async function countForeignPictures(db: Db, customerId: string, hashes: readonly string[]): Promise<number> {
  return (await db.one<{ count: number }>(MISSING_UPLOADS, [customerId, hashes])).count
}
