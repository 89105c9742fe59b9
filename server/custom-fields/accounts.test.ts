// Custom fields of accounts that are merged, exported and deleted.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type FieldsStore, openFieldsStore, rejected } from '../testing/custom-fields.ts'

let shop: FieldsStore
let grade: string
let remark: string
let must: string
let pan: string
let dock: string
beforeAll(async () => {
  shop = await openFieldsStore()
  grade = await shop.defined('customer', 'grade', { type: 'whole' })
  remark = await shop.defined('customer', 'remark', { type: 'text', maxLength: 40 })
  must = await shop.defined('customer', 'must', { type: 'yes-no', required: true })
  pan = await shop.defined('customer', 'pan', { type: 'text', maxLength: 10, sensitive: true })
  dock = await shop.defined('order', 'dock', { type: 'text', maxLength: 40 })
})
afterAll(() => shop.store.close())

const LEFT = statement(
  'test.field-values',
  `select v.kind, v.field_key as key, coalesce(v.value_text, v.value_number::text) as value from custom_field_values v
   where v.kind <> 'order' and v.record_number = (select number from customers where id = $1) order by 1, 2`,
)
const leftOf = (id: string) => shop.store.app.db.rows<{ kind: string; key: string; value: string }>(LEFT, [id])

describe('an account', () => {
  it('that is merged passes on values that the kept one lacks, and those of its company unless the kept one has another company', async () => {
    const size = await shop.defined('company', 'size', { type: 'whole' })
    const made = async (company: string) => {
      const one = await shop.store.customer()
      await shop.store.asOwner(`insert into business_details (customer_id, company_name) values ('${one.customerId}', '${company}')
        on conflict (customer_id) do update set company_name = excluded.company_name`)
      return one.customerId
    }
    const merge = async (kept: string, merged: string) => {
      const body = { mergedId: merged, idempotencyKey: randomUUID(), reason: 'Same', phone: 'kept' as const }
      const params = { customerId: kept }
      expect(
        await shop.owner.visitor.try('POST /api/admin/customers/{customerId}/merge', { params, body }),
      ).toMatchObject({
        status: 200,
      })
    }
    const [kept, same, other] = [await made('Asha Tools'), await made('asha tools'), await made('Other Works')]
    await shop.save('customer', kept, [
      [grade, '1'],
      [must, 'yes'],
    ])
    for (const [id, value] of [
      [same, '2'],
      [other, '3'],
    ] as const) {
      await shop.save('customer', id, [
        [grade, value],
        [remark, `of ${value}`],
        [must, 'no'],
      ])
      expect(await shop.save('company', id, [[size, value]])).toMatchObject({ status: 200 })
    }
    await merge(kept, other)
    expect(await leftOf(kept)).toMatchObject([
      { key: 'grade', value: '1' },
      { key: 'must' },
      { key: 'remark', value: 'of 3' },
    ])
    await merge(kept, same)
    expect(await leftOf(kept)).toMatchObject([
      { kind: 'company', key: 'size', value: '2' },
      { key: 'grade', value: '1' },
      { key: 'must' },
      { key: 'remark', value: 'of 3' },
    ])
    for (const gone of [same, other]) expect(await leftOf(gone)).toEqual([])
    expect(await shop.save('customer', same, [[grade, '9']])).toMatchObject(rejected(404, 'request.not-found'))
  })

  it('has its values in the data download, and none after deletion', async () => {
    await shop.save('customer', shop.customerId, [
      [must, 'yes'],
      [pan, 'FGHIJ5678K'],
    ])
    await shop.save('order', shop.orderNumber, [[dock, 'Gate 4']])
    const { body } = await shop.customer.try('GET /api/v1/customer/personalData')
    const file = JSON.stringify(body)
    expect(file).toContain('FGHIJ5678K')
    expect(file).not.toContain('Gate 4')
    await shop.store.asOwner(`update orders set state = 'cancelled' where customer_id = '${shop.customerId}'`)
    expect(
      await shop.owner.visitor.try('POST /api/admin/customers/{customerId}/erase', {
        params: { customerId: shop.customerId },
        body: { reason: 'Letter of the customer' },
      }),
    ).toMatchObject({ status: 200 })
    expect(await leftOf(shop.customerId)).toEqual([])
    expect((await shop.storedOf('order', shop.orderNumber, dock))?.filled).toBe(false)
  })
})
