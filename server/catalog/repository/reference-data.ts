// Reads what every page needs and hardly ever changes: categories, attributes, brands, tax rates; all in one statement.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { Attribute, LocalizedText, TaxRate } from '../rules.ts'

export interface CategoryRow {
  code: string
  market: Market
  parentCode: string | null
  level: number
  taxonomyCode: string
  slug: string
  name: LocalizedText
  intro: LocalizedText
  imageHash: string | null
}

export interface BrandRow {
  slug: string
  name: LocalizedText
  /** ISO 3166 alpha-2. */
  country: string
  active: boolean
  /** Rank among the leading brands, from 1; null for all others. */
  featured: number | null
  logoHash: string | null
}

export interface ReferenceDataRow {
  categories: CategoryRow[]
  attributes: Attribute[]
  brands: BrandRow[]
  taxRates: TaxRate[]
  /** Time of the last count that included a translated value; the search index has them up to then. */
  valuesUntil: string
}

const READ_REFERENCE_DATA = statement(
  'catalog.read-snapshot',
  `select
     (select coalesce(jsonb_agg(jsonb_build_object(
         'code', code, 'market', market, 'parentCode', parent_code, 'level', level, 'taxonomyCode', taxonomy_code,
         'slug', slug, 'name', jsonb_build_object('en', name_en, 'hi', name_hi),
         'intro', jsonb_build_object('en', intro_en, 'hi', intro_hi), 'imageHash', image_hash)
         order by level, position, code), '[]') from categories where active) as categories,
     (select coalesce(jsonb_agg(jsonb_build_object(
         'key', key, 'name', jsonb_build_object('en', name_en, 'hi', name_hi), 'unit', unit, 'kind', kind,
         'facet', facet, 'values', coalesce((select jsonb_object_agg(english, hindi) from value_translations t
           where t.attribute_key = attributes.key), '{}')) order by key), '[]') from attributes) as attributes,
     (select coalesce(max(translated_until)::text, '') from attribute_value_counts) as "valuesUntil",
     (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', jsonb_build_object('en', name, 'hi', name_hi),
         'country', country, 'active', active, 'featured', featured, 'logoHash', logo_hash)),
         '[]') from brands) as brands,
     (select coalesce(jsonb_agg(jsonb_build_object(
         'market', market, 'hsn', hsn, 'rateBp', rate_bp, 'validFrom', valid_from, 'validTo', valid_to,
         'maxUnitMinor', max_unit_minor)), '[]') from tax_rates) as "taxRates"`,
)

export function readReferenceData(db: Db): Promise<ReferenceDataRow> {
  return db.one<ReferenceDataRow>(READ_REFERENCE_DATA)
}
