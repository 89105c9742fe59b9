// Example responses of merchandising, shown in the documentation and checked against the schemas.

import { card, link } from '../catalog/examples.ts'
import { brand, listing } from '../listing/examples.ts'
import { ok } from '../shared/endpoint.ts'

export { cards, links } from '../catalog/examples.ts'
export const sponsored = ok({
  campaign: { campaignId: 3, title: 'Drills for the season', link: '/brands/torvik' },
  products: [{ ...card, sponsored: true as const }],
})
export const brandsAndTrending = ok({ brands: [brand], categories: [link] })
export const deal = { ...listing, type: 'DEAL' as const, category: null, str: '', corrected: null, correctedFrom: null }
