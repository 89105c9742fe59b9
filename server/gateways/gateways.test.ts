// Payment gateways set up in the console: used for payments, replaced, disabled, removed; rights; sealed at rest.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { statement } from '../platform/db.ts'
import { makeSecrets } from '../platform/secrets.ts'
import { openStore, type Store } from '../store.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { testConfig } from '../testing/config.ts'
import { MIGRATIONS } from '../testing/databases.ts'
import { type GatewayShop, gatewayShop } from '../testing/gateway-shop.ts'
import { RAZORPAY_ACCOUNT, RazorpayStub } from '../testing/razorpay-stub.ts'
import { eventually } from '../testing/soon.ts'
import { KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { takeUpAccounts } from './commands/follow.ts'
import { accountOf, resealGatewayKeys } from './commands/seals.ts'
import { gatewaySetupCheck } from './queries/setup-check.ts'
import { listAccounts } from './repository/accounts.ts'

const { keyId, keySecret, webhookSecret } = RAZORPAY_ACCOUNT
const LIVE = { keyId: 'rzp_live_stub00000000', keySecret: 'live-key-secret-of-the-stub' }
const SAVE = 'POST /api/admin/gateways/{gateway}'
const SWITCH = 'POST /api/admin/gateways/{gateway}/switch'
const REMOVE = 'POST /api/admin/gateways/{gateway}/remove'
const CHECK = 'POST /api/admin/gateways/{gateway}/check'
const params = { gateway: 'razorpay' } as const
const KEYS = { accountKey: keyId, apiSecret: keySecret, webhookSecret }

let stub: RazorpayStub
let store: TestStore
let shop: GatewayShop
let owner: SignedIn
let origin: string
let msn: string
beforeAll(async () => {
  stub = await new RazorpayStub().start()
  store = await openTestStore({ config: { gateways: gatewaysAt(stub.origin) } })
  owner = await openStaff(store, 'owner')
  shop = gatewayShop(store)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 500_00, 9_000_00)
  await setStock(store.app.db, msn, 500)
  origin = await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await store.close()
  await stub.close()
})

/** No account in the environment, which only sets the API addresses. */
function gatewaysAt(address: string) {
  const { origins, ...plain } = readConfig({}).gateways
  return { ...plain, timeoutMs: 900, origins: { ...origins, razorpay: address } }
}

const stateNow = async (by = owner) => {
  const { gateways } = (await by.visitor.call('GET /api/admin/gateways', { query: { market: 'IN' } })).data
  return gateways.find(({ gateway }) => gateway === 'razorpay') ?? gateways[0]
}
const versionNow = async () => (await stateNow())?.version ?? 0

async function save(change: object = {}, by = owner) {
  const body = { version: await versionNow(), ...KEYS, ...change }
  return by.visitor.try(SAVE, { params, body })
}

async function setUp(change: object = {}) {
  stub.accounts = [{ keyId, keySecret }, LIVE]
  expect(await save(change)).toMatchObject({ status: 200 })
}

async function paidOrder() {
  const one = await shop.order(msn)
  expect(one.gateway).toBe('razorpay')
  const delivered = await stub.deliver(origin, stub.event('payment.captured', stub.pay(one.ref)))
  // the job that polls open payments may have been first
  expect(['paid', 'repeated']).toContain(delivered.outcome)
  return one
}

const STORED = statement(
  'test.gateway-secrets',
  `select sealed::text || coalesce(previous_sealed::text, '') as text from gateway_secrets`,
)
const AUDIT = statement('test.gateway-audit', `select to_jsonb(a)::text as text from audit_entries a`)
const REFUND = statement('test.refund-of', 'select state, last_error as error from refunds where payment_id = $1')

describe('a gateway that is set up', () => {
  it('is tested first: with rejected keys or an unreachable gateway, nothing is saved', async () => {
    expect(await stateNow()).toMatchObject({ source: 'none', active: false, secrets: [], version: 0 })
    const codeOf = async (change: object) => (await save(change)).body
    expect(await codeOf({ apiSecret: 'not-the-secret' })).toMatchObject({ code: 'gateway.rejected' })
    expect(await codeOf({ webhookSecret: undefined })).toMatchObject({
      code: 'gateway.keys',
      problems: [{ path: 'webhookSecret' }],
    })
    expect(await codeOf({ accountKey: 'sk_test_123456' })).toMatchObject({ code: 'gateway.keys' })
    stub.fail(/^GET \/v1\/payments/, 503, 9)
    expect(await codeOf({})).toMatchObject({ code: 'gateway.no-answer' })
    stub.heal()
    expect(await owner.visitor.try(CHECK, { params })).toMatchObject({ body: { code: 'gateway.not-set-up' } })
    expect(await stateNow()).toMatchObject({ source: 'none', version: 0 })
  })

  it('is used for payments at once, allowed by the content security policy, and its keys are sealed and never shown', async () => {
    const policyOf = async () => String((await fetch(`${origin}/sw.js`)).headers.get('content-security-policy'))
    const name = (await owner.visitor.call('GET /api/admin/session')).data.member?.name
    const { body } = await save()
    const text = JSON.stringify(body)
    expect(body).toMatchObject({
      data: {
        ...{ source: 'console', active: true, mode: 'test', accountKey: keyId, version: 1, changedBy: name },
        secrets: [
          { name: 'apiSecret', lastFour: keySecret.slice(-4), changedBy: name, previousUntil: null },
          { name: 'webhookSecret', lastFour: webhookSecret.slice(-4) },
        ],
        webhookAddress: expect.stringMatching(/^http.*\/api\/v1\/payment\/webhook\/razorpay$/),
      },
    })
    expect(store.app.ports.payments.formOrigins).toEqual([stub.origin])
    expect(await gatewaySetupCheck.isDone(store.app, 'IN')).toBe(false)
    expect(await policyOf()).toBeTruthy()
    await paidOrder()
    expect((await owner.visitor.call(CHECK, { params })).data).toEqual({ result: 'accepted' })
    expect(await stateNow()).toMatchObject({ lastPaidAt: expect.any(String), lastNotificationAt: expect.any(String) })
    const log = (await store.app.db.rows<{ text: string }>(AUDIT)).map(row => row.text).join()
    const stored = (await store.app.db.rows<{ text: string }>(STORED)).map(row => row.text).join()
    expect(log).toContain(keyId)
    const hex = (secret: string) => Buffer.from(secret).toString('hex')
    for (const secret of [keySecret, webhookSecret, 'not-the-secret'])
      for (const shown of [text, log, stored]) {
        expect(shown).not.toContain(secret)
        expect(shown).not.toContain(hex(secret))
      }
  })

  it('is seen by another process of the store, and so is each change', async () => {
    const other: Store = await openStore({
      ...{ schedule: false, databaseUrl: store.databaseUrl, migrations: MIGRATIONS, web: null },
      config: testConfig(store.app.config.dataDir, { gateways: gatewaysAt(stub.origin) }),
      log: store.app.log,
    })
    const takes = () =>
      other.app.ports.payments.isServed({ methodId: 2, market: 'IN', amountMinor: 1000_00, gateway: 'razorpay' })
    expect(takes()).toBe(true)
    expect(other.background.ports.payments.find('razorpay')).not.toBeNull()
    const off = { version: await versionNow(), active: false }
    expect(await owner.visitor.try(SWITCH, { params, body: off })).toMatchObject({ status: 200 })
    await eventually(async () => expect(takes()).toBe(false))
    await owner.visitor.call(SWITCH, { params, body: { version: await versionNow(), active: true } })
    await other.close()
  })

  it('accepts the previous webhook secret during the overlap, and keeps keys that are not entered', async () => {
    const next = 'the-next-webhook-secret'
    const body = { version: await versionNow(), accountKey: keyId, webhookSecret: next, overlapHours: 1 }
    const both = await Promise.all([
      owner.visitor.try(SAVE, { params, body }),
      owner.visitor.try(SAVE, { params, body }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(one => (one.body as { code?: string }).code)).toContain('settings.changed-meanwhile')
    const one = await shop.order(msn)
    const event = stub.event('payment.captured', stub.pay(one.ref))
    expect(await stub.deliver(origin, event)).toMatchObject({ status: 200, outcome: 'paid' })
    expect(await stub.deliver(origin, event, { secret: next })).toMatchObject({ status: 200 })
    await store.advanceClock(3700)
    expect(await stub.deliver(origin, event)).toMatchObject({ status: 400, code: 'payment.signature' })
    owner = await openStaff(store, 'owner')
    expect((await stateNow())?.secrets).toMatchObject([{ name: 'apiSecret' }, { previousUntil: null }])
    await setUp()
  })

  it('has its keys re-encrypted when the key of the store changes', async () => {
    const { db } = store.app
    const [before, after] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    // the store's own key comes first and last
    const own = store.app.secrets
    const both = {
      ...makeSecrets([after, before]),
      unseal: (purpose: string, sealed: Buffer) =>
        makeSecrets([after]).unseal(purpose, sealed) ?? own.unseal(purpose, sealed),
    }
    expect(await resealGatewayKeys({ ...store.app, secrets: both })).toEqual({ resealed: 3, unreadable: 0 })
    const stored = (await listAccounts(db)).get('razorpay')
    if (!stored) throw new Error('nothing is stored')
    expect(accountOf({ ...store.app, secrets: makeSecrets([after]) }, stored)).toMatchObject({
      apiSecret: keySecret,
      webhookSecret,
    })
    // this process only knows the earlier key, and continues until it is restarted
    await takeUpAccounts(store.app)
    expect(store.app.ports.payments.find('razorpay')).not.toBeNull()
    expect(await stateNow()).toMatchObject({ secrets: [{ readable: false, lastFour: '' }, { readable: false }] })
    expect(await save({ apiSecret: undefined })).toMatchObject({ status: 400, body: { code: 'gateway.keys' } })
    await setUp()
  })
})

describe('permissions', () => {
  it('finance reads, others and a member of the other market do not; API keys and an old second factor write nothing', async () => {
    const query = { market: 'IN' as const }
    const finance = await openStaff(store, 'finance')
    expect(await finance.visitor.try('GET /api/admin/gateways', { query })).toMatchObject({ status: 200 })
    const forbidden = { status: 403, body: { code: 'session.forbidden' } }
    expect(await save({}, finance)).toMatchObject(forbidden)
    const orders = await openStaff(store, 'orders')
    expect(await orders.visitor.try('GET /api/admin/gateways', { query })).toMatchObject(forbidden)
    const abroad = await openStaff(store, 'owner', ['AE'])
    expect(await abroad.visitor.try('GET /api/admin/gateways', { query })).toMatchObject(forbidden)
    expect(await save({}, abroad)).toMatchObject(forbidden)
    const key = { name: 'ERP', role: 'owner' as const, markets: ['IN' as const], expiresAt: KEY_END }
    const { secret } = (await owner.visitor.call('POST /api/admin/keys', { body: key })).data
    for (const [path, body] of [
      ['', { version: 0, ...KEYS }],
      ['/switch', { version: 0, active: false }],
      ['/remove', { version: 0 }],
      ['/check', {}],
    ] as const) {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
      const call = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await fetch(`${origin}/api/admin/gateways/razorpay${path}`, call)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'session.login-required'])
    }
    const body = { version: await versionNow(), ...KEYS }
    await store.advanceClock(11 * 60)
    expect(await owner.visitor.try(SAVE, { params, body })).toMatchObject({
      status: 403,
      body: { code: 'staff.confirm' },
    })
    owner = await openStaff(store, 'owner')
  })

  it('nobody can change one configured by the environment, and the console says so', async () => {
    const config = readConfig({
      ...{ RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret },
      RAZORPAY_API_ORIGIN: stub.origin,
    })
    const other = await openTestStore({ config: { gateways: config.gateways } })
    const member = await openStaff(other, 'owner')
    expect(await stateNow(member)).toMatchObject({
      ...{ source: 'environment', active: true, mode: 'test', secrets: [], accountKey: keyId },
      variables: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_API_ORIGIN'],
    })
    const body = { version: 0, ...KEYS }
    expect(await member.visitor.try(SAVE, { params, body })).toMatchObject({ body: { code: 'gateway.environment' } })
    expect((await member.visitor.call(CHECK, { params })).data).toEqual({ result: 'accepted' })
    await other.close()
  })
})

describe('payments of before', () => {
  it('go on and are refunded when the gateway is switched off', async () => {
    const [open, paid] = [await shop.order(msn), await paidOrder()]
    await owner.visitor.call(SWITCH, { params, body: { version: await versionNow(), active: false } })
    expect((await shop.order(msn)).gateway).toBe('test')
    const event = stub.event('payment.captured', stub.pay(open.ref))
    expect(await stub.deliver(origin, event)).toMatchObject({ outcome: 'paid' })
    await shop.cancelPaid(paid)
    expect(await shop.makeRefunds()).toBe(1)
    await owner.visitor.call(SWITCH, { params, body: { version: await versionNow(), active: true } })
  })

  it('of another account are refunded manually, which is stated before the keys are saved', async () => {
    const paid = await paidOrder()
    const live = { accountKey: LIVE.keyId, apiSecret: LIVE.keySecret }
    expect(await save(live)).toMatchObject({ status: 409, body: { code: 'gateway.other-account' } })
    // from keys for tests: nothing that is open is worth anything
    expect(await save({ ...live, otherAccount: true })).toMatchObject({ status: 200, body: { data: { mode: 'live' } } })
    expect(await stateNow()).toMatchObject({ accountSince: expect.any(String) })
    expect(await gatewaySetupCheck.isDone(store.app, 'IN')).toBe(true)
    await shop.cancelPaid(paid)
    expect(await shop.makeRefunds()).toBe(0)
    expect(await store.app.db.rows(REFUND, [paid.answer.paymentId])).toMatchObject([
      { state: 'failed', error: expect.stringContaining('refund it at the gateway') },
    ])
  })

  it('that are open prevent removing it or changing its account', async () => {
    await store.advanceClock(1)
    await paidOrder()
    await shop.order(msn)
    const refused = { status: 409, body: { code: 'gateway.payments-open' } }
    const remove = async () => owner.visitor.try(REMOVE, { params, body: { version: await versionNow() } })
    expect(await remove()).toMatchObject(refused)
    stub.orders.length = 0
    expect(await save({ otherAccount: true })).toMatchObject(refused)
    expect((await owner.visitor.call(CHECK, { params })).data).toEqual({ result: 'other-account' })
    await store.advanceClock(6 * 24 * 3600)
    owner = await openStaff(store, 'owner')
    expect(await remove()).toMatchObject({
      status: 200,
      body: { data: { source: 'none', secrets: [], accountKey: '' } },
    })
    expect(await store.app.db.rows(STORED)).toEqual([])
    expect(store.app.ports.payments.find('razorpay')).toBeNull()
    expect(store.app.ports.payments.isOfFormerAccount('razorpay', new Date(0))).toBe(true)
  })
})
