// Reviews over HTTP and through the service: one per customer, verified purchases, votes, variants, moderation.

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { lockOrder, moveOrder } from '../orders/service.ts'
import { type Db, statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest } from '../testing/buyers.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { moderateReview, ratingsOf, voteReview, writeReview } from './service.ts'

const ADD = 'POST /api/v1/review/addReview'
const LIST = 'GET /api/v1/review/getProductReviews'
const VOTE = 'POST /api/v1/review/isReviewHelpful'

/** The starter reviews are irrelevant here. */
const NO_SAMPLES = 'truncate reviews, product_ratings, questions cascade'

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  await store.asOwner(NO_SAMPLES)
  msns = (await store.app.db.rows<{ msn: string }>(ALONE)).map(({ msn }) => msn)
  expect(msns.length).toBeGreaterThanOrEqual(12)
})
afterAll(() => store.close())

let next = 0
/** A product that no other test reviews. */
const freshMsn = () => msns[next++] ?? ''
const read = async (visitor: Visitor, msn: string, query = {}) =>
  (await visitor.call(LIST, { query: { msn, ...query } })).data
const add = async (visitor: Visitor, msn: string, rating = 5, text = 'Works as it should.', more = {}) =>
  (await visitor.call(ADD, { body: { msn, rating, text, ...more } })).data.review

/** Unrelated products, in stock, neither heavy nor expensive. */
const ALONE = statement(
  'test.alone',
  `select distinct on (review_subject(p.group_key, p.msn)) p.msn from products p
   join offer_choices oc using (msn) join stock s using (msn)
   where p.market = 'IN' and oc.availability = 'stock' and oc.min_quantity = 1 and oc.quantity_multiple = 1
     and p.weight_grams < 5000 and oc.price_minor between 50000 and 900000 and s.on_hand > 10
     and review_subject(p.group_key, p.msn) <> (select review_subject(group_key, msn) from products
       where msn = (select min(msn) from products where market = 'IN' and group_key is not null group by group_key having count(*) > 1 order by min(msn) limit 1))
   order by review_subject(p.group_key, p.msn), p.msn limit 20`,
)
const VARIANTS = statement(
  'test.variants',
  `select array_agg(msn order by msn) as msns from products where market = 'IN' and group_key is not null
   group by group_key having count(*) > 1 order by min(msn) limit 1`,
)
const STORED = statement('test.stored-reviews', 'select count(*)::int as count from reviews where msn = $1')

/** Places a cash-on-delivery order of a product and completes it. */
async function deliver(db: Db, msn: string) {
  const [buyer] = await makeBuyers(db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(db, [buyer], [{ msn, quantity: 1 }])
  const { orderId } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, 5))
  const to = async (state: 'processing' | 'packed' | 'shipped' | 'delivered') =>
    db.transaction(async tx => {
      const order = await lockOrder(tx, orderId, { kind: 'system', name: 'test' })
      if (order) await moveOrder(tx, order, state, { who: 'test', why: '' })
    })
  return { buyer, to }
}

describe('a review', () => {
  it('is written, listed with the summary, and replaced by the next', async () => {
    const msn = freshMsn()
    const customer = await store.customer()
    const first = await add(customer, msn, 4, 'Drills 10 mm.', { title: 'Good' })
    expect(first).toMatchObject({ rating: 4, title: 'Good', author: 'Asha K.', verified: false, state: 'published' })
    const guest = await read(store.visitor(), msn)
    expect(guest).toMatchObject({ totalCount: 1, own: null, summary: { rating: 4, count: 1, realCount: 1 } })
    expect(guest.reviews).toMatchObject([{ text: 'Drills 10 mm.', mine: false }])
    await add(customer, msn, 2, 'Broke after a week.')
    const after = await read(customer, msn)
    expect(after).toMatchObject({ totalCount: 1, summary: { rating: 2, count: 1 }, own: { mine: true, rating: 2 } })
    expect(after.reviews[0]?.reviewId).toBe(first.reviewId)
  })

  it('is idempotent, also for concurrent requests', async () => {
    const msn = freshMsn()
    const customer = await store.customer()
    const both = await Promise.all([add(customer, msn), add(customer, msn)])
    expect(both[0]).toEqual(both[1])
    expect(await add(customer, msn)).toEqual(both[0])
    expect(await store.app.db.one(STORED, [msn])).toEqual({ count: 1 })
    expect((await ratingsOf(store.app.db, [msn])).get(msn)).toMatchObject({ count: 1 })
  })

  it('is shared by the variants of a product', async () => {
    const { msns: variants } = await store.app.db.one<{ msns: string[] }>(VARIANTS)
    const [one = '', two = ''] = variants
    await add(await store.customer(), one, 3)
    expect(await read(store.visitor(), two)).toMatchObject({
      summary: { rating: 3, count: 1 },
      reviews: [{ msn: one }],
    })
    const ratings = await ratingsOf(store.app.db, [...variants, msns[11] ?? ''])
    expect([...ratings.keys()].sort()).toEqual(variants)
    expect(ratings.get(two)).toEqual({ rating: 3, count: 1, sample: false })
  })

  it('is a verified purchase once the order was delivered, regardless of the request', async () => {
    const msn = freshMsn()
    const { buyer, to } = await deliver(store.app.db, msn)
    const input = { msn, rating: 5, title: '', text: 'Fine.', pictures: [], verified: true }
    expect((await writeReview(store.app, buyer.actor, input)).verified).toBe(false)
    for (const state of ['processing', 'packed', 'shipped'] as const) await to(state)
    expect((await writeReview(store.app, buyer.actor, input)).verified).toBe(false)
    await to('delivered')
    expect((await writeReview(store.app, buyer.actor, input)).verified).toBe(true)
    expect(await read(store.visitor(), msn, { verified: 'true' })).toMatchObject({ totalCount: 1 })
    const another = await store.customer()
    expect(await add(another, msn, 1)).toMatchObject({ verified: false })
    expect(await read(store.visitor(), msn, { verified: 'true' })).toMatchObject({
      totalCount: 1,
      summary: { count: 2 },
    })
  })

  it('is held for moderation, visible only to its author, and counted once published', async () => {
    const msn = freshMsn()
    const writer = await store.customer()
    const held = await add(writer, msn, 5, 'Cheaper at www.example.com')
    expect(held.state).toBe('held')
    expect(await read(store.visitor(), msn)).toMatchObject({ totalCount: 0, summary: { count: 0 } })
    expect(await read(writer, msn)).toMatchObject({ totalCount: 0, own: { state: 'held' } })
    await moderateReview(store.app.db, held.reviewId, 'published', 'test')
    expect(await read(store.visitor(), msn)).toMatchObject({ totalCount: 1, summary: { rating: 5, count: 1 } })
    await moderateReview(store.app.db, held.reviewId, 'rejected', 'test')
    expect(await read(store.visitor(), msn)).toMatchObject({ totalCount: 0, summary: { rating: 0, count: 0 } })
  })

  it('is sorted and filtered', async () => {
    const msn = freshMsn()
    const writers = [await store.customer(), await store.customer(), await store.customer()]
    for (const [at, rating] of [3, 5, 1].entries()) await add(writers[at] ?? store.visitor(), msn, rating)
    const order = async (query: object) => (await read(store.visitor(), msn, query)).reviews.map(({ rating }) => rating)
    expect(await order({ sort: 'newest' })).toEqual([1, 5, 3])
    expect(await order({ sort: 'high' })).toEqual([5, 3, 1])
    expect(await order({ sort: 'low', pageSize: 2 })).toEqual([1, 3])
    expect(await order({ sort: 'low', pageSize: 2, pageIndex: 1 })).toEqual([5])
    expect(await order({ stars: '1,3', sort: 'high' })).toEqual([3, 1])
    expect(await read(store.visitor(), msn, { stars: '4' })).toMatchObject({ totalCount: 0, summary: { count: 3 } })
    expect(await order({ withPictures: 'true' })).toEqual([])
  })

  it('requires a product of the market', async () => {
    const customer = await store.customer('ae.localhost')
    const answer = await customer.try(ADD, { body: { msn: msns[0] ?? '', rating: 5, text: 'Good.' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
    expect((await store.visitor().try(LIST, { query: { msn: 'MSNZZZZZZZZ' } })).status).toBe(404)
  })
})

describe('a picture', () => {
  const png = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#2463c9' } })
      .png()
      .toBuffer()
  const send = async (customer: Visitor, data: Buffer) =>
    customer.try('POST /api/v1/review/addPicture', { body: { type: 'image/png', data: data.toString('base64') } })

  it('can only be used by the customer who uploaded it', async () => {
    const msn = freshMsn()
    const [owner, other] = [await store.customer(), await store.customer()]
    const { body } = (await send(owner, await png())) as { body: { data: { pictureId: string; link: string } } }
    const pictures = [body.data.pictureId]
    expect(await add(owner, msn, 5, 'See the picture.', { pictures })).toMatchObject({ pictures: [body.data.link] })
    expect(await store.visitor().request('GET', body.data.link)).toMatchObject({ status: 200 })
    expect(await read(store.visitor(), msn, { withPictures: 'true' })).toMatchObject({ totalCount: 1 })
    const stolen = await other.try(ADD, { body: { msn, rating: 1, text: 'Mine.', pictures } })
    expect(stolen).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })

  it('must be a valid image', async () => {
    const customer = await store.customer()
    expect(await send(customer, Buffer.from('<svg/>'))).toMatchObject({ status: 400, body: { code: 'media.invalid' } })
    const svg = { type: 'image/svg+xml', data: 'PHN2Zy8+' } as never
    expect((await customer.try('POST /api/v1/review/addPicture', { body: svg })).status).toBe(400)
  })
})

describe('a vote', () => {
  const vote = async (visitor: Visitor, reviewId: string, isHelpful: boolean) =>
    (await visitor.call(VOTE, { body: { reviewId, isHelpful } })).data

  it('counts once per visitor, can be changed, and is kept after login', async () => {
    const msn = freshMsn()
    const writer = await store.customer()
    const { reviewId } = await add(writer, msn)
    expect(await vote(writer, reviewId, true)).toEqual({ counted: false, helpful: 0, notHelpful: 0, myVote: null })
    const guest = store.visitor()
    await guest.call('GET /api/v1/session/getSession')
    await Promise.all([vote(guest, reviewId, true), vote(guest, reviewId, true), vote(guest, reviewId, true)])
    expect(await vote(guest, reviewId, true)).toMatchObject({ counted: true, helpful: 1, notHelpful: 0 })
    expect(await vote(guest, reviewId, false)).toMatchObject({ helpful: 0, notHelpful: 1, myVote: false })
    expect(await read(guest, msn)).toMatchObject({ reviews: [{ myVote: false, notHelpful: 1 }] })
    const others = [store.visitor(), store.visitor(), await store.customer()]
    await Promise.all(others.map(other => vote(other, reviewId, true)))
    expect(await read(store.visitor(), msn)).toMatchObject({ reviews: [{ myVote: null, helpful: 3, notHelpful: 1 }] })
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('no buyer')
    await voteReview(store.app.db, { ...buyer.actor, kind: 'guest', customerId: null }, { reviewId, isHelpful: true })
    const again = await voteReview(store.app.db, buyer.actor, { reviewId, isHelpful: true })
    expect(again).toMatchObject({ helpful: 4, notHelpful: 1 })
  })

  it('requires a published review', async () => {
    const writer = await store.customer()
    const { reviewId } = await add(writer, freshMsn(), 5, 'Call 9876543210')
    for (const id of [reviewId, '00000000-0000-4000-8000-000000000000']) {
      const answer = await store.visitor().try(VOTE, { body: { reviewId: id, isHelpful: true } })
      expect(answer).toMatchObject({ status: 404, body: { code: 'request.not-found' } })
    }
  })

  it('is deleted when the review is replaced', async () => {
    const msn = freshMsn()
    const writer = await store.customer()
    const { reviewId } = await add(writer, msn)
    await vote(store.visitor(), reviewId, true)
    await add(writer, msn, 1, 'It broke.')
    expect(await read(store.visitor(), msn)).toMatchObject({ reviews: [{ helpful: 0, rating: 1 }] })
  })
})

it('stores hostile text as plain text', async () => {
  const msn = freshMsn()
  const customer = await store.customer()
  const text = `<img src=x onerror=alert(1)> '; drop table reviews; -- \u202egnp.exe 👷🏽‍♀️ \ud800 {"$gt":""}`
  const review = await add(customer, msn, 5, text, { title: '<b>%s</b>' })
  expect(review.text).toContain('<img src=x onerror=alert(1)>')
  expect(review.text).not.toContain('\u202e')
  expect(review.title).toBe('<b>%s</b>')
  for (const bad of [{ rating: 6 }, { rating: 0 }, { rating: 2.5 }, { text: ' \u200b ' }, { text: 'x'.repeat(3001) }]) {
    const answer = await customer.try(ADD, { body: { msn, rating: 5, text: 'x', ...bad } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  }
})
