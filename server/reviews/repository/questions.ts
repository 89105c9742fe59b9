// SQL of questions and answers.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { HoldReason, TextState } from '../rules.ts'

export type AnsweredBy = 'seller' | 'staff' | 'buyer'

export interface AnswerRow {
  id: string
  by: AnsweredBy
  author: string
  body: string
  language: Language
  translation: string | null
  sample: boolean
  state: TextState
  /** ISO string, like all times inside JSON results. */
  answeredAt: string
  mine: boolean
}

export interface QuestionRow {
  id: string
  author: string
  body: string
  language: Language
  translation: string | null
  sample: boolean
  state: TextState
  askedAt: string
  mine: boolean
  answers: AnswerRow[] | null
}

const ANSWER = `jsonb_build_object('id', a.id, 'by', a.by_whom, 'author', a.author, 'body', a.body,
  'language', a.language, 'translation', a.translation, 'sample', a.sample, 'state', a.state,
  'answeredAt', a.answered_at, 'mine', coalesce(a.customer_id = $3, false))`

const QUESTION = `jsonb_build_object('id', q.id, 'author', q.author, 'body', q.body, 'language', q.language,
  'translation', q.translation, 'sample', q.sample, 'state', q.state, 'askedAt', q.asked_at,
  'mine', coalesce(q.customer_id = $3, false),
  'answers', (select jsonb_agg(${ANSWER} order by (a.by_whom = 'buyer'), a.answered_at, a.id) from answers a
    where a.question_id = q.id and (a.state = 'published' or a.customer_id = $3)))`

// a product has few questions, so they are searched without an index
const PAGE = statement(
  'reviews.questions-page',
  `with asked as (
     select p.market, review_subject(p.group_key, p.msn) as subject,
       case when p.group_key is null then array[p.msn] else
         (select array_agg(v.msn) from products v where v.market = p.market and v.group_key = p.group_key) end as msns
     from products p where p.msn = $1 and p.market = $2 and p.active
   ), found as (
     select q.*, (q.customer_id = $3) is true as own,
       exists (select 1 from answers a where a.question_id = q.id and a.state = 'published') as answered
     from questions q join asked k on k.market = q.market and k.subject = q.subject
     cross join lateral (
       select lower(concat_ws(' ', q.body, q.translation, string_agg(concat_ws(' ', a.body, a.translation), ' '))) as words
       from answers a where a.question_id = q.id and a.state = 'published') said
     where (q.state = 'published' or q.customer_id = $3)
       and not exists (select 1 from unnest($4::text[]) word where position(word in said.words) = 0)
   ), page as (
     select *, row_number() over (order by (own and state <> 'published') desc, answered desc, asked_at desc, id) as place
     from found order by place limit $5 offset $6
   )
   select k.msns, (select count(*)::int from found) as total,
     (select jsonb_agg(${QUESTION} order by q.place) from page q) as questions
   from asked k`,
)

export interface QuestionsQuery {
  market: Market
  msn: string
  customerId: string | null
  /** Lower-case words that the question or its answers must contain. */
  words: readonly string[]
  limit: number
  offset: number
}

/** A page of visible questions; null when the product is unknown in the market. */
export function findQuestionsPage(
  db: Db,
  { msn, market, customerId, words, limit, offset }: QuestionsQuery,
): Promise<{ msns: string[]; total: number; questions: QuestionRow[] | null } | null> {
  return db.oneOrNull(PAGE, [msn, market, customerId, words, limit, offset])
}

/** The text of a question or answer with its moderation state. */
export interface NewText {
  market: Market
  customerId: string | null
  author: string
  body: string
  language: Language
  state: TextState
  heldFor: readonly HoldReason[]
  at: Date
}

const ASK = statement(
  'reviews.ask',
  `with kept as (
     insert into questions (market, subject, msn, customer_id, author, body, language, state, held_for, asked_at)
     values ($1, $4, $5, $3, $6, $7, $2, $8, $9, $10)
     on conflict (market, subject, customer_id, md5(lower(body))) do update set body = excluded.body returning *
   ) select ${QUESTION} as question from kept q`,
)
const COUNT_ASKED = statement(
  'reviews.count-asked',
  `select (select count(*) from questions where customer_id = $1 and asked_at > now() - interval '1 day')
     + (select count(*) from answers where customer_id = $1 and answered_at > now() - interval '1 day') as count`,
)
const FIND_PLACE = statement(
  'reviews.question-place',
  'select market, msn, state, customer_id as "customerId" from questions where id = $1',
)
const REPLY = statement(
  'reviews.reply',
  `with kept as (
     insert into answers (market, question_id, by_whom, customer_id, author, body, language, state, held_for, answered_at)
     values ($1, $4, $5, $3, $6, $7, $2, $8, $9, $10)
     on conflict (question_id, customer_id) do update set author = excluded.author, body = excluded.body,
       language = excluded.language, translation = null, state = excluded.state, held_for = excluded.held_for,
       moderated_by = null, moderated_at = null, answered_at = excluded.answered_at
     returning *
   ) select ${ANSWER} as answer from kept a`,
)
const STATE_OF = {
  questions: statement(
    'reviews.question-state',
    'update questions set state = $2, moderated_by = $3, moderated_at = now(), reason = $4 where id = $1',
  ),
  answers: statement(
    'reviews.answer-state',
    'update answers set state = $2, moderated_by = $3, moderated_at = now(), reason = $4 where id = $1',
  ),
}

const valuesOf = (text: NewText, where: readonly string[]) => [
  ...[text.market, text.language, text.customerId, ...where],
  ...[text.author, text.body, text.state, text.heldFor, text.at],
]

/** Inserts a question unless the customer has asked the same one. */
export async function saveQuestion(db: Db, subject: string, msn: string, text: NewText): Promise<QuestionRow> {
  return (await db.one<{ question: QuestionRow }>(ASK, valuesOf(text, [subject, msn]))).question
}

/** Number of questions and answers that a customer wrote in the last day. */
export async function countWritten(db: Db, customerId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_ASKED, [customerId])).count
}

export interface QuestionPlace {
  market: Market
  msn: string
  state: TextState
  customerId: string | null
}

export function findQuestionPlace(db: Db, questionId: string): Promise<QuestionPlace | null> {
  return db.oneOrNull<QuestionPlace>(FIND_PLACE, [questionId])
}

/** Inserts an answer; it replaces the customer's earlier one. */
export async function saveAnswer(db: Db, questionId: string, by: AnsweredBy, text: NewText): Promise<AnswerRow> {
  return (await db.one<{ answer: AnswerRow }>(REPLY, valuesOf(text, [questionId, by]))).answer
}

/** `reason` is why staff reject it, empty otherwise. Returns whether it exists. */
export async function setTextState(
  db: Db,
  kind: keyof typeof STATE_OF,
  id: string,
  { state, who, reason }: { state: TextState; who: string; reason: string },
): Promise<boolean> {
  return (await db.run(STATE_OF[kind], [id, state, who, reason])) === 1
}

const FAQ = statement(
  'reviews.category-faq',
  `select q.body as question, a.body as answer
   from categories top
   join categories c on c.taxonomy_code = top.taxonomy_code or c.taxonomy_code like top.taxonomy_code || '/%'
   join products p on p.category_code = c.code and p.active
   join questions q on q.msn = p.msn and q.state = 'published' and not q.sample and q.language = $3
   join lateral (
     select body from answers a where a.question_id = q.id and a.state = 'published' and not a.sample and a.language = $3
     order by (a.by_whom = 'buyer'), a.answered_at limit 1) a on true
   where top.code = $1 and top.market = $2
   order by q.asked_at desc, q.id limit $4`,
)

/** The newest answered questions about products of a category and its descendants, without samples. */
export function listCategoryFaq(
  db: Db,
  category: string,
  market: Market,
  language: Language,
  limit: number,
): Promise<{ question: string; answer: string }[]> {
  return db.rows(FAQ, [category, market, language, limit])
}
