// Data that every page needs: store configuration and breadcrumb.

import { BUILD_VERSION } from '../../../contract/shared/headers.ts'
import { LANGUAGES, MARKET_INFO } from '../../../contract/shared/market.ts'
import { zMsn } from '../../../contract/shared/schemas.ts'
import { SEARCH_NUDGE_MS } from '../../../contract/shared/timers.ts'
import type { WebConfig } from '../../../contract/storefront/api.ts'
import { type Crumb, categoryCrumbs, productCrumbs, searchCrumb } from '../../catalog/service.ts'
import { brandCrumbs } from '../../listing/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { featuresOf, marketLimits, settingOf, takesCash } from '../../platform/limits.ts'

/** Configuration of the web store for the actor's market; amounts in minor units. */
export function webConfig(app: App, { market }: Actor): WebConfig {
  const marketInfo = MARKET_INFO[market]
  const limits = marketLimits(market)
  const cash = takesCash(market)
  const analytics = market === 'IN' ? app.config.analytics : null
  return {
    country: market,
    countryId: marketInfo.countryId,
    currency: marketInfo.currency,
    phoneCode: marketInfo.phoneCode,
    placeKind: marketInfo.placeKind,
    taxName: marketInfo.taxName,
    production: app.config.production,
    analyticsContainerCode: analytics?.containerCode ?? '',
    analyticsContainerUrl: analytics?.scriptUrl ?? '',
    active: true,
    httpStatus: 200,
    buildVersion: BUILD_VERSION,
    autoScrollPageLimit: settingOf(market, 'listing.scroll-pages'),
    searchNudgeSeconds: SEARCH_NUDGE_MS / 1000,
    codMin: cash ? limits.cod.minMinor : null,
    codMax: cash ? limits.cod.maxMinor : null,
    shippingCharge: limits.shipping.chargeMinor,
    freeShippingAbove: limits.shipping.freeAboveMinor,
    emiMin: limits.emiMinMinor,
    features: featuresOf(market),
    languages: [...LANGUAGES],
  }
}

export interface BreadcrumbInput {
  /** Category code, MSN, brand slug, search text, or the path of any other page. */
  source: string
  type: 'category' | 'product' | 'brand' | 'search' | 'page'
  pagetitle?: string
}

/** The breadcrumb of a page. Unknown categories and products are directly below home. */
export async function breadcrumb(
  app: App,
  actor: Actor,
  { source, type, pagetitle }: BreadcrumbInput,
): Promise<Crumb[]> {
  if (type === 'category') return categoryCrumbs(app, actor, source)
  if (type === 'product') {
    const msn = zMsn.safeParse(source)
    return msn.success ? productCrumbs(app, actor, msn.data) : categoryCrumbs(app, actor, '')
  }
  const home = await categoryCrumbs(app, actor, '')
  if (type === 'search') {
    const { name, link } = searchCrumb(source, actor.language)
    return [...home, { name: pagetitle ?? name, link }]
  }
  if (type === 'brand') {
    const brand = await brandCrumbs(app, actor, source)
    if (brand.length > 0) return [...home, ...brand]
  }
  // the last crumb is named by the request, so only a path of this store becomes a link
  const link = /^\/(?!\/)/.test(source) ? source : '/'
  return [...home, { name: pagetitle ?? source, link }]
}
