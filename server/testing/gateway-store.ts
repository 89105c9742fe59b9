// A store whose payments go to the stub of one gateway, with a product in stock; for the tests of each gateway.

import type { Market } from '../../contract/shared/market.ts'
import { pickProducts, setStock } from './buyers.ts'
import { testGateways } from './config.ts'
import { type GatewayShop, gatewayShop } from './gateway-shop.ts'
import { PayuStub } from './payu-stub.ts'
import { RazorpayStub } from './razorpay-stub.ts'
import { openTestStore, type TestStore } from './store.ts'
import { StripeStub } from './stripe-stub.ts'

export interface GatewayStore<Stub> {
  store: TestStore
  stub: Stub
  shop: GatewayShop
  /** A product in stock. */
  msn: string
  /** Of the store, which listens on a port. */
  origin: string
  /** The store's log so far, one text per line. */
  lines: string[]
  /** Ends the store and the stub. */
  close(): Promise<void>
}

interface Choice {
  gateway: 'razorpay' | 'payu' | 'stripe'
  market: Market
  methodId: number
  /** Time limit of calls, in milliseconds; a short one when omitted. */
  timeoutMs: number | undefined
  /** Prices between which the product is picked, in minor units. */
  prices: readonly [number, number]
  /** Settings of the gateway beyond those of its account. */
  upiIntent?: boolean
  emiLinks?: boolean
  programKey?: string | undefined
}

async function open<
  Stub extends { settings(change: { upiIntent: boolean; emiLinks: boolean }): object; close(): Promise<void> },
>(
  stub: Stub,
  { gateway, market, methodId, timeoutMs, prices, upiIntent = false, emiLinks = false, programKey }: Choice,
): Promise<GatewayStore<Stub>> {
  const lines: string[] = []
  const gateways = {
    ...testGateways({ [gateway]: stub.settings({ upiIntent, emiLinks }) }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
  const store = await openTestStore({
    config: { gateways },
    programKey,
    logTo: line => lines.push(JSON.stringify(line)),
  })
  const [msn = ''] = await pickProducts(store.app.db, market, 1, ...prices)
  await setStock(store.app.db, msn, 500)
  const origin = await store.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...{ store, stub, msn, origin, lines, shop: gatewayShop(store, { methodId, market }) },
    async close() {
      await store.close()
      await stub.close()
    },
  }
}

const INDIA = { market: 'IN', methodId: 8, prices: [500_00, 9_000_00] } as const

export async function openRazorpayStore(
  timeoutMs?: number,
  upiIntent = false,
  programKey?: string,
): Promise<GatewayStore<RazorpayStub>> {
  return open(await new RazorpayStub().start(), { ...INDIA, gateway: 'razorpay', timeoutMs, upiIntent, programKey })
}

/** One that takes EMI, by payment links. */
export async function openRazorpayEmiStore(): Promise<GatewayStore<RazorpayStub>> {
  const emi = { methodId: 4, prices: [4_000_00, 40_000_00], emiLinks: true } as const
  return open(await new RazorpayStub().start(), { ...INDIA, ...emi, gateway: 'razorpay', timeoutMs: undefined })
}

export async function openPayuStore(
  upiIntent = false,
  choice: Partial<Pick<Choice, 'methodId' | 'prices'>> = {},
): Promise<GatewayStore<PayuStub>> {
  return open(await new PayuStub().start(), { ...INDIA, ...choice, gateway: 'payu', timeoutMs: undefined, upiIntent })
}

export async function openStripeStore(): Promise<GatewayStore<StripeStub>> {
  const emirates = { market: 'AE', methodId: 1, prices: [30_00, 600_00] } as const
  return open(await new StripeStub().start(), { ...emirates, gateway: 'stripe', timeoutMs: undefined })
}
