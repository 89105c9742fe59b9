// Example responses of reviews and questions, shown in the documentation and checked against the schemas.

import { ok } from '../shared/endpoint.ts'

const review = {
  reviewId: '6f1c0a8e-5b0e-4c39-9c57-0d7f5d1c2a11',
  msn: 'MSN0000A1B2',
  rating: 4,
  title: 'Good drill for a workshop',
  text: 'Drills 10 mm in RCC without trouble. The chuck key is loose in its holder.',
  language: 'en' as const,
  author: 'Asha K.',
  writtenAt: '2026-11-02T08:12:00.000Z',
  pictures: ['/media/0f3c8d5e9a7b41c2836f0e1d2c3b4a59/medium.webp'],
  verified: true,
  sample: false,
  helpful: 12,
  notHelpful: 1,
  myVote: true,
  mine: false,
  state: 'published' as const,
}

export const reviews = ok({
  summary: {
    rating: 4.3,
    count: 3,
    stars: [
      { stars: 5, count: 1 },
      { stars: 4, count: 2 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ],
    withPictures: 1,
    verified: 2,
    sample: false,
    realCount: 3,
  },
  totalCount: 3,
  pageIndex: 0,
  pageSize: 10,
  reviews: [review],
  own: null,
})

export const written = ok({ review: { ...review, helpful: 0, notHelpful: 0, myVote: null, mine: true } })
export const picture = ok({ pictureId: '0f3c8d5e9a7b41c2836f0e1d2c3b4a59', link: review.pictures[0] })
export const vote = ok({ counted: true, helpful: 13, notHelpful: 1, myVote: true })

const reply = {
  answerId: '0b8f9d7e-6a44-4c7e-8f1a-93f2a4a1d001',
  text: 'Yes, a keyed chuck of 13 mm.',
  language: 'en' as const,
  author: 'Sahyadri Supplies',
  by: 'seller' as const,
  answeredAt: '2026-11-03T06:30:00.000Z',
  sample: false,
  mine: false,
  state: 'published' as const,
}

const question = {
  questionId: '2f0a3f3c-4a1c-4f1d-9b36-2a1a0e8f7c10',
  text: 'Does it take 13 mm bits?',
  language: 'en' as const,
  author: 'Ravi S.',
  askedAt: '2026-11-02T10:00:00.000Z',
  sample: false,
  mine: false,
  state: 'published' as const,
  answers: [reply],
}

export const questions = ok({ totalCount: 1, pageIndex: 0, pageSize: 10, canAnswer: false, questions: [question] })
export const createdQuestion = ok({ question: { ...question, mine: true, answers: [] } })
export const answered = ok({
  accepted: true,
  reason: null,
  answer: { ...reply, author: 'Meera P.', by: 'buyer' as const, mine: true },
})

export const schema = ok([
  {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Power tools', item: '/power-tools/114000000' }],
  },
])
