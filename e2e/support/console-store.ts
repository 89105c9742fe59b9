// A store in production mode for the journeys of staff: nothing moves an order there but they themselves.

import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Language } from '../../contract/shared/market.ts'
import type { StaffRole } from '../../contract/shared/permissions.ts'
import { startProductionStore } from '../system/production-store.ts'
import { CASH_ON_DELIVERY, Shopper } from '../system/shopper.ts'
import { createMember, createOwner, StaffClient, takeSession } from './staff.ts'

/** One pixel as PNG, in base64. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const ACCOUNT = { holder: 'Asha Kulkarni', accountNumber: '123456789012', ifsc: 'SBIN0000095' }

export interface ConsoleStore {
  origin: string
  staff: StaffClient
  /** The browser becomes that of the owner. */
  enter(context: BrowserContext): Promise<void>
  /** Logs the browser in as a new member, with the console in English unless another language is given. */
  enterAs(context: BrowserContext, role: StaffRole, language?: Language): Promise<void>
  /** A cash order of a customer: one piece of a starter product unless others are given. */
  placeOrder(quantity?: number, msn?: string): Promise<number>
  /** Another customer, without orders; returns the phone. */
  signUpAnother(): Promise<string>
  /** A return requested by a customer for a delivered order. */
  requestReturn(): Promise<number>
  /** A quote request of a customer for a hundred pieces of a product. */
  raiseRfq(): Promise<number>
  stop(): Promise<void>
}

/** Waits for effects of a job that runs once a minute. */
async function until<Result>(read: () => Promise<Result | null | undefined>): Promise<Result> {
  for (let left = 500; left > 0; left--) {
    const value = await read()
    if (value) return value
    await new Promise(done => setTimeout(done, 200))
  }
  throw new Error('It did not come')
}

async function deliver(staff: StaffClient, orderNumber: number): Promise<void> {
  const order = await staff.call('POST', `/api/admin/orders/${orderNumber}/confirm`)
  for (const { shipmentId } of order.shipments as { shipmentId: number }[]) {
    const move = (body: object) => staff.call('POST', `/api/admin/shipments/${shipmentId}/move`, body)
    await move({ to: 'packed' })
    await move({ to: 'shipped', carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` })
    await move({ to: 'delivered' })
  }
}

async function requestReturn(shopper: Shopper, staff: StaffClient, orderNumber: number): Promise<number> {
  const call = async (method: string, path: string, body?: object) =>
    (await shopper.must(method, path, body)).data as Record<string, unknown>
  await deliver(staff, orderNumber)
  const lines = await until(async () => {
    const options = await call('GET', `/api/v1/order/returnOptions?orderNumber=${orderNumber}`)
    const open = (options.lines as { lineNo: number; quantity: number }[]).filter(line => line.quantity > 0)
    const invoices = (await call('GET', `/api/v1/order/invoices?orderNumber=${orderNumber}`)) as unknown as unknown[]
    return open.length > 0 && invoices.length > 0 ? open : null
  })
  const { id: bankAccountId } = await call('POST', '/api/v1/address/addCustomerBankDetails', ACCOUNT)
  const { pictureId } = await call('POST', '/api/v1/payment/uploadImageS', { type: 'image/png', data: PIXEL })
  const items = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  const request = { orderNumber, kind: 'return', items, reasonId: 2 }
  const id = await call('GET', '/api/v1/payment/getReturnTransactionId')
  const body = { ...request, ...id, pictures: [pictureId], bankAccountId }
  return Number((await call('POST', '/api/v1/payment/returnRefund', body)).returnNumber)
}

async function raiseRfq(shopper: Shopper, msn: string): Promise<number> {
  const body = {
    ...{ idempotencyKey: randomUUID(), msn, quantity: '100', fullName: 'Asha Kulkarni', email: 'asha@plant.example' },
    ...{ mobile: '9876500077', pincode: '411026', city: 'Pune', description: 'In two lots, please.' },
  }
  return Number((await shopper.must('POST', '/api/v1/rfq/createRFQ', body)).data?.rfqNumber)
}

export async function openConsoleStore(): Promise<ConsoleStore> {
  const { store, provider, products, folder, stop } = await startProductionStore(1, {
    RATE_LIMITS: 'false',
    // pictures that imports name come from a server of the test
    PRIVATE_PICTURES: 'true',
  })
  const { origin } = store
  const cookie = await createOwner(origin, folder)
  const staff = new StaffClient(origin)
  staff.cookies.set('kh_staff', cookie)
  const shopper = new Shopper(() => origin, provider.codeFor)
  await shopper.signUp('9876500077')
  const addressId = await shopper.addAddress()
  const placeOrder = async (quantity = 1, msn = products[0] ?? '') => {
    await shopper.fillCart(msn, quantity)
    const { status, body } = await shopper.pay(await shopper.payment(addressId, CASH_ON_DELIVERY))
    if (status !== 200) throw new Error(`The order was rejected: ${JSON.stringify(body)}`)
    return Number(body.data?.orderNumber)
  }
  const signUpAnother = async () => {
    const phone = `97${randomInt(10_000_000, 100_000_000)}`
    await new Shopper(() => origin, provider.codeFor).signUp(phone)
    return phone
  }
  return {
    ...{ origin, staff, placeOrder, signUpAnother, stop },
    enter: context => takeSession(context, origin, cookie),
    enterAs: async (context, role, language) =>
      takeSession(context, origin, await createMember(origin, folder, role, language)),
    raiseRfq: () => raiseRfq(shopper, products[0] ?? ''),
    requestReturn: async () => requestReturn(shopper, staff, await placeOrder()),
  }
}
