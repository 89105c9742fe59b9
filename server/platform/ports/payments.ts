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
  /** The gateway's reference of the session, from an earlier call for the same attempt; null when none is known. */
  sessionRef: string | null
  /** Whether it was called before for this attempt: a session may exist although its reference is not known. */
  repeated: boolean
  /** Who pays, for the form of the gateway and its receipts; phone with country code, e-mail empty when not known. */
  buyer: { name: string; phone: string; email: string }
  /** Absolute address to which the gateway sends the browser; names the attempt as `ref`. */
  returnUrl: string
  /** The device of the buyer, for gateways that ask for it; texts may be empty. */
  device: { ip: string; userAgent: string }
  /** Null when no card is saved nor a saved one chosen. */
  card?: CardOfSession | null
}

/** What a session does with cards. */
export interface CardOfSession {
  /** The customer as the gateway knows it. */
  customerRef: string
  /** The saved card that is to be paid with; null for another one. */
  token: string | null
  /** Whether the customer has agreed to have the card saved. */
  save: boolean
}

/** Cards that a gateway keeps for its customers. */
export interface CardVault {
  /** Makes a customer; the same one for the same id. Rejects when unreachable. */
  createCustomer(customer: { id: string; name: string; phone: string; email: string }): Promise<string>
  /** The cards of a customer: token, brand and last four digits. Rejects when unreachable. */
  list(customerRef: string): Promise<{ token: string; brand: string; lastFour: string }[]>
  /** Deletes a card; one that is not there any more is deleted. Rejects when unreachable. */
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
  /** `upi://pay?…`, as the gateway gave it. */
  link: string
  expiresAt: Date
}

/** How long the link of a UPI payment is shown; gateways give up after about as long. */
export const UPI_REQUEST_MS = 10 * 60_000

export interface CreatedSession {
  /** Null when the buyer pays outside the browser, as by bank transfer or by UPI. */
  redirect: GatewayRedirect | null
  /** Only with a reference of the session, so that it is created once. */
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
  /** What it was paid with, where the gateway says so: method id, and bank by its own code or empty. */
  paidWith?: { methodId: number; bankcode: string }
  /** With a failure: the session is still open, so that the buyer may pay in it. */
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
  /** Our idempotency key; empty for a refund that was made at the gateway by hand. */
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
  /** Whether the gateway keeps the amount back by now. */
  withheld: boolean
  /** Whether the payment cannot be refunded meanwhile. */
  freezesRefunds: boolean
  respondBy: Date | null
  /** When it was reported, by the clock of the gateway. */
  at: Date
}

/** What a gateway reports about a disruption of a method, or of a bank or app within it. */
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

/** A notification after its signature was checked. `eventId` is the same for repetitions; empty without one. */
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
  /** What was refunded of it; null where the list does not say. */
  refundedMinor: number | null
}

/** What the store knows of the attempt that a returning browser names. */
export interface KnownAttempt {
  transactionRef: string
  sessionRef: string | null
}

/** What trying the keys of a gateway came to; `other-account`: they are accepted, and do not know the payment. */
export type KeyCheck = 'accepted' | 'rejected' | 'no-answer' | 'other-account'

export interface PaymentGateway {
  /** Lower-case name, used in its webhook and return URLs. */
  readonly name: string
  readonly markets: readonly Market[]
  /** Ids of the payment methods it supports. */
  readonly methodIds: readonly number[]
  /** Whether the sample banks, wallets and plans of the store are its own; otherwise its page lets the buyer choose. */
  readonly hasSampleBanks: boolean
  /** Smallest amount that it takes, in minor units. */
  readonly minMinor: number
  /** Whether a session that the buyer has left can be opened again; otherwise paying again is another attempt. */
  readonly reopens: boolean
  /** Whether its notifications say that a method is down; without one that does nothing is read. */
  readonly reportsDowntimes?: boolean
  /** Cards that it saves; absent where it saves none. */
  readonly cards?: CardVault
  /** Creates a payment session. Idempotent: the same reference returns the same session. Rejects when none was created. */
  createSession(session: PaymentSession): Promise<CreatedSession>
  /** Tries its keys; with our reference of a payment also whether that was made to the same account. Never rejects. */
  checkKeys?(transactionRef: string | null): Promise<KeyCheck>
  /** Ends a session in which nobody is to pay any more, where the gateway can; one that has ended stays so. Rejects when unreachable. */
  closeSession?(sessionRef: string): Promise<void>
  /** Our reference in the return URL, or an empty string. It proves nothing. */
  returnRef(params: Record<string, string>): string
  /** Whether the signature of a return is valid; null when it has none, as after a cancelled payment. */
  verifyReturn(params: Record<string, string>, attempt: KnownAttempt): boolean | null
  /**
   * Reads a notification. Signatures are compared in constant time. It calls the gateway to confirm what comes without a
   * signature, and rejects when that cannot be done now.
   */
  verifyWebhook(rawBody: string, headers: Record<string, string | undefined>): Promise<WebhookResult>
  /** Our reference of a session of the gateway; null when it is not ours. Rejects when unreachable. */
  findTransactionRef(sessionRef: string): Promise<string | null>
  /** Transaction status from the gateway's API; null when it does not know the transaction (yet). Rejects when unreachable. */
  fetchStatus(transactionRef: string): Promise<GatewayStatus | null>
  /**
   * Refunds, once per idempotency key. Returns the gateway's refund reference; rejects when the gateway declines, with
   * `ManualRefundError` when staff have to make it.
   */
  refund(transactionRef: string, amountMinor: number, idempotencyKey: string): Promise<string>
  /** All payments begun at the gateway between two times, by pages; absent where it cannot list them. Rejects when unreachable. */
  listPayments?(from: Date, to: Date): AsyncIterable<ListedPayment[]>
  /** Whether a UPI address of the right form is in use, and by whom; absent where the gateway cannot say. Rejects when unreachable. */
  checkVpa?(vpa: string): Promise<{ exists: boolean; name: string }>
}

/** The gateway makes no refunds: staff pay the money back and record it. */
export class ManualRefundError extends Error {
  override name = 'ManualRefundError'
}

/** What a gateway is chosen by. */
export interface GatewayQuestion {
  methodId: number
  market: Market
  amountMinor: number
  /** Name of the only gateway that may take it; empty or left out for any. */
  gateway?: string | undefined
}

/** An account that customers transfer money to. */
export interface BankAccount {
  beneficiary: string
  accountNumber: string
  ifsc: string
  bank: string
}

/** The gateways of a process, the preferred ones first, and what is known of them beside their account. */
export interface GatewaysInUse {
  gateways: readonly PaymentGateway[]
  /** Those that take no new payments. */
  off: readonly string[]
  /** Since when payments are of the present account, where earlier ones were of another one; null when there is none now. */
  accountSince: ReadonlyMap<string, Date | null>
  /** Origins to which pages send the forms of payments. */
  formOrigins: readonly string[]
  /** The account of bank transfers in India; null when they are not offered. */
  transferAccount: BankAccount | null
}

export interface PaymentsPort {
  /** Those that are set up, also those that are switched off. */
  readonly gateways: readonly PaymentGateway[]
  /** The account of bank transfers in India; null when they are not offered. */
  readonly transferAccount: BankAccount | null
  /** The same array until the gateways change. */
  readonly formOrigins: readonly string[]
  /** Whether a payment that was begun then is of an account that the store no longer has: nothing can be asked about it. */
  isOfFormerAccount(name: string, begunAt: Date): boolean
  /** Since when payments of a gateway are of its present account; null for all. */
  accountSince(name: string): Date | null
  /** Goes on with these gateways in this process. */
  replace(inUse: GatewaysInUse): void
  /** The gateway with that name, or null. */
  find(name: string): PaymentGateway | null
  /** The gateways for a payment, the preferred one first; without those that have not answered lately. */
  candidates(question: GatewayQuestion): PaymentGateway[]
  /** Whether a gateway takes such payments at all, even if it has not answered lately. */
  isServed(question: GatewayQuestion): boolean
  /** Reports whether a gateway created a session. */
  report(name: string, created: boolean): void
}

/** A rule of the settings: which gateways take a payment, in this order. */
export interface PaymentRoute {
  market: Market
  /** Null for every method. */
  methodId: number | null
  /** Both included. */
  minMinor: number
  maxMinor: number
  /** Names of gateways; none closes the method. */
  gateways: readonly string[]
}
