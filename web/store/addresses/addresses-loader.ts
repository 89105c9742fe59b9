// Loads the address book of the account.

import type { Address } from '../../../contract/addresses/api.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { accountHead } from '../customers/components/account-head.ts'

export interface AddressesData {
  addresses: Address[]
}

export const loadAddresses: PageLoader<AddressesData> = async context => {
  const { addressList } = await context.call('GET /api/v1/address/getAddressList')
  return { data: { addresses: addressList }, head: accountHead(context, 'addressesTitle'), tags: [] }
}
