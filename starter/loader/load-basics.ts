// Writes the records that products reference: categories, brands, sellers and registrations, attributes, tax rates,
// layouts, warehouses.

import { MARKETS } from '../../contract/shared/market.ts'
import { setTaxRates, type TaxRateRow } from '../../server/catalog/service.ts'
import { statement } from '../../server/platform/db.ts'
import type { StarterCatalogue } from '../catalogue/catalogue.ts'
import type { StarterCategory } from '../catalogue/types.ts'
import { layouts } from './layouts.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

const CATEGORIES = statement(
  'starter.categories',
  `insert into categories (code, market, parent_code, level, taxonomy_code, slug, name_en, name_hi, intro_en, intro_hi, position)
   select code, market, parent, level, taxonomy, slug, name_en, name_hi, intro_en, intro_hi, position
   from jsonb_to_recordset($1::jsonb) as r (code text, market text, parent text, level int, taxonomy text, slug text,
     name_en text, name_hi text, intro_en text, intro_hi text, position int)
   on conflict do nothing`,
)
const BRANDS = statement(
  'starter.brands',
  `insert into brands (slug, name, name_hi, country)
   select slug, name, "nameHi", country
   from jsonb_to_recordset($1::jsonb) as r (slug text, name text, "nameHi" text, country text) on conflict do nothing`,
)
const SELLERS = statement(
  'starter.sellers',
  `insert into sellers (code, market, legal_name, trade_name, tax_number, state_code, address, place, rating_tenths)
   select code, market, "legalName", "tradeName", "taxNumber", region, address, city, "ratingTenths"
   from jsonb_to_recordset($1::jsonb) as r (code text, market text, "legalName" text, "tradeName" text,
     "taxNumber" text, region text, address text, city text, "ratingTenths" int)
   on conflict do nothing`,
)
const REGISTRATIONS = statement(
  'starter.registrations',
  `insert into seller_registrations (seller_id, market, state_code, tax_number, legal_name, address, place)
   select s.id, s.market, r.region, r."taxNumber", s.legal_name, r.address, r.place
   from jsonb_to_recordset($1::jsonb) as r (seller text, region text, "taxNumber" text, address text, place text)
   join sellers s on s.code = r.seller
   on conflict do nothing`,
)
const ATTRIBUTES = statement(
  'starter.attributes',
  `insert into attributes (key, name_en, name_hi, kind, unit, facet)
   select key, name ->> 'en', name ->> 'hi', kind, unit, facet
   from jsonb_to_recordset($1::jsonb) as r (key text, name jsonb, kind text, unit text, facet boolean)
   on conflict do nothing`,
)
const LAYOUTS = statement(
  'starter.layouts',
  `insert into layouts (market, code, body)
   select market, code, body from jsonb_to_recordset($1::jsonb) as r (market text, code text, body jsonb)
   on conflict do nothing`,
)
const WAREHOUSES = statement(
  'starter.warehouses',
  `insert into warehouses (code, market, name_en, name_hi, place, state_code, lat, lng, cutoff_hour, sample)
   select code, market, city ->> 'en', city ->> 'hi', coalesce(pincode, region), region, lat, lng, 16, true
   from jsonb_to_recordset($1::jsonb) as r (code text, market text, city jsonb, pincode text, region text,
     lat double precision, lng double precision)
   on conflict do nothing`,
)

/** Categories with the level, path and position that follow from their order. */
function categoryRows(categories: readonly StarterCategory[]) {
  const paths = new Map<string, string>()
  return categories.map((category, position) => {
    const above = category.parent ? paths.get(category.parent) : ''
    if (above === undefined) throw new Error(`Category ${category.code} comes before its parent`)
    const taxonomy = above ? `${above}/${category.code}` : category.code
    paths.set(category.code, taxonomy)
    return {
      code: category.code,
      market: category.market,
      parent: category.parent,
      level: taxonomy.split('/').length,
      taxonomy,
      slug: category.slug,
      name_en: category.name.en,
      name_hi: category.name.hi,
      intro_en: category.intro.en,
      intro_hi: category.intro.hi,
      position,
    }
  })
}

/** Everything that products and pages reference, in one transaction. */
export function basicsStep(catalogue: StarterCatalogue, taxRates: readonly TaxRateRow[]): LoadStep {
  return oneBatch('basics', async tx => {
    await tx.run(LAYOUTS, [JSON.stringify(layouts)])
    for (const market of MARKETS) {
      const rows = taxRates.filter(rate => rate.market === market)
      await setTaxRates(tx, market, { rows, verified: false })
    }
    await tx.run(ATTRIBUTES, [JSON.stringify(catalogue.attributes)])
    await tx.run(BRANDS, [JSON.stringify(catalogue.brands)])
    await tx.run(SELLERS, [JSON.stringify(catalogue.sellers)])
    await tx.run(CATEGORIES, [JSON.stringify(categoryRows(catalogue.categories))])
  })
}

/** Warehouses, named by their city, and the registrations under which the sellers sell from them. */
export function warehousesStep(catalogue: StarterCatalogue): LoadStep {
  return oneBatch('warehouses', async tx => {
    await tx.run(WAREHOUSES, [JSON.stringify(catalogue.warehouses)])
    await tx.run(REGISTRATIONS, [JSON.stringify(catalogue.registrations)])
  })
}
