// Hashes and responses of PayU India; responses are parsed leniently, because types and case vary.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { GatewayDispute, GatewayStatus, ListedPayment } from '../../platform/ports/payments.ts'

export type Fields = Readonly<Record<string, string>>

const sha512 = (parts: readonly string[]) => createHash('sha512').update(parts.join('|'), 'utf8').digest('hex')
const pick = (fields: Fields, names: readonly string[]) => names.map(name => fields[name] ?? '')

const HASHED = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5']
/** Slots between the user fields and the salt, or the status. */
const EMPTY = ['', '', '', '', '']

/** Hash of the form that the browser sends. */
export const requestHash = (fields: Fields, salt: string) => sha512([...pick(fields, HASHED), ...EMPTY, salt])

/** Hash of PayU's callbacks, over the texts as received. */
export function responseHash(fields: Fields, salt: string): string {
  const charges = fields.additionalCharges || fields.additional_charges
  const parts = [salt, fields.status ?? '', ...EMPTY, ...pick(fields, HASHED.toReversed())]
  return sha512(charges ? [charges, ...parts] : parts)
}

/** Hash of a command of its API. */
export const commandHash = (key: string, command: string, var1: string, salt: string) =>
  sha512([key, command, var1, salt])

/** Rupees with two decimals, as PayU expects them. */
export const rupeesOf = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** Paise of an amount from PayU; -1 when invalid, which matches no order. */
export function minorOf(amount: string): number {
  const [, rupees = '', paise = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? []
  return rupees === '' ? -1 : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** Text of a field that may be a number, null or padded. */
const zText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform(value => String(value ?? '').trim())
const zLower = zText.transform(text => text.toLowerCase())

const zTransaction = z.object({
  mihpayid: zText,
  transaction_amount: zText,
  amt: zText,
  status: zLower,
  unmappedstatus: zLower,
  mode: zText.transform(text => text.toUpperCase()),
  bankcode: zText,
})

export const zVerified = z.object({ status: zText, transaction_details: z.record(z.string(), z.unknown()).nullish() })

const METHOD_IDS: Readonly<Record<string, number>> = {
  CC: ID.card,
  DC: ID.card,
  NB: ID.netBanking,
  CASH: ID.wallet,
  EMI: ID.emi,
  UPI: ID.upi,
  BNPL: ID.payLater,
}

/** Final states after which the buyer is no longer on PayU's page. */
const GIVEN_UP = ['usercancelled', 'bounced', 'dropped']

/**
 * The status of a transaction in the response to verify_payment; null when PayU does not know it. Undefined when the
 * response has another format.
 */
export function statusOfVerified(body: unknown, transactionRef: string): GatewayStatus | null | undefined {
  const verified = zVerified.safeParse(body).data
  const transaction = zTransaction.safeParse(verified?.transaction_details?.[transactionRef]).data
  if (!transaction) return undefined
  const { mihpayid: gatewayRef, status, unmappedstatus, transaction_amount, amt, mode, bankcode } = transaction
  if (status === 'not found' || gatewayRef.toLowerCase() === 'not found') return null
  // the order amount, not the amount debited after offers and fees
  const amountMinor = minorOf(transaction_amount || amt)
  const methodId = METHOD_IDS[mode]
  const paidWith = methodId === undefined ? {} : { paidWith: { methodId, bankcode } }
  const known = { transactionRef, gatewayRef, ...paidWith, amountMinor, currency: 'INR' }
  if (status === 'success') return { ...known, state: unmappedstatus === 'captured' ? 'success' : 'pending' }
  if (status === 'failure' || status === 'failed')
    return { ...known, state: 'failure', sessionOpen: !GIVEN_UP.includes(unmappedstatus) }
  return { ...known, state: 'pending' }
}

const zAction = z.object({
  request_id: zText,
  mihpayid: zText,
  action: zLower,
  token: zText,
  status: zLower,
  amt: zText,
})
export type PayuAction = z.output<typeof zAction>

/** The refunds in the response to check_action_status, however deeply nested. */
export function refundsIn(body: unknown): PayuAction[] {
  if (typeof body !== 'object' || body === null) return []
  const action = zAction.safeParse(body).data
  if (action?.request_id && action.action === 'refund') return [action]
  return Object.values(body).flatMap(refundsIn)
}

export const refundStateOf = ({ status }: PayuAction): 'pending' | 'succeeded' | 'failed' =>
  status === 'success' ? 'succeeded' : status === 'failure' || status === 'failed' ? 'failed' : 'pending'

/** Whether a UPI address exists: 1 or 0; the name may be `NA`. */
export const zVpa = z.object({ isVPAValid: z.coerce.number(), payerAccountName: zText })

/** A UPI payment to approve in an app: the part of its link after `upi://pay?`. */
export const zUpiPayment = z.object({ result: z.object({ intentURIData: z.string().trim() }) })

export const zRefundAnswer = z.object({ status: zText, msg: zText, request_id: zText, error_code: zText })

/** Codes that mean that the first call with this token was carried out, or is in progress. */
export const DONE_BEFORE = ['101', '106', '109', '126', '127', '227']

/** A refund notification, which has no hash. */
export const zRefundHint = z.object({ action: z.literal('refund'), merchantTxnId: zText, request_id: zText })

/** Response to a command about saved cards: 1 when it was carried out, 0 with a reason. */
export const zCardAnswer = z.object({ status: zText, msg: zText })

/** A customer's saved cards by token; numbers are masked except for the last four digits. */
export const zUserCards = zCardAnswer.extend({
  user_cards: z
    .record(z.string(), z.object({ card_token: zText, card_no: zText, card_brand: zText, card_type: zText }))
    .catch({}),
})

/** A dispute notification, which has no hash. Staff record its outcome. */
const zDisputeHint = z.object({
  event: z.literal('dispute'),
  cb_id: zText.pipe(z.string().regex(/^[\w-]{1,60}$/)),
  txn_id: zText.pipe(z.string().min(1)),
  cb_amount: zText,
  cb_type: zText,
  reason_code: zText,
  due_date: zText,
})

/** PayU's times are Indian local times without a zone. */
function timeOf(text: string): Date | null {
  const [, day, time = '23:59:59'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text) ?? []
  const at = day ? new Date(`${day}T${time}+05:30`) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** The dispute in a notification; null when it is not about one. */
export function disputeOfHint(body: unknown, now: Date): GatewayDispute | null {
  const { data: hint } = zDisputeHint.safeParse(body)
  const amountMinor = minorOf(hint?.cb_amount ?? '')
  if (!hint || amountMinor <= 0) return null
  return {
    ...{ transactionRef: '', gatewayRef: hint.txn_id, disputeRef: hint.cb_id, amountMinor, currency: 'INR' },
    ...{ reason: hint.reason_code.slice(0, 200), phase: hint.cb_type.slice(0, 60), state: 'open', withheld: false },
    ...{ freezesRefunds: true, respondBy: timeOf(hint.due_date), at: now },
  }
}

const zListed = z.object({ id: zText, txnid: zText, status: zLower, amount: zText, addedon: zText })
export const zListedTransactions = z.object({
  status: zText,
  msg: zText,
  Transaction_details: z.array(zListed).catch([]),
})

const LISTED_STATES: Readonly<Record<string, GatewayStatus['state']>> = {
  ...{ captured: 'success', success: 'success' },
  ...{ failed: 'failure', failure: 'failure', usercancelled: 'failure', bounced: 'failure', dropped: 'failure' },
}

/** A transaction in the list of a day, with its start time; without its refunds. */
export function listedTransaction(transaction: z.output<typeof zListed>): ListedPayment & { at: Date | null } {
  const { id: gatewayRef, txnid: transactionRef, status, amount, addedon } = transaction
  const known = { transactionRef, gatewayRef, amountMinor: minorOf(amount), currency: 'INR', refundedMinor: null }
  return { ...known, state: LISTED_STATES[status] ?? 'pending', at: timeOf(addedon) }
}

/** The date in India, as PayU's commands expect it. */
export const dayOfIndia = (time: Date) => new Date(time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
