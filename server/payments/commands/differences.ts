// The hourly comparison with all payments of each gateway: missed results are applied, differences are listed for finance.

import type { PaymentDifference } from '../../../contract/payments/differences-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { ListedPayment, PaymentGateway } from '../../platform/ports/payments.ts'
import {
  differingRefs,
  listDifferences,
  listKnown,
  listPaidBeside,
  resolveAgreed,
  resolveDifference,
  saveDifference,
} from '../repository/differences.ts'
import { type Difference, differenceOf, isUnheard, knownOf } from '../rules/differences.ts'
import { settle } from '../service.ts'

const MINUTE_MS = 60_000
/** Only payments begun this long ago are compared; later results of a session are polled for days anyway. */
const WINDOW_MS = 48 * 60 * MINUTE_MS
/** Payments in progress differ for a while. */
const GRACE_MS = 15 * MINUTE_MS
/** Payments missing from the list are looked up one by one. */
const MAX_LOOKUPS = 200

type Listing = PaymentGateway & Required<Pick<PaymentGateway, 'listPayments'>>

const refsOf = (page: readonly ListedPayment[]) => ({
  gatewayRefs: page.map(({ gatewayRef }) => gatewayRef),
  transactionRefs: page.flatMap(({ transactionRef }) => transactionRef || []),
  sessionRefs: page.flatMap(({ sessionRef }) => sessionRef || []),
})

/** Compares a page of a gateway's list; lost results are applied first. */
async function comparePage(app: App, { name }: Listing, page: readonly ListedPayment[]): Promise<Difference[]> {
  const refs = refsOf(page)
  let known = await listKnown(app.db, name, refs)
  const differing = await differingRefs(app.db, name, refs.gatewayRefs)
  const unheard = page.filter(listed => {
    const payment = knownOf(listed, known)
    // known differences were applied then, and would be recorded again each hour
    return payment && isUnheard(listed, payment) && !differing.has(listed.gatewayRef)
  })
  for (const { refundedMinor: _, ...status } of unheard) {
    const transactionRef = knownOf({ ...status, refundedMinor: null }, known)?.transactionRef ?? ''
    await app.db.transaction(tx => settle(tx, name, { ...status, transactionRef }, 'job:reconciliation'))
  }
  if (unheard.length > 0) known = await listKnown(app.db, name, refs)
  return page.flatMap(listed => differenceOf(listed, knownOf(listed, known)) ?? [])
}

/** Payments that are paid in the store but missing from the list: the gateway is asked about each. */
async function compareMissing(
  app: App,
  gateway: Listing,
  { from, to, listed }: { from: Date; to: Date; listed: readonly string[] },
): Promise<{ differences: Difference[]; compared: string[] }> {
  const differences: Difference[] = []
  const compared: string[] = []
  for (const known of await listPaidBeside(app.db, gateway.name, { from, to, listed, limit: MAX_LOOKUPS })) {
    const { transactionRef, gatewayRef: reference, currency, amountMinor: hereMinor, state: hereState, id } = known
    const status = await gateway.fetchStatus(transactionRef)
    compared.push(reference)
    const here = { reference, paymentId: id, currency, hereMinor, hereState }
    if (status === null) differences.push({ ...here, kind: 'missing-there', thereMinor: 0, thereState: '' })
    else {
      const differs = differenceOf({ ...status, refundedMinor: null }, known)
      if (differs) differences.push({ ...differs, reference })
    }
  }
  return { differences, compared }
}

/** Compares all payments of a gateway begun within two days. Rejects when it cannot be reached. */
async function compareGateway(app: App, gateway: Listing): Promise<void> {
  const now = app.now()
  const to = new Date(now.getTime() - GRACE_MS)
  // an account's list has no payments of the previous account
  const since = app.ports.payments.accountSince(gateway.name)?.getTime() ?? 0
  const from = new Date(Math.max(now.getTime() - WINDOW_MS, since))
  if (from >= to) return
  const listed: string[] = []
  const found: Difference[] = []
  for await (const page of gateway.listPayments(from, to)) {
    listed.push(...page.map(({ gatewayRef }) => gatewayRef))
    found.push(...(await comparePage(app, gateway, page)))
  }
  const { differences, compared } = await compareMissing(app, gateway, { from, to, listed })
  const [market = 'IN'] = gateway.markets
  for (const difference of [...found, ...differences])
    await saveDifference(app.db, { market, gateway: gateway.name, now }, difference)
  await resolveAgreed(app.db, gateway.name, [...listed, ...compared], now)
}

/** Compares every gateway that lists its payments; an unreachable one is compared in the next run. */
export async function compareGateways(app: App): Promise<void> {
  for (const gateway of app.ports.payments.gateways) {
    if (!gateway.listPayments) continue
    try {
      await compareGateway(app, gateway as Listing)
    } catch (error) {
      app.log.warn({ err: error, gateway: gateway.name }, 'the payments of a gateway could not be compared')
    }
  }
}

/** A page of the differences of a market, newest first. */
export async function differencesForStaff(
  db: Db,
  {
    market,
    resolved,
    before,
    limit,
  }: { market: Market; resolved: 'true' | 'false'; before?: number | undefined; limit: number },
): Promise<{ differences: PaymentDifference[]; more: boolean }> {
  const wanted = { market, resolved: resolved === 'true', before: before ?? null, limit: limit + 1 }
  const rows = await listDifferences(db, wanted)
  const differences = rows.slice(0, limit).map(({ foundAt, seenAt, resolvedAt, ...row }) => ({
    ...row,
    foundAt: foundAt.toISOString(),
    seenAt: seenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }))
  return { differences, more: rows.length > limit }
}

/** Marks a difference as settled. @throws payment.difference-unknown */
export async function settleDifference(
  { db }: App,
  actor: Staff,
  { differenceId, note }: { differenceId: string; note: string },
): Promise<{ resolved: true }> {
  const found = await resolveDifference(db, differenceId, { who: `staff:${actor.staffId}`, note, now: actor.now })
  if (!found) throw appError('payment.difference-unknown')
  return { resolved: true }
}
