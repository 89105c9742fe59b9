// The visitor as the browser knows them: user session record, cart count, delivery place.

import type { Session } from '../../../contract/storefront/api.ts'
import { makeObservable } from '../../ui/observable.ts'
import { readStored, writeStored } from '../api/browser-storage.ts'

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
  /** SHA-256 in hex, empty while unknown. */
  hashedEmail: string
  hashedPhone: string
}

export interface Visitor {
  /** Whether the session call has answered; before it, what the browser remembers is shown. */
  ready: boolean
  user: UserSession
  userName: string
  userReference: string
  cartCount: number
  place: { code: string; name: string } | null
  taxRegistered: boolean
}

const USER_KEY = 'kh_user'
const PLACE_KEY = 'kh_address'
const TAX_KEY = 'kh_tax'

const NOBODY: UserSession = {
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

/** What server rendering shows: a guest whose place is not known. */
export const GUEST: Visitor = {
  ready: false,
  user: NOBODY,
  userName: '',
  userReference: '',
  cartCount: 0,
  place: null,
  taxRegistered: false,
}

export const visitor = makeObservable<Visitor>(GUEST)

interface StoredAddress {
  pincode: string
  oldPincode: string
  city: string
  userAddress: string
  selectedIndex: number
  postCode?: unknown
}

/** Shows what the browser remembers; called once when the page has come alive. */
export function recallVisitor(): void {
  const address = readStored<StoredAddress>(PLACE_KEY)
  // An object in place of the post code is left by an old version: forget it.
  const broken = address !== null && typeof address.postCode === 'object' && address.postCode !== undefined
  if (broken) writeStored(PLACE_KEY, null)
  const place = address && !broken && address.pincode ? { code: address.pincode, name: address.city } : null
  visitor.set({ ...visitor.get(), user: { ...NOBODY, ...readStored<UserSession>(USER_KEY) }, place })
}

/** Business buyers see the price without tax first; the mark is set before paint from what is stored here. */
function showTaxFirst(on: boolean): void {
  writeStored(TAX_KEY, on ? 'ex' : null)
  if (on) document.documentElement.dataset.tax = 'ex'
  else delete document.documentElement.dataset.tax
}

async function sha256(text: string): Promise<string> {
  if (!text || !globalThis.crypto?.subtle) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim().toLowerCase()))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

function keepPlace(place: { code: string; name: string } | null, oldPincode: string): void {
  if (!place) return
  const kept: StoredAddress = {
    pincode: place.code,
    oldPincode,
    city: place.name,
    userAddress: '',
    selectedIndex: 0,
  }
  writeStored(PLACE_KEY, kept)
}

/** Takes over what the session call answered, and keeps the record. */
export async function takeSession(answer: Session): Promise<void> {
  const email = answer.email.email ?? ''
  const phone = answer.phone.phone ?? ''
  const user: UserSession = {
    ...visitor.get().user,
    userId: answer.userId ?? '',
    sessionId: answer.sessionId ?? '',
    token: answer.token ?? '',
    authenticated: answer.authenticated,
    email: { email },
    phone: { phone },
    userType: answer.userType ?? '',
    customerCategory: answer.customerCategory,
    preferredLanguage: answer.preferredLanguage,
    hashedEmail: '',
    hashedPhone: '',
  }
  visitor.set({
    ready: true,
    user,
    userName: answer.userName,
    userReference: answer.userReference ?? '',
    cartCount: answer.cart.noOfItems,
    place: answer.place ?? visitor.get().place,
    taxRegistered: answer.taxRegistered,
  })
  keepPlace(answer.place, '')

  showTaxFirst(answer.taxRegistered)
  const [hashedEmail, hashedPhone] = await Promise.all([sha256(email), sha256(phone)])
  writeStored(USER_KEY, { ...user, hashedEmail, hashedPhone })
}

/** Forgets who the visitor was. */
export function clearUser(): void {
  writeStored(USER_KEY, null)

  showTaxFirst(false)
  visitor.set({ ...visitor.get(), user: NOBODY, userName: '', userReference: '', taxRegistered: false })
}

export function setCartCount(cartCount: number): void {
  visitor.set({ ...visitor.get(), cartCount })
}

/** Remembers a delivery place and tells who listens for `address-update`. */
export function rememberPlace(place: { code: string; name: string }): void {
  const oldPincode = visitor.get().place?.code ?? ''
  visitor.set({ ...visitor.get(), place })
  keepPlace(place, oldPincode)
  if (oldPincode !== place.code) {
    dispatchEvent(new CustomEvent('address-update', { detail: { oldPincode, pincode: place.code } }))
  }
}
