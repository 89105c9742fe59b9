// What the pages say beside the catalogue: configuration, layouts filled with products, footer, breadcrumbs.

import type { ProductCard } from '../../contract/catalog.ts'
import { BUILD_VERSION } from '../../contract/headers.ts'
import { AUTO_SCROLL_PAGE_LIMIT, MARKET_LIMITS, TIMERS } from '../../contract/limits.ts'
import { LANGUAGES, type Language, MARKET_FACTS } from '../../contract/market.ts'
import { zMsn } from '../../contract/schemas.ts'
import type { Footer, LayoutBlock, WebConfig } from '../../contract/site.ts'
import {
  type Crumb,
  cardsByMsn,
  categoryByCode,
  categoryCrumbs,
  categoryTree,
  productCrumbs,
  topMsns,
} from '../catalog/service.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { fail } from '../platform/fail.ts'
import { findLayout } from './queries.ts'
import { type BlockDefinition, EMPTY_FOOTER, isShown, zFooterDefinition, zLayoutDefinition } from './rules.ts'

/** Configuration of the web store for the actor's market; amounts in minor units. */
export function webConfig(app: App, { market }: Actor): WebConfig {
  const facts = MARKET_FACTS[market]
  const limits = MARKET_LIMITS[market]
  return {
    country: market,
    countryId: facts.countryId,
    currency: facts.currency,
    phoneCode: facts.phoneCode,
    placeKind: facts.placeKind,
    taxName: facts.taxName,
    production: app.config.production,
    analyticsContainerCode: '',
    active: true,
    httpStatus: 200,
    buildVersion: BUILD_VERSION,
    autoScrollPageLimit: AUTO_SCROLL_PAGE_LIMIT,
    searchNudgeSeconds: TIMERS.searchNudge / 1000,
    codMin: limits.cod.minMinor,
    codMax: limits.cod.maxMinor,
    shippingCharge: limits.shipping.chargeMinor,
    freeShippingAbove: limits.shipping.freeAboveMinor,
    emiMin: limits.emiMinMinor,
    languages: [...LANGUAGES],
  }
}

/** MSNs that a block shows, found without a statement; none for blocks without products. */
async function msnsOf(app: App, actor: Actor, block: BlockDefinition): Promise<string[]> {
  if (block.kind !== 'products') return []
  return topMsns(app, actor, { tag: block.tag, category: block.category, size: block.size })
}

async function fillBlock(
  app: App,
  actor: Actor,
  block: BlockDefinition,
  cards: readonly ProductCard[],
): Promise<LayoutBlock> {
  const { language } = actor
  switch (block.kind) {
    case 'hero': {
      const pictured = block.picture ? await categoryByCode(app, actor, block.picture) : null
      return {
        kind: 'hero',
        title: block.title[language],
        text: block.text[language],
        code: block.code,
        action: { name: block.action.name[language], link: block.action.link },
        image: pictured?.image ?? null,
        shortcuts: block.shortcuts.map(({ icon, title, text, link }) => ({
          icon,
          title: title[language],
          text: text[language],
          link,
        })),
      }
    }
    case 'categories':
      return { kind: 'categories', title: block.title[language], categories: await categoryTree(app, actor, 1) }
    case 'products': {
      const category = block.category ? await categoryByCode(app, actor, block.category) : null
      return {
        kind: 'products',
        title: block.title?.[language] ?? category?.categoryName ?? '',
        link: block.link ?? category?.categoryLink ?? '/',
        products: [...cards],
      }
    }
    case 'assurances':
      return {
        kind: 'assurances',
        items: block.items.map(({ icon, title, text }) => ({ icon, title: title[language], text: text[language] })),
      }
  }
}

const HOME = 'home'

/**
 * A page layout with its products, in two statements. Home exists even before anybody has laid it out.
 * Refuses with `request.not-found` when there is no layout of that code.
 */
export async function filledLayout(app: App, actor: Actor, code: string): Promise<LayoutBlock[]> {
  const found = await findLayout(app.db, actor.market, code)
  const read = zLayoutDefinition.safeParse(found?.body ?? [])
  if ((!found && code !== HOME) || !read.success) throw fail('request.not-found')
  const msns = await Promise.all(read.data.map(block => msnsOf(app, actor, block)))
  const cards = new Map((await cardsByMsn(app, actor, msns.flat())).map(card => [card.msn, card]))
  const blocks = await Promise.all(
    read.data.map((block, at) =>
      fillBlock(
        app,
        actor,
        block,
        (msns[at] ?? []).flatMap(msn => cards.get(msn) ?? []),
      ),
    ),
  )
  return blocks.filter(isShown)
}

/** The footer in the reader's language; empty while nobody has written one. */
export async function footer(app: App, actor: Actor): Promise<Footer> {
  const found = await findLayout(app.db, actor.market, 'footer')
  const read = zFooterDefinition.safeParse(found?.body)
  if (!read.success) return EMPTY_FOOTER
  const { columns, contact, grievance, legal } = read.data
  const { language } = actor
  const tops = (await categoryTree(app, actor, 1)).map(top => ({ name: top.categoryName, link: top.categoryLink }))
  return {
    columns: columns.map(column => ({
      title: column.title[language],
      links: [
        ...column.links.map(({ name, link }) => ({ name: name[language], link })),
        ...tops.slice(0, column.topCategories ?? 0),
      ],
    })),
    contact: { ...contact, hours: contact.hours[language], promise: contact.promise[language] },
    grievance: { ...grievance, name: grievance.name[language] },
    legal: legal[language],
  }
}

export interface BreadcrumbInput {
  /** Category code, MSN, or the path of any other page. */
  source: string
  type: 'category' | 'product' | 'brand' | 'search' | 'page'
  pagetitle?: string
}

const SEARCH: Record<Language, (text: string) => string> = {
  en: text => `Results for "${text}"`,
  hi: text => `"${text}" के नतीजे`,
}

/** Where a page stands: home, and what lies between. Unknown categories and products stand under home alone. */
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
    const link = `/search?${new URLSearchParams({ str: source })}`
    return [...home, { name: pagetitle ?? SEARCH[actor.language](source), link }]
  }
  // a page names itself; only a path of this store becomes a link
  const link = /^\/(?!\/)/.test(source) ? source : '/'
  return [...home, { name: pagetitle ?? source, link }]
}
