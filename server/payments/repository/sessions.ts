// SQL of payment sessions: what is sent to a gateway to open one, and its id there.

import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { UpiRequest } from '../../platform/ports/payments.ts'
import type { PaymentState } from '../rules/states.ts'
import type { PaymentRow } from './payments.ts'

const COLUMNS = `p.id as "paymentId", p.mode, p.state as "paymentState", p.gateway, p.transaction_ref as "transactionRef",
  p.session_ref as "sessionRef", p.upi_link as "upiLink", p.upi_expires_at as "upiExpiresAt", p.amount_minor as "amountMinor", p.currency, p.method_id as "methodId", p.choice,
  o.id as "orderId", o.number as "orderNumber", o.state, o.market, o.language, p.edit_id as "editId",
  exists (select from waiting_edits w where w.id = p.edit_id and w.state = 'waiting') as "editWaits"`

const FIND = statement(
  'payments.answer',
  `select ${COLUMNS} from payments p join orders o on o.id = p.order_id where p.id = $1`,
)
// `earlier` is the row before the update
const REQUEST = statement(
  'payments.request-session',
  `update payments p set session_requested_at = coalesce(p.session_requested_at, $2)
   from payments earlier, orders o join customers c on c.id = o.customer_id
   where p.id = $1 and earlier.id = p.id and o.id = p.order_id
   returning ${COLUMNS}, earlier.session_requested_at is not null as repeated,
     o.shipping_address ->> 'name' as name, coalesce(c.phone, o.shipping_address ->> 'phone', '') as phone,
     coalesce(c.email, '') as email, o.customer_id as "customerId"`,
)
const SET_SESSION = statement(
  'payments.set-session',
  `update payments set session_ref = $2, upi_link = $3, upi_expires_at = $4 where id = $1 and session_ref is null`,
)

export interface PaymentAnswerRow
  extends Pick<
    PaymentRow,
    | 'mode'
    | 'gateway'
    | 'transactionRef'
    | 'sessionRef'
    | 'upiLink'
    | 'upiExpiresAt'
    | 'amountMinor'
    | 'currency'
    | 'methodId'
    | 'choice'
    | 'editId'
  > {
  paymentId: string
  paymentState: PaymentState
  orderId: string
  orderNumber: number
  state: OrderState
  market: Market
  language: Language
  /** Whether the edit whose difference it pays is still waiting; false for a payment of the order. */
  editWaits: boolean
}

export interface SessionRow extends PaymentAnswerRow {
  /** Whether a session was requested before. */
  repeated: boolean
  name: string | null
  phone: string
  email: string
  customerId: string
}

export function findAnswer(db: Db, paymentId: string): Promise<PaymentAnswerRow> {
  return db.one<PaymentAnswerRow>(FIND, [paymentId])
}

/** An attempt for which the gateway may be called now, recorded before the call. */
export function requestSession(db: Db, paymentId: string, now: Date): Promise<SessionRow> {
  return db.one<SessionRow>(REQUEST, [paymentId, now])
}

/** Stores the gateway's session; returns false when the attempt already has one. */
export async function setSession(
  db: Db,
  paymentId: string,
  sessionRef: string,
  upi: UpiRequest | undefined,
): Promise<boolean> {
  return (await db.run(SET_SESSION, [paymentId, sessionRef, upi?.link ?? null, upi?.expiresAt ?? null])) === 1
}
