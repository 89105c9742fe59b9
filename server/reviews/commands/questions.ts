// Product questions and answers: listed, asked, answered by buyers, sellers and staff, moderated.

import type { Answer, ProductQuestions, Question } from '../../../contract/reviews/api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { hasReceived } from '../../orders/service.ts'
import type { Actor, Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  type AnsweredBy,
  type AnswerRow,
  countWritten,
  findQuestionPlace,
  findQuestionsPage,
  type NewText,
  type QuestionRow,
  saveAnswer,
  saveQuestion,
  setTextState,
} from '../repository/questions.ts'
import { findName, findSubject } from '../repository/reviews.ts'
import { authorName, holdReasons, languageOf, searchWords, type TextState, tidyText } from '../rules.ts'

/** Questions and answers per customer and day. */
const MAX_PER_DAY = 50

function inLanguage(row: { body: string; language: Language; translation: string | null }, language: Language) {
  const other = row.language !== language ? row.translation : null
  return { text: other ?? row.body, language: other === null ? row.language : language }
}

function presentAnswer(row: AnswerRow, language: Language): Answer {
  const { id, by, author, sample, mine, state, answeredAt } = row
  const texts = inLanguage(row, language)
  return { answerId: id, ...texts, author, by, answeredAt: new Date(answeredAt).toISOString(), sample, mine, state }
}

function presentQuestion(row: QuestionRow, language: Language): Question {
  const { id, author, sample, mine, state, askedAt, answers } = row
  return {
    questionId: id,
    ...inLanguage(row, language),
    author,
    askedAt: new Date(askedAt).toISOString(),
    sample,
    mine,
    state,
    answers: (answers ?? []).map(answer => presentAnswer(answer, language)),
  }
}

/** Questions about a product and its variants that the actor may see. @throws catalog.product-unknown */
export async function productQuestions(
  db: Db,
  actor: Actor,
  { msn, pageIndex, pageSize, str }: { msn: string; pageIndex: number; pageSize: number; str: string },
): Promise<ProductQuestions> {
  const { market, customerId, language } = actor
  const page = { limit: pageSize, offset: pageIndex * pageSize }
  const row = await findQuestionsPage(db, { market, msn, customerId, words: searchWords(str), ...page })
  if (!row) throw appError('catalog.product-unknown')
  return {
    totalCount: row.total,
    pageIndex,
    pageSize,
    canAnswer: customerId !== null && (await hasReceived(db, customerId, row.msns)),
    questions: (row.questions ?? []).map(question => presentQuestion(question, language)),
  }
}

/** Normalises and moderates a text as typed. @throws request.invalid, request.too-many */
async function textOf(app: App, actor: Customer, typed: string): Promise<NewText> {
  if ((await countWritten(app.db, actor.customerId)) >= MAX_PER_DAY) throw appError('request.too-many')
  const { firstName, lastName } = await findName(app.db, actor.customerId)
  const body = tidyText(typed)
  if (body === '') throw appError('request.invalid', { problems: [{ path: 'body.text', message: 'Required.' }] })
  const heldFor = holdReasons(`${body}\n${firstName} ${lastName}`)
  return {
    market: actor.market,
    customerId: actor.customerId,
    author: authorName(firstName, lastName),
    body,
    language: languageOf(body),
    state: heldFor.length > 0 ? 'held' : 'published',
    heldFor,
    at: app.now(),
  }
}

/** Asks a question; idempotent for the same text. It may be held for moderation. @throws catalog.product-unknown */
export async function askQuestion(
  app: App,
  actor: Customer,
  { msn, text }: { msn: string; text: string },
): Promise<Question> {
  const subject = await findSubject(app.db, actor.market, msn)
  if (!subject) throw appError('catalog.product-unknown')
  const row = await saveQuestion(app.db, subject.subject, msn, await textOf(app, actor, text))
  return presentQuestion(row, actor.language)
}

export interface AnswerOutcome {
  accepted: boolean
  reason: 'not-a-buyer' | null
  answer: Answer | null
}

/** Answers a question as a customer who received the product. @throws request.not-found */
export async function answerAsBuyer(
  app: App,
  actor: Customer,
  { questionId, text }: { questionId: string; text: string },
): Promise<AnswerOutcome> {
  const place = await findQuestionPlace(app.db, questionId)
  if (place?.market !== actor.market || place.state !== 'published') throw appError('request.not-found')
  const variants = (await findSubject(app.db, place.market, place.msn))?.msns ?? [place.msn]
  if (!(await hasReceived(app.db, actor.customerId, variants)))
    return { accepted: false, reason: 'not-a-buyer', answer: null }
  const row = await saveAnswer(app.db, questionId, 'buyer', await textOf(app, actor, text))
  return { accepted: true, reason: null, answer: presentAnswer(row, actor.language) }
}

export interface StoreAnswer {
  questionId: string
  by: Exclude<AnsweredBy, 'buyer'>
  /** Displayed name: the seller's trade name, or the store's. */
  author: string
  text: string
}

/** Answers for the seller or the store; published without moderation. @throws request.not-found */
export async function postAnswer(app: App, answer: StoreAnswer): Promise<Answer> {
  const place = await findQuestionPlace(app.db, answer.questionId)
  if (!place) throw appError('request.not-found')
  const body = tidyText(answer.text)
  const row = await saveAnswer(app.db, answer.questionId, answer.by, {
    market: place.market,
    customerId: null,
    author: answer.author,
    body,
    language: languageOf(body),
    state: 'published',
    heldFor: [],
    at: app.now(),
  })
  return presentAnswer(row, languageOf(body))
}

/** Publishes, holds or rejects a question. @throws request.not-found */
export async function moderateQuestion(
  db: Db,
  questionId: string,
  state: TextState,
  who: string,
  reason = '',
): Promise<void> {
  if (!(await setTextState(db, 'questions', questionId, { state, who, reason }))) throw appError('request.not-found')
}

/** Publishes, holds or rejects an answer. @throws request.not-found */
export async function moderateAnswer(
  db: Db,
  answerId: string,
  state: TextState,
  who: string,
  reason = '',
): Promise<void> {
  if (!(await setTextState(db, 'answers', answerId, { state, who, reason }))) throw appError('request.not-found')
}
