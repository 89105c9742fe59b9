// Writes the starter products with their offers and stock.

import { createHash } from 'node:crypto'
import { statement } from '../../server/platform/db.ts'
import { offersOf, type StarterOffer } from '../catalogue/other-offers.ts'
import type { StarterProduct, StarterSpecValue } from '../catalogue/types.ts'
import type { LoadStep } from './load-step.ts'

const PRODUCTS = statement(
  'starter.products',
  `insert into products (msn, market, part_number, brand_id, category_code, group_key, variant_by, slug,
     name_en, name_hi, features_en, features_hi, description_en, description_hi, specs, hsn, sell_unit_en, sell_unit_hi,
     pack_size, weight_grams, origin, declarations, warranty_months, tags, popularity, sample)
   select r.msn, r.market, r."partNumber", b.id, r.category, r."group", r."variantBy", r.slug,
     r.name ->> 'en', r.name ->> 'hi', r.features_en, r.features_hi, r.description ->> 'en', r.description ->> 'hi',
     r.specs, r.hsn, r."sellUnit" ->> 'en', r."sellUnit" ->> 'hi',
     r."packSize", r."weightGrams", r.origin, r.declarations, r."warrantyMonths", r.tags, r.popularity, true
   from jsonb_to_recordset($1::jsonb) as r (msn text, market text, "partNumber" text, brand text, category text,
     "group" text, "variantBy" text[], slug text, name jsonb, features_en text[], features_hi text[],
     description jsonb, specs jsonb, hsn text, "sellUnit" jsonb, "packSize" int, "weightGrams" int, origin text, declarations jsonb,
     "warrantyMonths" int, tags text[], popularity int)
   join brands b on b.slug = r.brand
   on conflict do nothing`,
)
const OFFERS = statement(
  'starter.offers',
  `insert into offers (msn, seller_id, currency, mrp_minor, price_minor, breaks, min_quantity, quantity_multiple,
     availability, condition, lead_time_days)
   select r.msn, s.id, case r.market when 'IN' then 'INR' else 'AED' end, r."mrpMinor", r."priceMinor", r.breaks,
     r."minQuantity", r."quantityMultiple", r.availability, r.condition, r."leadTimeDays"
   from jsonb_to_recordset($1::jsonb) as r (msn text, market text, seller text, "mrpMinor" bigint, "priceMinor" bigint,
     breaks jsonb, "minQuantity" int, "quantityMultiple" int, availability text, condition text, "leadTimeDays" int)
   join sellers s on s.code = r.seller order by r.msn
   on conflict do nothing`,
)
const STOCK = statement(
  'starter.stock',
  `with placed as (
     insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
     select o.id, o.msn, o.seller_id, w.id, units.value::int
     from jsonb_to_recordset($1::jsonb) as r (msn text, seller text, condition text, stock jsonb)
     join sellers s on s.code = r.seller
     join offers o on o.msn = r.msn and o.seller_id = s.id and o.condition = r.condition
     cross join lateral jsonb_each_text(r.stock) units
     join warehouses w on w.code = units.key
     on conflict do nothing returning offer_id, msn, warehouse_id, on_hand)
   insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why)
   select msn, offer_id, warehouse_id, on_hand, 0, 'starter', 'starter catalogue' from placed`,
)

const ALPHABET_SIZE = 36n
const LENGTH = 8

/** The MSN of a starter product, the same on every machine and every start. */
export function msnOf({ market, brand, partNumber }: Pick<StarterProduct, 'market' | 'brand' | 'partNumber'>): string {
  const hash = createHash('sha256').update(`${market}\n${brand}\n${partNumber}`).digest()
  const number = hash.readBigUInt64BE() % ALPHABET_SIZE ** BigInt(LENGTH)
  return `MSN${number.toString(36).toUpperCase().padStart(LENGTH, '0')}`
}

function specRow({ key, value }: StarterSpecValue) {
  return typeof value === 'number' ? { key, value } : { key, ...value }
}

/** MSNs of all products. Throws when two products would share one. */
export function msnsOf(products: readonly StarterProduct[]): string[] {
  const msns = products.map(msnOf)
  const seen = new Set<string>()
  for (const msn of msns) {
    if (seen.has(msn)) throw new Error(`Two starter products have the MSN ${msn}`)
    seen.add(msn)
  }
  return msns
}

/** Only the terms: an offer of the first seller includes its whole product. */
function termsOf(offer: StarterOffer): StarterOffer {
  const { seller, mrpMinor, priceMinor, breaks, minQuantity, quantityMultiple } = offer
  const { availability, stock, condition, leadTimeDays } = offer
  return {
    ...{ seller, mrpMinor, priceMinor, breaks, minQuantity, quantityMultiple },
    ...{ availability, stock, condition, leadTimeDays },
  }
}

/** Small enough for the notification to name each product, see drop_cached(). */
const BATCH = 200

/** Writes products with their prices and stock, one transaction per batch. */
export function productsStep(products: readonly StarterProduct[]): LoadStep {
  const msns = msnsOf(products)
  return {
    name: 'products',
    total: products.length,
    batch: BATCH,
    async write(tx, from, to) {
      const rows = products.slice(from, to).map((product, at) => ({
        ...product,
        msn: msns[from + at],
        features_en: product.features.en,
        features_hi: product.features.hi,
        specs: product.specs.map(specRow),
      }))
      const text = JSON.stringify(rows)
      await tx.run(PRODUCTS, [text])
      const offers = products
        .slice(from, to)
        .flatMap((product, at) =>
          offersOf(product).map(offer => ({ ...termsOf(offer), market: product.market, msn: msns[from + at] })),
        )
      await tx.run(OFFERS, [JSON.stringify(offers)])
      await tx.run(STOCK, [JSON.stringify(offers)])
    },
  }
}
