// Gold memberships: granted and extended by purchases, granted and ended by staff, expired.

import { termsAt } from '../../../contract/rewards/points.rules.ts'
import type { StaffMembership } from '../../../contract/rewards/staff-api.ts'
import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import { setCustomerCategory } from '../../customers/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireVersion } from '../../platform/record-version.ts'
import {
  endMembership,
  findMembership,
  findSpent,
  listEnded,
  listMembershipEvents,
  listQualified,
  marketOfCustomer,
  saveMembership,
} from '../repository/gold.ts'
import { lockAccount } from '../repository/points.ts'
import { listTerms } from '../repository/rules.ts'
import { requireMayReward } from './limit.ts'

const DAY_MS = 86_400_000
/** Days of purchases that count; a membership earned by them lasts as long. */
const MEMBER_DAYS = 365
/** An active membership is extended when it ends earlier than a new one would by so much, not with each order. */
const EXTENDED_AFTER_DAYS = 30

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)
const WHO = 'system:rewards'

/** Since when purchases count. */
export const spendingSince = (now: Date) => daysFrom(now, -MEMBER_DAYS)

/** Grants or extends the membership of a customer whose purchases of twelve months reach the amount in the terms. */
export async function reviewGold(tx: Tx, customerId: string, market: Market, now: Date): Promise<void> {
  const threshold = termsAt(await listTerms(tx, market), now)?.goldSpendMinor ?? null
  if (threshold === null) return
  await lockAccount(tx, customerId)
  const present = await findMembership(tx, customerId)
  const active = present !== null && present.untilAt > now
  if (active && present.untilAt >= daysFrom(now, MEMBER_DAYS - EXTENDED_AFTER_DAYS)) return
  const spent = await findSpent(tx, customerId, spendingSince(now))
  if (spent < threshold) return
  await saveMembership(tx, customerId, {
    source: 'rule',
    fromAt: active ? present.fromAt : now,
    untilAt: daysFrom(now, MEMBER_DAYS),
    kind: active ? 'extended' : 'given',
    who: WHO,
    reason: `Purchases of ${spent} within twelve months, from ${threshold} on`,
    at: now,
  })
  await setCustomerCategory(tx, customerId, 'gold')
}

/** Ends expired memberships unless purchases extend them, and grants gold to customers who have reached the amount. */
export async function reviewAllGold(app: App): Promise<void> {
  const now = app.now()
  for (const market of MARKETS) {
    const spendMinor = termsAt(await listTerms(app.db, market), now)?.goldSpendMinor ?? null
    if (spendMinor === null) continue
    const of = { since: spendingSince(now), spendMinor, endingBefore: now }
    for (const { customerId } of await listQualified(app.db, market, of))
      await app.db.transaction(tx => reviewGold(tx, customerId, market, now))
  }
  for (const { customerId } of await listEnded(app.db, now)) {
    await app.db.transaction(async tx => {
      await lockAccount(tx, customerId)
      const present = await findMembership(tx, customerId)
      if (!present || present.untilAt > now) return
      await endMembership(tx, customerId, { at: now, who: WHO, reason: 'Its time is over', byStaff: false })
      await setCustomerCategory(tx, customerId, '')
    })
  }
}

/** @throws customer.unknown, also for a customer of a market that is not the caller's */
async function requireMarket(db: Db, actor: Staff, customerId: string): Promise<Market> {
  const market = await marketOfCustomer(db, customerId)
  if (market === null || !actor.markets.includes(market)) throw appError('customer.unknown')
  return market
}

async function present(db: Db, customerId: string, now: Date): Promise<StaffMembership> {
  const [membership, events] = [await findMembership(db, customerId), await listMembershipEvents(db, customerId)]
  const active = membership !== null && membership.untilAt > now
  return {
    customerId,
    active,
    source: active ? membership.source : null,
    until: active ? membership.untilAt.toISOString() : null,
    version: events[0]?.id ?? 0,
    history: events.map(({ id: _id, untilAt, at, ...event }) => ({
      ...event,
      until: untilAt.toISOString(),
      at: at.toISOString(),
    })),
  }
}

/** The membership of a customer with its history. @throws customer.unknown */
export async function goldForStaff(db: Db, actor: Staff, customerId: string): Promise<StaffMembership> {
  await requireMarket(db, actor, customerId)
  return present(db, customerId, actor.now)
}

interface GoldChange {
  customerId: string
  until: string | null
  reason: string
  /** Version of the membership that the caller has read. */
  version: number
}

/**
 * Makes a customer a gold member until a time, or ends the membership if null. Idempotent.
 * @throws customer.unknown, rewards.past, settings.changed-meanwhile, and for a caller with a money limit
 *   staff.approval-waits, for an API key staff.money-unbounded
 */
export async function setGold(
  app: App,
  actor: Staff,
  { customerId, until, reason, version }: GoldChange,
): Promise<StaffMembership> {
  const now = app.now()
  const who = `staff:${actor.staffId}`
  const market = await requireMarket(app.db, actor, customerId)
  if (until !== null && new Date(until) <= now) throw appError('rewards.past')
  return app.db.transaction(async tx => {
    if (until !== null) requireMayReward(actor, market)
    await lockAccount(tx, customerId)
    const before = await findMembership(tx, customerId)
    const seen = await present(tx, customerId, now)
    if (until === null ? before === null : seen.source === 'staff' && seen.until === new Date(until).toISOString())
      return seen
    requireVersion(seen, version)
    if (until === null) await endMembership(tx, customerId, { at: now, who, reason, byStaff: true })
    else {
      const active = before !== null && before.untilAt > now
      const fromAt = active ? before.fromAt : now
      const kind = active ? ('extended' as const) : ('given' as const)
      const change = { source: 'staff' as const, fromAt, untilAt: new Date(until), kind, who, reason, at: now }
      await saveMembership(tx, customerId, change)
    }
    await setCustomerCategory(tx, customerId, until === null ? '' : 'gold')
    describeChange({ recordId: customerId, before: { until: before?.untilAt ?? null }, after: { until } })
    return present(tx, customerId, now)
  })
}
