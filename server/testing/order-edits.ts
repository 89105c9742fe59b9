// Orders of two lines whose lines staff change, made for tests.

import { randomUUID } from 'node:crypto'
import { editOrder } from '../order-edits/commands/edit-order.ts'
import { previewEdit } from '../order-edits/queries/preview-edit.ts'
import type { EditRequest } from '../order-edits/rules/requests.ts'
import { cancelOrderByStaff, previewCancellation } from '../orders/commands/cancel-order.ts'
import { lapseEdits } from '../orders/commands/lapse-edits.ts'
import { moveShipment } from '../orders/commands/move-shipment.ts'
import { confirmOrder } from '../orders/commands/staff-orders.ts'
import { paymentMethods } from '../payments/queries/methods.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from './buyers.ts'
import { payerOf, type Waiting } from './payer.ts'
import { testRights } from './staff.ts'
import { openTestStore } from './store.ts'

export const COD = 5
const UNITS = 20
const IN_PARCELS = statement(
  'test.units-in-parcels',
  `select coalesce(sum(l.quantity - l.cancelled_quantity), 0)::int as units from shipments h
   join shipment_lines l on l.shipment_id = h.id where h.order_id = $1 and h.state <> 'cancelled'`,
)
const EDITS = statement('test.order-edits', 'select count(*)::int as count from order_edits where order_id = $1')

export const EDITOR: Staff = {
  ...{ kind: 'staff', market: 'IN', language: 'en', deviceId: '', ip: '127.0.0.1', requestId: 'test', now: new Date() },
  ...{ place: null, sessionId: null, customerId: null, staffId: 'nadia', ...testRights('orders') },
}

/** A member who may also set prices. */
export const PRICER: Staff = { ...EDITOR, staffId: 'meera', ...testRights('owner') }

/** A line with its new quantity. */
export const of = (lineNo: number, quantity: number): EditRequest => ({ quantities: [{ lineNo, quantity }] })

/** A store with two products that are ordered and another one. */
export async function openEditStore() {
  const store = await openTestStore()
  const { app } = store
  const payer = payerOf(store)
  const [first = '', second = '', other = ''] = await pickProducts(app.db, 'IN', 3, 100_00, 1_500_00)
  const msns = [first, second]
  await store.http.listen({ port: 0, host: '127.0.0.1' })
  const show = ({ answer }: Waiting, request: EditRequest, actor = EDITOR) =>
    previewEdit(app, actor, { orderNumber: answer.orderNumber, ...request })
  return {
    ...{ store, payer, msns, other, show },
    async fillStock() {
      for (const msn of [...msns, other]) await setStock(app.db, msn, UNITS)
    },
    /** Two lines of two and three units. */
    async twoLines(methodId = COD): Promise<Waiting> {
      const items = msns.map((msn, index) => ({ msn, quantity: index + 2 }))
      const one = await payer.order(items, methodId)
      if (methodId !== COD) await payer.pay(one)
      return one
    },
    /** Previews and makes an edit; `change` replaces parts of its request. */
    async edit(
      one: Waiting,
      request: EditRequest,
      change: { digest?: string; idempotencyKey?: string } = {},
      actor = EDITOR,
    ) {
      const digest = change.digest ?? (await show(one, request, actor)).digest
      const input = { reason: 'The customer called', idempotencyKey: randomUUID(), ...request, ...change, digest }
      return editOrder(app, actor, { orderNumber: one.answer.orderNumber, ...input })
    },
    confirm: ({ answer }: Waiting) => confirmOrder(app.db, EDITOR, answer.orderNumber),
    pack: (shipmentId: number) => moveShipment(app.db, EDITOR, { shipmentId, to: 'packed' }),
    ship: (shipmentId: number) => {
      const number = { carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` }
      return moveShipment(app.db, EDITOR, { shipmentId, to: 'shipped', ...number })
    },
    cancel: ({ answer }: Waiting, items?: { lineNo: number; quantity: number }[]) => {
      const idempotencyKey = randomUUID()
      return cancelOrderByStaff(app.db, EDITOR, {
        ...{ orderNumber: answer.orderNumber, items, idempotencyKey, reason: 'Test' },
      })
    },
    previewCancel: ({ answer, buyer }: Waiting, items: { lineNo: number; quantity: number }[]) =>
      previewCancellation(app.db, buyer.actor, { orderNumber: answer.orderNumber, items }),
    /** Ends edits unpaid after this many hours; returns how many. */
    lapse: (hours: number) => lapseEdits({ ...app, now: () => new Date(Date.now() + hours * 3_600_000) }),
    /** The payment methods for the difference of an edit. */
    methodsOf: ({ answer, buyer }: Waiting, editId: string) =>
      paymentMethods(app, buyer.actor, { buyNow: false, orderNumber: answer.orderNumber, editId }),
    unitsInParcels: async ({ answer }: Waiting) =>
      (await app.db.one<{ units: number }>(IN_PARCELS, [answer.orderId])).units,
    editsOf: async ({ answer }: Waiting) => (await app.db.one<{ count: number }>(EDITS, [answer.orderId])).count,
  }
}
