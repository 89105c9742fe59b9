// The samples of the starter store: marked, in both languages, never a purchase, counted apart.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../../server/platform/db.ts'
import { openTestStore, type TestStore } from '../../server/testing/store.ts'
import { starterCatalogue } from '../catalogue/catalogue.ts'
import { sampleQuestions } from '../catalogue/question-texts.ts'
import { REVIEWED_KINDS, sampleReviews } from '../catalogue/review-texts.ts'
import { samplesFor } from './reviews.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const DEVANAGARI = /[\u0900-\u097f]/
const WRITTEN = statement(
  'test.samples',
  `select count(*)::int as reviews, count(*) filter (where not sample or verified or customer_id is not null)::int as real,
     (select sum(n)::int from product_ratings, unnest(sample_stars) n) as counted,
     (select sum(n)::int from product_ratings, unnest(stars) n) as bought,
     (select count(*)::int from questions where sample) as questions,
     (select count(*)::int from answers where sample and by_whom = 'seller') as answers,
     (select min(msn) from reviews where market = 'IN') as msn
   from reviews`,
)

it('fill a whole store with some hundreds, the same on every call', () => {
  const { products } = starterCatalogue()
  const samples = samplesFor(products)
  expect(samples).toEqual(samplesFor(products))
  expect(samples.reviews.length).toBeGreaterThan(220)
  expect(samples.questions.length).toBeGreaterThanOrEqual(75)
  const perProduct = new Map<string, Set<string>>()
  for (const { msn, body } of samples.reviews) {
    const bodies = perProduct.get(msn) ?? new Set()
    expect(bodies.has(body)).toBe(false)
    perProduct.set(msn, bodies.add(body))
  }
})

it('exist only for existing kinds, in both languages', () => {
  const models = new Set(starterCatalogue().products.map(({ render }) => render.model))
  for (const named of Object.values(REVIEWED_KINDS)) for (const model of named) expect(models).toContain(model)
  for (const { kind, title, text } of sampleReviews()) {
    expect(Object.keys(REVIEWED_KINDS)).toContain(kind)
    for (const words of [title, text]) {
      expect(words.hi).toMatch(DEVANAGARI)
      expect(words.en).not.toMatch(DEVANAGARI)
    }
  }
  for (const { kind, question, answer } of sampleQuestions()) {
    expect(Object.keys(REVIEWED_KINDS)).toContain(kind)
    for (const words of [question, answer]) expect(words.hi).toMatch(DEVANAGARI)
  }
})

it('are marked as samples, without a purchase, and separate from real ratings', async () => {
  type Written = Record<'reviews' | 'real' | 'counted' | 'bought' | 'questions' | 'answers', number> & { msn: string }
  const counts = await store.app.db.one<Written>(WRITTEN)
  expect(counts.reviews).toBeGreaterThan(20)
  expect(counts).toMatchObject({ real: 0, bought: 0, counted: counts.reviews, answers: counts.questions })
  for (const language of ['en', 'hi']) {
    const visitor = store.visitor()
    if (language === 'hi') visitor.headers.language = 'hi'
    const { data } = await visitor.call('GET /api/v1/review/getProductReviews', { query: { msn: counts.msn } })
    expect(data.summary).toMatchObject({ sample: true, realCount: 0, verified: 0 })
    for (const review of data.reviews) {
      expect(review).toMatchObject({ sample: true, verified: false, language })
      expect(DEVANAGARI.test(review.text)).toBe(language === 'hi')
    }
  }
})
