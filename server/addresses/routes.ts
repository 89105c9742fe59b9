// HTTP routes of addresses.

import { addressEndpoints } from '../../contract/addresses/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { addBankAccount, bankAccounts, removeBankAccount } from './commands/bank-accounts.ts'
import {
  addressList,
  cityOfPlace,
  cityStateList,
  countryList,
  markDefault,
  pincodesOf,
  removeAddress,
  reverseGeocode,
  saveAddress,
  stateList,
  taxpayer,
} from './service.ts'

const allRoutes = routes(addressEndpoints, {
  postAddress: async ({ app, actor, body }) => ok(await saveAddress(app.db, actor, body)),
  deleteAddress: async ({ app, actor, params }) => {
    await removeAddress(app.db, actor, params.id)
    return ok({ deleted: true as const })
  },
  addressList: async ({ app, actor, query }) => ({
    status: true as const,
    statusCode: 200 as const,
    addressList: await addressList(app.db, actor, query.customerId),
  }),
  markDefault: async ({ app, actor, body }) => ok(await markDefault(app.db, actor, body.addressId)),
  cityStateByPincode: async ({ app, actor, query }) => ok(await cityOfPlace(app.db, actor, query.pin)),
  taxpayerByGstin: async ({ app, actor, query }) => ok(await taxpayer(app.db, actor, query.gstin)),
  stateList: async ({ app, actor, query }) => ok(await stateList(app.db, actor, query.countryId)),
  cityStateList: async ({ app, actor, query }) => ok(await cityStateList(app.db, actor, query.countryId)),
  countryList: async ({ actor }) => ok(countryList(actor.language)),
  pincodeByCity: async ({ app, actor, query }) => ok(await pincodesOf(app.db, actor, query.city)),
  reverseGeocode: async ({ app, actor, query }) => ok(await reverseGeocode(app.db, actor, query.latlng)),
  bankDetails: async ({ app, actor, query }) => ok(await bankAccounts(app.db, actor, query.userId)),
  addBankDetails: async ({ app, actor, body }) => ok(await addBankAccount(app, actor, body)),
  deleteBankDetails: async ({ app, actor, params }) => {
    await removeBankAccount(app.db, actor, params.id)
    return ok({ deleted: true as const })
  },
})

/** A failed address list is an empty one (error catalogue of the specification). */
export const addressRoutes = allRoutes.map(route =>
  route.endpoint.path === addressEndpoints.addressList.path ? { ...route, empty: () => ({ addressList: [] }) } : route,
)
