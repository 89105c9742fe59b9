// Categories, attributes and brands in the console: the tree, moves, concurrent versions, roles.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EditedCategory } from '../../contract/catalog/categories-api.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let staff: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  staff = await openStaff(store, 'catalog')
})
afterAll(() => store.close())

const nodes = async (query: { parent?: string; text?: string } = {}) =>
  (await staff.visitor.call('GET /api/admin/categories', { query: { market: 'IN', ...query } })).data.categories
const read = async (categoryCode: string) =>
  (await staff.visitor.call('GET /api/admin/categories/{categoryCode}', { params: { categoryCode } })).data
const create = async (parent: string | null, nameEn: string, nameHi: string): Promise<EditedCategory> =>
  (await staff.visitor.call('POST /api/admin/categories', { body: { market: 'IN', parent, nameEn, nameHi } })).data
const move = ({ categoryCode, version }: EditedCategory, parent: string | null) =>
  staff.visitor.try('POST /api/admin/categories/{categoryCode}/move', {
    params: { categoryCode },
    body: { version, parent },
  })
const change = (
  { categoryCode, version, nameEn, nameHi, introEn, introHi, position, active }: EditedCategory,
  part: object,
) =>
  staff.visitor.try('POST /api/admin/categories/{categoryCode}', {
    params: { categoryCode },
    body: { version, nameEn, nameHi, introEn, introHi, position, active, ...part },
  })

test('a category is made, renamed, moved with what is below it, and switched off', async () => {
  const tops = await nodes()
  const [sold] = tops.filter(({ children }) => children > 0)
  expect(sold?.path).toEqual([])
  const top = await create(null, 'Robots', 'रोबोट')
  const arm = await create(top.categoryCode, 'Robot arms', 'रोबोट आर्म')
  const grip = await create(arm.categoryCode, 'Grippers', 'ग्रिपर')
  expect(grip).toMatchObject({ level: 3, slug: 'robots/robot-arms/grippers' })
  expect(grip.path.map(({ nameEn }) => nameEn)).toEqual(['Robots', 'Robot arms'])
  expect((await nodes({ text: 'gripp' })).map(({ categoryCode }) => categoryCode)).toEqual([grip.categoryCode])
  const twice = { market: 'IN' as const, parent: top.categoryCode, nameEn: 'robot ARMS', nameHi: 'और' }
  expect(await staff.visitor.try('POST /api/admin/categories', { body: twice })).toMatchObject({
    body: { code: 'catalog.category-taken' },
  })

  expect((await move(top, grip.categoryCode)).body).toMatchObject({ code: 'catalog.category-below' })
  expect((await move(arm, null)).status).toBe(200)
  expect(await read(grip.categoryCode)).toMatchObject({ level: 2, path: [{ categoryCode: arm.categoryCode }] })
  // a version read before the move does not overwrite it
  expect((await change(arm, { nameEn: 'Arms' })).body).toMatchObject({ code: 'catalog.changed-meanwhile' })
  const moved = await read(arm.categoryCode)
  expect((await change(moved, { nameEn: 'Arms', introHi: 'आर्म' })).body).toMatchObject({ data: { nameEn: 'Arms' } })
  await create(grip.categoryCode, 'Vacuum', 'वैक्यूम')
  const deep = await create((await create(top.categoryCode, 'A', 'अ')).categoryCode, 'B', 'ब')
  expect((await move(await read(arm.categoryCode), deep.categoryCode)).body).toMatchObject({
    code: 'catalog.category-deep',
  })

  expect((await change(await read(sold?.categoryCode ?? ''), { active: false })).body).toMatchObject({
    code: 'catalog.category-sold',
  })
  expect((await change(await read(deep.categoryCode), { active: false })).status).toBe(200)
})

test('a category asks for attributes, which those below it inherit', async () => {
  const top = await create(null, 'Sensors', 'सेंसर')
  const below = await create(top.categoryCode, 'Pressure sensors', 'प्रेशर सेंसर')
  const save = (body: object) =>
    staff.visitor.try('POST /api/admin/attributes/{attributeKey}', {
      params: { attributeKey: 'sensing-range' },
      body: { nameEn: 'Sensing range', nameHi: 'सेंसिंग रेंज', kind: 'number', unit: 'mm', facet: true, ...body },
    })
  expect((await save({})).status).toBe(200)
  expect((await save({ kind: 'text' })).body).toMatchObject({ code: 'catalog.attribute-kind' })
  // repeating it changes nothing; of two changes at once one is written, and the other one is told
  expect((await save({})).body).toMatchObject({ data: { version: 1 } })
  const both = await Promise.all(['cm', 'm'].map(unit => save({ unit, version: 1 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [lost] = both.filter(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({
    code: 'settings.changed-meanwhile',
    data: { current: { unit: both[0]?.status === 200 ? 'cm' : 'm', version: 2 } },
  })
  const set = (version: number, key: string) =>
    staff.visitor.try('POST /api/admin/categories/{categoryCode}/attributes', {
      params: { categoryCode: top.categoryCode },
      body: { version, attributes: [{ key, required: true, choices: [{ en: '5', hi: '' }] }] },
    })
  expect((await set(top.version, 'no-such')).body).toMatchObject({ code: 'catalog.attribute-unknown' })
  expect((await set(top.version, 'sensing-range')).body).toMatchObject({
    data: { attributes: [{ key: 'sensing-range', required: true, choices: [{ en: '5', hi: '5' }] }] },
  })
  expect((await set(top.version, 'sensing-range')).body).toMatchObject({ code: 'catalog.changed-meanwhile' })
  expect((await read(below.categoryCode)).inherited).toMatchObject([{ key: 'sensing-range', from: top.categoryCode }])
})

test('a brand is added once, changed by the version that was seen, and stays while it is sold', async () => {
  const body = { name: 'Nirvaan', nameHi: 'निर्वाण', country: 'IN', active: true, featured: null, logo: null }
  const save = (brandSlug: string, part: object, by = staff) =>
    by.visitor.try('POST /api/admin/brands/{brandSlug}', {
      params: { brandSlug },
      body: { ...body, version: 0, ...part },
    })
  expect((await save('nirvaan', {})).body).toMatchObject({ data: { version: 1, products: 0 } })
  expect((await save('nirvaan', {})).body).toMatchObject({ code: 'catalog.brand-taken' })
  expect((await save('nirvaan', { version: 1, nameHi: 'निरवाण' })).status).toBe(200)
  expect((await save('nirvaan', { version: 1 })).body).toMatchObject({ code: 'catalog.changed-meanwhile' })
  expect((await save('nirvaan', { version: 2, logo: '0'.repeat(32) })).body).toMatchObject({ code: 'media.unknown' })
  const { brands } = (await staff.visitor.call('GET /api/admin/brands', { query: {} })).data
  const sold = brands.find(({ products, active }) => products > 0 && active)
  if (!sold) throw new Error('no brand')
  const { brandSlug, version, name } = sold
  expect((await save(brandSlug, { version, name, active: false })).body).toMatchObject({ code: 'catalog.brand-sold' })
  const translator = await openStaff(store, 'translator')
  expect(await save('other', { name: 'Other' }, translator)).toMatchObject({
    ...{ status: 403, body: { data: { permission: 'categories.write' } } },
  })
})
