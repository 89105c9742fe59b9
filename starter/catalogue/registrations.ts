// The tax registrations of the starter sellers: one in every State or emirate that they dispatch from, all invented.

import { gstinCheckDigit } from '../../contract/shared/gstin.ts'
import { type StarterSeller, sellers } from './sellers.ts'
import { warehouses } from './warehouses.ts'

export interface StarterRegistration {
  /** Seller code, see sellers.ts. */
  seller: string
  /** GST state code in India, emirate code in the UAE. */
  region: string
  /** GSTIN in India; in the UAE the TRN, which is the same in every emirate. */
  taxNumber: string
  address: string
  place: string
}

/** A GSTIN of the same invented PAN in another State, with its own check digit. */
function gstinIn(region: string, { taxNumber }: StarterSeller): string {
  const first = region + taxNumber.slice(2, 14)
  return first + gstinCheckDigit(first)
}

function registrationsOf(seller: StarterSeller): StarterRegistration[] {
  const { code, market, taxNumber, address, city } = seller
  const own = { seller: code, region: seller.region, taxNumber, address, place: city }
  const others = warehouses
    .filter(warehouse => warehouse.market === market && warehouse.region !== seller.region)
    .map(warehouse => ({
      seller: code,
      region: warehouse.region,
      taxNumber: market === 'IN' ? gstinIn(warehouse.region, seller) : taxNumber,
      address: warehouse.address,
      place: warehouse.city.en,
    }))
  return [own, ...others]
}

/** Every seller is registered wherever the marketplace has a warehouse. */
export const registrations: StarterRegistration[] = sellers.flatMap(registrationsOf)
