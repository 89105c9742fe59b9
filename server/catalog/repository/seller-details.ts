// SQL of sellers' legally required details, read with their registrations.

import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const REGISTRATIONS = `select coalesce(jsonb_agg(jsonb_build_object(
       'taxNumber', r.tax_number, 'legalName', r.legal_name,
       'state', jsonb_build_object('en', coalesce(z.name_en, r.state_code), 'hi', coalesce(z.name_hi, r.state_code)),
       'validFrom', case when isfinite(r.valid_from) then to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end,
       'validTo', case when isfinite(r.valid_to) then to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
     ) order by r.state_code, r.valid_from desc), '[]')
   from seller_registrations r
     left join states z on z.code = r.state_code and z.country_id = case r.market when 'IN' then 110 else 784 end
   where r.seller_id = sellers.id`
// the id of the transaction that wrote the row is its version
const DETAILS = `code as "sellerCode", legal_name as "legalName", market, hsn_digits as "hsnDigits", upi_id as "upiId",
  case when turnover_minor is not null then jsonb_build_object('year', turnover_year, 'amount', turnover_minor) end as turnover,
  case when trade_licence <> '' then jsonb_build_object('number', trade_licence, 'authority', licence_authority) end as "tradeLicence",
  case when contact_email is not null then jsonb_build_object('email', contact_email, 'language', contact_language) end as contact,
  xmin::text::bigint as version, (${REGISTRATIONS}) as registrations`
const LIST = statement(
  'catalog.list-seller-details',
  `select ${DETAILS} from sellers where market = $1 and code > $2
     and ($4 = '' or strpos(lower(code), lower($4)) > 0 or strpos(lower(legal_name), lower($4)) > 0 or exists (
       select from seller_registrations r where r.seller_id = sellers.id and r.tax_number = upper($4)))
     and ($5::text[] is null or code = any($5))
   order by code limit $3`,
)
const FIND = statement('catalog.find-seller-details', `select ${DETAILS} from sellers where code = $1`)
const LOCK = statement('catalog.lock-seller-details', `select ${DETAILS} from sellers where code = $1 for update`)
const SET = statement(
  'catalog.set-seller-details',
  `update sellers set turnover_minor = $2, turnover_year = $3, upi_id = $4, trade_licence = $5, licence_authority = $6,
     details_by = $7, details_at = $8, contact_email = $9, contact_language = $10 where code = $1 returning ${DETAILS}`,
)

export interface SellerFilter {
  market: Market
  after: string
  limit: number
  /** Part of code or name, or a tax number; empty for all. */
  text: string
}

/** Sellers of a market after a code, ordered by code; restricted to `codes`, null for all. */
export function listSellerDetails(
  db: Db,
  { market, after, limit, text }: SellerFilter,
  codes: readonly string[] | null,
): Promise<SellerDetails[]> {
  return db.rows<SellerDetails>(LIST, [market, after, limit, text, codes])
}

export function findSellerDetails(db: Db, sellerCode: string): Promise<SellerDetails | null> {
  return db.oneOrNull<SellerDetails>(FIND, [sellerCode])
}

/** Locks a seller until the transaction ends; null when there is none with this code. */
export function lockSellerDetails(tx: Tx, sellerCode: string): Promise<SellerDetails | null> {
  return tx.oneOrNull<SellerDetails>(LOCK, [sellerCode])
}

export function updateSellerDetails(
  tx: Tx,
  {
    sellerCode,
    turnover,
    upiId,
    tradeLicence,
    contact,
  }: Pick<SellerDetails, 'sellerCode' | 'turnover' | 'upiId' | 'tradeLicence' | 'contact'>,
  by: { who: string; at: Date },
): Promise<SellerDetails> {
  const values = [turnover?.amount ?? null, turnover?.year ?? null, upiId]
  const licence = [tradeLicence?.number ?? '', tradeLicence?.authority ?? '']
  return tx.one<SellerDetails>(SET, [
    ...[sellerCode, ...values, ...licence, by.who, by.at],
    ...[contact?.email ?? null, contact?.language ?? 'en'],
  ])
}
