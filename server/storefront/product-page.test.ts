// The product page and product data for carts: one statement each, consistent with the tables.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceWithoutTax } from '../../contract/shared/tax.ts'
import { variantsOf } from '../../contract/storefront/variants.rules.ts'
import { dayIn, productsForCart } from '../catalog/service.ts'
import { statement } from '../platform/db.ts'
import { ratingsOf } from '../reviews/service.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const DETAILS = 'GET /api/v1/aggregate/pdpDetailsV2'
const GROUPED = statement(
  'test.grouped',
  `select group_key as "group", array_agg(msn order by msn) as msns from products
   where market = 'IN' and group_key is not null group by group_key having count(*) > 1 order by count(*) desc limit 1`,
)
const HIDE = statement('test.hide', 'update products set active = false where msn = $1')
const LAST_STOCK = statement('test.no-stock', 'update stock set reserved = on_hand where msn = $1')

const STARS = statement(
  'test.stars',
  `insert into product_ratings (market, subject, stars, sample_stars)
   select distinct on (market, subject) market, subject,
     case when n % 3 = 0 then '{0,0,0,0,0}' else array[n % 2, n % 5, n % 7, n % 11, n % 13] end, array[1, n % 2, 0, n % 4, 3]
   from (select market, review_subject(group_key, msn) as subject, abs(hashtext(msn)) % 10007 as n from products) p
   where n % 10 > 0
   on conflict (market, subject) do update set stars = excluded.stars, sample_stars = excluded.sample_stars`,
)
const FIGURES = statement(
  'test.figures',
  `select p.msn, coalesce(f.figures, '{"rating": 0, "count": 0, "sample": false, "realCount": 0}') as figures from products p
   left join product_rating_figures f on f.market = p.market and f.subject = review_subject(p.group_key, p.msn)`,
)
const SET_PRICE = statement('test.set-price', 'update offers set price_minor = $2, mrp_minor = 2000000 where msn = $1')
const NEW_VIDEO = statement(
  'test.new-video',
  `insert into product_videos (market, msn, category_code, title_en, title_hi, provider, source, duration_seconds)
   values ('IN', $1, $2, 'In use', 'काम में', $3, $4, 48)`,
)
const CROWDED = statement(
  'test.crowded',
  `select p.msn from products p join offer_choices oc using (msn) join stock s using (msn) where p.market = 'IN' and p.active and oc.availability = 'stock'
     and oc.offers = 1 and p.category_code like '114%' group by p.msn having sum(s.on_hand - s.reserved) > 0 order by p.msn limit 1`,
)

let store: TestStore
let msn: string

beforeAll(async () => {
  store = await openTestStore()
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
  await store.visitor().call(DETAILS, { query: { msn } })
})
afterAll(() => store.close())

describe('the product page', () => {
  it('takes one statement', async () => {
    const ask = () => store.visitor().call(DETAILS, { query: { msn: msn.toLowerCase() } })
    const { count, answer } = await store.app.db.statementsOf(ask)
    const { data } = answer
    expect(count).toBe(1)
    expect(data.msn).toBe(msn)
    expect(data.similar.length).toBeGreaterThan(0)
    expect(data.similar.every(card => card.msn !== msn)).toBe(true)
    expect(data.breadcrumb.length).toBeGreaterThan(2)
    expect(data.taxonomyCode.split('/').at(-1)).toBe(data.category.categoryCode)
    expect(data.seller.taxNumber).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/)
    expect(data.availability).toBe('in-stock')
    expect(data.specifications.length).toBeGreaterThan(3)
    expect(data.priceWithoutTax).toBe(priceWithoutTax(data.salesPrice, data.taxRateBp))
    for (const step of data.breaks) expect(step.price).toBeLessThan(data.salesPrice)
  })

  it('is localised in Hindi, with the same numbers', async () => {
    const visitor = store.visitor()
    const english = (await visitor.call(DETAILS, { query: { msn } })).data
    visitor.headers.language = 'hi'
    const hindi = (await visitor.call(DETAILS, { query: { msn } })).data
    expect(hindi.productName).toMatch(/[\u0900-\u097f]/)
    expect(hindi.description).toMatch(/[\u0900-\u097f]/)
    expect(hindi.breadcrumb[0]?.name).toBe('होम')
    expect(hindi.specifications.map(({ key }) => key)).toEqual(english.specifications.map(({ key }) => key))
    expect(hindi.salesPrice).toBe(english.salesPrice)
  })

  it('labels variants by their differing attributes, without duplicates', async () => {
    const group = await store.app.db.oneOrNull<{ msns: string[] }>(GROUPED)
    if (!group) throw new Error('A group of variants is needed')
    const { data } = await store.visitor().call(DETAILS, { query: { msn: group.msns[0] ?? '' } })
    const variants = variantsOf(data.variants)
    expect(variants.map(variant => variant.msn).sort()).toEqual(group.msns)
    expect(data.variants?.axes.length).toBeGreaterThan(0)
    const choices = variants.map(variant => variant.values.join('|'))
    expect(new Set(choices).size).toBe(choices.length)
    const self = variants.find(variant => variant.msn === data.msn)
    expect(self).toMatchObject({ salesPrice: data.salesPrice, availability: data.availability })
    expect(self?.productUrl).toBe(data.productUrl)
    expect(data.similar.some(card => group.msns.includes(card.msn))).toBe(false)
    for (const path of ['product/getProductGroupV2', 'platform/getProductGroup'] as const) {
      const same = await store.visitor().call(`GET /api/v1/${path}`, { query: { msn: data.msn } })
      expect(same.data).toMatchObject({ msn: data.msn, productName: data.productName, variants: data.variants })
    }
  })

  it('includes ratings, offers, instalments and the tax that a registered buyer saves', async () => {
    const { data } = await store.visitor().call(DETAILS, { query: { msn } })
    const rating = (await ratingsOf(store.app.db, [msn])).get(msn)
    expect(data.ratingSummary).toMatchObject(rating ?? { rating: 0, count: 0 })
    const asked = await store.visitor().call('GET /api/v1/quest/getQuest', { query: { msn } })
    expect(data.questionCount).toBe(asked.data.totalCount)
    expect(data.taxSaving).toBe(data.salesPrice - data.priceWithoutTax)
    const query = { productId: msn, quantity: data.minQuantity }
    const promos = await store.visitor().call('GET /api/v1/promoCode/productApplicablepromo', { query })
    expect(data.offers).toEqual(promos.data)
    expect(data.offers.length).toBeGreaterThan(0)
    expect(data).toMatchObject({ returnDays: 7, bulkQuoteAbove: 10, videos: [], outOfStockSimilar: null })
    // without a gateway that supports EMI nothing mentions it
    const { candidates } = store.app.ports.payments
    store.app.ports.payments.candidates = () => []
    try {
      await store.app.db.run(SET_PRICE, [msn, 14_000_00])
      expect((await store.visitor().call(DETAILS, { query: { msn } })).data.emi).toBeNull()
      const none = await store.visitor().call('GET /api/v1/payment/getEMIValues', { query: { amount: 14_000_00 } })
      expect(none.data).toEqual([])
    } finally {
      store.app.ports.payments.candidates = candidates
    }
    await store.app.db.run(SET_PRICE, [msn, 15_000_00])
    const dear = (await store.visitor().call(DETAILS, { query: { msn } })).data
    const plans = await store.visitor().call('GET /api/v1/payment/getEMIValues', { query: { amount: 15_000_00 } })
    const instalments = plans.data.flatMap(bank => bank.plans.map(plan => plan.instalment))
    expect(dear.emi).toMatchObject({ from: Math.min(...instalments), noCostMonths: [3, 6] })
    await store.app.db.run(SET_PRICE, [msn, 2_999_99])
    expect((await store.visitor().call(DETAILS, { query: { msn } })).data.emi).toBeNull()
    await store.app.db.run(SET_PRICE, [msn, data.salesPrice])
  })

  it('has structured data based on customer reviews only', async () => {
    const { data } = await store.visitor('ae.localhost').call(DETAILS, {
      query: { msn: (await store.buyableMsns('AE', 1))[0] ?? '' },
    })
    const [product, crumbs] = data.structuredData as Record<string, never>[]
    const price = `${Math.floor(data.salesPrice / 100)}.${String(data.salesPrice % 100).padStart(2, '0')}`
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: data.msn,
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        shippingDetails: {
          shippingRate: { value: data.salesPrice * data.minQuantity > 100_00 ? '0.00' : '15.00', currency: 'AED' },
          shippingDestination: { addressCountry: 'AE' },
        },
        hasMerchantReturnPolicy: { applicableCountry: 'AE' },
      },
    })
    const addresses = JSON.stringify(data.structuredData).match(/"(url|item)":"[^"]*"/g) ?? []
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(address).toMatch(/":"http:\/\/ae\.localhost/)
    expect(product?.aggregateRating !== undefined).toBe(data.ratingSummary.realCount > 0)
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('shows the videos of the product and of its ancestor categories', async () => {
    const { data: plain } = await store.visitor().call(DETAILS, { query: { msn } })
    const top = plain.taxonomyCode.split('/')[0] ?? ''
    await store.app.db.run(NEW_VIDEO, [msn, null, 'file', '/media/videos/a.mp4'])
    await store.app.db.run(NEW_VIDEO, [null, top, 'youtube', 'abcdef12345'])
    const { data } = await store.visitor().call(DETAILS, { query: { msn } })
    expect(data.videos.map(({ link }) => link)).toEqual([
      '/media/videos/a.mp4',
      'https://www.youtube-nocookie.com/embed/abcdef12345',
    ])
    expect(data.structuredData).toHaveLength(4)
    const videos = (query: { msn?: string; category?: string }, host?: string) =>
      store.visitor(host).call('GET /api/v1/aggregate/getProductVideoConfig', { query })
    expect((await videos({ msn })).data).toEqual(data.videos)
    expect((await videos({ category: data.category.categoryCode })).data).toHaveLength(1)
    expect((await videos({})).data).toEqual([])
    expect((await videos({ msn }, 'ae.localhost')).data).toEqual([])
  })

  it('offers alternatives above and below', async () => {
    const row = await store.app.db.one<{ msn: string }>(CROWDED)
    const before = (await store.visitor().call(DETAILS, { query: { msn: row.msn } })).data
    expect(before.outOfStockSimilar).toBeNull()
    await store.app.db.run(LAST_STOCK, [row.msn])
    const { data } = await store.visitor().call(DETAILS, { query: { msn: row.msn } })
    expect(data.similar).toEqual([])
    const { top = [], bottom = [] } = data.outOfStockSimilar ?? {}
    expect(top).toHaveLength(5)
    expect(bottom.length).toBeGreaterThan(0)
    expect(bottom.length).toBeLessThanOrEqual(8)
    expect([...top, ...bottom].every(card => card.availability === 'in-stock')).toBe(true)
    expect(new Set([...top, ...bottom].map(card => card.msn)).size).toBe(top.length + bottom.length)
  })

  it('finds products similar to it and to a text', async () => {
    const visitor = await store.customer()
    // word weights depend on the segments of the index, which are still being merged
    const name = await eventually(async () => {
      store.app.cache.clear()
      const { data } = await visitor.call(DETAILS, { query: { msn } })
      const like = await visitor.call('GET /api/v1/search/similarproducts', { query: { msn, pageSize: 4 } })
      expect(like.data).toHaveLength(4)
      expect(like.data.map(card => card.msn)).toEqual(data.similar.slice(0, 4).map(card => card.msn))
      return data.productName
    })
    const call = 'GET /api/v1/search/similarProducts/search'
    const texts = await store.visitor().call(call, { query: { str: name } })
    expect(texts.data.map(card => card.msn)).toContain(msn)
    const unknown = { query: { msn: 'MSN00000000' } }
    expect((await store.visitor().call('GET /api/v1/search/similarproducts', unknown)).data).toEqual([])
  })

  it('returns 404 in the other market, for unknown and for discontinued products', async () => {
    const visitor = store.visitor()
    const [gone = ''] = (await store.buyableMsns('IN', 5)).slice(-1)
    await store.app.db.run(HIDE, [gone])
    const foreign = store.visitor('ae.localhost')
    for (const [who, asked] of [[foreign, msn] as const, [visitor, 'MSN00000000'] as const, [visitor, gone] as const]) {
      const { status, body } = await who.try(DETAILS, { query: { msn: asked } })
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'catalog.product-unknown' })
    }
    const tags = await visitor.try('GET /api/v1/cmsapi/getTagsByMsn', { query: { msn: gone } })
    expect(tags.status).toBe(404)
  })

  it('is out of stock as soon as everything is reserved', async () => {
    const [taken = ''] = (await store.buyableMsns('IN', 3)).slice(-1)
    await store.app.db.run(LAST_STOCK, [taken])
    const { data } = await store.visitor().call(DETAILS, { query: { msn: taken } })
    expect(data.availability).toBe('out-of-stock')
    const cart = await productsForCart(store.app.db, { market: 'IN', now: new Date(), customerId: null }, [
      { msn: taken },
    ])
    expect(cart.get(taken)).toMatchObject({ available: 0, availability: 'out-of-stock', active: true })
  })
})

describe('ratings', () => {
  it('are the same in SQL and in the domain of reviews', async () => {
    const { db } = store.app
    await db.run(STARS)
    const rows = await db.rows<{ msn: string; figures: { rating: number; count: number; sample: boolean } }>(FIGURES)
    const rated = rows.map(row => row.msn)
    const kept = await ratingsOf(db, rated)
    expect(kept.size).toBeGreaterThan(100)
    for (const { msn: one, figures } of rows) {
      expect([one, figures]).toEqual([one, expect.objectContaining(kept.get(one) ?? { rating: 0, count: 0 })])
    }
    const real = (figures: object) => (figures as { realCount: number }).realCount
    expect(rows.every(({ figures }) => real(figures) === (figures.sample ? 0 : figures.count))).toBe(true)
    expect(new Set(rows.map(({ figures }) => figures.sample)).size).toBe(2)
  })
})

describe('products for carts', () => {
  it('take one statement, for one market, with the price and tax of the page', async () => {
    const msns = await store.buyableMsns('IN', 5)
    const [foreign = ''] = await store.buyableMsns('AE', 1)
    const asked = [...msns, foreign, 'MSN00000000'].map(msn => ({ msn }))
    const { count, answer: found } = await store.app.db.statementsOf(() =>
      productsForCart(store.app.db, { market: 'IN', now: new Date(), customerId: null }, asked),
    )
    expect(count).toBe(1)
    expect([...found.keys()].sort()).toEqual(msns.toSorted())
    for (const one of msns) {
      const { data } = await store.visitor().call(DETAILS, { query: { msn: one } })
      const product = found.get(one)
      expect(product).toMatchObject({
        priceMinor: data.salesPrice,
        mrpMinor: data.mrp,
        taxRateBp: data.taxRateBp,
        nameEn: data.productName,
        hsn: data.hsn,
        taxonomyCode: data.taxonomyCode,
        currency: 'INR',
      })
      const shown = data.breaks.map(step => [step.minQuantity, step.price, step.priceWithoutTax])
      const charged = product?.breaks.map(({ minQuantity, priceMinor, taxRateBp }) => {
        return [minQuantity, priceMinor, priceWithoutTax(priceMinor, taxRateBp)]
      })
      expect(charged).toEqual(shown)
    }
  })

  it('take no statement for no products, and the rate follows the local date of the market', async () => {
    const buyer = { market: 'IN', now: new Date(), customerId: null } as const
    const none = await store.app.db.statementsOf(() => productsForCart(store.app.db, buyer, []))
    expect(none).toEqual({ count: 0, roundTrips: 0, sent: [], answer: new Map() })
    expect(dayIn('IN', new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31')
  })
})
