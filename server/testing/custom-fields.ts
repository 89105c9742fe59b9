// Custom fields in tests: a store with an order and its customer, and staff who define, read and write.

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from './buyers.ts'
import { buyerOf, placeCodOrder } from './invoices.ts'
import { openStaff, type SignedIn } from './staff.ts'
import { openTestStore } from './store.ts'

export type Kind = 'order' | 'customer' | 'company'
/** The new value of a field, and the one seen before. */
export type Typed = [fieldId: string, value: string | null, before?: string | null]

export const PRIORITY = {
  type: 'choice',
  options: [
    { key: 'high', nameEn: 'High', nameHi: 'ज़्यादा', retired: false },
    { key: 'low', nameEn: 'Low', nameHi: 'कम', retired: false },
  ],
} as const

export const rejected = (status: number, code: string) => ({ status, body: { code } })
export const recordOf = (recordKind: Kind, recordId: string | number) => ({ recordKind, recordId: String(recordId) })

export const define = (recordKind: Kind, key: string, more: object, by: SignedIn, market: 'IN' | 'AE' = 'IN') =>
  by.visitor.try('POST /api/admin/customFields', {
    body: { fieldId: randomUUID(), market, recordKind, key, nameEn: key, nameHi: key, ...more } as never,
  })

export const readFields = (recordKind: Kind, recordId: string | number, by: SignedIn) =>
  by.visitor.try('GET /api/admin/fieldValues/{recordKind}/{recordId}', { params: recordOf(recordKind, recordId) })

export const saveFields = (recordKind: Kind, recordId: string | number, typed: Typed[], by: SignedIn) =>
  by.visitor.try('POST /api/admin/fieldValues/{recordKind}/{recordId}', {
    params: recordOf(recordKind, recordId),
    body: { fieldValues: typed.map(([fieldId, value, before = null]) => ({ fieldId, value, before })) },
  })

const LAST = statement(
  'test.last-entry',
  'select call, record_kind as "recordKind", record_id as "recordId", input, before, after from audit_entries order by seq desc limit 1',
)

/** A store with an owner, an order and its customer. */
export async function openFieldsStore() {
  const store = await openTestStore()
  const owner = await openStaff(store, 'owner')
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const customer = await store.customer()
  const buyer = await buyerOf(store, customer)
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  return {
    ...{ store, owner, orderNumber, customer, customerId: customer.customerId },
    /** Id of a field that the owner defines. */
    async defined(recordKind: Kind, key: string, more: object, market: 'IN' | 'AE' = 'IN'): Promise<string> {
      const { body, status } = await define(recordKind, key, more, owner, market)
      expect({ status, body }).toMatchObject({ status: 200 })
      return (body as { data: { fieldId: string } }).data.fieldId
    },
    save: (recordKind: Kind, recordId: string | number, typed: Typed[]) =>
      saveFields(recordKind, recordId, typed, owner),
    /** A record's field as read by the owner; undefined when it is not active. */
    async storedOf(recordKind: Kind, recordId: string | number, fieldId: string) {
      const { body } = await readFields(recordKind, recordId, owner)
      const { values } = (body as { data: { values: { fieldId: string; value: string | null; filled: boolean }[] } })
        .data
      return values.find(one => one.fieldId === fieldId)
    },
    /** The last entry of the audit log. */
    lastEntry: () => store.app.db.one<object>(LAST),
  }
}
export type FieldsStore = Awaited<ReturnType<typeof openFieldsStore>>
