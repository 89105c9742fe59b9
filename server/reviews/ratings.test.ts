// Stored ratings equal a recount after any sequence of writes, replacements and moderation, sequential and concurrent.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { erasePersonalData } from '../platform/personal-data.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { reviewsDomain } from './domain.ts'
import { moderateReview, productReviews, ratingsOf, writeReview } from './service.ts'

let store: TestStore
let msns: string[]
let buyers: Buyer[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 3)
  buyers = await makeBuyers(store.app.db, 4)
})
afterAll(() => store.close())

const CLEAR = statement('test.clear-reviews', 'with gone as (delete from reviews) delete from product_ratings')
const SAMPLE = statement(
  'test.sample-review',
  `with made as (insert into reviews (market, subject, msn, author, rating, body, language, sample, state)
     select 'IN', review_subject(group_key, msn), msn, 'Sample', 5, 'Sample', 'en', true, 'published'
     from products where msn = $1 returning subject)
   insert into product_ratings (market, subject, sample_stars) select 'IN', subject, '{0,0,0,0,1}' from made`,
)
const COMPARE = statement(
  'test.compare-ratings',
  `select r.subject, r.stars as stored,
     array(select (select count(*)::int from reviews v where v.market = r.market and v.subject = r.subject
       and v.state = 'published' and not v.sample and v.rating = n) from generate_series(1, 5) n order by n) as counted
   from product_ratings r`,
)

const action = fc.record({
  buyer: fc.nat({ max: 3 }),
  product: fc.nat({ max: 2 }),
  rating: fc.integer({ min: 1, max: 5 }),
  text: fc.constantFrom('Good.', 'Bad.', 'See www.example.com'),
  decision: fc.constantFrom('leave' as const, 'published' as const, 'held' as const, 'rejected' as const),
})
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

async function act({ buyer, product, rating, text, decision }: Action): Promise<void> {
  const { actor } = buyers[buyer] ?? buyers[0] ?? ({} as Buyer)
  const input = { msn: msns[product] ?? '', rating, title: '', text, pictures: [] }
  const { reviewId } = await writeReview(store.app, actor, input)
  if (decision !== 'leave') await moderateReview(store.app.db, reviewId, decision, 'test')
}

it('is right after sequential and concurrent writes', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), fc.boolean(), async (actions, atOnce) => {
      await store.app.db.run(CLEAR)
      if (atOnce) await Promise.all(actions.map(act))
      else for (const one of actions) await act(one)
      const rows = await store.app.db.rows<{ stored: number[]; counted: number[] }>(COMPARE)
      expect(rows.length).toBeGreaterThan(0)
      for (const { stored, counted } of rows) expect(stored).toEqual(counted)
      compared += rows.length
    }),
    { numRuns: 25 },
  )
  expect(compared).toBeGreaterThan(30)
})

it('samples are counted separately and hidden after the first real review', async () => {
  await store.app.db.run(CLEAR)
  const msn = msns[0] ?? ''
  const [buyer] = buyers
  if (!buyer) throw new Error('no buyer')
  await store.app.db.run(SAMPLE, [msn])
  const page = () =>
    productReviews(store.app.db, buyer.actor, {
      ...{ msn, pageIndex: 0, pageSize: 10, sort: 'newest', stars: [], withPictures: false, verified: false },
    })
  expect(await page()).toMatchObject({
    summary: { rating: 5, count: 1, sample: true, realCount: 0 },
    reviews: [{ sample: true, verified: false }],
  })
  expect((await ratingsOf(store.app.db, msns)).get(msn)).toEqual({ rating: 5, count: 1, sample: true })
  await writeReview(store.app, buyer.actor, { msn, rating: 2, title: '', text: 'Poor.', pictures: [] })
  expect(await page()).toMatchObject({
    summary: { rating: 2, count: 1, sample: false, realCount: 1 },
    totalCount: 1,
    reviews: [{ sample: false }],
  })
})

it('is correct after the account of a reviewer is deleted', async () => {
  await store.app.db.run(CLEAR)
  const decisions = ['published', 'published', 'rejected'] as const
  for (const [buyer, decision] of decisions.entries())
    await act({ buyer, product: 0, rating: 4, text: 'Good.', decision })
  const customerId = buyers[0]?.actor.customerId ?? ''
  await store.app.db.transaction(async tx => {
    for (const data of reviewsDomain.personalData ?? []) await erasePersonalData(tx, data, customerId)
  })
  const [row] = await store.app.db.rows<{ stored: number[]; counted: number[] }>(COMPARE)
  expect(row).toMatchObject({ stored: [0, 0, 0, 1, 0], counted: [0, 0, 0, 1, 0] })
})
