// Gold members for staff, and finding a customer to make one.

import type { GoldMember } from '../../../contract/rewards/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { customerOfContact } from '../../customers/service.ts'
import type { App } from '../../platform/app.ts'
import { maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import { pageOfPlaced } from '../../platform/list-place.ts'
import { findMember, listMembers, type MemberRow } from '../repository/gold.ts'

function present(market: Market, { source, fromAt, untilAt, ...customer }: MemberRow): GoldMember {
  const membership = source && fromAt && untilAt && { source, from: fromAt.toISOString(), until: untilAt.toISOString() }
  const contact = { email: maskEmail(customer.email), phone: maskPhone(market, customer.phone) }
  return { ...customer, ...contact, membership }
}

interface GoldQuery {
  market: Market
  contact?: string | undefined
  /** The `next` of the page before. */
  after?: string | undefined
  limit: number
}

/** A page of gold members; with a contact, the customer who has verified it. */
export async function goldMembers(
  app: App,
  { market, contact, after, limit }: GoldQuery,
): Promise<{ members: GoldMember[]; next: string | null }> {
  if (contact !== undefined) {
    const customerId = await customerOfContact(app.db, market, contact)
    const found = customerId === null ? null : await findMember(app.db, market, app.now(), customerId)
    return { members: found ? [present(market, found)] : [], next: null }
  }
  const found = await listMembers(app.db, market, app.now(), { after, limit: limit + 1 })
  const { rows, next } = pageOfPlaced(found, limit)
  return { members: rows.map(row => present(market, row)), next }
}
