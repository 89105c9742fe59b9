// The command palette: areas by name, records of permitted kinds, and a failing kind.

import { afterEach, expect, it, vi } from 'vitest'
import { AREAS } from '../app/areas.ts'
import { findAreas, findFinance, findRecords, findScreens, findSettings } from './palette-sources.ts'

afterEach(() => vi.unstubAllGlobals())

const names: Record<string, string> = {
  orders: 'Orders',
  imports: 'Imports and exports',
  reviews: 'Reviews and questions',
}
const shown = AREAS.filter(({ key }) => key in names)

it('finds areas by any word of their name, those starting with it first', () => {
  const labels = (text: string) => findAreas(shown, ({ key }) => names[key] ?? '', text).map(({ label }) => label)
  expect(labels('ex')).toEqual(['Imports and exports'])
  expect(labels('or')).toEqual(['Orders', 'Imports and exports'])
  expect(labels('xyz')).toEqual([])
})

it('finds settings by their name, and leads to them', () => {
  const nameOf = (key: string) => (key === 'neft.min' ? 'Bank transfer from' : key)
  expect(findSettings(nameOf, 'bank')).toEqual([
    {
      ...{ id: 'setting neft.min', kind: 'setting', label: 'Bank transfer from', note: '' },
      path: '/settings?text=Bank%20transfer%20from',
    },
  ])
})

it('finds the permitted screens of the settings', () => {
  const nameOf = (key: string) => ({ gateways: 'Payment gateways', 'payment-offers': 'Payment offers' })[key] ?? key
  const found = (...rights: string[]) => findScreens(nameOf, one => rights.includes(one), 'PAYMENT')
  expect(found('payments.write', 'gateways.read').map(({ path }) => path)).toEqual([
    '/settings/payment-offers',
    '/settings/gateways',
  ])
  expect(found('gateways.read').map(({ label }) => label)).toEqual(['Payment gateways'])
  expect(findScreens(nameOf, () => true, 'settings')).toEqual([])
})

it('queries only permitted kinds, and leaves out one that fails', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('?')[0] ?? '')
    if (address.startsWith('/api/admin/support')) return new Response('{"code":"server.unknown"}', { status: 500 })
    const orders = [{ orderNumber: 100001, company: 'Sahyadri Pumps', name: 'Asha', city: 'Pune' }]
    return Response.json({ data: { orders, more: false } })
  })
  const found = await findRecords('IN', ' 100001 ', permission => ['orders.read', 'support.read'].includes(permission))
  expect(asked).toEqual(['/api/admin/orders', '/api/admin/support'])
  expect(found).toEqual([
    { id: 'order 100001', kind: 'order', label: '100001', note: 'Sahyadri Pumps, Pune', path: '/orders/100001' },
  ])
})

it('finds the permitted screens of finance, except the first one', () => {
  const nameOf = (key: string) => ({ payments: 'Payments', documents: 'Tax documents' })[key] ?? 'Balances'
  const found = (text: string, ...rights: string[]) => findFinance(nameOf, one => rights.includes(one), text)
  const payments = { kind: 'area', label: 'Payments', path: '/finance/payments' }
  expect(found('PAYM', 'ledger.read')).toEqual([expect.objectContaining(payments)])
  expect(found('paym', 'orders.read')).toEqual([])
  // tax documents need both permissions
  expect(found('tax', 'orders.read')).toEqual([])
  expect(found('tax', 'orders.read', 'ledger.read')).toHaveLength(1)
  expect(
    findFinance(
      () => 'Balances',
      () => true,
      'balances',
    ).map(({ id }) => id),
  ).not.toContain('finance balances')
})
