// Where a listing stands: the way from home to a search, a brand, a deal and the category that narrows it.

import type { Language } from '../../contract/market.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { brandCrumb } from './brands.service.ts'
import { type Crumb, categoryCrumbs } from './service.ts'

const SEARCH: Record<Language, (text: string) => string> = {
  en: text => `Results for "${text}"`,
  hi: text => `"${text}" के नतीजे`,
}
const BRANDS = { en: 'Brands', hi: 'ब्रांड' }

export interface Place {
  /** Text of a search. */
  str?: string
  category?: string
  /** Slug. */
  brand?: string
  /** What else stands before the category: a deal. */
  under?: Crumb
}

/** The breadcrumb of a listing. Unknown brands and categories are passed over. Costs no statement. */
export async function placeCrumbs(app: App, actor: Actor, { str, category, brand, under }: Place): Promise<Crumb[]> {
  const [home, ...path] = await categoryCrumbs(app, actor, category ?? '')
  const named = brand ? await brandCrumb(app, actor, brand) : null
  const link = `/search?${new URLSearchParams({ str: str ?? '' })}`
  return [
    ...(home ? [home] : []),
    ...(under ? [under] : []),
    ...(named ? [{ name: BRANDS[actor.language], link: '/brand-store' }, named] : []),
    ...(str ? [{ name: SEARCH[actor.language](str), link }] : []),
    ...path,
  ]
}
