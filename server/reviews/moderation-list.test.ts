// The list of moderation: filters of reviews, its file, and how few rows of many a page reads.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listReviews } from './repository/moderation.ts'

const COPIES = 10_000
const NONE = { rating: null, pictures: false, msn: null, from: null, until: null }
const page = { market: 'IN' as const, state: 'published' as const, before: null, limit: 26 }

let store: TestStore
let support: SignedIn
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  support = await openStaff(store, 'support')
  msns = await store.buyableMsns('IN', 2)
  const { customerId } = await store.customer()
  // one a minute, latest first; each hundredth has one star, each thousandth a picture
  await store.asOwner(`insert into reviews (market, subject, msn, customer_id, author, rating, body, language, state, written_at, pictures)
    select 'IN', 'copy-' || n, case when n % 2000 = 0 then '${msns[1]}' else '${msns[0]}' end, '${customerId}', 'Asha K.',
      case when n % 100 = 0 then 1 else 5 end, 'Review ' || n, 'en', 'published', '2026-06-30T12:00:00Z'::timestamptz - make_interval(mins => n),
      case when n % 1000 = 0 then array[repeat('a', 64)] else '{}' end
    from generate_series(1, ${COPIES}) n; analyze reviews`)
})
afterAll(() => store.close())

const texts = async (query: object) =>
  (
    await support.visitor.call('GET /api/admin/moderation', {
      query: { market: 'IN', state: 'published', limit: 3, ...query } as never,
    })
  ).data.posts.map(({ text }) => text)

it('is narrowed by stars, pictures, product and days of the market', async () => {
  expect(await texts({ rating: 1 })).toEqual(['Review 100', 'Review 200', 'Review 300'])
  expect(await texts({ pictures: 'true', rating: 1 })).toEqual(['Review 1000', 'Review 2000', 'Review 3000'])
  expect(await texts({ msn: msns[1] })).toEqual(['Review 2000', 'Review 4000', 'Review 6000'])
  // the day ends at 18:30 of the other one
  expect((await texts({ to: '2026-06-29' }))[0]).toBe('Review 1051')
  expect(await texts({ from: '2026-06-30', rating: 1, pictures: 'true' })).toEqual(['Review 1000'])
  for (const query of [{ rating: 6 }, { pictures: 'false' }, { msn: 'x' }, { kind: 'question', rating: 1 }])
    expect(
      await support.visitor.try('GET /api/admin/moderation', { query: { market: 'IN', ...query } as never }),
    ).toMatchObject({ status: 400 })
})

it('reads about as many reviews as it shows for each filter', async () => {
  for (const filter of [
    NONE,
    { ...NONE, rating: 1 },
    { ...NONE, pictures: true },
    { ...NONE, msn: msns[1] ?? '' },
    { ...NONE, until: '2026-06-25T00:00:00Z' },
    { ...NONE, rating: 1, pictures: true, from: '2026-06-01T00:00:00Z' },
  ]) {
    const seen = await rowsRead(store.app.db, db => listReviews(db, page, filter))
    expect(seen, JSON.stringify(filter)).toBeLessThan(400)
  }
})

it('is exported with the same filters', async () => {
  const path = '/api/admin/moderation.csv?market=IN&state=published&pictures=true'
  const { body } = await support.visitor.request('GET', path)
  const [head, line, ...more] = String(body).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe(
    'Written,MSN,Product,Author,Stars,Title,Text,Question,Pictures,Verified purchase,State,Held for,Reason',
  )
  expect(line).toMatch(/^2026-06-30 00:50,MSN\w{8},.+,Asha K\.,1,,Review 1000,,1,,Published,,$/)
  expect(more).toHaveLength(9)
  const questions = await support.visitor.request(
    'GET',
    '/api/admin/moderation.csv?market=IN&kind=question&language=hi',
  )
  expect(String(questions.body)).toContain('लिखने का समय')
  const catalog = await openStaff(store, 'catalog')
  expect((await catalog.visitor.request('GET', path)).status).toBe(403)
})
