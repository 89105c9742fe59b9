// Reasons that prevent merging two accounts, and the kept account afterwards.

import type { MergeHindrance } from '../../contract/customer-merges/api.ts'
import type { MergeRow, TakenOver } from '../customers/service.ts'

/** Why these two cannot be merged; empty when they can. */
export function hindrancesOf(kept: MergeRow, merged: MergeRow): MergeHindrance[] {
  const is: Record<MergeHindrance, boolean> = {
    same: kept.customerId === merged.customerId,
    markets: kept.market !== merged.market,
    ended: kept.deleted || merged.deleted,
    // otherwise a blocked customer could log in again
    blocked: kept.blocked || merged.blocked,
  }
  return (Object.keys(is) as MergeHindrance[]).filter(name => is[name])
}

export type Whose = 'kept' | 'merged'
export interface Choice {
  email: Whose
  phone: Whose
}

/**
 * Which contact identifies the customer afterwards: a verified one first; of two verified ones, the chosen one; the
 * other one only if it is verified.
 */
function whose(kept: { value: string | null; verified: boolean }, merged: typeof kept, chosen: Whose): Whose {
  if (merged.value === null || !merged.verified) return 'kept'
  return kept.value !== null && kept.verified ? chosen : 'merged'
}

const emailOf = ({ email, emailVerified }: MergeRow) => ({ value: email, verified: emailVerified })
const phoneOf = ({ phone, phoneVerified }: MergeRow) => ({ value: phone, verified: phoneVerified })

/** Whether staff have to choose between two verified addresses. */
export function choicesOf(kept: MergeRow, merged: MergeRow): { email: boolean; phone: boolean } {
  const both = (a: ReturnType<typeof emailOf>, b: typeof a) =>
    a.value !== null && a.verified && b.value !== null && b.verified
  return { email: both(emailOf(kept), emailOf(merged)), phone: both(phoneOf(kept), phoneOf(merged)) }
}

/** The kept account afterwards, and the verified addresses that no longer identify anybody. */
export function mergedProfile(
  kept: MergeRow,
  merged: MergeRow,
  choice: Choice,
): TakenOver & { formerEmail: string | null; formerPhone: string | null } {
  const ofEmail = whose(emailOf(kept), emailOf(merged), choice.email) === 'kept' ? [kept, merged] : [merged, kept]
  const ofPhone = whose(phoneOf(kept), phoneOf(merged), choice.phone) === 'kept' ? [kept, merged] : [merged, kept]
  const [email = kept, otherEmail = merged] = ofEmail
  const [phone = kept, otherPhone = merged] = ofPhone
  const named = kept.firstName || kept.lastName ? kept : merged
  return {
    ...{ email: email.email, emailVerified: email.email !== null && email.emailVerified },
    ...{ phone: phone.phone, phoneVerified: phone.phone !== null && phone.phoneVerified },
    ...{ firstName: named.firstName, lastName: named.lastName },
    userType: kept.userType === 'business' || merged.userType === 'business' ? 'business' : 'online',
    customerCategory: kept.customerCategory || merged.customerCategory,
    formerEmail: otherEmail.emailVerified ? otherEmail.email : null,
    formerPhone: otherPhone.phoneVerified ? otherPhone.phone : null,
  }
}
