// The contacts of a customer that can confirm a change.

import type { CustomerProfile } from '../../../../contract/customers/api.ts'
import type { Contact } from './confirm-contact.tsx'

/** The contacts that can confirm a change. */
export function verifiedContacts(
  { email, emailVerified, phone, phoneVerified }: CustomerProfile,
  phoneCode: string,
): Contact[] {
  return [
    ...(email && emailVerified ? [{ kind: 'email' as const, value: email }] : []),
    ...(phone && phoneVerified ? [{ kind: 'phone' as const, value: `+${phoneCode} ${phone}` }] : []),
  ]
}
