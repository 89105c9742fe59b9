// The store's side of the test gateway: signs what it sends, and checks the signature of what it receives.

import { z } from 'zod'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { Config } from '../../platform/config.ts'
import type {
  CardVault,
  CreatedSession,
  GatewayStatus,
  PaymentGateway,
  PaymentSession,
} from '../../platform/ports/payments.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { upiRequestOf } from './gateway-http.ts'

export const TEST_GATEWAY = 'test'
export const SIGNATURE_HEADER = 'x-test-gateway-signature'

/** Purposes of its signatures: one made for a form is not valid for a notification. */
export const SIGN = {
  form: 'test-gateway.form',
  returned: 'test-gateway.return',
  webhook: 'test-gateway.webhook',
  call: 'test-gateway.call',
} as const

/** The fields of the form in the order in which they are signed. */
export const FORM_FIELDS = [
  ...(['ref', 'amount', 'currency', 'method', 'order', 'market', 'language'] as const),
  // of the customer whose card will be saved
  'saveFor',
] as const

/** The signed text of a form. */
export function formText(fields: Record<string, string>): string {
  return FORM_FIELDS.map(name => fields[name] ?? '').join('|')
}

/** Address at which this machine reaches the store's web server; the gateway calls it like an outside system. */
export function ownOrigin(config: Pick<Config, 'host' | 'port' | 'publicOrigins' | 'role'>): string {
  if (config.role === 'worker' && config.publicOrigins.IN) return config.publicOrigins.IN
  const host = ['0.0.0.0', '::', ''].includes(config.host) ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`
}

const zStatus = z.object({
  transactionRef: z.string(),
  gatewayRef: z.string(),
  state: z.enum(['success', 'failure', 'pending']),
  amountMinor: z.int(),
  currency: z.string(),
})

function parseStatus(text: string): GatewayStatus | null {
  try {
    return zStatus.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Approved in a UPI app; the UPI method itself uses its page, so that both can be tried. */
const INTENT_METHODS: readonly number[] = [ID.walletUpi, ID.upiApp]

const TIMEOUT_MS = 5000

const zCards = z.object({
  cards: z.array(z.object({ token: z.string(), brand: z.string(), lastFour: z.string() })),
})

/** Its saved cards, requested over HTTP like those of an outside system. */
function testCards(config: Config, secrets: Secrets): CardVault {
  const call = async (request: { customerRef: string; remove?: string }) => {
    const body = JSON.stringify(request)
    const response = await fetch(`${ownOrigin(config)}/gateway/test/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: secrets.sign(SIGN.call, body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The test gateway answered ${response.status}`)
    return zCards.parse(await response.json()).cards
  }
  return {
    createCustomer: async ({ id }) => `TGC-${id}`,
    list: customerRef => call({ customerRef }),
    async remove(customerRef, token) {
      await call({ customerRef, remove: token })
    },
  }
}

/** The URL of its page for a browser, or what a UPI app would open. */
function sessionAt({ secrets, now }: { secrets: Secrets; now: () => Date }, session: PaymentSession): CreatedSession {
  const { transactionRef, amountMinor, currency, methodId, orderNumber, market, language, card } = session
  const fields = {
    ref: transactionRef,
    amount: String(amountMinor),
    currency,
    method: String(methodId),
    order: String(orderNumber),
    market,
    language,
    saveFor: card?.save ? card.customerRef : '',
  }
  const signed = { ...fields, signature: secrets.sign(SIGN.form, formText(fields)) }
  if (!INTENT_METHODS.includes(methodId))
    return { redirect: { url: '/gateway/test/pay', method: 'POST', fields: signed }, sessionRef: null }
  const page = new URL('/gateway/test/pay', session.returnUrl)
  page.search = new URLSearchParams(signed).toString()
  const am = (amountMinor / 100).toFixed(2)
  const query = { pa: 'karkhana@test', pn: 'Karkhana', tr: transactionRef, am, cu: currency, url: page.href }
  const link = `upi://pay?${new URLSearchParams(query)}`
  return { redirect: null, sessionRef: transactionRef, upi: upiRequestOf(TEST_GATEWAY, link, amountMinor, now()) }
}

/** The gateway that every store has until a real one is set up; never in production mode. */
export function makeTestGateway(config: Config, secrets: Secrets, now: () => Date): PaymentGateway {
  return {
    name: TEST_GATEWAY,
    markets: ['IN', 'AE'],
    methodIds: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 16, 168],
    cards: testCards(config, secrets),
    hasSampleBanks: true,
    minMinor: 0,
    reopens: true,
    createSession: async session => sessionAt({ secrets, now }, session),
    returnRef: ({ ref = '' }) => ref,
    verifyReturn({ status = '', signature = '' }, { transactionRef }) {
      return secrets.verify(SIGN.returned, `${transactionRef}|${status}`, signature)
    },
    async verifyWebhook(rawBody, headers) {
      const signature = headers[SIGNATURE_HEADER] ?? ''
      const status = secrets.verify(SIGN.webhook, rawBody, signature) ? parseStatus(rawBody) : null
      return status ? { kind: 'status', eventId: '', status } : { kind: 'rejected' }
    },
    // like the test modes of real gateways: everything exists except `failure@…`
    checkVpa: async vpa => ({ exists: !vpa.startsWith('failure@'), name: 'Asha Kulkarni' }),
    // its sessions have our reference
    findTransactionRef: async () => null,
    async fetchStatus(transactionRef) {
      const signature = secrets.sign(SIGN.call, transactionRef)
      const address = `${ownOrigin(config)}/gateway/test/status/${transactionRef}?signature=${signature}`
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The test gateway answered ${response.status}`)
      return parseStatus(await response.text())
    },
    async refund(transactionRef, amountMinor, idempotencyKey) {
      const body = JSON.stringify({ ref: transactionRef, amount: amountMinor, key: idempotencyKey })
      const response = await fetch(`${ownOrigin(config)}/gateway/test/refund`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: secrets.sign(SIGN.call, body) },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`The test gateway rejected the refund: ${response.status}`)
      return z.object({ refundRef: z.string() }).parse(await response.json()).refundRef
    },
  }
}
