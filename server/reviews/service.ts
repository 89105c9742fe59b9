// Reviews: listed with a summary, one per customer, voted on, moderated; ratings for other domains.

import type { z } from 'zod'
import type { RecordSkip } from '../../contract/record-jobs/kinds.rules.ts'
import type { ProductReviews, Review, reviewEndpoints } from '../../contract/reviews/api.ts'
import type { PostKind, PostState } from '../../contract/reviews/moderation.rules.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import { hasReceived, whoOfStaff } from '../orders/service.ts'
import { type Actor, type Customer, requireSession, type Staff } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { moderateAnswer, moderateQuestion } from './commands/questions.ts'
import { postStandings } from './queries/moderation.ts'
import { lockText } from './repository/moderation.ts'
import { findReviewsPage, type ShownReview } from './repository/review-page.ts'
import {
  countForeignPictures,
  dropVote,
  findName,
  findOwnReview,
  findReview,
  findSubject,
  findVote,
  listRatings,
  lockRating,
  lockReview,
  moveVotes,
  type NewReview,
  type ReviewRow,
  type Subject,
  saveRating,
  saveReview,
  saveVote,
  setReviewState,
} from './repository/reviews.ts'
import { type ReviewStep, skipOfReview } from './rules/review-steps.ts'
import {
  authorName,
  holdReasons,
  languageOf,
  movedStars,
  NO_STARS,
  type Rating,
  ratingFrom,
  type Stars,
  summaryOf,
  type TextState,
  tidyText,
} from './rules.ts'

export { moderateAnswer, moderateQuestion, postAnswer } from './commands/questions.ts'
export { idsOfPosts, postStandings } from './queries/moderation.ts'
export { type ReviewStep, skipOfReview } from './rules/review-steps.ts'
export type { Rating } from './rules.ts'

/** Ratings for product cards and the search index, in one statement; products without reviews are not in the map. */
export async function ratingsOf(db: Db, msns: readonly string[]): Promise<Map<string, Rating>> {
  if (msns.length === 0) return new Map()
  const rows = await listRatings(db, msns)
  const rated = rows.map(({ msn, stars, sampleStars }) => {
    const { stars: _counts, ...rating } = ratingFrom(stars, sampleStars)
    return [msn, rating] as const
  })
  return new Map(rated.filter(([, { count }]) => count > 0))
}

const voterOf = ({ customerId, sessionId }: Actor): string | null =>
  customerId ? `customer:${customerId}` : sessionId && `session:${sessionId}`

function present(row: ShownReview, language: Language): Review {
  const { id, body, translation, pictures, writtenAt, ...rest } = row
  const other = row.language !== language ? translation : null
  return {
    reviewId: id,
    msn: rest.msn,
    rating: rest.rating,
    title: other?.title ?? rest.title,
    text: other?.body ?? body,
    language: other ? language : rest.language,
    author: rest.author,
    writtenAt: new Date(writtenAt).toISOString(),
    pictures: pictures.map(hash => `/media/${hash}/medium.webp`),
    verified: rest.verified,
    sample: rest.sample,
    helpful: rest.helpful,
    notHelpful: rest.notHelpful,
    myVote: rest.myVote,
    mine: rest.mine,
    state: rest.state,
  }
}

export type ReviewsQuery = z.output<typeof reviewEndpoints.getProductReviews.query>

/** Reviews of a product and its variants that the actor may see. @throws catalog.product-unknown */
export async function productReviews(db: Db, actor: Actor, query: ReviewsQuery): Promise<ProductReviews> {
  const { pageIndex, pageSize, ...filter } = query
  const row = await findReviewsPage(db, {
    ...filter,
    market: actor.market,
    customerId: actor.customerId,
    voter: voterOf(actor),
    limit: pageSize,
    offset: pageIndex * pageSize,
  })
  if (!row) throw appError('catalog.product-unknown')
  const { withPictures, verified, total } = row
  return {
    summary: summaryOf(row.stars ?? NO_STARS, row.sampleStars ?? NO_STARS, { withPictures, verified }),
    totalCount: total,
    pageIndex,
    pageSize,
    reviews: (row.reviews ?? []).map(review => present(review, actor.language)),
    own: row.own && present(row.own, actor.language),
  }
}

/** A product of the actor's market with its variants. @throws catalog.product-unknown */
export async function subjectOf(db: Db, actor: Actor, msn: string): Promise<Subject> {
  const subject = await findSubject(db, actor.market, msn)
  if (!subject) throw appError('catalog.product-unknown')
  return subject
}

export interface ReviewInput {
  msn: string
  /** Whole stars, 1 to 5. */
  rating: number
  title: string
  text: string
  /** Ids of pictures that the customer uploaded. */
  pictures: readonly string[]
}

/**
 * Updates the rating of a locked subject. Pages and the search index follow by a trigger of the table, as they follow any
 * change of a product.
 */
function moveRating(
  tx: Tx,
  review: Pick<ReviewRow, 'market' | 'subject'>,
  move: { locked: { stars: Stars }; gone: number | null; come: number | null },
): Promise<void> {
  return saveRating(tx, review.market, review.subject, movedStars(move.locked.stars, move.gone, move.come))
}

const countsFor = (review: Pick<ReviewRow, 'state' | 'rating'> | null) =>
  review?.state === 'published' ? review.rating : null

function isSame(before: ReviewRow, now: NewReview): boolean {
  const keys = ['msn', 'rating', 'title', 'body', 'verified'] as const
  return keys.every(key => before[key] === now[key]) && before.pictures.join() === now.pictures.join()
}

/**
 * Writes the customer's review of a product; it replaces their earlier one of the product or a variant. Idempotent. It may
 * be held for moderation. @throws catalog.product-unknown, request.invalid
 */
export async function writeReview(app: App, actor: Customer, input: ReviewInput): Promise<Review> {
  const { market, customerId } = actor
  const row = await app.db.transaction(async tx => {
    const { subject, msns } = await subjectOf(tx, actor, input.msn)
    const pictures = [...new Set(input.pictures)]
    if (pictures.length > 0 && (await countForeignPictures(tx, customerId, pictures)) > 0)
      throw appError('request.invalid', { problems: [{ path: 'body.pictures', message: 'Send the picture first.' }] })
    const { firstName, lastName } = await findName(tx, customerId)
    const [title, body] = [tidyText(input.title), tidyText(input.text)]
    if (body === '') throw appError('request.invalid', { problems: [{ path: 'body.text', message: 'Required.' }] })
    const heldFor = holdReasons(`${title}\n${body}\n${firstName} ${lastName}`)
    const review: NewReview = {
      ...{ market, subject, customerId, title, body, pictures, heldFor },
      msn: input.msn,
      rating: input.rating,
      author: authorName(firstName, lastName),
      language: languageOf(`${title} ${body}`),
      verified: await hasReceived(tx, customerId, msns),
      state: heldFor.length > 0 ? 'held' : 'published',
      writtenAt: app.now(),
    }
    const locked = await lockRating(tx, market, subject)
    const before = await findOwnReview(tx, market, subject, customerId)
    if (before && isSame(before, review)) return before
    const after = await saveReview(tx, review)
    const [gone, come] = [countsFor(before), countsFor(after)]
    if (gone !== null || come !== null) await moveRating(tx, after, { locked, gone, come })
    return after
  })
  return present({ ...row, writtenAt: row.writtenAt.toISOString(), myVote: null, mine: true }, actor.language)
}

/** Result of a vote; not counted when the review is the voter's own. */
export interface VoteOutcome {
  counted: boolean
  helpful: number
  notHelpful: number
  myVote: boolean | null
}

const part = (vote: boolean | null, of: boolean) => (vote === of ? 1 : 0)

/**
 * Votes whether a review is helpful. A visitor has one vote, which can be changed; a vote after login replaces that of
 * the same session. @throws request.not-found
 */
export async function voteReview(
  db: Db,
  actor: Actor,
  { reviewId, isHelpful }: { reviewId: string; isHelpful: boolean },
): Promise<VoteOutcome> {
  const { sessionId, customerId, market } = requireSession(actor)
  return db.transaction(async tx => {
    const review = await lockReview(tx, reviewId)
    if (review?.market !== market || review.state !== 'published') throw appError('request.not-found')
    const { helpful, notHelpful } = review
    if (customerId && review.customerId === customerId) return { counted: false, helpful, notHelpful, myVote: null }
    const guest = customerId ? await dropVote(tx, reviewId, `session:${sessionId}`) : null
    const voter = customerId ? `customer:${customerId}` : `session:${sessionId}`
    const mine = await findVote(tx, reviewId, voter)
    await saveVote(tx, { reviewId, market, voter, helpful: isHelpful })
    const move = (of: boolean) => part(isHelpful, of) - part(mine, of) - part(guest, of)
    return { counted: true, ...(await moveVotes(tx, reviewId, move(true), move(false))), myVote: isHelpful }
  })
}

/** Publishes, holds or rejects a review, for a reason of the staff, and updates the rating. @throws request.not-found */
export async function moderateReview(
  db: Db,
  reviewId: string,
  state: TextState,
  who: string,
  reason = '',
): Promise<void> {
  await db.transaction(async tx => {
    const review = await findReview(tx, reviewId)
    if (!review || review.sample) throw appError('request.not-found')
    const locked = await lockRating(tx, review.market, review.subject)
    const before = await lockReview(tx, reviewId)
    if (!before) throw appError('request.not-found')
    if (before.state === state) return
    await setReviewState(tx, reviewId, { state, who, reason })
    const [gone, come] = [countsFor(before), countsFor({ ...before, state })]
    if (gone !== come) await moveRating(tx, before, { locked, gone, come })
  })
}

const MODERATE = { review: moderateReview, question: moderateQuestion, answer: moderateAnswer }

interface PostTaken {
  skip: RecordSkip | null
  /** The state before. */
  was: PostState | null
}

/** Changes a review, question or answer of a market if the step applies. */
export async function takePostStep(
  tx: Tx,
  actor: Staff,
  { kind, market, id }: { kind: PostKind; market: Market; id: string },
  step: ReviewStep,
): Promise<PostTaken> {
  // a review is locked together with the rating of its product
  if (kind !== 'review') await lockText(tx, kind, id)
  const found = (await postStandings(tx, kind, market, [id])).get(id)
  const skip = skipOfReview(found?.state ?? null, step)
  if (skip) return { skip, was: null }
  await MODERATE[kind](tx, id, step.state, whoOfStaff(actor), step.reason)
  return { skip: null, was: found?.state ?? null }
}
