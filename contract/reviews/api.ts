// Endpoints of reviews and questions: read, write, vote and answer; structured data of a category page.

import { z } from 'zod'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import {
  zCategoryCode,
  zLanguage,
  zMsn,
  zPageIndex,
  zPictureId,
  zPictureUpload,
  zText,
  zUuid,
} from '../shared/schemas.ts'
import * as example from './examples.ts'

/** Plain text, never markup. */
const MAX = { title: 120, review: 3000, question: 500, answer: 2000 } as const

const zState = z.enum(['published', 'held', 'rejected'])
const zPageSize = z.coerce.number().int().min(1).max(50).default(10)
const zYes = z
  .enum(['true', 'false'])
  .default('false')
  .transform(value => value === 'true')

export const zReview = z.object({
  reviewId: z.string(),
  /** The variant that was reviewed. */
  msn: z.string(),
  /** Stars, 1 to 5. */
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  /** Language of title and text. */
  language: zLanguage,
  /** First name and initial; empty when the customer has given no name. */
  author: z.string(),
  writtenAt: z.iso.datetime(),
  /** URLs of medium pictures; other sizes differ in the file name. */
  pictures: z.array(z.string()),
  /** Whether the product was delivered to the author. */
  verified: z.boolean(),
  /** Whether it is a sample shipped with the store, without a purchase. */
  sample: z.boolean(),
  helpful: z.int(),
  notHelpful: z.int(),
  /** The visitor’s vote. */
  myVote: z.boolean().nullable(),
  mine: z.boolean(),
  /** Other people only see published ones. */
  state: zState,
})
export type Review = z.output<typeof zReview>

export const zRatingSummary = z.object({
  /** Average of the stars, to one decimal; 0 without reviews. */
  rating: z.number(),
  count: z.int(),
  /** Five stars first. */
  stars: z.array(z.object({ stars: z.int(), count: z.int() })),
  withPictures: z.int(),
  verified: z.int(),
  /** Whether the figures come from sample reviews, which disappear with the first real one. */
  sample: z.boolean(),
  /** Number of real customer reviews, the only ones that AggregateRating may count. */
  realCount: z.int(),
})
export type RatingSummary = z.output<typeof zRatingSummary>

export const zProductReviews = z.object({
  summary: zRatingSummary,
  /** Number of reviews that match the filters. */
  totalCount: z.int(),
  pageIndex: z.int(),
  pageSize: z.int(),
  reviews: z.array(zReview),
  /** The visitor's own review, in any state. */
  own: zReview.nullable(),
})
export type ProductReviews = z.output<typeof zProductReviews>

export const zAnswer = z.object({
  answerId: z.string(),
  text: z.string(),
  language: zLanguage,
  author: z.string(),
  by: z.enum(['seller', 'staff', 'buyer']),
  answeredAt: z.iso.datetime(),
  sample: z.boolean(),
  mine: z.boolean(),
  state: zState,
})
export type Answer = z.output<typeof zAnswer>

export const zQuestion = z.object({
  questionId: z.string(),
  text: z.string(),
  language: zLanguage,
  author: z.string(),
  askedAt: z.iso.datetime(),
  sample: z.boolean(),
  mine: z.boolean(),
  state: zState,
  /** Answers of sellers and staff first. */
  answers: z.array(zAnswer),
})
export type Question = z.output<typeof zQuestion>

export const zProductQuestions = z.object({
  totalCount: z.int(),
  pageIndex: z.int(),
  pageSize: z.int(),
  /** Whether the visitor has received the product and so may answer. */
  canAnswer: z.boolean(),
  questions: z.array(zQuestion),
})
export type ProductQuestions = z.output<typeof zProductQuestions>

export const reviewEndpoints = defineEndpoints({
  getProductReviews: {
    method: 'GET',
    path: '/api/v1/review/getProductReviews',
    access: 'public',
    summary: 'Lists the reviews of a product and its variants with the rating summary, paged, sorted and filtered.',
    query: z.object({
      msn: zMsn,
      pageIndex: zPageIndex,
      pageSize: zPageSize,
      sort: z.enum(['newest', 'helpful', 'high', 'low']).default('helpful'),
      stars: z
        .string()
        .regex(/^([1-5](,[1-5]){0,4})?$/, 'Stars are 1 to 5, joined by commas.')
        .default('')
        .transform(text => (text === '' ? [] : text.split(',').map(Number))),
      withPictures: zYes,
      verified: zYes,
    }),
    response: envelope(zProductReviews),
    errors: ['catalog.product-unknown'],
    example: example.reviews,
  },
  addReview: {
    method: 'POST',
    path: '/api/v1/review/addReview',
    access: 'customer',
    feature: 'reviews',
    summary: 'Saves the customer’s review of a product, replacing an earlier one.',
    body: z.object({
      msn: zMsn,
      rating: z.int().min(1, 'Choose 1 to 5 stars.').max(5, 'Choose 1 to 5 stars.'),
      title: zText(MAX.title, 0).default(''),
      text: zText(MAX.review),
      /** Ids of uploaded pictures. */
      pictures: z.array(zPictureId).max(5, 'At most 5 pictures.').default([]),
    }),
    response: envelope(z.object({ review: zReview })),
    errors: ['catalog.product-unknown'],
    example: example.written,
    perMinute: 20,
  },
  addReviewPicture: {
    method: 'POST',
    path: '/api/v1/review/addPicture',
    access: 'customer',
    feature: 'reviews',
    summary: 'Uploads a picture for a review; its id goes into the review.',
    body: zPictureUpload,
    response: envelope(z.object({ pictureId: z.string(), link: z.string() })),
    errors: ['media.invalid'],
    example: example.picture,
    perMinute: 30,
  },
  isReviewHelpful: {
    method: 'POST',
    path: '/api/v1/review/isReviewHelpful',
    access: 'public',
    summary: 'Votes on whether a review is helpful; one vote per visitor, which can be changed.',
    body: z.object({ reviewId: zUuid, isHelpful: z.boolean() }),
    response: envelope(
      z.object({
        /** False when the review is the visitor’s own. */
        counted: z.boolean(),
        helpful: z.int(),
        notHelpful: z.int(),
        myVote: z.boolean().nullable(),
      }),
    ),
    errors: ['request.not-found'],
    example: example.vote,
    perMinute: 60,
  },
})

export const questionEndpoints = defineEndpoints({
  getQuest: {
    method: 'GET',
    path: '/api/v1/quest/getQuest',
    access: 'public',
    summary:
      'Lists the questions about a product and its variants with their answers, paged; a search returns those that contain every word.',
    query: z.object({ msn: zMsn, pageIndex: zPageIndex, pageSize: zPageSize, str: zText(120, 0).default('') }),
    response: envelope(zProductQuestions),
    errors: ['catalog.product-unknown'],
    example: example.questions,
  },
  setQuest: {
    method: 'POST',
    path: '/api/v1/quest/setQuest',
    access: 'customer',
    feature: 'questions',
    summary: 'Asks a question about a product; asking the same question again adds no second one.',
    body: z.object({ msn: zMsn, text: zText(MAX.question) }),
    response: envelope(z.object({ question: zQuestion })),
    errors: ['catalog.product-unknown'],
    example: example.createdQuestion,
    perMinute: 20,
  },
  answerQuest: {
    method: 'POST',
    path: '/api/v1/quest/answer',
    access: 'customer',
    feature: 'questions',
    summary: 'Answers a question as a customer who has received the product, replacing an earlier answer.',
    body: z.object({ questionId: zUuid, text: zText(MAX.answer) }),
    response: envelope(
      z.object({
        accepted: z.boolean(),
        reason: z.enum(['not-a-buyer']).nullable(),
        answer: zAnswer.nullable(),
      }),
    ),
    errors: ['request.not-found'],
    example: example.answered,
    perMinute: 20,
  },
  getCategorySchema: {
    method: 'GET',
    path: '/api/v1/quest/getCategorySchema',
    access: 'public',
    summary: 'Returns the structured data of a category page: breadcrumb, best sellers, answered questions.',
    query: z.object({ category: zCategoryCode }),
    response: envelope(z.array(z.record(z.string(), z.unknown()))),
    errors: ['catalog.category-unknown'],
    example: example.schema,
  },
})
