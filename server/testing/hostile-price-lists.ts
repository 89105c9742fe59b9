// Values of the hostile-input test for the calls of price lists and customer groups, by path.

import type { Plausible } from './hostile.ts'

const TERMS = {
  ...{ name: 'A list of this test', startsOn: '2026-12-01', endsOn: '2026-12-31', priority: 1, groupIds: [] },
  ...{ rules: [{ kind: 'category', key: '116000000', percentBp: 500 }], version: 1 },
}
const CHOICE = { companies: ['27AAPFU0939F1ZV'], customerIds: [], alone: false }

export const OF_PRICE_LISTS: Record<string, Plausible> = {
  '/api/admin/customerGroups': { customerId: undefined, note: '' },
  '/api/admin/customerGroups/{groupId}': { name: 'A group of this test', note: '', version: 1 },
  '/api/admin/customerGroups/{groupId}/companies': { after: '27AAPFU0939F1ZV' },
  '/api/admin/customerGroups/{groupId}/find': { lines: ['asha@plant.example'] },
  '/api/admin/customerGroups/{groupId}/add': CHOICE,
  '/api/admin/customerGroups/{groupId}/remove': CHOICE,
  '/api/v1/user/ownPrices': { msns: 'MSN0000A1B1' },
  '/api/admin/priceLists': { ...TERMS, state: 'running' },
  '/api/admin/priceLists/{listId}': TERMS,
  '/api/admin/priceLists/{listId}/import': {
    ...{ name: 'prices.csv', data: 'TVNOLFByaWNlCk1TTjAwMDAwMDAxLDEwCg==', version: 1, replace: false, save: true },
  },
  '/api/admin/priceLists/{listId}/prices': { msn: undefined },
  '/api/admin/priceLists/{listId}/prices/remove': { entryIds: [1] },
}
