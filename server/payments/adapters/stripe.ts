// Stripe (UAE, AED): Checkout Sessions on its hosted page, signed webhooks, status and refunds.

import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { StripeSettings } from '../../platform/gateway-settings.ts'
import type {
  CardOfSession,
  CardVault,
  CreatedSession,
  GatewayStatus,
  KeyCheck,
  ListedPayment,
  PaymentGateway,
  PaymentSession,
  WebhookResult,
} from '../../platform/ports/payments.ts'
import { sameText } from '../../platform/secrets.ts'
import {
  callGatewayAs,
  checkAccount,
  DeclinedError,
  type GatewayOptions,
  orFound,
  parseJson,
  refundId,
  UnknownResultError,
} from './gateway-http.ts'
import {
  hasFailed,
  intentIdOf,
  listedIntent,
  METADATA,
  readEvent,
  type StripeSession,
  statusOfSession,
  zCards,
  zCustomer,
  zIntents,
  zRefund,
  zRefunds,
  zSession,
} from './stripe-objects.ts'

const STRIPE = 'stripe'
/** The API version that its objects were modelled on. */
const API_VERSION = '2026-10-28.endive'
/** Maximum difference between the time of a webhook and ours, in seconds, past or future. */
const TOLERANCE_S = 300

export class StripeGateway implements PaymentGateway {
  readonly name = STRIPE
  readonly markets = ['AE'] as const
  // its page only takes cards, so "payment by gateway" means payment by card
  readonly methodIds = [ID.card, ID.savedCard, ID.cardGateway, ID.gateway]
  readonly hasSampleBanks = false
  readonly reopens = true
  readonly minMinor = 200
  readonly cards: CardVault = {
    createCustomer: async ({ id, name, phone, email }) => {
      const fields = { name, phone, ...(email && { email }), [`metadata[${METADATA.customer}]`]: id }
      return (await this.#call(zCustomer, '/customers', { fields, key: `customer-${id}` })).id
    },
    list: async customerRef => {
      const path = `/customers/${encodeURIComponent(customerRef)}/payment_methods?type=card&limit=100`
      const { data } = await this.#call(zCards, path)
      return data.map(({ id, card }) => ({ token: id, brand: card.brand, lastFour: card.last4 }))
    },
    remove: async (_customerRef, token) => {
      const path = `/payment_methods/${encodeURIComponent(token)}/detach`
      await this.#call(zCustomer, path, { fields: {}, key: `detach-${token}` })
    },
  }
  readonly #settings: StripeSettings
  readonly #options: GatewayOptions

  constructor(settings: StripeSettings, options: GatewayOptions) {
    this.#settings = settings
    this.#options = options
  }

  /** @throws UnknownResultError also when the response is not as documented */
  #call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    post?: { fields: Record<string, string>; key: string },
  ): Promise<z.output<Schema>> {
    const { secretKey, apiOrigin } = this.#settings
    return callGatewayAs(schema, {
      gateway: STRIPE,
      timeoutMs: this.#options.timeoutMs,
      method: post ? 'POST' : 'GET',
      url: `${apiOrigin}/v1${path}`,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(post && { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': post.key }),
      },
      // the key makes retries idempotent
      repeatable: true,
      ...(post && { body: new URLSearchParams(post.fields).toString() }),
    })
  }

  #session(id: string): Promise<StripeSession> {
    return this.#call(zSession, `/checkout/sessions/${encodeURIComponent(id)}?expand[]=payment_intent`)
  }

  checkKeys(transactionRef: string | null): Promise<KeyCheck> {
    const find = transactionRef === null ? null : () => this.fetchStatus(transactionRef)
    return checkAccount(() => this.#call(zIntents, '/payment_intents?limit=1'), find)
  }

  async createSession(session: PaymentSession): Promise<CreatedSession> {
    const known =
      session.sessionRef === null ? await this.#newSession(session) : await this.#session(session.sessionRef)
    // paid, or being paid by a bank: there is nothing to do on its page
    if (known.status === 'complete') return { redirect: null, sessionRef: known.id }
    const address = known.url ?? ''
    if (known.status !== 'open' || !URL.canParse(address))
      throw new DeclinedError(`${STRIPE}: the session is closed`, 200, null)
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.origin !== this.#settings.apiOrigin)
      throw new UnknownResultError(`${STRIPE}: the page of the session is not on https`)
    return { redirect: { url: url.href, method: 'GET', fields: {} }, sessionRef: known.id }
  }

  /**
   * The key is our reference, so that a retry returns the same session. Stripe also repeats its own errors for a key,
   * and rejects the key for changed details: then another session is created, which no buyer has seen before.
   */
  async #newSession(session: PaymentSession): Promise<StripeSession> {
    const fields = this.#fieldsOf(session)
    const create = (key: string) => this.#call(zSession, '/checkout/sessions', { fields, key })
    const { transactionRef, amountMinor, currency, repeated } = session
    const created = await create(transactionRef).catch(error => {
      if (repeated || isChanged(error)) return create(`${transactionRef}.2`)
      throw error
    })
    const isOurs = created.amount_total === amountMinor && created.currency === currency
    if (isOurs && created.client_reference_id === transactionRef) return created
    throw new UnknownResultError(`${STRIPE}: the session is for something else`)
  }

  #fieldsOf(session: PaymentSession): Record<string, string> {
    const { transactionRef, amountMinor, currency, orderNumber, buyer, returnUrl } = session
    return {
      mode: 'payment',
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(amountMinor),
      'line_items[0][price_data][product_data][name]': `${this.#options.storeName}: ${orderNumber}`,
      client_reference_id: transactionRef,
      [`metadata[${METADATA.transaction}]`]: transactionRef,
      // a session's metadata is not copied to its payment
      [`payment_intent_data[metadata][${METADATA.transaction}]`]: transactionRef,
      success_url: returnUrl,
      cancel_url: returnUrl,
      ...(session.card ? cardFields(session.card) : buyer.email && { customer_email: buyer.email }),
    }
  }

  returnRef({ ref = '' }: Record<string, string>): string {
    return ref
  }

  /** Its returns have no signature: they only make the store ask. */
  verifyReturn(): null {
    return null
  }

  async verifyWebhook(rawBody: string, headers: Record<string, string | undefined>): Promise<WebhookResult> {
    const parts = (headers['stripe-signature'] ?? '').split(',').map(part => part.trim().split('='))
    const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value)
    const [time = ''] = valuesOf('t')
    const now = this.#options.now().getTime() / 1000
    if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time)) > TOLERANCE_S) return { kind: 'rejected' }
    const { webhookSecret, previousWebhookSecret, secretKey } = this.#settings
    const expected = [webhookSecret, previousWebhookSecret]
      .filter(Boolean)
      .map(secret => createHmac('sha256', secret).update(`${time}.${rawBody}`, 'utf8').digest('hex'))
    const valid = valuesOf('v1').some(signature => expected.some(one => sameText(one, signature)))
    return valid ? readEvent(parseJson(rawBody), secretKey.slice(3).startsWith('live_')) : { kind: 'rejected' }
  }

  /** Its events and sessions carry our reference. */
  async findTransactionRef(): Promise<null> {
    return null
  }

  async fetchStatus(transactionRef: string): Promise<GatewayStatus | null> {
    const sessionRef = await this.#options.sessionRefOf(STRIPE, transactionRef)
    // nobody was sent to a session with an unknown reference
    return sessionRef === null ? null : statusOfSession(await this.#session(sessionRef))
  }

  async *listPayments(from: Date, to: Date): AsyncGenerator<ListedPayment[]> {
    const [first, last] = [from, to].map(time => Math.floor(time.getTime() / 1000))
    const window = {
      'created[gte]': `${first}`,
      'created[lte]': `${last}`,
      'expand[]': 'data.latest_charge',
      limit: '100',
    }
    for (let after = ''; ; ) {
      const query = new URLSearchParams({ ...window, ...(after && { starting_after: after }) })
      const { data, has_more } = await this.#call(zIntents, `/payment_intents?${query}`)
      yield data.map(listedIntent)
      after = data.at(-1)?.id ?? ''
      if (!has_more || !after) return
    }
  }

  async refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string> {
    const sessionRef = await this.#options.sessionRefOf(STRIPE, transactionRef)
    const intent = sessionRef === null ? '' : intentIdOf(await this.#session(sessionRef))
    if (!intent) throw new DeclinedError(`${STRIPE}: nothing was paid`, 404, null)
    const find = async () => {
      const { data } = await this.#call(zRefunds, `/refunds?payment_intent=${encodeURIComponent(intent)}&limit=100`)
      const made = data.find(({ metadata }) => metadata[METADATA.refund] === idempotencyKey)
      return made && { id: made.id, failed: hasFailed(made) }
    }
    const earlier = await find()
    if (earlier) return refundId(STRIPE, earlier)
    const fields = {
      payment_intent: intent,
      amount: String(amountMinor),
      [`metadata[${METADATA.refund}]`]: idempotencyKey,
      [`metadata[${METADATA.transaction}]`]: transactionRef,
    }
    try {
      const made = await this.#call(zRefund, '/refunds', { fields, key: idempotencyKey })
      return refundId(STRIPE, { id: made.id, failed: hasFailed(made) })
    } catch (error) {
      return refundId(STRIPE, await orFound(error, find))
    }
  }
}

/**
 * The page offers the customer's saved cards; none can be preselected. `limited` are those saved with consent in the
 * store.
 */
function cardFields({ customerRef, save }: CardOfSession): Record<string, string> {
  const filters = 'saved_payment_method_options[allow_redisplay_filters]'
  return {
    customer: customerRef,
    ...(save
      ? { 'payment_intent_data[setup_future_usage]': 'on_session' }
      : { [`${filters}[0]`]: 'always', [`${filters}[1]`]: 'limited' }),
  }
}

/** Whether the key was already used with other details. */
function isChanged(error: unknown): boolean {
  if (!(error instanceof DeclinedError)) return false
  const { error: details } = (error.body ?? {}) as { error?: { type?: string } }
  return details?.type === 'idempotency_error'
}
