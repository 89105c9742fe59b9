// Measures console calls as the owner, in a store with orders.

import { createOwner, StaffClient } from '../e2e/support/staff.ts'
import { get, repeat, type Work } from './bench-measure.ts'

/** Requests per round. */
const REQUESTS = 200

const COLUMNS = ['name', 'price', 'category', 'brand'].map(column => `columns=${column}`).join('&')

interface ConsoleBench {
  origin: string
  /** Data folder of the running store. */
  folder: string
  /** MSNs of products for sale. */
  products: readonly string[]
}

/** Measures screens of the console. `figure` measures `works` under a name. */
export async function measureConsole(
  figure: (name: string, works: () => Work[]) => Promise<void>,
  { origin, folder, products }: ConsoleBench,
): Promise<void> {
  const session = await createOwner(origin, folder)
  const cookie = { cookie: `kh_staff=${session}` }
  const staff = new StaffClient(origin)
  staff.cookies.set('kh_staff', session)
  const { orders } = (await staff.call('GET', '/api/admin/orders?market=IN')) as { orders: { orderNumber: number }[] }
  const screens: Record<string, (at: number) => string> = {
    'console: dashboard': () => 'dashboard?market=IN',
    'console: products, 100': () => `products?market=IN&${COLUMNS}&limit=100`,
    'console: products by text': at =>
      `products?market=IN&${COLUMNS}&text=${['drill', 'cable', 'glove', 'valve'][at % 4]}`,
    'console: product': at => `products/${products[at % products.length]}`,
    'console: orders': () => 'orders?market=IN',
    'console: order': at => `orders/${orders[at % orders.length]?.orderNumber}`,
    'console: customers': () => 'customers?market=IN',
    'console: stock': () => 'stock?market=IN',
  }
  for (const [name, path] of Object.entries(screens)) {
    let at = 0
    await figure(name, () => repeat(REQUESTS, () => get(`${origin}/api/admin/${path(at++)}`, cookie)))
  }
}
