// EMI at Razorpay through a payment link: its hosted checkout has no EMI, and the page of a link can be restricted to it.

import type { CreatedSession, GatewayStatus, PaymentSession } from '../../platform/ports/payments.ts'
import { DeclinedError, UnknownResultError } from './gateway-http.ts'
import { RAZORPAY, type RazorpayApi } from './razorpay-api.ts'
import { paidWith, type RazorpayLink, type RazorpayPayment, statusOfOrder } from './razorpay-objects.ts'

/** Razorpay requires at least fifteen minutes; the store keeps an unpaid order for thirty. */
const LINK_MINUTES = 20

/** Only instalments on the link's page; the buyer chooses bank and term there. */
const ONLY_EMI = {
  blocks: { emi: { name: 'EMI', instruments: [{ method: 'emi' }] } },
  sequence: ['block.emi'],
  preferences: { show_default_blocks: false },
}

/** Whether a session is a link. */
export const isLink = (sessionRef: string | null): sessionRef is string => sessionRef?.startsWith('plink_') ?? false

/** Razorpay's signature of a browser return from a link, checked with stored values. */
export const signedOfLink = (of: { link: string; reference: string; status: string; payment: string }) =>
  [of.link, of.reference, of.status, of.payment].join('|')

/** The link of an attempt: the known one, one whose creation response was lost, or a new one. */
async function linkFor(api: RazorpayApi, session: PaymentSession, now: Date): Promise<RazorpayLink> {
  const { sessionRef, repeated, transactionRef, amountMinor, currency, buyer, orderNumber, returnUrl } = session
  if (sessionRef !== null) return api.findLink(sessionRef)
  const isOurs = (link: RazorpayLink) =>
    link.amount === amountMinor && link.currency === currency && link.reference_id === transactionRef
  const find = async () => (await api.linksOf(transactionRef)).find(isOurs)
  const earlier = repeated ? await find() : undefined
  if (earlier) return earlier
  const customer = {
    name: buyer.name,
    contact: buyer.phone && `+${buyer.phone.replace(/\D/g, '')}`,
    email: buyer.email,
  }
  try {
    const created = await api.createLink({
      ...{ amount: amountMinor, currency, accept_partial: false, reference_id: transactionRef },
      description: `Order ${orderNumber}`,
      customer: Object.fromEntries(Object.entries(customer).filter(([, value]) => value !== '')),
      expire_by: Math.floor(now.getTime() / 1000) + LINK_MINUTES * 60,
      // the store redirects the buyer itself
      ...{ notify: { sms: false, email: false }, reminder_enable: false },
      ...{ callback_url: returnUrl, callback_method: 'get', options: { checkout: { config: { display: ONLY_EMI } } } },
    })
    if (isOurs(created)) return created
    throw new UnknownResultError(`${RAZORPAY}: the link is for something else`)
  } catch (error) {
    // a second link with the reference is declined: another call was first, or the response to this one was lost
    const found = await find().catch(() => undefined)
    if (!found) throw error
    return found
  }
}

/**
 * The link page of an attempt; nowhere to go when it is paid.
 * @throws DeclinedError when the link has expired; UnknownResultError
 */
export async function openLink(
  api: RazorpayApi,
  session: PaymentSession,
  { now, apiOrigin }: { now: Date; apiOrigin: string },
): Promise<CreatedSession> {
  const { id, status, short_url } = await linkFor(api, session, now)
  if (status === 'paid') return { redirect: null, sessionRef: id }
  if (status !== 'created') throw new DeclinedError(`${RAZORPAY}: the link is closed`, 200, null)
  const url = URL.canParse(short_url) ? new URL(short_url) : null
  if (!url || (url.protocol !== 'https:' && url.origin !== apiOrigin))
    throw new UnknownResultError(`${RAZORPAY}: the page of the link is not on https`)
  return { redirect: { url: url.href, method: 'GET', fields: {} }, sessionRef: id }
}

/** The payments of the order that a link creates once somebody starts to pay, otherwise those that it lists. */
function paymentsOfLink(api: RazorpayApi, { order_id, payments }: RazorpayLink): Promise<RazorpayPayment[]> {
  return order_id
    ? api.paymentsOf(order_id)
    : Promise.all(payments.map(({ payment_id }) => api.findPayment(payment_id)))
}

/** The status of a link. Money counts, whatever the state of the link; a link that ended unpaid has finally failed. */
export function statusOfLink(link: RazorpayLink, payments: readonly RazorpayPayment[]): GatewayStatus | null {
  const { id, reference_id, amount, currency, status } = link
  const known = statusOfOrder({ id, receipt: reference_id, amount, currency, status }, payments)
  const ended = status === 'expired' || status === 'cancelled'
  if (known && (known.state !== 'failure' || !ended)) return known
  if (!ended) return null
  const named = { transactionRef: reference_id, sessionRef: id, gatewayRef: known?.gatewayRef ?? id }
  return { ...named, amountMinor: amount, currency, state: 'failure' }
}

/** The status of a transaction's link; null while nobody has paid through it, or when there is none. */
export async function fetchLinkStatus(
  api: RazorpayApi,
  transactionRef: string,
  sessionRef: string | null,
): Promise<GatewayStatus | null> {
  const links = isLink(sessionRef) ? [await api.findLink(sessionRef)] : await api.linksOf(transactionRef)
  const [link] = links
  return link ? statusOfLink(link, await paymentsOfLink(api, link)) : null
}

/** Closes a link, so that nobody can pay through it; an expired or paid link stays as it is. */
export async function closeLink(api: RazorpayApi, sessionRef: string): Promise<void> {
  try {
    await api.cancelLink(sessionRef)
  } catch (error) {
    if (!(error instanceof DeclinedError)) throw error
  }
}

const STATES: Readonly<Record<string, GatewayStatus['state']>> = {
  'payment_link.paid': 'success',
  // links never accept partial payments: the amount differs, and staff see it
  'payment_link.partially_paid': 'success',
  'payment_link.expired': 'failure',
  'payment_link.cancelled': 'failure',
}

/** The content of a link event; null for other events. */
export function statusOfLinkEvent(
  event: string,
  link: RazorpayLink,
  payment: RazorpayPayment | undefined,
): GatewayStatus | null {
  const state = STATES[event]
  if (state === 'failure') return statusOfLink({ ...link, status: event.slice('payment_link.'.length) }, [])
  if (!state || !payment) return null
  const { id: gatewayRef, amount: amountMinor, currency } = payment
  const named = { transactionRef: link.reference_id, sessionRef: link.id, gatewayRef }
  return { ...named, ...paidWith(payment), state, amountMinor, currency }
}
