// Page layouts filled with products, and the footer.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Layout } from '../../../contract/content/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Footer, LayoutBlock } from '../../../contract/storefront/api.ts'
import { cardsByMsn, imageLink } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { leadsSomewhere } from '../../platform/limits.ts'
import { categoryByCode, categoryNode, categoryTree, topMsns } from '../../search/service.ts'
import { findLayout, findLayoutFor, type LayoutBody, listLayoutCodes } from '../repository/layouts.ts'
import {
  type BlockDefinition,
  EMPTY_FOOTER,
  type FooterDefinition,
  isShown,
  zFooterDefinition,
  zLayoutDefinition,
} from '../rules/layouts.ts'
import { previewed } from './previewed.ts'

/** MSNs of the products in a block, without a statement; empty for blocks without products. */
async function msnsOf(app: App, actor: Actor, block: BlockDefinition): Promise<string[]> {
  if (block.kind !== 'products') return []
  return topMsns(app, actor, { tag: block.tag, category: block.category, size: block.size })
}

/** Links to pages of features that are switched off are left out. */
const offered = <T extends { link: string }>(market: Market, links: readonly T[]): T[] =>
  links.filter(({ link }) => leadsSomewhere(market, link))

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
        image: imageLink(block.image ?? null) ?? pictured?.image ?? null,
        shortcuts: offered(actor.market, block.shortcuts).map(({ icon, title, text, link }) => ({
          icon,
          title: title[language],
          text: text[language],
          link,
        })),
      }
    }
    case 'categories': {
      const below = block.parent ? (await categoryNode(app, actor, block.parent))?.children : null
      const categories = (below ?? (await categoryTree(app, actor, 1))).map(node => ({ ...node, children: [] }))
      return { kind: 'categories', title: block.title[language], categories }
    }
    case 'products': {
      const category = block.category ? await categoryByCode(app, actor, block.category) : null
      const link = block.link && leadsSomewhere(actor.market, block.link) ? block.link : null
      return {
        kind: 'products',
        title: block.title?.[language] ?? category?.categoryName ?? '',
        link: link ?? category?.categoryLink ?? '/',
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

/**
 * Fills blocks with categories and products, in one statement; empty blocks are omitted, and those whose button leads to
 * a feature that is switched off.
 */
export async function fillBlocks(app: App, actor: Actor, written: readonly BlockDefinition[]): Promise<LayoutBlock[]> {
  const leads = (link: string) => leadsSomewhere(actor.market, link)
  const definitions = written.filter(block => block.kind !== 'hero' || leads(block.action.link))
  const msns = await Promise.all(definitions.map(block => msnsOf(app, actor, block)))
  const cards = new Map((await cardsByMsn(app, actor, msns.flat())).map(card => [card.msn, card]))
  const blocks = await Promise.all(
    definitions.map((block, at) =>
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

const HOME = 'home'

/** The codes of the layouts of a market, kept until content is published. */
const layoutCodes = (app: App, market: Market): Promise<ReadonlySet<string>> =>
  app.cache.get(`layout-codes:${market}`, ['cms:layouts'], async () => new Set(await listLayoutCodes(app.db, market)))

/** A layout as it is stored, or as a preview shows it. */
async function layoutOf(app: App, { market }: Actor, code: string): Promise<LayoutBody | null> {
  const draft = previewed('layout', market, code)
  // every page of a category or brand asks for its layout, and few have one
  const hasLayout = draft || code === HOME || (await layoutCodes(app, market)).has(code)
  if (!hasLayout) return null
  return draft ? { code, version: 0, body: draft.blocks } : findLayout(app.db, market, code)
}

/**
 * A page layout with its products, in two statements. Home has a default when no layout is stored.
 * @throws request.not-found
 */
export async function filledLayout(app: App, actor: Actor, code: string): Promise<LayoutBlock[]> {
  const layout = await layoutOf(app, actor, code)
  const read = zLayoutDefinition.safeParse(layout?.body ?? [])
  if ((!layout && code !== HOME) || !read.success) throw appError('request.not-found')
  return fillBlocks(app, actor, read.data)
}

async function versioned(app: App, actor: Actor, code: string, layout: LayoutBody | null): Promise<Layout> {
  const read = zLayoutDefinition.safeParse(layout?.body)
  if (!layout || !read.success) return { code, version: 0, blocks: [] }
  return { code: layout.code, version: layout.version, blocks: await fillBlocks(app, actor, read.data) }
}

/** A layout by code with its version; version 0 without blocks when there is no valid one. */
export async function layoutByCode(app: App, actor: Actor, code: string): Promise<Layout> {
  return versioned(app, actor, code, await findLayout(app.db, actor.market, code))
}

/** The layout of a request parameter; version 0 without blocks when there is none. */
export async function layoutFor(app: App, actor: Actor, requestParam: string): Promise<Layout> {
  return versioned(app, actor, requestParam, await findLayoutFor(app.db, actor.market, requestParam))
}

/** The footer in the actor's language, which every page shows; empty when none is stored. */
export function footer(app: App, actor: Actor): Promise<Footer> {
  const draft = previewed('footer', actor.market, 'footer')
  if (draft) return footerOf(app, actor, draft)
  const key = `footer:${actor.market}:${actor.language}`
  return app.cache.get(key, ['cms:layouts'], () => readFooter(app, actor))
}

async function readFooter(app: App, actor: Actor): Promise<Footer> {
  const layout = await findLayout(app.db, actor.market, 'footer')
  const read = zFooterDefinition.safeParse(layout?.body)
  return read.success ? footerOf(app, actor, read.data) : EMPTY_FOOTER
}

async function footerOf(
  app: App,
  actor: Actor,
  { columns, contact, grievance, legal }: FooterDefinition,
): Promise<Footer> {
  const { language } = actor
  const tops = (await categoryTree(app, actor, 1)).map(top => ({ name: top.categoryName, link: top.categoryLink }))
  return {
    columns: columns.map(column => ({
      title: column.title[language],
      links: [
        ...offered(actor.market, column.links).map(({ name, link }) => ({ name: name[language], link })),
        ...tops.slice(0, column.topCategories ?? 0),
      ],
    })),
    contact: { ...contact, hours: contact.hours[language], promise: contact.promise[language] },
    grievance: { ...grievance, name: grievance.name[language] },
    legal: legal[language],
  }
}
