// Legally required declarations of a starter product in India, from its invented seller: packer or importer, net
// quantity, contact.

import type { Declarations } from '../../contract/catalog/declarations.rules.ts'
import { contacts } from '../content/contact.ts'
import type { SellUnit } from './product-text.ts'
import { sellers } from './sellers.ts'
import type { StarterMarket } from './types.ts'

/** Units that are counted as such; everything else is a number of pieces. */
const COUNTED = ['pair', 'set']

/**
 * Declarations of a product that this seller packs, or imports when it was made elsewhere; none in the UAE. Sellers are
 * reached through the desk of the store.
 */
export function declarationsOf(
  market: StarterMarket,
  { seller: code, origin, unit }: { seller: string; origin: string; unit: SellUnit },
): Declarations {
  const seller = sellers.find(one => one.code === code)
  if (market !== 'IN' || !seller) return {}
  const { legalName, address, city, pincode } = seller
  const place = `${address}, ${city} ${pincode}`
  const { phone, email } = contacts.IN
  return {
    ...(origin === 'IN'
      ? { packerName: legalName, packerAddress: place }
      : { importerName: legalName, importerAddress: place }),
    netQuantity: `${unit.packSize} ${COUNTED.includes(unit.name.en) ? unit.name.en : 'N'}`,
    ...{ careName: legalName, careAddress: place, carePhone: phone, careEmail: email },
  }
}
