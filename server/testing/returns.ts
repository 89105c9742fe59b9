// Delivered orders and their returns, made for tests.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Staff } from '../platform/actor.ts'
import type { Config } from '../platform/config.ts'
import { statement } from '../platform/db.ts'
import type { ReturnInput } from '../returns/commands/insert-return.ts'
import { requestReturn } from '../returns/commands/request-return.ts'
import { approveReturn, inspectReturn, receiveReturn } from '../returns/commands/staff-returns.ts'
import { uploadPicture } from '../returns/commands/upload-picture.ts'
import { type Buyer, pickProducts, setStock, stockOf } from './buyers.ts'
import { moveOrdersOn, shipOrder } from './invoices.ts'
import { payerOf, type Waiting } from './payer.ts'
import { eventually } from './soon.ts'
import { testRights } from './staff.ts'
import { openTestStore, type TestStore, type TestStoreOptions } from './store.ts'

export { addBankAccount, removeBankAccount } from '../addresses/commands/bank-accounts.ts'
export { recordRefund, refundAccount } from '../payments/commands/refunds.ts'
export { refundList } from '../payments/queries/refund-list.ts'

const CREDITED = statement(
  'test.credited',
  'select count(*)::int as count, coalesce(sum(total_minor), 0)::bigint as total from credit_notes where order_id = $1',
)

export const RETURNS_STAFF: Staff = {
  ...{ kind: 'staff', market: 'IN', language: 'en', deviceId: '', ip: '127.0.0.1', requestId: 'test', now: new Date() },
  ...{ place: null, sessionId: null, customerId: null, staffId: 'nadia', ...testRights('orders') },
}

/** An order that was paid, sent, invoiced and delivered. */
export async function deliveredOrder(
  store: TestStore,
  payer: ReturnType<typeof payerOf>,
  items: { msn: string; quantity: number }[],
  methodId = 8,
): Promise<Waiting> {
  const one = await payer.order(items, methodId)
  if (methodId !== 5) await payer.pay(one)
  await shipOrder(store, one.answer)
  for (let step = 0; step < 2; step++) await moveOrdersOn(store)
  // cash counts as paid by an event of the delivery
  await eventually(async () => {
    const { paymentState } = await payer.detailsOf(one)
    if (paymentState !== 'paid') throw new Error(`The payment is ${paymentState}`)
  })
  return one
}

/** A store with three products in stock, and orders of them that were delivered. */
export async function openReturnsStore({
  programKey,
  ...config
}: Partial<Pick<Config, 'operatorTcsNumbers' | 'carrierApis' | 'carrierSecrets'>> &
  Pick<TestStoreOptions, 'programKey'> = {}) {
  const store = await openTestStore({ config, programKey })
  const payer = payerOf(store)
  const msns = await pickProducts(store.app.db, 'IN', 3)
  for (const msn of msns) await setStock(store.app.db, msn, 500)
  await store.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...{ store, payer, msns },
    /** Two lines, of two and three units. */
    delivered: (methodId = 8) =>
      deliveredOrder(
        store,
        payer,
        msns.slice(0, 2).map((msn, index) => ({ msn, quantity: index + 2 })),
        methodId,
      ),
    /** Pays an order that waits for it. */
    pay: (one: Waiting) => payer.pay(one),
    /** Makes a refund as soon as it is requested. */
    refundAll: () =>
      eventually(async () => {
        if ((await payer.makeRefunds()) === 0) throw new Error('No refund was requested')
      }),
    onHand: async (index: number) => (await stockOf(store.app.db, msns[index] ?? '')).onHand,
    /** Approves a return and receives its products. */
    async receive(number: number): Promise<void> {
      await approveReturn(store.app.db, RETURNS_STAFF, number)
      await receiveReturn(store.app.db, RETURNS_STAFF, number)
    },
    inspect: (returnNumber: number, items: { lineNo: number; accepted: number; saleable: number }[], note = '') =>
      inspectReturn(store.app.db, RETURNS_STAFF, { returnNumber, items, note }),
    /** How many credit notes an order has, and their sum. */
    credited: ({ answer }: Waiting) => store.app.db.one<{ count: number; total: number }>(CREDITED, [answer.orderId]),
  }
}
export type ReturnsStore = Awaited<ReturnType<typeof openReturnsStore>>

let shade = 0

/** A photo with the place where it was taken; each one differs. */
export function photo(): Promise<Buffer> {
  shade = (shade + 7) % 255
  const background = { r: shade, g: 90, b: 200 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Asha Kulkarni' }, IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
}

/** Uploads a photo; returns its id. */
export async function uploadPhoto({ app }: Pick<TestStore, 'app'>, { actor }: Buyer): Promise<string> {
  const data = (await photo()).toString('base64')
  return (await uploadPicture(app, actor, { type: 'image/jpeg', data })).pictureId
}

/** Requests the return of a defective unit of the first line, or what `change` says. */
export async function returnOf(
  store: Pick<TestStore, 'app'>,
  { buyer, answer }: Pick<Waiting, 'buyer' | 'answer'>,
  change: Partial<ReturnInput> = {},
) {
  const pictures = change.pictures ?? [await uploadPhoto(store, buyer)]
  return requestReturn(store.app.db, buyer.actor, {
    ...{ returnTransactionId: randomUUID(), orderNumber: answer.orderNumber, kind: 'return', reasonId: 2 },
    ...{ items: [{ lineNo: 1, quantity: 1 }], note: 'The chuck does not close.', pictures, refundByLink: false },
    ...change,
  })
}
