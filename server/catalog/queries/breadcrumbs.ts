// Breadcrumbs of categories, products and searches.

import type { Language } from '../../../contract/shared/market.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { findCrumb } from '../repository/cards.ts'
import { productUrl } from '../rules.ts'
import { type Category, categoryLinkOf, referenceData } from './reference-data.ts'

export interface Crumb {
  name: string
  link: string
}

const HOME = { en: 'Home', hi: 'होम' }

/** From home down to a category, inclusive; only home without one. */
export function crumbsOf(category: Category | null, language: Language): Crumb[] {
  const path = (category?.path ?? []).map(one => categoryLinkOf(one, language, 0))
  return [
    { name: HOME[language], link: '/' },
    ...path.map(link => ({ name: link.categoryName, link: link.categoryLink })),
  ]
}

const RESULTS: Record<Language, (text: string) => string> = {
  en: text => `Results for "${text}"`,
  hi: text => `"${text}" के नतीजे`,
}

/** A search as the step of a breadcrumb. */
export function searchCrumb(str: string, language: Language): Crumb {
  return { name: RESULTS[language](str), link: `/search?${new URLSearchParams({ str })}` }
}

/** Breadcrumb of a category by its code; only home when it is unknown. Costs no statement. */
export async function categoryCrumbs(app: App, actor: Actor, code: string): Promise<Crumb[]> {
  const category = (await referenceData(app)).categories.get(code)
  return crumbsOf(category?.market === actor.market ? category : null, actor.language)
}

/** Breadcrumb of a product by its MSN; only home when it is unknown. */
export async function productCrumbs(app: App, actor: Actor, msn: string): Promise<Crumb[]> {
  const crumb = await findCrumb(app.db, msn, actor.market)
  if (!crumb) return crumbsOf(null, actor.language)
  const name = actor.language === 'hi' ? crumb.nameHi : crumb.nameEn
  const path = await categoryCrumbs(app, actor, crumb.categoryCode)
  return [...path, { name, link: productUrl(crumb.slug, msn) }]
}
