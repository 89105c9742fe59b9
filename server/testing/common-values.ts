// Good values of fields by their names, for the hostile-input test.

import type { Plausible } from './hostile.ts'

/** Good values by the names of fields, for products that can be bought and the offer of the first. */
export const commonValues = ({ msns, offerId }: { msns: readonly string[]; offerId: number }): Plausible => ({
  ...{
    msn: msns[0],
    productId: msns[0],
    msnList: [msns[0]],
    productIds: [msns[0]],
    msns: msns[0],
    productQuantity: 1,
    quantity: 1,
    offerId,
  },
  ...{ pincode: '411001', postCode: '411001', pin: '411001', city: 'Pune', latlng: '18.52,73.85' },
  ...{
    phone: '9876543210',
    identifier: '9876543210',
    email: 'asha@example.com',
    otp: '000000',
    password: 'correct horse',
  },
  ...{
    name: 'Asha Kulkarni',
    gstin: '27AAPFU0939F1ZV',
    ifsc: 'SBIN0000095',
    stateCode: '27',
    accountNumber: '123456789012',
    accountNumberAgain: '123456789012',
  },
  ...{ categoryCode: '116000000', pageUrl: '/safety/116000000', url: '/search?str=drill' },
  ...{ category: '116000000', paymentMethodId: 5, gateway: 'test', shareKey: 'unknown-key', fromOfferId: offerId },
  ...{ taxNumber: '27AAKCS4821M1ZW', period: '2026-10', reference: 'HDFCR52026112312345678', productID: msns[0] },
})
