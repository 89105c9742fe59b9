// Staff endpoints to moderate reviews, questions and answers, and answer questions in the store's name.

import { z } from 'zod'
import { csvList } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zReadVersion } from '../shared/record-version.ts'
import { zDay, zLanguage, zMarket, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { POST_KINDS, POST_STATES, type PostKind } from './moderation.rules.ts'

const access = 'staff' as const
const read = 'reviews.read' as const
const write = 'reviews.write' as const

const zPost = z.object({
  kind: z.enum(POST_KINDS),
  postId: zUuid,
  msn: zMsn,
  productName: z.string(),
  /** Displayed name: first name and initial, or the name of the store or seller for their answers. */
  author: z.string(),
  /** Stars of a review. */
  rating: z.int().nullable(),
  /** Title of a review; empty otherwise. */
  title: z.string(),
  text: z.string(),
  language: zLanguage,
  /** Addresses of medium pictures of a review. */
  pictures: z.array(z.string()),
  /** The product was delivered to the writer of the review. */
  verified: z.boolean(),
  state: z.enum(POST_STATES),
  /** Why a moderation rule held it. */
  heldFor: z.array(z.enum(['link', 'contact', 'language'])),
  writtenAt: z.iso.datetime(),
  /** When staff last decided; null when nobody has. */
  moderatedAt: z.iso.datetime().nullable(),
  /** The question of an answer; empty otherwise. */
  question: z.string(),
  /** Published answers of a question; 0 otherwise. */
  answerCount: z.int(),
  /** Answers of the store to a question, also rejected ones; the next answer of the store names it. 0 otherwise. */
  storeAnswers: z.int(),
  /** Why staff rejected it in a bulk action; empty otherwise. */
  reason: z.string(),
})
/** A review, question or answer of a customer, seller or the store. */
export type Post = z.output<typeof zPost>

const post: Post = {
  ...{ kind: 'review', postId: '5d7a1c50-1f0e-4f43-9b0c-4f2f3a1d6e10', msn: 'MSN0A1B2C3D' },
  ...{ productName: 'Bosch GSB 501 impact drill, 500 W', author: 'Asha K.', rating: 4, title: 'Good for the price' },
  ...{ text: 'More at www.example.com', language: 'en', pictures: [], verified: true, state: 'held' },
  ...{ heldFor: ['link'], writtenAt: '2026-11-24T06:12:00.000Z', moderatedAt: null, question: '', answerCount: 0 },
  storeAnswers: 0,
  reason: '',
}
const body = z.object({ state: z.enum(['published', 'rejected']) })
const response = envelope(z.object({ postId: zUuid, state: z.enum(POST_STATES) }))
const moderated = ok({ postId: post.postId, state: 'published' as const })
const moderation = { method: 'POST', access, permission: write, body, response, errors: ['request.not-found'] } as const

const filters = {
  market: zMarket,
  state: z.enum(POST_STATES).default('held'),
  /** Stars of reviews. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** Only reviews with pictures. */
  pictures: z.literal('true').optional(),
  /** Reviews of this variant. */
  msn: zMsn.optional(),
  /** First and last day on which reviews were written, in the time zone of the market. */
  from: zDay.optional(),
  to: zDay.optional(),
}
const kind = z.enum(POST_KINDS).default('review')
/** Questions and answers have neither stars nor pictures, so these filters do not apply. */
const isNarrowable = (
  query: { kind: PostKind } & Partial<Record<'rating' | 'pictures' | 'msn' | 'from' | 'to', unknown>>,
) =>
  query.kind === 'review' ||
  [query.rating, query.pictures, query.msn, query.from, query.to].every(one => one === undefined)
const NARROWABLE = { path: ['kind'], message: 'Stars, pictures, product and days are filters of reviews.' }

/** Filters of the list of reviews. */
export const zReviewFilter = z.object(filters)

export const moderationEndpoints = defineEndpoints({
  moderationList: {
    method: 'GET',
    path: '/api/admin/moderation',
    access,
    permission: read,
    summary:
      'Lists the reviews, questions or answers of a market in a state, latest first; `before` returns the following page.',
    query: z
      .object({
        ...filters,
        kind,
        /** Id of the last entry on the previous page. */
        before: zUuid.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      })
      .refine(isNarrowable, NARROWABLE),
    response: envelope(z.object({ posts: z.array(zPost), more: z.boolean() })),
    errors: [],
    example: ok({ posts: [post], more: false }),
  },
  moderationFile: {
    method: 'GET',
    path: '/api/admin/moderation.csv',
    access,
    permission: read,
    summary: `Exports the list with the same filters as CSV, latest first, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: z.object({ ...filters, kind, language: zLanguage.default('en') }).refine(isNarrowable, NARROWABLE),
    ...csvList('reviews-in.csv'),
    errors: [],
  },
  moderationCounts: {
    method: 'GET',
    path: '/api/admin/moderation/counts',
    access,
    permission: read,
    summary: 'Counts the held reviews, questions and answers of a market.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ review: z.int(), question: z.int(), answer: z.int() })),
    errors: [],
    example: ok({ review: 1, question: 0, answer: 0 }),
  },
  moderateReview: {
    ...moderation,
    path: '/api/admin/reviews/{reviewId}/state',
    summary: 'Publishes or rejects a review, and updates the rating of its product. Repeating it changes nothing.',
    params: z.object({ reviewId: zUuid }),
    example: moderated,
  },
  moderateQuestion: {
    ...moderation,
    path: '/api/admin/questions/{questionId}/state',
    summary: 'Publishes or rejects a question. Repeating it changes nothing.',
    params: z.object({ questionId: zUuid }),
    example: moderated,
  },
  moderateAnswer: {
    ...moderation,
    path: '/api/admin/answers/{answerId}/state',
    summary: 'Publishes or rejects an answer. Repeating it changes nothing.',
    params: z.object({ answerId: zUuid }),
    example: moderated,
  },
  answerForStore: {
    method: 'POST',
    path: '/api/admin/questions/{questionId}/answer',
    access,
    permission: write,
    summary:
      'Answers a question on behalf of the store, published at once. `version` is the `storeAnswers` that the caller has read: two members do not answer without seeing each other. Repeating it with the same text changes nothing.',
    params: z.object({ questionId: zUuid }),
    body: z.object({ text: zText(2000), version: zReadVersion }),
    response: envelope(z.object({ answerId: zUuid })),
    errors: ['request.not-found', 'settings.changed-meanwhile'],
    example: ok({ answerId: post.postId }),
  },
})
