// Staff moderation of reviews, questions and answers, and answers on behalf of the store.

import type { PostKind, PostState } from '../../../contract/reviews/moderation.rules.ts'
import { whoOfStaff } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { requireVersion } from '../../platform/record-version.ts'
import { findState, listStoreAnswers, lockQuestion, saveStoreAnswer } from '../repository/moderation.ts'
import { languageOf, tidyText } from '../rules.ts'
import { moderateReview } from '../service.ts'
import { moderateAnswer, moderateQuestion } from './questions.ts'

const MODERATE = { review: moderateReview, question: moderateQuestion, answer: moderateAnswer }

/** Publishes or rejects; repeating it changes nothing. @throws request.not-found */
export async function decide(
  app: App,
  actor: Staff,
  { kind, postId, state }: { kind: PostKind; postId: string; state: Exclude<PostState, 'held'> },
): Promise<{ postId: string; state: PostState }> {
  const before = await findState(app.db, kind, postId)
  if (before === null) throw appError('request.not-found')
  // before the change: the entry of the log is written in its transaction
  describeChange({ before: { state: before }, after: { state } })
  if (before !== state) await MODERATE[kind](app.db, postId, state, whoOfStaff(actor))
  return { postId, state }
}

/** Name shown with answers of the store. */
const STORE_NAME = 'Karkhana'

/**
 * Answers a published question for the store. Idempotent for the same text.
 * @throws request.not-found, request.invalid, settings.changed-meanwhile with the latest answer if it is not the one
 *   the caller saw
 */
export async function answerForStore(
  app: App,
  actor: Staff,
  { questionId, text, version }: { questionId: string; text: string; version: number },
): Promise<{ answerId: string }> {
  const body = tidyText(text)
  return app.db.transaction(async tx => {
    const question = await lockQuestion(tx, questionId)
    if (question?.state !== 'published') throw appError('request.not-found')
    if (body === '') throw appError('request.invalid', { problems: [{ path: 'body.text', message: 'Required.' }] })
    const answers = await listStoreAnswers(tx, questionId)
    const same = answers.find(answer => answer.text.toLowerCase() === body.toLowerCase())
    if (same) return { answerId: same.id }
    requireVersion({ text: answers[0]?.text ?? '', version: answers.length }, version)
    const { market } = question
    const row = { market, questionId, author: STORE_NAME, body, language: languageOf(body), at: actor.now }
    const answerId = await saveStoreAnswer(tx, row)
    describeChange({ after: { answerId } })
    return { answerId }
  })
}
