// SQL of the bank accounts of sellers: set, the last one of each tax number, and their sealed numbers.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const COLUMNS = `a.id, a.tax_number as "taxNumber", a.holder, a.account_last4 as "accountLast4", a.ifsc, a.bank,
  a.set_by as "setBy", a.set_at as "setAt", a.position as version, a.account_number_sealed as sealed, s.trade_name as seller`
const SELLER = `cross join lateral (select s.trade_name from seller_registrations r join sellers s on s.id = r.seller_id
  where r.tax_number = a.tax_number order by r.id desc limit 1) s`
const LIST = statement(
  'payouts.list-accounts',
  `select distinct on (a.tax_number) ${COLUMNS} from seller_bank_accounts a ${SELLER}
   where a.market = $1 order by a.tax_number, a.position desc`,
)
const FIND = statement(
  'payouts.find-account',
  `select ${COLUMNS} from seller_bank_accounts a ${SELLER} where a.tax_number = $1 order by a.position desc limit 1`,
)
const OF_PAYOUT = statement(
  'payouts.account-of-payout',
  `select p.id, a.holder, a.ifsc, a.bank, a.account_number_sealed as sealed
   from payouts p left join seller_bank_accounts a on a.id = p.account_id where p.id = $1`,
)
// one at a time for a seller
const LOCK_SELLER = statement(
  'payouts.lock-seller',
  `select r.market from seller_registrations r where r.tax_number = $1 order by r.id desc limit 1 for update`,
)
const INSERT = statement(
  'payouts.insert-account',
  `insert into seller_bank_accounts (market, tax_number, holder, account_number_sealed, account_last4, ifsc, bank, set_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
const LIST_SEALED = statement(
  'payouts.list-sealed-accounts',
  `select id, account_number_sealed as sealed from seller_bank_accounts
   where $1::uuid is null or id > $1 order by id limit $2`,
)
const UPDATE_SEALED = statement(
  'payouts.update-sealed-account',
  'update seller_bank_accounts set account_number_sealed = $3 where id = $1 and account_number_sealed = $2',
)

export interface SellerAccountRow {
  id: string
  taxNumber: string
  seller: string
  holder: string
  accountLast4: string
  ifsc: string
  bank: string
  setBy: string
  setAt: Date
  /** Of all accounts that were set; a later one is higher. */
  version: number
  sealed: Buffer
}

/** The account of each tax number of a market that has one. */
export function listSellerAccounts(db: Db, market: Market): Promise<SellerAccountRow[]> {
  return db.rows<SellerAccountRow>(LIST, [market])
}

/** The account that holds for a tax number; null when there is none. */
export function findSellerAccount(db: Db, taxNumber: string): Promise<SellerAccountRow | null> {
  return db.oneOrNull<SellerAccountRow>(FIND, [taxNumber])
}

/** The account of a payout, its columns null when it has none; null when there is no such payout. */
export function findAccountOfPayout(
  db: Db,
  payoutId: string,
): Promise<{ holder: string | null; ifsc: string | null; bank: string | null; sealed: Buffer | null } | null> {
  return db.oneOrNull(OF_PAYOUT, [payoutId])
}

/** The market of a seller, whose registration is locked until the transaction ends; null for an unknown one. */
export async function lockSeller(tx: Tx, taxNumber: string): Promise<Market | null> {
  return (await tx.oneOrNull<{ market: Market }>(LOCK_SELLER, [taxNumber]))?.market ?? null
}

export async function insertSellerAccount(
  tx: Tx,
  account: {
    market: Market
    taxNumber: string
    holder: string
    sealed: Buffer
    last4: string
    ifsc: string
    bank: string
    who: string
  },
): Promise<void> {
  const { market, taxNumber, holder, sealed, last4, ifsc, bank, who } = account
  await tx.run(INSERT, [market, taxNumber, holder, sealed, last4, ifsc, bank, who])
}

/** Sealed numbers after an id, in the order of ids. */
export function listSealedAccounts(
  db: Db,
  after: string | null,
  limit: number,
): Promise<{ id: string; sealed: Buffer }[]> {
  return db.rows(LIST_SEALED, [after, limit])
}

/** Returns whether the number was still sealed as before. */
export async function updateSealedAccount(db: Db, id: string, before: Buffer, sealed: Buffer): Promise<boolean> {
  return (await db.run(UPDATE_SEALED, [id, before, sealed])) > 0
}
