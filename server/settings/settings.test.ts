// Staff change settings, which apply to charges at once; jobs are retried; the store reports its health.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_METHODS_ON, switched } from '../../contract/payments/switches.rules.ts'
import type { SettingKey } from '../../contract/settings/keys.rules.ts'
import { CARE_HOURS, PAYMENT_METHOD_IDS as ID, MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { replyDueAt } from '../../contract/support/care.rules.ts'
import { statement } from '../platform/db.ts'
import { marketLimits, settingOf } from '../platform/limits.ts'
import { pickProducts } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const LIST = 'GET /api/admin/settings'
const CHANGE = 'POST /api/admin/settings/{settingKey}'
const RUN = 'POST /api/admin/jobs/{jobName}/run'
const FAIL = statement(
  'test.fail-job',
  `insert into pgboss.job (name, state, data, output, started_on, completed_on)
   values ('messages.send', 'failed', '{"messageId": 0}', '{"message": "The mail server said no"}', now(), now())`,
)
const AUDIT = statement(
  'test.setting-audit',
  `select record_id as "recordId", before, after from audit_entries where record_kind = 'setting' order by seq desc limit 1`,
)

const COSTLY = statement(
  'test.setting-costly',
  `select p.msn from products p join offer_choices oc using (msn) join stock s using (msn)
   where p.market = 'IN' and p.active and oc.availability = 'stock' and oc.min_quantity = 1 and oc.price_minor > 600000
   group by p.msn having sum(s.on_hand - s.reserved) > 5 order by p.msn limit 1`,
)

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const change = (value: number | null, before: number) =>
  owner.visitor.try(CHANGE, { params: { settingKey: 'shipping.charge' }, body: { market: 'IN', value, before } })
const standard = MARKET_LIMITS.IN.shipping.chargeMinor

it('a charge uses its setting in its market until it is reset to the default', async () => {
  const config = async (host = 'localhost') =>
    (await store.visitor(host).call('GET /api/v3/common/web/config')).data.shippingCharge
  expect(await config()).toBe(standard)
  expect((await change(59_00, standard)).body).toMatchObject({ data: { value: 59_00, fallback: standard } })
  await eventually(async () => expect(await config()).toBe(59_00))
  expect(marketLimits('IN').shipping).toEqual({ ...MARKET_LIMITS.IN.shipping, chargeMinor: 59_00 })
  expect(await config('ae.localhost')).toBe(MARKET_LIMITS.AE.shipping.chargeMinor)
  expect(await store.app.db.one(AUDIT)).toEqual({
    ...{ recordId: 'IN shipping.charge', before: { value: standard }, after: { value: 59_00 } },
  })
  const { data } = await owner.visitor.call(LIST, { query: { market: 'IN' } })
  expect(data.find(({ key }) => key === 'shipping.charge')).toMatchObject({
    value: 59_00,
    changedBy: expect.any(String),
  })

  // two people at once: one of them has not seen the value of the other
  const both = await Promise.all([change(49_00, 59_00), change(39_00, 59_00)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = marketLimits('IN').shipping.chargeMinor
  expect((await change(20_000_00, now)).status).toBeGreaterThanOrEqual(400)
  const current = (await owner.visitor.call(LIST, { query: { market: 'IN' } })).data[0]?.value ?? 0
  expect((await change(10_000_01, current)).body).toMatchObject({ code: 'settings.value' })
  expect((await change(null, current)).body).toMatchObject({ data: { value: standard, changedBy: null } })
  await eventually(async () => expect(await config()).toBe(standard))
  expect(settingOf('IN', 'shipping.charge')).toBe(standard)
})

const setIn = (settingKey: SettingKey, value: number | null, before: number) =>
  owner.visitor.try(CHANGE, { params: { settingKey }, body: { market: 'IN', value, before } })

it('amounts shown on pages are those that are charged', async () => {
  const { cod, giftPackingMinor, emiMinMinor } = MARKET_LIMITS.IN
  expect((await setIn('cod.max', 900_00, cod.maxMinor)).status).toBe(200)
  expect((await setIn('gift.charge', 75_00, giftPackingMinor)).status).toBe(200)
  expect((await setIn('emi.min', 5_000_00, emiMinMinor)).status).toBe(200)
  const visitor = store.visitor()
  await visitor.call('GET /api/v1/session/getSession')
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await eventually(async () => {
    const { data } = await visitor.call('GET /api/v3/common/web/config')
    expect(data).toMatchObject({ codMax: 900_00, emiMin: 5_000_00 })
  })
  const { data: product } = await visitor.call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })
  expect(product).toMatchObject({ codMax: 900_00 })
  const itemsList = [{ productId: msn, productQuantity: 1 }]
  await visitor.call('POST /api/v1/cart/updateCartV2', { body: { mode: 'add', itemsList } })
  const { data: cart } = await visitor.call('POST /api/v1/cart/setGift', { body: { gift: true } })
  expect(cart).toMatchObject({ codMax: 900_00, giftCharge: 75_00, giftPackingCharges: 75_00 })
})

it('a minimum stays below its maximum, and customer care opens before it closes, whichever is changed', async () => {
  const { minMinor } = MARKET_LIMITS.IN.cod
  expect((await setIn('cod.min', 900_00, minMinor)).body).toMatchObject({ code: 'settings.order' })
  expect((await setIn('cod.min', 899_00, minMinor)).status).toBe(200)
  expect((await setIn('cod.max', 899_00, 900_00)).body).toMatchObject({ code: 'settings.order' })
  expect((await setIn('care.closes', CARE_HOURS.opens, CARE_HOURS.closes)).body).toMatchObject({
    code: 'settings.order',
  })
  expect((await setIn('care.days', 0, CARE_HOURS.days)).body).toMatchObject({ code: 'settings.value' })
  expect((await setIn('care.days', 128, CARE_HOURS.days)).body).toMatchObject({ code: 'settings.value' })
  // back to the default is checked too
  expect((await setIn('cod.max', 200_000_00, 900_00)).status).toBe(200)
  expect((await setIn('cod.min', 40_000_00, 899_00)).status).toBe(200)
  expect((await setIn('cod.max', null, 200_000_00)).body).toMatchObject({ code: 'settings.order' })
})

it('a payment method that is switched off is offered nowhere, and again once switched on', async () => {
  const visitor = await store.customer()
  const [{ msn } = { msn: '' }] = await store.app.db.rows<{ msn: string }>(COSTLY)
  const itemsList = [{ productId: msn, productQuantity: 1 }]
  await visitor.call('POST /api/v1/cart/updateCartV2', { body: { mode: 'add', itemsList } })
  const offered = async () => {
    const { methods } = (await visitor.call('POST /api/v1/payment/getAll', { body: {} })).data
    const { data } = await visitor.call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })
    return { ids: methods.map(({ id }) => id), emi: data.emi !== null }
  }
  const before = await offered()
  expect(before).toMatchObject({ ids: expect.arrayContaining([ID.upi, ID.emi, ID.card]), emi: true })
  const off = switched(switched(ALL_METHODS_ON, ID.upi, false), ID.emi, false)
  expect((await setIn('payments.methods', off, ALL_METHODS_ON)).status).toBe(200)
  await eventually(async () =>
    expect(await offered()).toEqual({ ids: before.ids.filter(id => id !== ID.upi && id !== ID.emi), emi: false }),
  )
  expect((await setIn('payments.methods', ALL_METHODS_ON + 1, off)).body).toMatchObject({ code: 'settings.value' })
  expect((await setIn('payments.methods', null, off)).status).toBe(200)
  await eventually(async () => expect(await offered()).toEqual(before))
})

it('cash on delivery that is switched off is neither offered nor mentioned, and pages that mention it are invalidated', async () => {
  const visitor = await store.customer()
  const [{ msn } = { msn: '' }] = await store.app.db.rows<{ msn: string }>(COSTLY)
  const itemsList = [{ productId: msn, productQuantity: 1 }]
  await visitor.call('POST /api/v1/cart/updateCartV2', { body: { mode: 'add', itemsList } })
  const spoken = async () => {
    const { methods } = (await visitor.call('POST /api/v1/payment/getAll', { body: {} })).data
    const product = (await visitor.call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })).data
    const cart = (await visitor.call('GET /api/v1/cart/getCartBySessionV2', {})).data
    const place = { pincode: '411026', productList: [{ productId: msn, quantity: 1 }] }
    const check = (await visitor.call('POST /api/v1/logistics/validateProductsService', { body: place })).data
    const { codMax } = (await visitor.call('GET /api/v3/common/web/config')).data
    return {
      offered: methods.some(({ id }) => id === ID.cashOnDelivery),
      limits: [product.codMax, cart.codMax, codMax].map(limit => limit !== null),
      place: check.products[0]?.cod,
    }
  }
  const before = await spoken()
  expect(before).toMatchObject({ limits: [true, true, true] })
  const off = switched(ALL_METHODS_ON, ID.cashOnDelivery, false)
  expect((await setIn('payments.methods', off, ALL_METHODS_ON)).status).toBe(200)
  await eventually(async () =>
    expect(await spoken()).toEqual({ offered: false, limits: [false, false, false], place: false }),
  )
  const named = (await owner.visitor.call('GET /api/admin/content/cashMentions', { query: { market: 'IN' } })).data
  expect(named).toContainEqual({ kind: 'page', key: 'info/payment-options', title: expect.any(Object) })
  expect(named).toContainEqual({ kind: 'layout', key: 'home', title: { en: '', hi: '' } })
  expect((await setIn('payments.methods', null, off)).status).toBe(200)
  await eventually(async () => expect(await spoken()).toEqual(before))
})

it('care hours are set per market and decide when replies are due', async () => {
  expect((await setIn('care.closes', 20 * 60, CARE_HOURS.closes)).status).toBe(200)
  expect((await setIn('care.reply-hours', 2, CARE_HOURS.replyHours)).status).toBe(200)
  const care = async (host = 'localhost') => (await store.visitor(host).call('GET /api/v1/support/care')).data
  await eventually(async () => {
    expect(await care()).toMatchObject({ opens: CARE_HOURS.opens, closes: 1200, days: CARE_HOURS.days, replyHours: 2 })
  })
  expect(await care('ae.localhost')).toMatchObject(CARE_HOURS)
  const { dueAt } = await care()
  expect(dueAt).toBe(replyDueAt('IN', { ...CARE_HOURS, closes: 1200, replyHours: 2 }, store.app.now()).toISOString())
})

it('jobs are listed with their failures, and run again', async () => {
  await store.app.db.run(FAIL)
  const job = async (name: string) =>
    (await owner.visitor.call('GET /api/admin/jobs')).data.find(({ jobName }) => jobName === name)
  expect(await job('messages.send')).toMatchObject({ failed: 1, problem: 'The mail server said no' })
  expect(await job('content.publish')).toMatchObject({ every: '* * * * *' })
  const run = (jobName: string) => owner.visitor.try(RUN, { params: { jobName } })
  expect((await run('messages.send')).body).toMatchObject({ data: { sent: 1 } })
  expect((await job('messages.send'))?.failed).toBe(0)
  expect((await run('content.publish')).status).toBe(200)
  expect((await run('no.such-job')).body).toMatchObject({ code: 'request.not-found' })
})

it('reports the health of the store without secrets', async () => {
  const health = async () => (await owner.visitor.call('GET /api/admin/health')).data
  // the index is built after startup
  await eventually(async () => expect((await health()).waitingFor).toEqual([]))
  const data = await health()
  expect(data).toMatchObject({ production: false, failedJobs: expect.any(Number) })
  expect(data.services).toContainEqual({ name: 'Razorpay', setUp: expect.any(Boolean) })
  expect(JSON.stringify(data)).not.toMatch(/secret|postgres:|rzp_/i)
})

it('requires its rights and its market', async () => {
  const { visitor: finance } = await openStaff(store, 'finance')
  expect((await finance.try(LIST, { query: { market: 'IN' } })).status).toBe(200)
  const body = { market: 'IN' as const, value: 1, before: standard }
  const params = { settingKey: 'shipping.charge' as const }
  expect((await finance.try(CHANGE, { params, body })).body).toMatchObject({ data: { permission: 'settings.write' } })
  const { visitor: uae } = await openStaff(store, 'owner', ['AE'])
  expect((await uae.try(CHANGE, { params, body })).body).toMatchObject({ code: 'session.forbidden' })
})
