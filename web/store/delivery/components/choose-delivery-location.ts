// Changes the visitor's delivery location for the server, the next visit and the current page.

import { COOKIES } from '../../../../contract/shared/headers.ts'
import { PINCODE_RELOAD_MS } from '../../../../contract/shared/timers.ts'
import { writeCookie } from '../../../framework/api/browser-storage.ts'
import { type StoredAddress, storeDeliveryLocation, visitor } from '../../app/session.ts'
import { reloadsOnLocationChange, withReload } from './reload-rules.ts'

/**
 * Sets the delivery location: a cookie for the server, the record for the browser, and the event `address-update` for the
 * page when it is another one. Then the page is loaded again, as prices and promises depend on it: after the time that the
 * listeners of the event need. `saved` has the text and the position of a saved address, when one was chosen.
 */
export function chooseDeliveryLocation(
  deliveryLocation: { code: string; name: string },
  saved: Partial<StoredAddress> = {},
): void {
  writeCookie(COOKIES.deliveryLocation, deliveryLocation.code)
  const oldPincode = visitor.get().deliveryLocation?.code ?? ''
  visitor.set({ ...visitor.get(), deliveryLocation })
  storeDeliveryLocation(deliveryLocation, saved)
  if (oldPincode === deliveryLocation.code) return
  dispatchEvent(new CustomEvent('address-update', { detail: { oldPincode, pincode: deliveryLocation.code } }))
  setTimeout(() => {
    const { pathname, search, hash } = location
    if (reloadsOnLocationChange(pathname)) location.assign(withReload(pathname + search, Date.now()) + hash)
  }, PINCODE_RELOAD_MS)
}
