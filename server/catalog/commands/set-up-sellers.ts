// Sets up who sells in a market and with which taxes: sellers, their registrations by State, tax rates.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import type { TaxRateRow } from '../adapters/tax-rates-file.ts'
import {
  countTaxRates,
  findSellerMarket,
  listTaxRates,
  type RegistrationInput,
  replaceTaxRates,
  type SellerInput,
  setRegistration,
  upsertSeller,
} from '../repository/sellers.ts'

export type SetUpState = 'created' | 'changed' | 'unchanged'

/** Writes a seller and its registrations. @throws Error when the code belongs to the other market */
export async function setSeller(
  tx: Tx,
  market: Market,
  seller: SellerInput & { registrations: readonly RegistrationInput[] },
  now: Date,
): Promise<{ seller: SetUpState; newRegistrations: string[] }> {
  const known = await findSellerMarket(tx, seller.code)
  if (known && known !== market) throw new Error(`The seller ${seller.code} is one of the other market.`)
  const state = await upsertSeller(tx, market, seller)
  const newRegistrations: string[] = []
  for (const registration of seller.registrations) {
    if (await setRegistration(tx, seller.code, registration, now)) newRegistrations.push(registration.taxNumber)
  }
  return { seller: state ?? 'unchanged', newRegistrations }
}

const keyOf = ({ hsn, rateBp, validFrom, validTo, maxUnitMinor, description, note }: TaxRateRow) =>
  JSON.stringify([hsn, validFrom, maxUnitMinor, rateBp, validTo, description, note])
const sameRates = (a: readonly TaxRateRow[], b: readonly TaxRateRow[]) =>
  a.length === b.length && a.map(keyOf).sort().join() === b.map(keyOf).sort().join()

/**
 * Sets the tax rates of a market. Verified rates replace existing ones; samples are only added to a market without any,
 * so that they never replace verified rates.
 */
export async function setTaxRates(
  tx: Tx,
  market: Market,
  { rows, verified }: { rows: readonly TaxRateRow[]; verified: boolean },
): Promise<SetUpState> {
  const count = await countTaxRates(tx, market)
  if (!verified && count > 0) return 'unchanged'
  if (verified && sameRates(await listTaxRates(tx, market), rows)) return 'unchanged'
  await replaceTaxRates(tx, market, rows, verified)
  return count === 0 ? 'created' : 'changed'
}
