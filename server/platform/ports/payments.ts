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
  /** The gateway's session reference, from an earlier call for the same attempt; null when none is known. */
  sessionRef: string | null
  /** Whether it was called before for this attempt: a session may exist although its reference is unknown. */
  repeated: boolean
  /** The payer, for the gateway's form and receipts; phone with country code, email empty when unknown. */
  buyer: { name: string; phone: string; email: string }
  /** Absolute URL to which the gateway returns the browser; names the attempt as `ref`. */
  returnUrl: string
  /** The device of the buyer, for gateways that ask for it; texts may be empty. */
  device: { ip: string; userAgent: string }
  /** Null when no card is saved or selected. */
  card?: CardOfSession | null
}

/** What a session does with cards. */
export interface CardOfSession {
  /** The gateway's customer. */
  customerRef: string
  /** The saved card to pay with; null for another one. */
  token: string | null
  /** Whether the customer has agreed to have the card saved. */
  save: boolean
}

/** Cards that a gateway keeps for its customers. */
export interface CardVault {
  /** Creates a customer; the same one for the same id. Rejects when unreachable. */
  createCustomer(customer: { id: string; name: string; phone: string; email: string }): Promise<string>
  /** The cards of a customer: token, brand and last four digits. Rejects when unreachable. */
  list(customerRef: string): Promise<{ token: string; brand: string; lastFour: string }[]>
  /** Deletes a card; a missing one counts as deleted. Rejects when unreachable. */
  remove(customerRef: string, token: string): Promise<void>
}

/** The gateway page to which the browser is redirected. */
export interface GatewayRedirect {
  url: string
  method: 'GET' | 'POST'
  fields: Record<string, string>
}

/** A UPI payment that the store shows itself: as a link that opens an app, or as a QR code of it. */
export interface UpiRequest {
  /** `upi://pay?…`, as returned by the gateway. */
  link: string
  expiresAt: Date
}

/** How long the link of a UPI payment is shown; gateways give up after about the same time. */
export const UPI_REQUEST_MS = 10 * 60_000

export interface CreatedSession {
  /** Null when the buyer pays outside the browser, by bank transfer or UPI. */
  redirect: GatewayRedirect | null
  /** Only with a session reference, so that it is created once. */
  upi?: UpiRequest
  /** The gateway's reference of the session; null when it uses ours. */
  sessionRef: string | null
}

/** Status of a transaction, from a signed webhook or from the gateway's status API. */
export interface GatewayStatus {
  /** Our reference; empty when the gateway names only its own session. */
  transactionRef: string
  /** The gateway's session, when it names one. */
  sessionRef?: string
  /** The gateway's reference of the payment itself. */
  gatewayRef: string
  state: 'success' | 'failure' | 'pending'
  amountMinor: number
  currency: string
  /** How it was paid, if the gateway says so: method id, and bank by its own code or empty. */
  paidWith?: { methodId: number; bankcode: string }
  /** With a failure: whether the session is still open, so that the buyer may retry in it. */
  sessionOpen?: boolean
}

/** What a gateway reports about a refund. */
export interface GatewayRefund {
  transactionRef: string
  sessionRef?: string
  /** The gateway's reference of the payment. */
  gatewayRef: string
  /** The gateway's reference of the refund. */
  refundRef: string
  /** Our idempotency key; empty for a refund made manually at the gateway. */
  key: string
  amountMinor: number
  currency: string
  state: 'pending' | 'succeeded' | 'failed'
}

/** What a gateway reports about a dispute of a payment (a chargeback). */
export interface GatewayDispute {
  transactionRef: string
  sessionRef?: string
  /** The gateway's reference of the payment. */
  gatewayRef: string
  /** The gateway's reference of the dispute. */
  disputeRef: string
  amountMinor: number
  currency: string
  reason: string
  phase: string
  state: 'open' | 'under-review' | 'won' | 'lost' | 'closed'
  /** Whether the gateway has withheld the amount. */
  withheld: boolean
  /** Whether the payment cannot be refunded meanwhile. */
  freezesRefunds: boolean
  respondBy: Date | null
  /** When it was reported, by the gateway's clock. */
  at: Date
}

/** A gateway's report on an outage of a method, or of a bank or app within it. */
export interface GatewayDowntime {
  reference: string
  methodId: number
  /** Empty for the whole method. */
  instrument: string
  severity: 'low' | 'medium' | 'high'
  beginsAt: Date
  endsAt: Date | null
  resolved: boolean
  at: Date
}

/** A notification with a valid signature. `eventId` is the same for repetitions; empty without one. */
export type WebhookResult =
  | { kind: 'rejected' }
  /** Anybody may have sent it, and nothing depends on it. */
  | { kind: 'unsigned' }
  | { kind: 'ignored'; eventId: string; event: string }
  | { kind: 'status'; eventId: string; status: GatewayStatus }
  | { kind: 'refund'; eventId: string; refund: GatewayRefund }
  /** Without a signature staff have to confirm it. */
  | { kind: 'dispute'; eventId: string; dispute: GatewayDispute; signed: boolean }
  | { kind: 'downtime'; eventId: string; downtime: GatewayDowntime }

/** A payment in the list of all payments of a gateway. */
export interface ListedPayment extends GatewayStatus {
  /** Refunded amount; null where the list does not say. */
  refundedMinor: number | null
}

/** What the store knows of the attempt named by a returning browser. */
export interface KnownAttempt {
  transactionRef: string
  sessionRef: string | null
}

/** Result of testing a gateway's keys; `other-account`: they are accepted, but do not know the payment. */
export type KeyCheck = 'accepted' | 'rejected' | 'no-answer' | 'other-account'

export interface PaymentGateway {
  /** Lower-case name, used in its webhook and return URLs. */
  readonly name: string
  readonly markets: readonly Market[]
  /** Ids of the payment methods it supports. */
  readonly methodIds: readonly number[]
  /** Whether it uses the store's sample banks, wallets and plans; otherwise its page lets the buyer choose. */
  readonly hasSampleBanks: boolean
  /** Minimum amount that it accepts, in minor units. */
  readonly minMinor: number
  /** Whether a session that the buyer has left can be reopened; otherwise paying again is another attempt. */
  readonly reopens: boolean
  /** Whether its notifications report outages; otherwise none are read. */
  readonly reportsDowntimes?: boolean
  /** Its saved cards; absent if it saves none. */
  readonly cards?: CardVault
  /** Creates a payment session. Idempotent: the same reference returns the same session. Rejects when none was created. */
  createSession(session: PaymentSession): Promise<CreatedSession>
  /** Tests its keys; with our reference of a payment also whether that belongs to the same account. Never rejects. */
  checkKeys?(transactionRef: string | null): Promise<KeyCheck>
  /**
   * Closes a session that must no longer be paid, if the gateway can; an ended one stays so. Rejects when unreachable.
   */
  closeSession?(sessionRef: string): Promise<void>
  /** Our reference in the return URL, or an empty string. It proves nothing. */
  returnRef(params: Record<string, string>): string
  /** Whether the signature of a return is valid; null without one, as after a cancelled payment. */
  verifyReturn(params: Record<string, string>, attempt: KnownAttempt): boolean | null
  /**
   * Reads a notification. Signatures are compared in constant time. It calls the gateway to confirm unsigned content,
   * and rejects when that is not possible now.
   */
  verifyWebhook(rawBody: string, headers: Record<string, string | undefined>): Promise<WebhookResult>
  /** Our reference of a session of the gateway; null when it is not ours. Rejects when unreachable. */
  findTransactionRef(sessionRef: string): Promise<string | null>
  /**
   * Transaction status from the gateway's API; null when it does not know the transaction (yet). Rejects when
   * unreachable.
   */
  fetchStatus(transactionRef: string): Promise<GatewayStatus | null>
  /**
   * Refunds, once per idempotency key. Returns the gateway's refund reference; rejects when the gateway declines, with
   * `ManualRefundError` when staff have to make it.
   */
  refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string>
  /**
   * All payments begun at the gateway between two times, by pages; absent if it cannot list them. Rejects when
   * unreachable.
   */
  listPayments?(from: Date, to: Date): AsyncIterable<ListedPayment[]>
  /**
   * Whether a well-formed UPI address is in use, and by whom; absent if the gateway cannot say. Rejects when
   * unreachable.
   */
  checkVpa?(vpa: string): Promise<{ exists: boolean; name: string }>
}

/** The gateway makes no refunds: staff pay manually and record it. */
export class ManualRefundError extends Error {
  override name = 'ManualRefundError'
}

/** Criteria for choosing a gateway. */
export interface GatewayQuestion {
  methodId: number
  market: Market
  amountMinor: number
  /** Name of the only gateway that may take it; empty or omitted for any. */
  gateway?: string | undefined
}

/** An account that customers transfer money to. */
export interface BankAccount {
  beneficiary: string
  accountNumber: string
  ifsc: string
  bank: string
}

/** The gateways of a process, preferred ones first, and data besides their account. */
export interface GatewaysInUse {
  gateways: readonly PaymentGateway[]
  /** Gateways that take no new payments. */
  off: readonly string[]
  /** Since when payments belong to the current account, where there was an earlier one; null when there is none now. */
  accountSince: ReadonlyMap<string, Date | null>
  /** Origins to which pages send payment forms. */
  formOrigins: readonly string[]
  /** The account of bank transfers in India; null when they are not offered. */
  transferAccount: BankAccount | null
}

export interface PaymentsPort {
  /** Configured gateways, including disabled ones. */
  readonly gateways: readonly PaymentGateway[]
  /** The account of bank transfers in India; null when they are not offered. */
  readonly transferAccount: BankAccount | null
  /** The same array until the gateways change. */
  readonly formOrigins: readonly string[]
  /** Whether a payment begun then belongs to an account that the store no longer has: its status cannot be queried. */
  isOfFormerAccount(name: string, begunAt: Date): boolean
  /** Since when a gateway's payments belong to its current account; null for all. */
  accountSince(name: string): Date | null
  /** Uses these gateways in this process from now on. */
  replace(inUse: GatewaysInUse): void
  /** The gateway with that name, or null. */
  find(name: string): PaymentGateway | null
  /** The gateways for a payment, preferred one first; without those that failed recently. */
  candidates(question: GatewayQuestion): PaymentGateway[]
  /** Whether any gateway takes such payments, even if it failed recently. */
  isServed(question: GatewayQuestion): boolean
  /** Reports whether a gateway created a session. */
  report(name: string, created: boolean): void
}

/** A configured rule: which gateways take a payment, in this order. */
export interface PaymentRoute {
  market: Market
  /** Null for every method. */
  methodId: number | null
  /** Both inclusive. */
  minMinor: number
  maxMinor: number
  /** Names of gateways; none closes the method. */
  gateways: readonly string[]
}
