// A member of one market cannot find records of another: every path parameter is checked against their markets.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../domains.ts'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { placeCodOrder } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { GUARDS } from './commands/limit-to-markets.ts'
import { marketOf } from './repository/markets.ts'

let store: TestStore
let uae: SignedIn
let india: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  uae = await openStaff(store, 'owner', ['AE'])
  india = await openStaff(store, 'owner', ['IN'])
})
afterAll(() => store.close())

const named = (reason: string, ...names: string[]) => names.map(name => [name, reason] as const)

/** Parameters without a guard, with the reason. */
const UNGUARDED = new Map([
  ...named(
    'the command compares the market of the record',
    ...[
      'agentCartId',
      'attachmentId',
      'bulkJobId',
      'campaignId',
      'couponId',
      'groupId',
      'keyId',
      'listId',
      'lossId',
      'noteId',
    ],
    ...['partnerId', 'recordId', 'recordKind', 'ruleId', 'sourceId', 'synonyms/id'],
  ),
  ...named('part of a record that the address names too', 'deliveryId', 'videoId'),
  ...named('the call names the market too', 'gateway', 'name', 'offerKey', 'reasonId', 'settingKey', 'taxRateId'),
  ...named(
    'of all markets',
    ...[
      'attributeKey',
      'backupId',
      'brandSlug',
      'channel',
      'fieldId',
      'jobName',
      'pictureId',
      'roleId',
      'staffId',
      'template',
    ],
  ),
  ...named('the market itself', 'market'),
])

test('every path parameter has a guard, or a reason for having none', () => {
  const paths = domains
    .flatMap(({ routes = [] }) => routes)
    .filter(({ endpoint }) => endpoint.access === 'staff')
    .map(({ endpoint }) => endpoint.path)
  const names = paths.flatMap(path => {
    const segments = path.split('/')
    return segments.flatMap((segment, at) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1]
      return name === undefined ? [] : [name === 'id' ? `${segments[at - 1]}/id` : name]
    })
  })
  expect([...new Set(names)].sort()).toEqual([...Object.keys(GUARDS), ...UNGUARDED.keys()].sort())
})

test('the market of each kind of record is looked up', async () => {
  for (const { kind } of Object.values(GUARDS)) {
    const isNumbered = ['order', 'shipment', 'return', 'rfq', 'ticket'].includes(kind)
    expect(await marketOf(store.app.db, kind, isNumbered ? 0 : randomUUID()), kind).toBeNull()
  }
})

const DISPUTE = statement(
  'test.insert-dispute',
  `insert into disputes (market, payment_id, order_id, gateway, reference, currency, amount_minor, reason, phase, state, signed,
     freezes_refunds, reported_at, opened_at, updated_at)
   select 'IN', p.id, p.order_id, 'test', 'disp_1', 'INR', 100, 'fraud', 'chargeback', 'open', false, false, now(), now(), now()
   from payments p limit 1 returning id`,
)
const DIFFERENCE = statement(
  'test.insert-difference',
  `insert into payment_differences (market, gateway, gateway_ref, kind, currency, there_minor, here_minor, there_state, here_state,
     found_at, seen_at)
   values ('IN', 'test', 'pay_1', 'unknown-here', 'INR', 100, 0, 'paid', 'none', now(), now()) returning id`,
)
const SELLER = statement('test.a-seller', `select code from sellers where market = 'IN' order by id limit 1`)

test('disputes, differences and sellers of another market are not found', async () => {
  const { db } = store.app
  const [buyer] = await makeBuyers(db, 1)
  const [msn = ''] = await pickProducts(db, 'IN', 1)
  if (!buyer) throw new Error('no buyer')
  await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  const { id: disputeId } = await db.one<{ id: string }>(DISPUTE, [])
  const { id: differenceId } = await db.one<{ id: string }>(DIFFERENCE, [])
  const { code: sellerCode } = await db.one<{ code: string }>(SELLER, [])
  const statuses = async ({ visitor }: SignedIn) => ({
    dispute: (await visitor.try('GET /api/admin/disputes/{disputeId}', { params: { disputeId } })).status,
    difference: (
      await visitor.try('POST /api/admin/payments/differences/{differenceId}/resolve', {
        params: { differenceId },
        body: { note: 'A test' },
      })
    ).status,
    seller: (
      await visitor.try('POST /api/admin/catalog/sellers/{sellerCode}/details', { params: { sellerCode }, body: {} })
    ).status,
  })
  expect(await statuses(uae)).toEqual({ dispute: 404, difference: 404, seller: 404 })
  expect(await statuses(india)).toEqual({ dispute: 200, difference: 200, seller: 200 })
})
