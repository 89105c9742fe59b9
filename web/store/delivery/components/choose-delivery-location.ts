// Changes the delivery location of the visitor: for the server, the next visit and the page that is shown.

import { COOKIES } from '../../../../contract/shared/headers.ts'
import { writeCookie } from '../../../framework/api/browser-storage.ts'
import { storeDeliveryLocation, visitor } from '../../app/session.ts'

/**
 * Sets the delivery location: a cookie for the server, the record for the browser, and the event `address-update` for the
 * page when it is another one.
 */
export function chooseDeliveryLocation(deliveryLocation: { code: string; name: string }): void {
  writeCookie(COOKIES.deliveryLocation, deliveryLocation.code)
  const oldPincode = visitor.get().deliveryLocation?.code ?? ''
  visitor.set({ ...visitor.get(), deliveryLocation })
  storeDeliveryLocation(deliveryLocation, oldPincode)
  if (oldPincode !== deliveryLocation.code) {
    dispatchEvent(new CustomEvent('address-update', { detail: { oldPincode, pincode: deliveryLocation.code } }))
  }
}
