// SQL of the test gateway: its own tables, separate from the store's.

import { type Db, statement, type Tx } from '../../platform/db.ts'

export type TestState = 'open' | 'success' | 'failure' | 'pending'

export interface TestTransaction {
  transactionRef: string
  gatewayRef: string
  amountMinor: number
  currency: string
  state: TestState
}

const COLUMNS = `transaction_ref as "transactionRef", gateway_ref as "gatewayRef", amount_minor as "amountMinor",
  currency, state`

const OPEN = statement(
  'test-gateway.open',
  `insert into test_gateway_transactions (transaction_ref, gateway_ref, amount_minor, currency) values ($1, $2, $3, $4)
   on conflict (transaction_ref) do nothing`,
)
const FIND = statement(
  'test-gateway.find',
  `select ${COLUMNS} from test_gateway_transactions where transaction_ref = $1`,
)
const DECIDE = statement(
  'test-gateway.decide',
  `update test_gateway_transactions set state = $2, settle_as = $3, updated_at = now()
   where transaction_ref = $1 and state = 'open' returning ${COLUMNS}`,
)
const SETTLE = statement(
  'test-gateway.settle',
  `update test_gateway_transactions set state = settle_as, updated_at = now()
   where transaction_ref = $1 and state = 'pending' returning ${COLUMNS}`,
)
const COUNT = statement(
  'test-gateway.count-notification',
  'update test_gateway_transactions set notifications_sent = notifications_sent + 1 where transaction_ref = $1',
)
const REFUND = statement(
  'test-gateway.refund',
  `update test_gateway_transactions
   set refunds = case when refunds ? $2::text then refunds else refunds || jsonb_build_object($2::text, $3::bigint) end
   where transaction_ref = $1 and state = 'success'
     and (refunds ? $2::text or $3::bigint + (select coalesce(sum(value::bigint), 0) from jsonb_each_text(refunds)) <= amount_minor)
   returning ${COLUMNS}`,
)

const SAVE_CARD = statement(
  'test-gateway.save-card',
  `insert into test_gateway_cards (token, customer_ref, brand, last_four, transaction_ref)
   values ('TGT' || md5($1), $2, 'visa', right('0000' || (abs(hashtext($1)) % 10000)::text, 4), $1) on conflict do nothing`,
)
const LIST_CARDS = statement(
  'test-gateway.list-cards',
  'select token, brand, last_four as "lastFour" from test_gateway_cards where customer_ref = $1 order by token',
)
const REMOVE_CARD = statement(
  'test-gateway.remove-card',
  'delete from test_gateway_cards where customer_ref = $1 and token = $2',
)

export async function openTransaction(db: Db, transaction: Omit<TestTransaction, 'state'>): Promise<void> {
  const { transactionRef, gatewayRef, amountMinor, currency } = transaction
  await db.run(OPEN, [transactionRef, gatewayRef, amountMinor, currency])
}

export function findTransaction(db: Db, ref: string): Promise<TestTransaction | null> {
  return db.oneOrNull<TestTransaction>(FIND, [ref])
}

/** Null when it was already decided. */
export function decideTransaction(
  tx: Tx,
  ref: string,
  state: Exclude<TestState, 'open'>,
  settleAs: 'success' | 'failure' | null,
): Promise<TestTransaction | null> {
  return tx.oneOrNull<TestTransaction>(DECIDE, [ref, state, settleAs])
}

/** Null when it is no longer pending. */
export function settleTransaction(tx: Tx, ref: string): Promise<TestTransaction | null> {
  return tx.oneOrNull<TestTransaction>(SETTLE, [ref])
}

export async function countNotification(db: Db, ref: string): Promise<void> {
  await db.run(COUNT, [ref])
}

/** Null when it was not paid, or the refund exceeds the payment. */
export function refundTransaction(
  db: Db,
  ref: string,
  key: string,
  amountMinor: number,
): Promise<TestTransaction | null> {
  return db.oneOrNull<TestTransaction>(REFUND, [ref, key, amountMinor])
}

/** Saves a card of a customer, one for each transaction. */
export async function saveTestCard(tx: Tx, ref: string, customerRef: string): Promise<void> {
  await tx.run(SAVE_CARD, [ref, customerRef])
}

export function listTestCards(
  db: Db,
  customerRef: string,
): Promise<{ token: string; brand: string; lastFour: string }[]> {
  return db.rows(LIST_CARDS, [customerRef])
}

export async function removeTestCard(db: Db, customerRef: string, token: string): Promise<void> {
  await db.run(REMOVE_CARD, [customerRef, token])
}
