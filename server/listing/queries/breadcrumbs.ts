// Breadcrumbs of listings: from home to a search, a brand, a deal and the category that narrows it.

import { type Crumb, categoryCrumbs, searchCrumb } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { brandCrumbs } from './brands.ts'

export interface ListingLocation {
  /** Search text. */
  str?: string
  category?: string
  /** Slug. */
  brand?: string
  /** Crumb before the category, for a deal. */
  under?: Crumb
}

/** The breadcrumb of a listing. Unknown brands and categories are skipped. Costs no statement. */
export async function breadcrumbOf(
  app: App,
  actor: Actor,
  { str, category, brand, under }: ListingLocation,
): Promise<Crumb[]> {
  const [home, ...path] = await categoryCrumbs(app, actor, category ?? '')
  return [
    ...(home ? [home] : []),
    ...(under ? [under] : []),
    ...(brand ? await brandCrumbs(app, actor, brand) : []),
    ...(str ? [searchCrumb(str, actor.language)] : []),
    ...path,
  ]
}
