// SQL of tax rates that staff list, set, end and withdraw.

import type { Market } from '../../../contract/shared/market.ts'
import type { TaxCategory } from '../../../contract/shared/tax-category.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface DatedRateRow {
  id: number
  heading: string
  description: string
  rateBp: number
  category: TaxCategory
  from: string
  to: string | null
  maxUnitMinor: number | null
}

const COLUMNS = `id, hsn as heading, description, rate_bp as "rateBp", category, valid_from::text as "from", valid_to::text as "to",
  max_unit_minor as "maxUnitMinor"`

const LIST = statement(
  'catalog.tax-rate-desk',
  `select ${COLUMNS} from tax_rates r
   where market = $1
     and ($2 = '' or case when $2 ~ '^\\d+$' then left(hsn, length($2)) = left($2, length(hsn))
       else position(lower($2) in lower(description)) > 0 end)
     and ($3 or valid_to is null or valid_to >= $4::date)
     and ($5::bigint is null or (hsn, valid_from, id) > (select hsn, valid_from, id from tax_rates where id = $5))
   order by hsn, valid_from, id limit $6`,
)
const EXISTS = statement('catalog.tax-rate-exists', 'select 1 from tax_rates where market = $1 and id = $2')

export interface RateQuery {
  market: Market
  text: string
  ended: boolean
  today: string
  /** Id of the last rate on the previous page. */
  after: number | null
  limit: number
}

/** Rates by heading and first day; digits match headings that begin with them, and headings that they begin with. */
export const listDatedRates = (db: Db, { market, text, ended, today, after, limit }: RateQuery) =>
  db.rows<DatedRateRow>(LIST, [market, text, ended, today, after, limit])

export const taxRateExists = async (db: Db, market: Market, id: number) =>
  (await db.oneOrNull(EXISTS, [market, id])) !== null

const LOCK = statement('catalog.lock-tax-rates', 'select pg_advisory_xact_lock(hashtext($1))')
const OF_KEY = statement(
  'catalog.tax-rates-of-heading',
  `select ${COLUMNS} from tax_rates where market = $1 and hsn = $2 and max_unit_minor is not distinct from $3
   order by valid_from, id`,
)
const FIND = statement('catalog.find-tax-rate', `select ${COLUMNS} from tax_rates where market = $1 and id = $2`)
const SET_END = statement('catalog.end-tax-rate', 'update tax_rates set valid_to = $2::date where id = $1')
const INSERT = statement(
  'catalog.insert-tax-rate',
  `insert into tax_rates (market, hsn, description, rate_bp, valid_from, valid_to, max_unit_minor, verified, category)
   values ($1, $2, $3, $4, $5::date, $6::date, $7, true, $8) returning ${COLUMNS}`,
)
const DELETE = statement('catalog.delete-tax-rate', 'delete from tax_rates where id = $1')

/** Serializes changes of a market's rates. */
export async function queueTaxRates(tx: Tx, market: Market): Promise<void> {
  await tx.rows(LOCK, [`tax-rates ${market}`])
}

/** The rates of a heading with the same price limit, earliest first. */
export const ratesOfHeading = (tx: Tx, market: Market, heading: string, maxUnitMinor: number | null) =>
  tx.rows<DatedRateRow>(OF_KEY, [market, heading, maxUnitMinor])

export const findDatedRate = (tx: Tx, market: Market, id: number) => tx.oneOrNull<DatedRateRow>(FIND, [market, id])

export const setLastDay = (tx: Tx, id: number, day: string | null) => tx.run(SET_END, [id, day])

export const insertDatedRate = (tx: Tx, market: Market, rate: Omit<DatedRateRow, 'id'>) =>
  tx.one<DatedRateRow>(INSERT, [
    ...[market, rate.heading, rate.description, rate.rateBp, rate.from, rate.to, rate.maxUnitMinor],
    rate.category,
  ])

export const deleteDatedRate = (tx: Tx, id: number) => tx.run(DELETE, [id])
