// Listings and filters of deals.

import type { DealName, Listing } from '../../../contract/listing/api.ts'
import { type ListingInput, listBuckets, listProducts } from '../../listing/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { DEALS } from '../rules/deals.ts'

/** Listing input for the products of a deal, the largest discount first; deals are defined in rules/deals.ts. */
function ofDeal(actor: Actor, name: DealName, input: Omit<ListingInput, 'type' | 'fixed'>): ListingInput {
  const { name: names, tag, filters } = DEALS[name]
  const crumb = { name: names[actor.language], link: `/deals/${name}` }
  const orderBy = input.orderBy === 'popularity' ? 'discount' : input.orderBy
  return { ...input, orderBy, type: 'DEAL', fixed: { tag, filters, crumb } }
}

/** The products of a deal as a listing. Throws like listProducts. */
export const listDeal = (
  app: App,
  actor: Actor,
  name: DealName,
  input: Omit<ListingInput, 'type' | 'fixed'>,
): Promise<Listing> => listProducts(app, actor, ofDeal(actor, name, input))

/** The filters of a listing or a deal: all, or one by name. Throws like listProducts. */
export const listFilters = (
  app: App,
  actor: Actor,
  { name, deal, ...input }: ListingInput & { name?: string; deal?: DealName },
) => listBuckets(app, actor, deal ? ofDeal(actor, deal, input) : input, { name })
