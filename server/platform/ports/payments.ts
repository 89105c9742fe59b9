// The payment port: what a payment gateway must do for the store, whichever one stands behind it.

import type { Currency, Language, Market } from '../../../contract/shared/market.ts'

/** What is asked of a gateway for one attempt to pay. */
export interface PaymentSession {
  /** Our reference, unique at the gateway. */
  transactionRef: string
  amountMinor: number
  currency: Currency
  methodId: number
  /** Bank, wallet or tenure chosen at the store; empty texts where none. */
  choice: { type: string; bankName: string; bankEmi: string; emiFlag: number }
  orderNumber: number
  market: Market
  language: Language
}

/** Where the browser goes to pay. */
export interface GatewayRedirect {
  url: string
  method: 'GET' | 'POST'
  fields: Record<string, string>
}

/** What a gateway says of a transaction, once its signature was checked or its own status call was asked. */
export interface GatewayStatus {
  transactionRef: string
  gatewayRef: string
  state: 'success' | 'failure' | 'pending'
  amountMinor: number
  currency: string
}

export interface PaymentGateway {
  /** Lower-case letters: the last part of its webhook and return addresses. */
  readonly name: string
  readonly markets: readonly Market[]
  /** Ids of the payment methods that it serves. */
  readonly methodIds: readonly number[]
  /** Opens the gateway's page. Asking again for one reference gives the same session, so that it may be repeated. */
  createSession(session: PaymentSession): Promise<GatewayRedirect>
  /** The reference that a browser came back with, or null when its signature is wrong. It proves nothing of a payment. */
  verifyReturn(params: Record<string, string>): string | null
  /** What a notification says, or null when its signature is wrong. The signature is compared in constant time. */
  verifyWebhook(rawBody: string, headers: Record<string, string | undefined>): GatewayStatus | null
  /** The gateway's own word on a transaction; null when it does not know it (yet). Rejects when it cannot be reached. */
  fetchStatus(transactionRef: string): Promise<GatewayStatus | null>
  /** Gives money back, once for each key. Returns the gateway's reference of the refund; rejects when it is refused. */
  refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string>
}

export interface PaymentsPort {
  /** The gateway of that name, or null. */
  find(name: string): PaymentGateway | null
  /** The gateway by which a method is paid in a market, or null when none serves it. */
  forMethod(methodId: number, market: Market): PaymentGateway | null
}

/** The port over the gateways that are set up; of two that serve a method the first counts. */
export function makePayments(gateways: readonly PaymentGateway[]): PaymentsPort {
  return {
    find: name => gateways.find(gateway => gateway.name === name) ?? null,
    forMethod: (methodId, market) =>
      gateways.find(({ markets, methodIds }) => markets.includes(market) && methodIds.includes(methodId)) ?? null,
  }
}
