// SQL of reviews, questions and answers as staff moderate them.

import type { PostKind, PostState } from '../../../contract/reviews/moderation.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, type SqlValue, statement, type Tx } from '../../platform/db.ts'
import type { HoldReason } from '../rules.ts'

export interface PostRow {
  id: string
  msn: string
  nameEn: string
  nameHi: string
  author: string
  rating: number | null
  title: string
  text: string
  language: Language
  pictures: string[]
  verified: boolean
  state: PostState
  heldFor: HoldReason[]
  writtenAt: Date
  moderatedAt: Date | null
  question: string
  answerCount: number
  storeAnswers: number
  /** Reason of a bulk rejection; empty otherwise. */
  reason: string
}

const COMMON = `x.reason, p.name_en as "nameEn", p.name_hi as "nameHi", x.id, x.author, x.body as text, x.language, x.state,
  x.held_for as "heldFor", x.moderated_at as "moderatedAt"`
const NO_REVIEW = `null as rating, '' as title, '{}'::text[] as pictures, false as verified`

/** The page after a row by the index of moderation: of a market and state, latest first. */
const pageOf = (table: string, at: string) => `x.market = $1 and x.state = $2 and not x.sample
  and ($3::uuid is null or (x.${at}, x.id) < (select y.${at}, y.id from ${table} y where y.id = $3))
  order by x.${at} desc, x.id desc limit $4`

const REVIEW = `${COMMON}, x.msn, x.rating, x.title, x.pictures, x.verified, x.written_at as "writtenAt",
    '' as question, 0 as "answerCount", 0 as "storeAnswers"
  from reviews x join products p on p.msn = x.msn`
const LISTS = {
  question: statement(
    'reviews.moderation-questions',
    `select ${COMMON}, x.msn, ${NO_REVIEW}, x.asked_at as "writtenAt", '' as question,
       (select count(*)::int from answers a where a.question_id = x.id and a.state = 'published') as "answerCount",
       (select count(*)::int from answers a where a.question_id = x.id and a.by_whom = 'staff') as "storeAnswers"
     from questions x join products p on p.msn = x.msn where ${pageOf('questions', 'asked_at')}`,
  ),
  answer: statement(
    'reviews.moderation-answers',
    `select ${COMMON}, q.msn, ${NO_REVIEW}, x.answered_at as "writtenAt", q.body as question, 0 as "answerCount", 0 as "storeAnswers"
     from answers x join questions q on q.id = x.question_id join products p on p.msn = q.msn
     where ${pageOf('answers', 'answered_at')}`,
  ),
}
const COUNTS = statement(
  'reviews.moderation-counts',
  `select
     (select count(*)::int from reviews where market = $1 and state = 'held' and not sample) as review,
     (select count(*)::int from questions where market = $1 and state = 'held' and not sample) as question,
     (select count(*)::int from answers where market = $1 and state = 'held' and not sample) as answer`,
)
const STATES_OF = {
  review: statement('reviews.state-of-review', 'select state from reviews where id = $1 and not sample'),
  question: statement('reviews.state-of-question', 'select state from questions where id = $1 and not sample'),
  answer: statement('reviews.state-of-answer', 'select state from answers where id = $1 and not sample'),
}
const STANDING = `x.id::text as id, x.state, p.name_en as product, x.author`
const OF_MARKET = 'x.market = $1 and x.id = any($2::uuid[]) and not x.sample'
const STANDINGS = {
  review: statement(
    'reviews.list-standings',
    `select ${STANDING} from reviews x join products p on p.msn = x.msn where ${OF_MARKET}`,
  ),
  question: statement(
    'reviews.list-standings-of-questions',
    `select ${STANDING} from questions x join products p on p.msn = x.msn where ${OF_MARKET}`,
  ),
  answer: statement(
    'reviews.list-standings-of-answers',
    `select ${STANDING} from answers x join questions q on q.id = x.question_id join products p on p.msn = q.msn
     where ${OF_MARKET}`,
  ),
}
const LOCKS = {
  question: statement('reviews.lock-text-question', 'select from questions where id = $1 for update'),
  answer: statement('reviews.lock-text-answer', 'select from answers where id = $1 for update'),
}
const LOCK_QUESTION = statement('reviews.lock-question', 'select market, state from questions where id = $1 for update')
const STORE_ANSWERS = statement(
  'reviews.store-answers',
  `select id, body as text, answered_at as "answeredAt" from answers where question_id = $1 and by_whom = 'staff'
   order by answered_at desc, id`,
)
const ANSWER = statement(
  'reviews.answer-for-store',
  `insert into answers (market, question_id, by_whom, author, body, language, state, answered_at)
   values ($1, $2, 'staff', $3, $4, $5, 'published', $6)
   on conflict (question_id, md5(lower(body))) where by_whom = 'staff' do update set author = excluded.author
   returning id`,
)

/** Additional filters of reviews; each matches the condition of a moderation index. */
export interface ReviewFilter {
  rating: number | null
  /** Only those with pictures. */
  pictures: boolean
  /** Reviews of a product. */
  msn: string | null
  /** Written from then on, and up to then. */
  from: string | null
  until: string | null
}

export interface ModerationQuery {
  market: Market
  kind: PostKind
  state: PostState
  before: string | null
  limit: number
}

/** Posts of a kind and state before one of them, latest first. */
export function listPosts(
  db: Db,
  { market, kind, state, before, limit }: ModerationQuery & { kind: 'question' | 'answer' },
): Promise<PostRow[]> {
  return db.rows<PostRow>(LISTS[kind], [market, state, before, limit])
}

/**
 * Reviews of a state before one of them that match the filters, latest first; unset filters are left out of the
 * statement.
 */
export function listReviews(
  db: Db,
  { market, state, before, limit }: Omit<ModerationQuery, 'kind'>,
  { rating, pictures, msn, from, until }: ReviewFilter,
): Promise<PostRow[]> {
  const values: SqlValue[] = [market, state, before, limit]
  const isSet = (condition: string, value: SqlValue) => {
    if (value === null) return []
    values.push(value)
    return [`${condition} $${values.length}`]
  }
  const conditions = [
    ...isSet('x.rating =', rating),
    ...isSet('x.msn =', msn),
    ...isSet('x.written_at >=', from),
    ...isSet('x.written_at <=', until),
    ...(pictures ? [`x.pictures <> '{}'`] : []),
    pageOf('reviews', 'written_at'),
  ]
  return db.rows<PostRow>(statement('', `select ${REVIEW} where ${conditions.join(' and ')}`), values)
}

export interface StandingRow {
  id: string
  state: PostState
  product: string
  author: string
}

/** States of reviews, questions or answers of a market, with their display names. */
export function listStandings(db: Db, kind: PostKind, market: Market, ids: readonly string[]): Promise<StandingRow[]> {
  return db.rows<StandingRow>(STANDINGS[kind], [market, ids])
}

/** Locks a question or answer until the transaction ends. */
export async function lockText(tx: Tx, kind: 'question' | 'answer', id: string): Promise<void> {
  await tx.rows(LOCKS[kind], [id])
}

export interface ModerationCounts {
  review: number
  question: number
  answer: number
}

export function countHeld(db: Db, market: Market): Promise<ModerationCounts> {
  return db.one<ModerationCounts>(COUNTS, [market])
}

/** The state of a customer's post; null for a sample of the starter and if there is none. */
export async function findState(db: Db, kind: PostKind, id: string): Promise<PostState | null> {
  return (await db.oneOrNull<{ state: PostState }>(STATES_OF[kind], [id]))?.state ?? null
}

export interface StoreAnswerRow {
  market: Market
  questionId: string
  author: string
  body: string
  language: Language
  at: Date
}

/** The market and state of a question, locked until the transaction ends; null if there is none. */
export function lockQuestion(tx: Tx, id: string): Promise<{ market: Market; state: PostState } | null> {
  return tx.oneOrNull(LOCK_QUESTION, [id])
}

/** The store's answers to a question, latest first. */
export function listStoreAnswers(
  db: Db,
  questionId: string,
): Promise<{ id: string; text: string; answeredAt: Date }[]> {
  return db.rows(STORE_ANSWERS, [questionId])
}

/** Inserts an answer of the store, or finds the same one; returns its id. */
export async function saveStoreAnswer(
  db: Db,
  { market, questionId, author, body, language, at }: StoreAnswerRow,
): Promise<string> {
  return (await db.one<{ id: string }>(ANSWER, [market, questionId, author, body, language, at])).id
}
