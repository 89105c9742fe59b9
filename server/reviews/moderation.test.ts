// Moderation over HTTP: pending posts are listed, published or rejected with the right, and questions are answered
// for the store.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const STATE_CALL = 'POST /api/admin/reviews/{reviewId}/state'
const PLAN = statement(
  'test.moderation-plan',
  `explain (format json) select id from reviews where market = 'IN' and state = 'held' and not sample
     and (written_at, id) < (now(), 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid) order by written_at desc, id desc limit 25`,
)

let store: TestStore
let customer: Visitor
let msn: string

beforeAll(async () => {
  store = await openTestStore()
  ;[msn = ''] = await store.buyableMsns('IN', 1)
  customer = await store.customer()
})
afterAll(() => store.close())

const shown = async () =>
  (await store.visitor().call('GET /api/v1/review/getProductReviews', { query: { msn } })).data.reviews.map(
    ({ text }) => text,
  )

it('lists pending posts with the reason; support publishes and rejects with an audit entry, and a translator may not', async () => {
  const text = 'See www.example.com for more.'
  const body = { msn, rating: 4, text, title: 'Good' }
  const { reviewId } = (await customer.call('POST /api/v1/review/addReview', { body })).data.review
  const { visitor: support, staffId } = await openStaff(store, 'support', ['IN'])
  const query = { market: 'IN', kind: 'review' } as const
  const { posts } = (await support.call('GET /api/admin/moderation', { query })).data
  expect(posts).toMatchObject([{ postId: reviewId, state: 'held', heldFor: ['link'], rating: 4, text, msn }])
  const { visitor: translator } = await openStaff(store, 'translator')
  const forbidden = await translator.try('GET /api/admin/moderation', { query })
  expect(forbidden.body).toMatchObject({ code: 'session.forbidden', data: { permission: 'reviews.read' } })
  const counts = await support.call('GET /api/admin/moderation/counts', { query: { market: 'IN' } })
  expect(counts.data).toMatchObject({ review: 1, question: 0, answer: 0 })

  expect(await shown()).not.toContain(text)
  const params = { reviewId }
  for (const state of ['published', 'published'] as const) await support.call(STATE_CALL, { params, body: { state } })
  expect(await shown()).toContain(text)
  await support.call(STATE_CALL, { params, body: { state: 'rejected' } })
  expect(await shown()).not.toContain(text)
  const { visitor: auditor } = await openStaff(store, 'auditor')
  const { entries } = (await auditor.call('GET /api/admin/audit', { query: { recordId: reviewId } })).data
  expect(entries.map(({ who, before, after }) => [who, before, after])).toEqual([
    [`staff:${staffId}`, { state: 'published' }, { state: 'rejected' }],
    [`staff:${staffId}`, { state: 'published' }, { state: 'published' }],
    [`staff:${staffId}`, { state: 'held' }, { state: 'published' }],
  ])
  // a member of the other country does not find it
  const { visitor: other } = await openStaff(store, 'support', ['AE'])
  const missing = await other.try(STATE_CALL, { params, body: { state: 'published' } })
  expect(missing.body).toMatchObject({ code: 'request.not-found' })
})

it('pages through the questions, and answers one for the store once', async () => {
  for (const text of ['How loud is it?', 'Which cable does it need?', 'Does it work at 230 V?'])
    await customer.call('POST /api/v1/quest/setQuest', { body: { msn, text } })
  const { visitor: content } = await openStaff(store, 'content')
  const query = { market: 'IN', kind: 'question', state: 'published', limit: 2 } as const
  const first = (await content.call('GET /api/admin/moderation', { query })).data
  expect(first).toMatchObject({ more: true, posts: [{ text: 'Does it work at 230 V?' }, { answerCount: 0 }] })
  const before = first.posts[1]?.postId
  const second = (await content.call('GET /api/admin/moderation', { query: { ...query, before } })).data
  expect(second).toMatchObject({ more: false, posts: [{ text: 'How loud is it?' }] })

  const params = { questionId: second.posts[0]?.postId ?? '' }
  const answer = () =>
    content.call('POST /api/admin/questions/{questionId}/answer', { params, body: { text: '62 dB at one metre.' } })
  expect((await answer()).data).toEqual((await answer()).data)
  const seen = (await customer.call('GET /api/v1/quest/getQuest', { query: { msn, str: 'loud' } })).data
  expect(seen.questions).toMatchObject([{ answers: [{ by: 'staff', text: '62 dB at one metre.' }] }])
  const blank = await content.try('POST /api/admin/questions/{questionId}/answer', { params, body: { text: '\u200b' } })
  expect(blank.body).toMatchObject({ code: 'request.invalid' })
})

it("of two members who answer at once, the second gets a conflict with the other's answer", async () => {
  await customer.call('POST /api/v1/quest/setQuest', { body: { msn, text: 'Is the case included?' } })
  const { visitor: content } = await openStaff(store, 'content')
  const query = { market: 'IN', kind: 'question', state: 'published' } as const
  const read = async () => (await content.call('GET /api/admin/moderation', { query })).data.posts[0]
  const question = await read()
  const params = { questionId: question?.postId ?? '' }
  const answer = (text: string, version = question?.storeAnswers) =>
    content.try('POST /api/admin/questions/{questionId}/answer', { params, body: { text, version } })
  const [one, two] = await Promise.all([answer('Yes, it is.'), answer('Yes, with foam.')])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  const text = one.status === 200 ? 'Yes, it is.' : 'Yes, with foam.'
  const lost = one.status === 200 ? two : one
  expect(lost.body).toMatchObject({ code: 'settings.changed-meanwhile', data: { current: { text, version: 1 } } })
  expect(await answer(text)).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ storeAnswers: 1, answerCount: 1 })
})

it('finds pending posts by index', async () => {
  const [plan] = await store.app.db.rows<{ 'QUERY PLAN': unknown }>(PLAN)
  expect(JSON.stringify(plan)).toContain('reviews_moderation')
})
