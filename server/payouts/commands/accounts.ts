// The bank accounts of sellers: set by finance, sealed, and shown in full for the transfer of a payout alone.

import type { SellerAccount } from '../../../contract/payouts/accounts-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { branchOf } from '../../addresses/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireVersion } from '../../platform/record-version.ts'
import {
  findAccountOfPayout,
  findSellerAccount,
  insertSellerAccount,
  listSealedAccounts,
  listSellerAccounts,
  lockSeller,
  type SellerAccountRow,
  updateSealedAccount,
} from '../repository/accounts.ts'

const PURPOSE = 'seller-bank-account'
const BATCH = 500

function present({
  taxNumber,
  seller,
  holder,
  accountLast4,
  ifsc,
  bank,
  setBy,
  setAt,
  version,
}: SellerAccountRow): SellerAccount {
  return { taxNumber, seller, holder, accountLast4, ifsc, bank, setBy, setAt: setAt.toISOString(), version }
}

export async function sellerAccounts(db: Db, market: Market): Promise<SellerAccount[]> {
  return (await listSellerAccounts(db, market)).map(present)
}

interface TypedAccount extends Record<'taxNumber' | 'holder' | 'accountNumber' | 'ifsc', string> {
  /** Of the account that the caller has read; 0 for none. */
  version: number
}

/**
 * Sets the account of a seller; repeating it changes nothing.
 * @throws payout.seller-unknown, payment.bank-unknown, address.iban-invalid, request.invalid, settings.changed-meanwhile
 */
export function setSellerAccount(
  { db, secrets }: App,
  { staffId }: Staff,
  { taxNumber, holder, accountNumber, ifsc: typed, version }: TypedAccount,
): Promise<SellerAccount> {
  return db.transaction(async tx => {
    const market = await lockSeller(tx, taxNumber)
    if (!market) throw appError('payout.seller-unknown')
    const { ifsc, bank } = branchOf(market, { accountNumber, ifsc: typed })
    const before = await findSellerAccount(tx, taxNumber)
    const isSame =
      before?.holder === holder && before.ifsc === ifsc && secrets.unseal(PURPOSE, before.sealed) === accountNumber
    if (!isSame) {
      requireVersion(before ? present(before) : undefined, version)
      const sealed = secrets.seal(PURPOSE, accountNumber)
      const account = { market, taxNumber, holder, sealed, last4: accountNumber.slice(-4), ifsc, bank }
      await insertSellerAccount(tx, { ...account, who: `staff:${staffId}` })
    }
    const now = await findSellerAccount(tx, taxNumber)
    if (!now) throw appError('payout.seller-unknown')
    const last4 = (row: SellerAccountRow) => ({ ifsc: row.ifsc, bank: row.bank, last4: row.accountLast4 })
    if (!isSame) describeChange({ before: before && last4(before), after: last4(now) })
    return present(now)
  })
}

/** Where a payout goes, with the full number. @throws payout.unknown, payout.no-account */
export async function payoutAccountOf({ db, secrets }: App, payoutId: string) {
  const found = await findAccountOfPayout(db, payoutId)
  if (!found) throw appError('payout.unknown')
  const { holder, ifsc, bank, sealed } = found
  const accountNumber = sealed === null ? null : secrets.unseal(PURPOSE, sealed)
  if (accountNumber === null || holder === null) throw appError('payout.no-account')
  return { holder, accountNumber, ifsc: ifsc ?? '', bank: bank ?? '' }
}

/** Seals every account with the present key that another one sealed. Given again it goes on. */
export async function resealSellerAccounts({ db, secrets }: App): Promise<{ resealed: number; unreadable: number }> {
  const done = { resealed: 0, unreadable: 0 }
  for (let after: string | null = null; ; ) {
    const rows = await listSealedAccounts(db, after, BATCH)
    for (const { id, sealed } of rows) {
      if (secrets.isCurrent(PURPOSE, sealed)) continue
      const number = secrets.unseal(PURPOSE, sealed)
      if (number === null) done.unreadable++
      else if (await updateSealedAccount(db, id, sealed, secrets.seal(PURPOSE, number))) done.resealed++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return done
    after = last.id
  }
}
