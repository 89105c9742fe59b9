// The store's session: the visitor as known in the browser, with cart count, delivery location and tax display.

import type { OwnPrice } from '../../../contract/price-lists/own-api.ts'
import { HEADERS } from '../../../contract/shared/headers.ts'
import type { Session } from '../../../contract/storefront/api.ts'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { pageLanguage } from '../../framework/api/client.ts'
import { createSession, quietCall, type SessionStore } from '../../framework/session/session.ts'

/** The stored record of specification section 3. */
export interface UserSession {
  userId: string
  sessionId: string
  token: string
  authenticated: 'true' | 'false'
  email: { email: string }
  phone: { phone: string }
  userType: 'business' | 'online' | ''
  customerCategory: string
  preferredLanguage: 'en' | 'hi'
  utmList: { msn: string; mkt_channel: string }[]
  /** SHA-256 in hex; empty while unknown. */
  hashedEmail: string
  hashedPhone: string
}

export interface Visitor {
  /** Whether the session call has returned; until then the stored record is shown. */
  ready: boolean
  user: UserSession
  userName: string
  userReference: string
  cartCount: number
  deliveryLocation: { code: string; name: string } | null
  taxRegistered: boolean
  /** Prices of a customer group member for products on the page, by MSN. */
  ownPrices?: Readonly<Record<string, Pick<OwnPrice, 'salesPrice' | 'breaks'>>>
}

const USER_KEY = 'kh_user'
export const LOCATION_KEY = 'kh_address'
const TAX_KEY = 'kh_tax'
const LANGUAGE_KEY = 'kh_language'

const ANONYMOUS: UserSession = {
  userId: '',
  sessionId: '',
  token: '',
  authenticated: 'false',
  email: { email: '' },
  phone: { phone: '' },
  userType: '',
  customerCategory: '',
  preferredLanguage: 'en',
  utmList: [],
  hashedEmail: '',
  hashedPhone: '',
}

/** What the server renders: a guest without a delivery location. */
const GUEST: Visitor = {
  ready: false,
  user: ANONYMOUS,
  userName: '',
  userReference: '',
  cartCount: 0,
  deliveryLocation: null,
  taxRegistered: false,
}

export const visitor: SessionStore<Visitor> = createSession(GUEST, {
  restore: restoreVisitor,
  load: () => quietCall('GET /api/v1/session/getSession').then(applySession),
  clear: clearUser,
  leave: () => quietCall('GET /api/v1/login/logout'),
  identity() {
    const { user, userReference, deliveryLocation } = visitor.get()
    return {
      sessionId: user.sessionId,
      userReference,
      token: user.token,
      headers: { [HEADERS.pincode]: deliveryLocation?.code ?? '' },
    }
  },
})

export const useVisitor = visitor.use

export function isLoggedIn({ user }: Visitor): boolean {
  return user.authenticated === 'true'
}

export interface StoredAddress {
  pincode: string
  oldPincode: string
  city: string
  /** Text of the chosen saved address, else city and pincode. */
  userAddress: string
  /** Position of that address in the list; -1 for none. */
  selectedIndex: number
  postCode?: unknown
}

/** Shows the stored record. */
function restoreVisitor(): void {
  const address = readStored<StoredAddress>(LOCATION_KEY)
  // An old version stored an object as postCode: ignore such a record.
  const broken = address !== null && typeof address.postCode === 'object' && address.postCode !== undefined
  if (broken) writeStored(LOCATION_KEY, null)
  const deliveryLocation = address && !broken && address.pincode ? { code: address.pincode, name: address.city } : null
  const user = { ...ANONYMOUS, ...readStored<UserSession>(USER_KEY) }
  visitor.set({ ...visitor.get(), user, deliveryLocation })
  restoreLanguage()
  if (/[?&](utm_source|mkt_channel)=/.test(location.search)) void noteCampaign()
}

/**
 * The saved language applies when a visit starts on the home page. Visitors who come from another page of the store have
 * chosen this page's language. Pages are cached for everybody, so the browser does the redirect.
 */
function restoreLanguage(): void {
  if (document.referrer.startsWith(location.origin)) writeStored(LANGUAGE_KEY, pageLanguage())
  else if (readStored(LANGUAGE_KEY) === 'hi' && location.pathname === '/') location.replace(`/hi${location.search}`)
}

async function noteCampaign(): Promise<void> {
  const { href, search } = location
  const { withCampaign, whenAllowed } = await import('../shared/campaign.ts')
  await whenAllowed('marketing')
  const user = withCampaign(visitor.get().user, { href, search })
  visitor.set({ ...visitor.get(), user })
  writeStored(USER_KEY, user)
}

/** Business buyers see the price without tax first; `earlyScript` reads the value stored here. */
function showPricesWithoutTax(on: boolean): void {
  writeStored(TAX_KEY, on ? 'ex' : null)
  if (on) document.documentElement.dataset.tax = 'ex'
  else delete document.documentElement.dataset.tax
}

/**
 * Stores the location for the next visit, with the previous one. `chosen` is given when the visitor has just chosen it: the
 * text and position of a saved address, or an empty object. Otherwise a record of the same place is kept.
 */
export function storeDeliveryLocation(
  { code, name }: { code: string; name: string },
  chosen?: Partial<StoredAddress>,
): void {
  const before = readStored<StoredAddress>(LOCATION_KEY)
  const isSame = before?.pincode === code
  if (isSame && !chosen) return
  const oldPincode = (isSame ? before.oldPincode : before?.pincode) ?? ''
  const userAddress = `${name} ${code}`
  writeStored(LOCATION_KEY, { pincode: code, oldPincode, city: name, userAddress, selectedIndex: -1, ...chosen })
}

/** Shows and stores the response of the session call. */
export async function applySession(session: Session): Promise<void> {
  const email = session.email.email ?? ''
  const phone = session.phone.phone ?? ''
  const registered = session.authenticated === 'true'
  const before = visitor.get().user
  const preferredLanguage = registered ? session.preferredLanguage : (readStored<'hi'>(LANGUAGE_KEY) ?? 'en')
  // only on login or when the preference changes: afterwards the language that the visitor switched to applies
  if (registered && `${before.userId}${before.preferredLanguage}` !== `${session.userId}${preferredLanguage}`)
    writeStored(LANGUAGE_KEY, preferredLanguage)
  const user: UserSession = {
    ...before,
    userId: session.userId ?? '',
    sessionId: session.sessionId ?? '',
    token: session.token ?? '',
    authenticated: session.authenticated,
    email: { email },
    phone: { phone },
    userType: session.userType ?? '',
    customerCategory: session.customerCategory,
    preferredLanguage,
    hashedEmail: '',
    hashedPhone: '',
  }
  visitor.set({
    ready: true,
    user,
    userName: session.userName,
    userReference: session.userReference ?? '',
    cartCount: session.cart.noOfItems,
    deliveryLocation: session.place ?? visitor.get().deliveryLocation,
    taxRegistered: session.taxRegistered,
  })
  if (session.place) storeDeliveryLocation(session.place)
  showPricesWithoutTax(session.taxRegistered)
  // guests have neither, and do not load the code
  const digests = (email || phone) && (await (await import('../shared/digests.ts')).digestsOf(email, phone))
  writeStored(USER_KEY, { ...user, ...(digests || {}) })
}

/** Removes the user from the stored data. */
export function clearUser(): void {
  writeStored(USER_KEY, null)
  writeStored('kh_offline', null)
  showPricesWithoutTax(false)
  const { deliveryLocation } = visitor.get()
  // keep the place, but not the customer's address
  if (deliveryLocation) storeDeliveryLocation(deliveryLocation, {})
  visitor.set({ ...visitor.get(), user: ANONYMOUS, userName: '', userReference: '', taxRegistered: false })
}

export function setCartCount(cartCount: number): void {
  visitor.set({ ...visitor.get(), cartCount })
}
