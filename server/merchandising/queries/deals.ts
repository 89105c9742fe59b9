// The products of the deals as listings, and their filters.

import type { DealName, Listing } from '../../../contract/listing/api.ts'
import { type ListingInput, listBuckets, listProducts } from '../../listing/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { DEALS } from '../rules/deals.ts'

/** What is asked of a listing of the products of a deal; what a deal means is in deals.rules.ts. */
function ofDeal(actor: Actor, name: DealName, input: Omit<ListingInput, 'type' | 'fixed'>): ListingInput {
  const { name: names, tag, filters } = DEALS[name]
  const crumb = { name: names[actor.language], link: `/deals/${name}` }
  return { ...input, type: 'DEAL', fixed: { tag, filters, crumb } }
}

/** The products of a deal as a listing. Throws like listProducts. */
export const listDeal = (
  app: App,
  actor: Actor,
  name: DealName,
  input: Omit<ListingInput, 'type' | 'fixed'>,
): Promise<Listing> => listProducts(app, actor, ofDeal(actor, name, input))

/** The filters of a listing or of a deal: all, or one by its name. Throws like listProducts. */
export const listFilters = (
  app: App,
  actor: Actor,
  { name, deal, ...input }: ListingInput & { name?: string; deal?: DealName },
) => listBuckets(app, actor, deal ? ofDeal(actor, deal, input) : input, { name })
