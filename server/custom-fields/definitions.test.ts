// Definitions of custom fields: created, changed, reordered and deleted by owners of their market; existing values
// stay.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { define, type FieldsStore, type Kind, openFieldsStore, PRIORITY, rejected } from '../testing/custom-fields.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'

let shop: FieldsStore
let orders: SignedIn
beforeAll(async () => {
  shop = await openFieldsStore()
  orders = await openStaff(shop.store, 'orders')
})
afterAll(() => shop.store.close())

const change = (fieldId: string, body: object) =>
  shop.owner.visitor.try('POST /api/admin/customFields/{fieldId}', { params: { fieldId }, body: body as never })

describe('definitions', () => {
  it('are created once, changed with a version, and have a key unique in a market and kind', async () => {
    const body = { fieldId: randomUUID(), market: 'IN', recordKind: 'order', key: 'gate', nameEn: 'Gate', nameHi: 'गेट' }
    const create = (more: object) =>
      shop.owner.visitor.try('POST /api/admin/customFields', { body: { ...body, type: 'yes-no', ...more } as never })
    for (const _twice of [1, 2]) expect(await create({})).toMatchObject({ status: 200, body: { data: { version: 1 } } })
    expect(await create({ nameEn: 'Other' })).toMatchObject(rejected(409, 'request.idempotency'))
    expect(await create({ fieldId: randomUUID() })).toMatchObject(rejected(409, 'field.key-taken'))
    expect(await create({ fieldId: randomUUID(), market: 'AE' })).toMatchObject({ status: 200 })
    const named = { key: 'gate', nameEn: 'Dock gate', nameHi: 'गेट', type: 'yes-no', version: 1 }
    expect(await change(body.fieldId, named)).toMatchObject({ status: 200, body: { data: { version: 2 } } })
    expect(await change(body.fieldId, named)).toMatchObject(rejected(409, 'settings.changed-meanwhile'))
    const remove = () =>
      shop.owner.visitor.try('DELETE /api/admin/customFields/{fieldId}', { params: { fieldId: body.fieldId } })
    for (const _twice of [1, 2]) expect(await remove()).toMatchObject({ status: 200 })
    expect(await change(body.fieldId, named)).toMatchObject(rejected(404, 'field.unknown'))
  })

  it('that make no sense are rejected', async () => {
    const two = [PRIORITY.options[0], PRIORITY.options[0]]
    for (const more of [
      { type: 'text' },
      { type: 'whole', digits: 2 },
      { type: 'decimal' },
      { type: 'choice' },
      { type: 'date', options: PRIORITY.options },
      { type: 'choice', options: two },
      { type: 'choice', options: [{ ...PRIORITY.options[0], retired: true }] },
      { type: 'yes-no', maxLength: 5 },
      { type: 'money' },
      { type: 'yes-no', secret: true },
    ])
      expect(await define('order', 'bad', more, shop.owner), JSON.stringify(more)).toMatchObject(
        rejected(400, 'request.invalid'),
      )
    for (const key of ['', 'Bad', '1a', 'a b', "a';--"])
      expect(await define('order', key, { type: 'yes-no' }, shop.owner), key).toMatchObject({ status: 400 })
  })

  it('belong to owners of their market, and are read with the records', async () => {
    expect(await define('order', 'x', { type: 'whole' }, orders)).toMatchObject(rejected(403, 'session.forbidden'))
    const uae = await openStaff(shop.store, 'owner', ['AE'])
    expect(await define('order', 'x', { type: 'whole' }, uae)).toMatchObject(rejected(403, 'session.forbidden'))
    const fieldId = await shop.defined('order', 'of-india', { type: 'whole' })
    const body = { key: 'of-india', nameEn: 'A', nameHi: 'A', type: 'whole' as const, version: 1 }
    const params = { fieldId }
    expect(await uae.visitor.try('POST /api/admin/customFields/{fieldId}', { params, body })).toMatchObject(
      rejected(404, 'field.unknown'),
    )
    await uae.visitor.try('DELETE /api/admin/customFields/{fieldId}', { params })
    expect(await shop.storedOf('order', shop.orderNumber, fieldId)).toMatchObject({ filled: false })
    const warehouse = await openStaff(shop.store, 'warehouse')
    const list = (recordKind: Kind) =>
      warehouse.visitor.try('GET /api/admin/customFields', { query: { market: 'IN', recordKind } })
    expect(await list('order')).toMatchObject({ status: 200 })
    expect(await list('customer')).toMatchObject({ status: 403, body: { data: { permission: 'customers.read' } } })
  })

  it('are limited to 30 active ones, and reordered as a whole', async () => {
    const ids: string[] = []
    for (let at = 0; at < 30; at++) ids.push(await shop.defined('company', `n${at}`, { type: 'whole' }, 'AE'))
    expect(await define('company', 'more', { type: 'whole' }, shop.owner, 'AE')).toMatchObject(
      rejected(409, 'field.too-many'),
    )
    const retired = { key: 'n0', nameEn: 'n0', nameHi: 'n0', type: 'whole', retired: true, version: 1 }
    expect(await change(ids[0] ?? '', retired)).toMatchObject({ status: 200 })
    ids.push(await shop.defined('company', 'more', { type: 'whole' }, 'AE'))
    expect(await change(ids[0] ?? '', { ...retired, retired: false, version: 2 })).toMatchObject(
      rejected(409, 'field.too-many'),
    )
    const arrange = (fieldIds: string[]) =>
      shop.owner.visitor.try('POST /api/admin/customFieldOrder', {
        body: { market: 'AE', recordKind: 'company', fieldIds },
      })
    const turned = [...ids].reverse()
    const { body } = await arrange(turned)
    expect((body as { data: { fields: { fieldId: string }[] } }).data.fields.map(one => one.fieldId)).toEqual(turned)
    for (const wrong of [turned.slice(1), [...turned.slice(1), turned[1] ?? ''], [...turned.slice(1), randomUUID()]])
      expect(await arrange(wrong)).toMatchObject(rejected(409, 'settings.changed-meanwhile'))
  })

  it('keep key and type once there are values, and options in use', async () => {
    const fieldId = await shop.defined('order', 'kept', PRIORITY)
    await shop.save('order', shop.orderNumber, [[fieldId, 'high']])
    const base = { key: 'kept', nameEn: 'Kept', nameHi: 'K', ...PRIORITY, version: 1 }
    const [high, low] = PRIORITY.options
    expect(await change(fieldId, { ...base, key: 'other' })).toMatchObject(rejected(409, 'field.in-use'))
    expect(await change(fieldId, { ...base, type: 'whole', options: [] })).toMatchObject(rejected(409, 'field.in-use'))
    expect(await change(fieldId, { ...base, options: [low] })).toMatchObject(rejected(409, 'field.option-in-use'))
    const params = { fieldId }
    expect(await shop.owner.visitor.try('DELETE /api/admin/customFields/{fieldId}', { params })).toMatchObject(
      rejected(409, 'field.in-use'),
    )
    const more = { key: 'mid', nameEn: 'Mid', nameHi: 'बीच', retired: false }
    expect(await change(fieldId, { ...base, options: [{ ...high, retired: true }, more] })).toMatchObject({
      status: 200,
      body: { data: { hasValues: true } },
    })
    expect(await shop.storedOf('order', shop.orderNumber, fieldId)).toMatchObject({ value: 'high' })
    expect(await shop.save('order', shop.orderNumber, [[fieldId, 'mid', 'high']])).toMatchObject({ status: 200 })
    expect(await shop.save('order', shop.orderNumber, [[fieldId, 'high', 'mid']])).toMatchObject(
      rejected(400, 'field.value'),
    )
    // retired: the value stays, and can only be cleared
    await change(fieldId, { ...base, options: [{ ...high, retired: true }, more], retired: true, version: 2 })
    expect(await shop.storedOf('order', shop.orderNumber, fieldId)).toMatchObject({ value: 'mid' })
    expect(await shop.save('order', shop.orderNumber, [[fieldId, 'high', 'mid']])).toMatchObject(
      rejected(404, 'field.unknown'),
    )
    expect(await shop.save('order', shop.orderNumber, [[fieldId, null, 'mid']])).toMatchObject({ status: 200 })
    expect(await shop.storedOf('order', shop.orderNumber, fieldId)).toBeUndefined()
  })
})
