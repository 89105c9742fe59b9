// Sources of the command palette: areas by name, and records of the kinds the member may see.

import { SETTING_KEYS, SETTING_RULES, type SettingKey } from '../../../contract/settings/keys.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import { call } from '../app/api.ts'
import type { Area } from '../app/areas.ts'
import { FINANCE_VIEWS, type FinanceView } from '../app/finance-views.ts'
import { findViews } from '../app/find-views.ts'
import { SETTINGS_VIEWS, type SettingsViewKey } from '../app/settings-views.ts'

export interface Found {
  /** Unique among the results. */
  id: string
  kind: 'area' | 'setting' | 'customer' | 'order' | 'product' | 'quote' | 'ticket'
  label: string
  /** Person or subject of the record. */
  note: string
  path: string
}

/** Fewer letters find too much. */
export const MIN_LETTERS = 2
const PER_KIND = 5

/** Areas whose name contains the text, first those where a word starts with it. */
export function findAreas(areas: readonly Area[], nameOf: (area: Area) => string, text: string): Found[] {
  const sought = text.trim().toLowerCase()
  const rank = (name: string) => (name.startsWith(sought) ? 0 : name.includes(` ${sought}`) ? 1 : 2)
  return areas
    .map(area => ({ area, name: nameOf(area), key: nameOf(area).toLowerCase() }))
    .filter(({ key }) => key.includes(sought))
    .sort((a, b) => rank(a.key) - rank(b.key))
    .map(({ area, name }) => ({ id: `area ${area.key}`, kind: 'area', label: name, note: '', path: area.path }))
}

/** Screens of the settings whose name contains the text, except the first one, which is an area. */
export function findScreens(
  nameOf: (key: SettingsViewKey) => string,
  may: (permission: Permission) => boolean,
  text: string,
): Found[] {
  return findViews(SETTINGS_VIEWS, nameOf, may, text)
    .filter(({ key }) => key !== 'settings')
    .map(({ key, name, path }) => ({ ...{ id: `screen ${key}`, kind: 'setting', label: name, note: '' }, path }))
}

/** Screens of finance whose name contains the text, except the first one, which is an area. */
export function findFinance(
  nameOf: (key: FinanceView) => string,
  may: (permission: Permission) => boolean,
  text: string,
): Found[] {
  return findViews(FINANCE_VIEWS, nameOf, may, text)
    .filter(({ key }) => key !== 'balances')
    .map(({ key, name, path }) => ({ ...{ id: `finance ${key}`, kind: 'area', label: name, note: '' }, path }))
}

/** Settings whose name contains the text; selecting one filters the area by it. Features have a screen of their own. */
export function findSettings(nameOf: (key: SettingKey) => string, text: string): Found[] {
  const sought = text.trim().toLowerCase()
  return SETTING_KEYS.filter(key => SETTING_RULES[key].kind !== 'features')
    .map(key => ({ key, name: nameOf(key) }))
    .filter(({ name }) => name.toLowerCase().includes(sought))
    .slice(0, PER_KIND)
    .map(({ key, name }) => ({
      ...{ id: `setting ${key}`, kind: 'setting', label: name, note: '' },
      path: `/settings?text=${encodeURIComponent(name)}`,
    }))
}

interface Source {
  permission: Permission
  find(market: Market, text: string): Promise<Found[]>
}

const SOURCES: readonly Source[] = [
  {
    permission: 'orders.read',
    async find(market, text) {
      const { orders } = (await call('GET /api/admin/orders', { query: { market, text, limit: PER_KIND } })).data
      return orders.map(({ orderNumber, company, name, city }) => ({
        ...{ id: `order ${orderNumber}`, kind: 'order', label: String(orderNumber) },
        note: [company || name, city].filter(Boolean).join(', '),
        path: `/orders/${orderNumber}`,
      }))
    },
  },
  {
    permission: 'customers.read',
    async find(market, text) {
      const { customers } = (await call('GET /api/admin/customers', { query: { market, text, limit: PER_KIND } })).data
      return customers.map(({ customerId, number, name, company, phone, email }) => ({
        ...{ id: `customer ${customerId}`, kind: 'customer', label: company || name || String(number) },
        note: [company && name, phone || email].filter(Boolean).join(' · '),
        path: `/customers/${customerId}`,
      }))
    },
  },
  {
    permission: 'products.read',
    async find(market, text) {
      const query = { market, text, limit: PER_KIND, columns: ['name'] as 'name'[] }
      const { rows } = (await call('GET /api/admin/products', { query })).data
      return rows.map(({ msn, partNumber, cells }) => ({
        ...{ id: `product ${msn}`, kind: 'product', label: cells.name ?? msn },
        note: [msn, partNumber].filter(Boolean).join(' · '),
        path: `/products/${msn}`,
      }))
    },
  },
  {
    permission: 'rfq.read',
    async find(market, text) {
      const query = { market, text, limit: PER_KIND }
      const { requests } = (await call('GET /api/admin/rfq', { query })).data
      return requests.map(({ rfqNumber, fullName }) => ({
        ...{ id: `quote ${rfqNumber}`, kind: 'quote', label: String(rfqNumber), note: fullName },
        path: `/quotes/${rfqNumber}`,
      }))
    },
  },
  {
    permission: 'support.read',
    async find(market, text) {
      const { tickets } = (await call('GET /api/admin/support', { query: { market, text, limit: PER_KIND } })).data
      return tickets.map(({ ticketNumber, fullName }) => ({
        ...{ id: `ticket ${ticketNumber}`, kind: 'ticket', label: String(ticketNumber), note: fullName },
        path: `/support/${ticketNumber}`,
      }))
    },
  },
]

/** Records of all kinds that match a text; a kind whose call fails is left out. */
export async function findRecords(
  market: Market,
  text: string,
  may: (permission: Permission) => boolean,
): Promise<Found[]> {
  const found = await Promise.allSettled(
    SOURCES.filter(({ permission }) => may(permission)).map(source => source.find(market, text.trim())),
  )
  return found.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
}
