// A refund of cash through a link: requested without an account, given once by the holder of the link, paid by staff.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RefundLink } from '../../contract/payments/refund-link-api.ts'
import { linkedRefund, nameRefundAccount, refundLinkPath } from '../payments/service.ts'
import type { Actor } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import {
  openReturnsStore,
  type ReturnsStore,
  recordRefund,
  refundAccount,
  refundList,
  returnOf,
  RETURNS_STAFF as staff,
} from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { refundInstead } from './commands/staff-returns.ts'

const COD = 5
const ACCOUNT = { holder: 'Asha Kulkarni', accountNumber: '123456789012', ifsc: 'SBIN0000095' }
const MESSAGES = statement('', `select body from messages where template = 'refund-link' and channel = 'sms'`)
const VERIFY = statement('', 'update customers set phone_verified_at = now() where id = $1')
const ACCOUNTS = statement('', 'select count(*)::int as count from bank_accounts where customer_id = $1')

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterAll(() => shop.store.close())
const app = () => shop.store.app

/** The parts of a link, as its page sends them back. */
function linkOf(refundId: string): RefundLink {
  const query = new URL(refundLinkPath(app(), refundId), 'http://localhost').searchParams
  return { refundId, until: Number(query.get('until')), signature: query.get('signature') ?? '' }
}

/** A delivered order paid in cash, returned with a link and inspected. */
async function awaiting() {
  const one = await shop.delivered(COD)
  await app().db.run(VERIFY, [one.buyer.actor.customerId])
  const { returnNumber, refundTo } = await returnOf(shop.store, one, { refundByLink: true })
  expect(refundTo).toBe('link')
  await shop.receive(returnNumber)
  const { refund } = await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  const [{ refundId } = { refundId: '' }] = (await shop.payer.detailsOf(one)).refunds
  return { one, refund, refundId }
}

const guest = (): Actor => ({ ...staff, kind: 'guest', market: 'IN', customerId: null }) as unknown as Actor

test('the account is named by the link, once, and the refund is paid to it by staff', async () => {
  const { one, refund, refundId } = await awaiting()
  const { buyer, answer } = one
  expect((await shop.payer.detailsOf(one)).refunds).toMatchObject([{ awaitsAccount: true, state: 'requested' }])
  // nothing is tried while there is no account
  expect(await shop.payer.makeRefunds()).toBe(0)
  const waiting = await refundList(app().db, { market: 'IN', state: 'requested', limit: 50 })
  expect(waiting.refunds.find(row => row.refundId === refundId)).toMatchObject({ awaitsAccount: true })

  const link = linkOf(refundId)
  const open = { orderNumber: answer.orderNumber, amount: refund, currency: 'INR', accountLast4: '' }
  expect(await linkedRefund(app(), guest(), link)).toEqual(open)
  const named = { ...open, accountLast4: '9012' }
  const two = await Promise.all([1, 2].map(() => nameRefundAccount(app(), guest(), { ...link, ...ACCOUNT })))
  expect(two).toEqual([named, named])
  expect(await app().db.one(ACCOUNTS, [buyer.actor.customerId])).toEqual({ count: 1 })
  for (const accountNumber of ['999999999999', '999999999012']) {
    await expect(nameRefundAccount(app(), guest(), { ...link, ...ACCOUNT, accountNumber })).rejects.toMatchObject({
      code: 'payment.refund-account-set',
    })
  }

  await shop.payer.makeRefunds()
  expect(await refundAccount(app(), staff, refundId)).toMatchObject(ACCOUNT)
  await recordRefund(app().db, staff, { refundId, reference: 'UTR26112300077' })
  expect((await shop.payer.detailsOf(one)).refunds).toMatchObject([
    { amount: refund, state: 'succeeded', awaitsAccount: false },
  ])
})

test('the customer names it without a link when logged in, nobody else does', async () => {
  const { one, refundId } = await awaiting()
  const other = await shop.delivered(COD)
  const unknown = { code: 'payment.refund-link' }
  const link = linkOf(refundId)
  await expect(linkedRefund(app(), guest(), { refundId })).rejects.toMatchObject(unknown)
  await expect(linkedRefund(app(), other.buyer.actor, { refundId })).rejects.toMatchObject(unknown)
  await expect(linkedRefund(app(), guest(), { ...link, signature: 'AAAA' })).rejects.toMatchObject(unknown)
  await expect(linkedRefund(app(), guest(), { ...link, until: (link.until ?? 0) + 1 })).rejects.toMatchObject(unknown)
  await expect(linkedRefund(app(), { ...guest(), market: 'AE' }, link)).rejects.toMatchObject(unknown)
  const later = { ...app(), now: () => new Date(Date.now() + 91 * 86_400_000) }
  await expect(linkedRefund(later, guest(), link)).rejects.toMatchObject(unknown)
  const wrong = { ...ACCOUNT, ifsc: 'SBIN0999999' }
  await expect(nameRefundAccount(app(), one.buyer.actor, { refundId, ...wrong })).rejects.toMatchObject({
    code: 'payment.bank-unknown',
  })
  expect(await nameRefundAccount(app(), one.buyer.actor, { refundId, ...ACCOUNT })).toMatchObject({
    accountLast4: '9012',
  })
})

test('an exchange of an order that was paid in cash is refunded by a link when there is no replacement', async () => {
  const one = await shop.delivered(COD)
  const { returnNumber } = await returnOf(shop.store, one, { kind: 'exchange' })
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  expect(await refundInstead(app().db, staff, returnNumber)).toMatchObject({ refundTo: 'link', state: 'completed' })
  expect((await shop.payer.detailsOf(one)).refunds).toMatchObject([{ awaitsAccount: true }])
})

test('only a refund of cash is requested by a link, and not with an account too', async () => {
  const paid = await shop.delivered()
  await expect(returnOf(shop.store, paid, { refundByLink: true })).rejects.toMatchObject({ code: 'request.invalid' })
  const cash = await shop.delivered(COD)
  const both = { refundByLink: true, bankAccountId: '0c1f8a30-7f3c-4d55-9d0e-7f1f2a6f2a11' }
  await expect(returnOf(shop.store, cash, both)).rejects.toMatchObject({ code: 'request.invalid' })
})

test('a text message tells of it', async () => {
  const { one } = await awaiting()
  await eventually(async () => {
    const bodies = (await app().db.rows<{ body: string }>(MESSAGES)).map(({ body }) => body)
    expect(bodies.filter(body => body.includes(String(one.answer.orderNumber)))).toHaveLength(1)
  })
})
