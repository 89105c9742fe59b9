// The delivery network in the console, with its audit entries, and explanations that match the promises.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let warehouse: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  warehouse = await openStaff(store, 'warehouse')
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(() => store.close())

const network = async (market: 'IN' | 'AE' = 'IN') =>
  (await warehouse.visitor.call('GET /api/admin/delivery', { query: { market } })).data
const explain = async (place: string, quantity = 1) =>
  (await warehouse.visitor.call('GET /api/admin/delivery/explain', { query: { market: 'IN', place, msn, quantity } }))
    .data
const entry = async (call: string) =>
  store.app.db.oneOrNull<{ before: unknown; after: unknown }>(
    statement('', `select before, after from audit_entries where call = $1 order by seq desc limit 1`),
    [call],
  )

it('can be seen and changed only with the rights', async () => {
  const { warehouses, carriers } = await network()
  expect(warehouses.length).toBeGreaterThan(0)
  expect(carriers.every(({ bands }) => bands.length > 0)).toBe(true)
  expect((await network('AE')).currency).toBe('AED')
  const body = { market: 'IN' as const, prefix: '79' }
  expect(await warehouse.visitor.try('POST /api/admin/delivery/places/remove', { body })).toMatchObject({
    status: 403,
    body: { data: { permission: 'delivery.write' } },
  })
  const uae = await openStaff(store, 'owner', ['AE'])
  expect((await uae.visitor.try('GET /api/admin/delivery', { query: { market: 'IN' } })).status).toBe(403)
})

it('explains a promise with the warehouse, the carrier, the days and why cash is not taken', async () => {
  const found = await explain('411001')
  expect(found.promise).toMatchObject({ serviceable: true, reason: '' })
  expect(found.warehouses[0]?.used).toBe(true)
  const chosen = found.carriers.filter(({ outcome }) => outcome === 'chosen')
  expect(chosen).toHaveLength(1)
  expect(found.promise.days).toBe((chosen[0]?.days ?? 0) + found.rule.extraDays + found.parcel.leadTimeDays)
  expect(found.cod.offered).toBe(found.cod.reasons.length === 0)
  const many = await explain('411001', 1_000_000)
  expect(many.promise).toMatchObject({ serviceable: false, reason: 'stock', days: null })
  expect(many.cod).toMatchObject({ offered: false, reasons: ['not-delivered'] })
  const query = { market: 'IN' as const, place: '999999', msn }
  expect((await warehouse.visitor.try('GET /api/admin/delivery/explain', { query })).status).toBe(400)
})

it('follows the rule of a place at once, as the store does', async () => {
  const before = await explain('411001')
  const rule = { market: 'IN' as const, prefix: '4110', serviceable: true, cod: false, extraDays: 4, note: 'Roads' }
  const saved = await owner.visitor.call('POST /api/admin/delivery/places', { body: rule })
  expect(saved.data.places.map(({ prefix }) => prefix)).toContain('4110')
  const slow = await explain('411001')
  expect(slow.promise.days).toBe((before.promise.days ?? 0) - before.rule.extraDays + 4)
  expect(slow.cod.reasons).toContain('place')
  expect(await entry('POST /api/admin/delivery/places')).toMatchObject({ before: null, after: { extraDays: 4 } })

  await owner.visitor.call('POST /api/admin/delivery/places', { body: { ...rule, serviceable: false, version: 1 } })
  expect((await explain('411001')).promise).toMatchObject({ serviceable: false, reason: 'place' })
  const remove = { body: { market: 'IN' as const, prefix: '4110', version: 2 } }
  for (const _ of [1, 2]) await owner.visitor.call('POST /api/admin/delivery/places/remove', remove)
  expect(await explain('411001')).toEqual(before)
  const wrong = await owner.visitor.try('POST /api/admin/delivery/places', { body: { ...rule, prefix: 'DU' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'delivery.prefix-invalid' } })
})

it('chooses another carrier, or none, when promises change', async () => {
  const { carriers } = await network()
  for (const carrier of carriers) {
    const body = { market: 'IN' as const, ...carrier, active: false }
    await owner.visitor.call('POST /api/admin/delivery/carriers', { body })
  }
  expect((await explain('411001')).promise).toMatchObject({ serviceable: false, reason: 'distance' })
  const body = {
    ...{ market: 'IN' as const, code: 'rail', name: 'Rail', active: true, cod: false, maxWeightGrams: 50_000 },
    ...{ maxValue: 1e9, codMaxValue: 0, priority: 0, bands: [{ maxKm: 5000, days: 7 }] },
  }
  await owner.visitor.call('POST /api/admin/delivery/carriers', { body })
  const found = await explain('411001')
  expect(found.carriers).toMatchObject([{ name: 'Rail', days: 7, outcome: 'chosen' }])
  expect(found.cod.reasons).toEqual(['carrier'])
  const back = {
    ...body,
    bands: [
      { maxKm: 100, days: 3 },
      { maxKm: 50, days: 4 },
    ],
  }
  expect((await owner.visitor.try('POST /api/admin/delivery/carriers', { body: back })).status).toBe(400)
  const taken = { ...body, market: 'AE' as const }
  expect(await owner.visitor.try('POST /api/admin/delivery/carriers', { body: taken })).toMatchObject({
    body: { code: 'delivery.code-taken' },
  })
})

it('stops selling from a warehouse that does not dispatch, and never moves one', async () => {
  const { warehouses } = await explain('411001')
  const code = warehouses[0]?.code ?? ''
  const row = (await network()).warehouses.find(one => one.code === code)
  if (!row) throw new Error('no warehouse')
  const save = (change: object) =>
    owner.visitor.try('POST /api/admin/delivery/warehouses', { body: { market: 'IN', ...row, ...change } })
  expect((await save({ active: false })).status).toBe(200)
  expect((await explain('411001')).warehouses.map(one => one.code)).not.toContain(code)
  expect(await entry('POST /api/admin/delivery/warehouses')).toMatchObject({
    before: { active: true },
    after: { active: false },
  })
  // an older version is not overwritten, and the response has the current one
  expect(await save({ cutoffHour: 9 })).toMatchObject({
    status: 409,
    body: {
      code: 'settings.changed-meanwhile',
      data: { current: { ...row, active: false, version: expect.any(Number) } },
    },
  })
  const { version } = (await network()).warehouses.find(one => one.code === code) ?? row
  expect(version).toBeGreaterThan(row.version)
  expect((await save({ active: true, version })).status).toBe(200)
  // anybody who may see the network sees its versions, latest first
  const versions = async (by: SignedIn) =>
    by.visitor.try('GET /api/admin/session/history/{recordKind}/{recordId}', {
      params: { recordKind: 'warehouse', recordId: code },
      query: { market: 'IN' },
    })
  expect(await versions(warehouse)).toMatchObject({
    body: { data: { versions: [{ after: { active: true } }, { before: { active: true }, after: { active: false } }] } },
  })
  expect((await versions(await openStaff(store, 'content'))).status).toBe(403)
  expect((await explain('411001')).warehouses.map(one => one.code)).toContain(code)
  expect(await save({ place: '560001' })).toMatchObject({ status: 409, body: { code: 'delivery.place-fixed' } })
  expect(await save({ market: 'AE', place: 'DU' })).toMatchObject({ body: { code: 'delivery.code-taken' } })
  expect((await save({ code: 'IN-NEW', place: '560001', nameEn: 'New', version: 0 })).status).toBe(200)
})

it('counts no holiday as a working day', async () => {
  const { promise } = await explain('411001')
  const body = { market: 'IN' as const, day: promise.date ?? '', name: 'Local holiday' }
  await owner.visitor.call('POST /api/admin/delivery/holidays', { body })
  expect((await explain('411001')).promise.date).not.toBe(promise.date)
  await owner.visitor.call('POST /api/admin/delivery/holidays/remove', { body: { market: 'IN', day: body.day } })
  expect((await explain('411001')).promise.date).toBe(promise.date)
})
