// Price lists for tests: a staff member who keeps them, groups with members, and lists made by calls.

import type { ListTerms } from '../../contract/price-lists/api.ts'
import type { Market } from '../../contract/shared/market.ts'
import { statement } from '../platform/db.ts'
import { openStaff } from './staff.ts'
import type { TestStore } from './store.ts'

const OFFER = statement(
  'test.offer-to-list',
  `select o.id as "offerId", o.price_minor as price, o.mrp_minor as mrp, s.code as seller, b.slug as brand, p.category_code as category
   from offer_choices c join offers o on o.id = c.offer_id join sellers s on s.id = o.seller_id
     join products p on p.msn = o.msn join brands b on b.id = p.brand_id where o.msn = $1`,
)
const PLAIN = statement('test.plain-offer', `update offers set breaks = $2 where msn = $1`)

let names = 0

export async function openPriceLists(store: TestStore) {
  const pricing = await openStaff(store, 'pricing')
  const { visitor } = pricing
  const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const group = async (customerIds: readonly string[], market: Market = 'IN') => {
    const body = { market, name: `Group ${++names}`, note: '' }
    const { groupId } = (await visitor.call('POST /api/admin/customerGroups', { body })).data
    const choice = { companies: [], customerIds: [...customerIds], alone: true }
    await visitor.call('POST /api/admin/customerGroups/{groupId}/add', { params: { groupId }, body: choice })
    return groupId
  }
  const list = async (groupIds: readonly number[], terms: Partial<ListTerms> & { market?: Market } = {}) => {
    const body = {
      ...{ market: 'IN' as const, name: `List ${++names}`, active: true, startsOn: dayFrom(-3), endsOn: null },
      ...{ priority: 0, rules: [], groupIds: [...groupIds], ...terms },
    }
    return (await visitor.call('POST /api/admin/priceLists', { body })).data
  }
  /** Puts lines of a file into a list: MSN, seller code, price, quantity prices. */
  const put = async (listId: number, lines: readonly (readonly string[])[], more: object = {}) => {
    const { version } = (await visitor.call('GET /api/admin/priceLists/{listId}', { params: { listId } })).data
    const text = [['MSN', 'Seller code', 'Price', 'Quantity prices'], ...lines].map(line => line.join('\t')).join('\n')
    const body = { name: 'pasted.csv', data: Buffer.from(text).toString('base64'), version, replace: false, save: true }
    const sent = { params: { listId }, body: { ...body, ...more } }
    return (await visitor.call('POST /api/admin/priceLists/{listId}/import', sent)).data
  }
  return {
    ...{ pricing, visitor, dayFrom, group, list, put },
    offerOf: (msn: string) =>
      store.app.db.one<{
        offerId: number
        price: number
        mrp: number
        seller: string
        brand: string
        category: string
      }>(OFFER, [msn]),
    setBreaks: (msn: string, breaks: readonly { minQuantity: number; priceMinor: number }[]) =>
      store.app.db.run(PLAIN, [msn, JSON.stringify(breaks)]),
  }
}

/** An amount as a cell has it. */
export const cell = (minor: number): string => (minor / 100).toFixed(2)
