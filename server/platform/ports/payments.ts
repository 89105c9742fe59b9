// The payment port: the interface that every payment gateway implements.

import type { Currency, Language, Market } from '../../../contract/shared/market.ts'

/** Parameters of one payment attempt. */
export interface PaymentSession {
  /** Our reference, unique at the gateway. */
  transactionRef: string
  amountMinor: number
  currency: Currency
  methodId: number
  /** Bank, wallet or EMI tenure chosen in the store; empty strings when not applicable. */
  choice: { type: string; bankName: string; bankEmi: string; emiFlag: number }
  orderNumber: number
  market: Market
  language: Language
}

/** The gateway page to which the browser is redirected. */
export interface GatewayRedirect {
  url: string
  method: 'GET' | 'POST'
  fields: Record<string, string>
}

/** Status of a transaction, from a signed webhook or from the gateway's status API. */
export interface GatewayStatus {
  transactionRef: string
  gatewayRef: string
  state: 'success' | 'failure' | 'pending'
  amountMinor: number
  currency: string
}

export interface PaymentGateway {
  /** Lower-case name, used in its webhook and return URLs. */
  readonly name: string
  readonly markets: readonly Market[]
  /** Ids of the payment methods it supports. */
  readonly methodIds: readonly number[]
  /** Creates a payment session. Idempotent: the same reference returns the same session. */
  createSession(session: PaymentSession): Promise<GatewayRedirect>
  /** The reference in the return URL, or null when the signature is invalid. It does not prove a payment. */
  verifyReturn(params: Record<string, string>): string | null
  /** The status in a webhook, or null when the signature is invalid. Compared in constant time. */
  verifyWebhook(rawBody: string, headers: Record<string, string | undefined>): GatewayStatus | null
  /** Transaction status from the gateway's API; null when it does not know the transaction (yet). Rejects when unreachable. */
  fetchStatus(transactionRef: string): Promise<GatewayStatus | null>
  /** Refunds, once per idempotency key. Returns the gateway's refund reference; rejects when the gateway declines. */
  refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string>
}

export interface PaymentsPort {
  /** The gateway with that name, or null. */
  find(name: string): PaymentGateway | null
  /** The gateway for a payment method in a market, or null. */
  forMethod(methodId: number, market: Market): PaymentGateway | null
}

/** Combines the configured gateways; when several support a method, the first wins. */
export function makePayments(gateways: readonly PaymentGateway[]): PaymentsPort {
  return {
    find: name => gateways.find(gateway => gateway.name === name) ?? null,
    forMethod: (methodId, market) =>
      gateways.find(({ markets, methodIds }) => markets.includes(market) && methodIds.includes(methodId)) ?? null,
  }
}
