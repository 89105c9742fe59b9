// The offer that pages show: chosen by weights, again on every change, and concurrent changes lose nothing.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { openDatabase, statement } from '../platform/db.ts'
import { setStock } from '../testing/buyers.ts'
import { addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const sql = (text: string) => statement('', text)
const CHOICE = sql(
  `select offer_id as "offerId", price_minor as "priceMinor", offers, active, score, reason from offer_choices where msn = $1`,
)
const WEIGHTS = sql(
  `select landed_price as price, delivery, rating, stock, shipping_minor as shipping, free_above_minor as free
   from offer_weights where market = $1`,
)

interface Choice {
  offerId: number
  priceMinor: number
  offers: number
  active: boolean
  score: number | null
  reason: { rule: string; offers?: { offerId: number; score: number }[] }
}
interface Weights {
  price: number
  delivery: number
  rating: number
  stock: number
  shipping: number
  free: number
}

let store: TestStore
let msns: string[]
let weights: Weights
const choiceOf = (msn: string) => store.app.db.one<Choice>(CHOICE, [msn])

beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 12)
  weights = await store.app.db.one<Weights>(WEIGHTS, ['IN'])
})
afterAll(() => store.close())

interface Candidate {
  price: number
  lead: number
  stars: number
  units: number
  active: boolean
  condition: 'new' | 'refurbished'
}

/** The rank of an offer by the documented rule, implemented a second time: best first. */
function expectedOrder(candidates: readonly Candidate[]): number[] {
  const landed = candidates.map(({ price }) => price + (price > weights.free ? 0 : weights.shipping))
  const lowest = (active: boolean) => Math.min(...landed.filter((_, at) => candidates[at]?.active === active))
  const scored = candidates.map((one, at) => {
    const amount = landed[at] ?? 0
    const points =
      weights.price * Math.floor((10_000 * lowest(one.active)) / amount) +
      weights.delivery * Math.max(0, 10_000 - 1000 * one.lead) +
      weights.rating * 200 * (one.stars || 35) +
      weights.stock * Math.min(one.units, 10) * 1000
    const total = weights.price + weights.delivery + weights.rating + weights.stock
    const score = Math.round(points / total)
    return {
      at,
      key: [one.active ? 0 : 1, one.condition === 'new' ? 0 : 1, one.units >= 1 ? 0 : 2, -score, amount, at],
    }
  })
  scored.sort((a, b) => {
    const differs = a.key.findIndex((value, index) => value !== b.key[index])
    return (a.key[differs] ?? 0) - (b.key[differs] ?? 0)
  })
  return scored.map(({ at }) => at)
}

describe('the choice', () => {
  it('charges the shipping of the cart in the landed price', async () => {
    for (const market of ['IN', 'AE'] as const) {
      const { shipping } = MARKET_LIMITS[market]
      const row = await store.app.db.one<Weights>(WEIGHTS, [market])
      expect([row.shipping, row.free]).toEqual([shipping.chargeMinor, shipping.freeAboveMinor])
    }
  })

  it('equals the documented rule for any offers', async () => {
    const [msn = ''] = msns
    const candidate = fc.record({
      price: fc.integer({ min: 20_000, max: 200_000 }),
      lead: fc.integer({ min: 0, max: 14 }),
      stars: fc.integer({ min: 0, max: 50 }),
      units: fc.integer({ min: 0, max: 15 }),
      active: fc.boolean(),
      condition: fc.constantFrom<'new' | 'refurbished'>('new', 'new', 'refurbished'),
    })
    const undo = new Error('undo')
    await fc.assert(
      fc.asyncProperty(fc.array(candidate, { minLength: 2, maxLength: 4 }), async candidates => {
        const work = store.app.db.transaction(async tx => {
          const ids: number[] = []
          await tx.run(sql('update offers set active = false, price_minor = 1, mrp_minor = 1 where msn = $1'), [msn])
          for (const { price, lead, stars, units, condition } of candidates) {
            const { offerId, sellerCode } = await addOffer(tx, msn, {
              ...{ priceMinor: price, leadTimeDays: lead, units, condition },
            })
            ids.push(offerId)
            await tx.run(sql('update sellers set rating_tenths = $2 where code = $1'), [sellerCode, stars])
          }
          for (const [at, { active }] of candidates.entries()) {
            await tx.run(sql('update offers set active = $2 where id = $1'), [ids[at] ?? 0, active])
          }
          const choice = await tx.one<Choice>(CHOICE, [msn])
          const some = candidates.some(({ active }) => active)
          expect(choice.offers).toBe(candidates.filter(({ active }) => active).length)
          expect(choice.active).toBe(some)
          if (some) expect(ids.indexOf(choice.offerId)).toBe(expectedOrder(candidates)[0])
          if (choice.offers > 1) {
            const best = choice.reason.offers?.[0]
            expect(choice.reason.rule).toBe('score')
            expect([best?.offerId, best?.score]).toEqual([choice.offerId, choice.score])
          }
          throw undo
        })
        await expect(work).rejects.toBe(undo)
      }),
      { numRuns: 25 },
    )
  })

  it('is made again when a price, the stock, a rating or a registration changes', async () => {
    const { db } = store.app
    const [, msn = ''] = msns
    await setStock(db, msn, 30, 30)
    const first = await choiceOf(msn)
    expect(first).toMatchObject({ offers: 1, reason: { rule: 'only-offer' } })
    const other = await addOffer(db, msn, { priceMinor: Math.floor(first.priceMinor / 2), units: 40 })
    expect(await choiceOf(msn)).toMatchObject({ offerId: other.offerId, offers: 2, reason: { rule: 'score' } })
    await db.run(sql('update stock set reserved = on_hand where offer_id = $1'), [other.offerId])
    expect(await choiceOf(msn)).toMatchObject({ offerId: first.offerId })
    await db.run(sql('update stock set reserved = 0 where offer_id = $1'), [other.offerId])
    expect(await choiceOf(msn)).toMatchObject({ offerId: other.offerId })
    await db.run(
      sql(`update seller_registrations r set valid_to = now() from offers o
        where o.id = $1 and r.seller_id = o.seller_id and r.state_code = '27'`),
      [other.offerId],
    )
    expect(await choiceOf(msn)).toMatchObject({ offerId: first.offerId })
    const reason = await db.one(
      sql(`select t.reason from seller_warehouse_states t join offers o on o.seller_id = t.seller_id
        join warehouses w on w.id = t.warehouse_id where o.id = $1 and w.code = 'BWD'`),
      [other.offerId],
    )
    expect(reason).toEqual({ reason: 'registration-ended' })
    await db.run(sql(`update seller_registrations set valid_to = 'infinity' where valid_to <= now()`))
    expect(await choiceOf(msn)).toMatchObject({ offerId: other.offerId })
  })

  it('prefers the better rated of two equal sellers', async () => {
    const { db } = store.app
    const [, , msn = ''] = msns
    await setStock(db, msn, 30, 30)
    const first = await choiceOf(msn)
    await db.run(sql('update sellers set rating_tenths = 0'))
    const other = await addOffer(db, msn, { priceMinor: first.priceMinor, units: 60 })
    expect((await choiceOf(msn)).offerId).toBe(first.offerId)
    await db.run(sql('update sellers set rating_tenths = 49 where code = $1'), [other.sellerCode])
    expect((await choiceOf(msn)).offerId).toBe(other.offerId)
    await db.run(sql('update sellers set rating_tenths = 0 where code = $1'), [other.sellerCode])
    expect((await choiceOf(msn)).offerId).toBe(first.offerId)
  })

  it('sees both of two changes that happen at once', async () => {
    const { db } = store.app
    const other = openDatabase(store.databaseUrl, { max: 2 })
    try {
      for (const msn of msns.slice(3, 9)) {
        await setStock(db, msn, 30, 30)
        const first = await choiceOf(msn)
        const added = await addOffer(db, msn, { priceMinor: first.priceMinor + 10_000, units: 40 })
        // the shown offer sells out while the other one's price changes
        await Promise.all([
          db.run(sql('update stock set reserved = on_hand where offer_id = $1'), [first.offerId]),
          other.run(sql('update offers set price_minor = price_minor - 20000 where id = $1'), [added.offerId]),
        ])
        expect((await choiceOf(msn)).offerId).toBe(added.offerId)
        const fresh = await db.one<{ same: boolean }>(
          sql(`select c.reason -> 'offers' = (select jsonb_agg(jsonb_build_object('offerId', s.offer_id, 'sellerId',
              s.seller_id, 'score', s.score, 'points', s.points, 'landedMinor', s.landed_minor) order by s.place)
            from offer_scores(array[c.msn]) s) as same from offer_choices c where c.msn = $1`),
          [msn],
        )
        expect(fresh.same).toBe(true)
      }
    } finally {
      await other.close()
    }
  })

  it('keeps the history of a price with its offer', async () => {
    const { db } = store.app
    const [msn = ''] = msns.slice(9)
    const { offerId } = await choiceOf(msn)
    await db.run(sql('update offers set price_minor = price_minor - 100 where id = $1'), [offerId])
    const last = await db.one(
      sql('select offer_id as "offerId", msn from price_events where msn = $1 order by id desc limit 1'),
      [msn],
    )
    expect(last).toEqual({ offerId, msn })
  })
})
