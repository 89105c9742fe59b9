// SQL of what the law asks to know of sellers beside their registrations.

import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const DETAILS = `code as "sellerCode", legal_name as "legalName", market, hsn_digits as "hsnDigits", upi_id as "upiId",
  case when turnover_minor is not null then jsonb_build_object('year', turnover_year, 'amount', turnover_minor) end as turnover,
  case when trade_licence <> '' then jsonb_build_object('number', trade_licence, 'authority', licence_authority) end as "tradeLicence"`
const LIST = statement(
  'catalog.list-seller-details',
  `select ${DETAILS} from sellers where market = $1 and code > $2 order by code limit $3`,
)
const LOCK = statement('catalog.lock-seller-details', `select ${DETAILS} from sellers where code = $1 for update`)
const SET = statement(
  'catalog.set-seller-details',
  `update sellers set turnover_minor = $2, turnover_year = $3, upi_id = $4, trade_licence = $5, licence_authority = $6,
     details_by = $7, details_at = $8 where code = $1 returning ${DETAILS}`,
)

/** Sellers of a market after a code, in the order of codes. */
export function listSellerDetails(db: Db, market: Market, after: string, limit: number): Promise<SellerDetails[]> {
  return db.rows<SellerDetails>(LIST, [market, after, limit])
}

/** Locks a seller until the transaction ends; null when there is none with this code. */
export function lockSellerDetails(tx: Tx, sellerCode: string): Promise<SellerDetails | null> {
  return tx.oneOrNull<SellerDetails>(LOCK, [sellerCode])
}

export function updateSellerDetails(
  tx: Tx,
  { sellerCode, turnover, upiId, tradeLicence }: Omit<SellerDetails, 'hsnDigits' | 'legalName' | 'market'>,
  by: { who: string; at: Date },
): Promise<SellerDetails> {
  const values = [turnover?.amount ?? null, turnover?.year ?? null, upiId]
  const licence = [tradeLicence?.number ?? '', tradeLicence?.authority ?? '']
  return tx.one<SellerDetails>(SET, [sellerCode, ...values, ...licence, by.who, by.at])
}
