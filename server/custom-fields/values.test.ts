// Values of custom fields: permissions, concurrent changes, sensitive fields, and the audit log.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type FieldsStore,
  openFieldsStore,
  PRIORITY,
  readFields,
  recordOf,
  rejected,
  saveFields,
  type Typed,
} from '../testing/custom-fields.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'

let shop: FieldsStore
let support: SignedIn
let orders: SignedIn
let auditor: SignedIn
/** A sensitive field of customers. */
let pan: string
beforeAll(async () => {
  shop = await openFieldsStore()
  support = await openStaff(shop.store, 'support')
  orders = await openStaff(shop.store, 'orders')
  auditor = await openStaff(shop.store, 'auditor')
})
afterAll(() => shop.store.close())

const save = (...[kind, id, typed, by = shop.owner]: [...Parameters<FieldsStore['save']>, SignedIn?]) =>
  saveFields(kind, id, typed, by)

describe('values', () => {
  it('of each type are stored and read unchanged', async () => {
    const typed: [string, object, string, string][] = [
      ['v-text', { type: 'text', maxLength: 20 }, 'ज़रूरी: call "A"', 'ज़रूरी: call "A"'],
      ['v-whole', { type: 'whole' }, '-120', '-120'],
      ['v-decimal', { type: 'decimal', digits: 2 }, '12.5', '12.50'],
      ['v-date', { type: 'date' }, '2026-02-28', '2026-02-28'],
      ['v-flag', { type: 'yes-no' }, 'no', 'no'],
      ['v-choice', PRIORITY, 'low', 'low'],
    ]
    for (const [key, of, value, stored] of typed) {
      const fieldId = await shop.defined('order', key, of)
      expect(await save('order', shop.orderNumber, [[fieldId, value]], orders), key).toMatchObject({ status: 200 })
      expect(await shop.storedOf('order', shop.orderNumber, fieldId), key).toMatchObject({
        value: stored,
        filled: true,
      })
    }
  })

  it('that do not fit are rejected together, and nothing is written', async () => {
    const good = await shop.defined('order', 'good', { type: 'whole' })
    const day = await shop.defined('order', 'day', { type: 'date' })
    expect(
      await save('order', shop.orderNumber, [
        [good, '5'],
        [day, '2026-02-30'],
      ]),
    ).toMatchObject({ status: 400, body: { code: 'field.value', problems: [{ path: 'day' }] } })
    expect(await shop.storedOf('order', shop.orderNumber, good)).toMatchObject({ value: null })
    expect(await save('order', shop.orderNumber, [[randomUUID(), '5']])).toMatchObject(rejected(404, 'field.unknown'))
    const foreign = await shop.defined('customer', 'of-customers', { type: 'whole' })
    expect(await save('order', shop.orderNumber, [[foreign, '5']])).toMatchObject(rejected(404, 'field.unknown'))
    const uae = await shop.defined('order', 'of-uae', { type: 'whole' }, 'AE')
    expect(await save('order', shop.orderNumber, [[uae, '5']])).toMatchObject(rejected(404, 'field.unknown'))
    expect(
      await save('order', shop.orderNumber, [
        [good, '5'],
        [good, '6'],
      ]),
    ).toMatchObject(rejected(400, 'request.invalid'))
  })

  it('that are required must be filled in on save, not earlier', async () => {
    const fieldId = await shop.defined('customer', 'must', { type: 'yes-no', required: true })
    const other = await shop.defined('customer', 'other', { type: 'whole' })
    expect(await save('customer', shop.customerId, [[other, '1']])).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'must' }] },
    })
    const both: Typed[] = [
      [other, '1'],
      [fieldId, 'yes'],
    ]
    expect(await save('customer', shop.customerId, both)).toMatchObject({ status: 200 })
    expect(await save('customer', shop.customerId, [[fieldId, null, 'yes']])).toMatchObject(
      rejected(400, 'field.value'),
    )
  })

  it('of two concurrent saves one is stored, the other gets a conflict', async () => {
    const fieldId = await shop.defined('order', 'raced', { type: 'whole' })
    const answers = await Promise.all(['1', '2'].map(value => save('order', shop.orderNumber, [[fieldId, value]])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { value = null } = (await shop.storedOf('order', shop.orderNumber, fieldId)) ?? {}
    // repeating it changes nothing
    expect(await save('order', shop.orderNumber, [[fieldId, value]])).toMatchObject({ status: 200 })
    expect(await save('order', shop.orderNumber, [[fieldId, '9', value]])).toMatchObject({ status: 200 })
  })

  it('are written by those who may write the record, and belong to records of their market', async () => {
    const fieldId = await shop.defined('order', 'rights', { type: 'whole' })
    const ofCustomer = await shop.defined('customer', 'rights', { type: 'whole' })
    expect(await readFields('order', shop.orderNumber, auditor)).toMatchObject({ status: 200 })
    expect(await save('order', shop.orderNumber, [[fieldId, '1']], auditor)).toMatchObject({
      status: 403,
      body: { data: { permission: 'orders.write' } },
    })
    expect(await save('order', shop.orderNumber, [[fieldId, '1']], support)).toMatchObject(
      rejected(403, 'session.forbidden'),
    )
    const warehouse = await openStaff(shop.store, 'warehouse')
    expect(await readFields('customer', shop.customerId, warehouse)).toMatchObject(rejected(403, 'session.forbidden'))
    const translator = await openStaff(shop.store, 'translator')
    expect(await readFields('order', shop.orderNumber, translator)).toMatchObject(rejected(403, 'session.forbidden'))
    const uae = await openStaff(shop.store, 'support', ['AE'])
    expect(await readFields('customer', shop.customerId, uae)).toMatchObject(rejected(404, 'request.not-found'))
    expect(await save('customer', shop.customerId, [[ofCustomer, '1']], uae)).toMatchObject(
      rejected(404, 'request.not-found'),
    )
    expect(await readFields('order', shop.customerId, shop.owner)).toMatchObject(rejected(404, 'request.not-found'))
    expect(await readFields('company', shop.customerId, shop.owner)).toMatchObject(rejected(404, 'request.not-found'))
  })

  it('that are sensitive need the right to see contacts, and each access is recorded', async () => {
    pan = await shop.defined('customer', 'pan', { type: 'text', maxLength: 10, sensitive: true })
    const finance = await openStaff(shop.store, 'finance')
    expect(await save('customer', shop.customerId, [[pan, 'ABCDE1234F']], support)).toMatchObject({ status: 200 })
    expect(await shop.storedOf('customer', shop.customerId, pan)).toEqual({ fieldId: pan, value: null, filled: true })
    const look = (by: SignedIn) =>
      by.visitor.try('GET /api/admin/fieldValues/{recordKind}/{recordId}/sensitive', {
        params: recordOf('customer', shop.customerId),
      })
    expect(await look(finance)).toMatchObject({ status: 403, body: { data: { permission: 'customers.unmask' } } })
    const { body } = await look(support)
    const { values } = (body as { data: { values: { fieldId: string; value: string | null }[] } }).data
    expect(values.find(one => one.fieldId === pan)?.value).toBe('ABCDE1234F')
    expect(await shop.lastEntry()).toMatchObject({
      call: expect.stringContaining('/sensitive'),
      recordId: shop.customerId,
    })
    for (const query of [{ field: 'pan:ABCDE1234F' }, { show: 'pan' }])
      expect(
        await shop.owner.visitor.try('GET /api/admin/customers', { query: { market: 'IN', ...query } }),
      ).toMatchObject(rejected(404, 'field.unknown'))
  })

  it('are in the audit log with values before and after, without personal data', async () => {
    const grade = await shop.defined('customer', 'grade', { type: 'whole' })
    const remark = await shop.defined('customer', 'remark', { type: 'text', maxLength: 40 })
    await save('customer', shop.customerId, [
      [grade, '3'],
      [remark, 'Lives at 4 Hill Road'],
      [pan, 'FGHIJ5678K', 'ABCDE1234F'],
    ])
    const entry = await shop.lastEntry()
    expect(entry).toMatchObject({
      ...{ recordKind: 'customer', recordId: shop.customerId },
      before: { grade: null, remark: null, pan: '[removed]' },
      after: { grade: '3', remark: '[removed]', pan: '[removed]' },
    })
    expect(JSON.stringify(entry)).not.toMatch(/Hill Road|FGHIJ/)
    const fieldId = await shop.defined('order', 'dock', { type: 'text', maxLength: 40 })
    await save('order', shop.orderNumber, [[fieldId, 'Gate 4']])
    expect(await shop.lastEntry()).toMatchObject({ before: { dock: null }, after: { dock: 'Gate 4' } })
  })
})
