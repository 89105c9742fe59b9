// Structured data of a category page: breadcrumbs, best sellers, FAQ.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { cardsByMsn, categoryCrumbs } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { categoryByCode, topMsns } from '../../search/service.ts'
import { listCategoryFaq } from '../repository/questions.ts'

const PRODUCTS = 10
const QUESTIONS = 8
const CONTEXT = 'https://schema.org'

type Schema = Record<string, unknown>

/** Makes paths absolute when the origin is known, and localised. */
function addresses(origin: string, language: Language): (path: string) => string {
  return path => origin + (language === 'hi' && !path.startsWith('/media/') ? `/hi${path === '/' ? '' : path}` : path)
}

function productItem(card: ProductCard, position: number, at: (path: string) => string): Schema {
  return {
    '@type': 'ListItem',
    position,
    name: card.productName,
    url: at(card.productUrl),
    ...(card.mainImageLink ? { image: at(card.mainImageLink) } : {}),
  }
}

/**
 * JSON-LD of a category page: BreadcrumbList, ItemList of its best sellers, and FAQPage when there are answered questions
 * in the language. @throws catalog.category-unknown
 */
export async function categorySchema(app: App, actor: Actor, code: string): Promise<Schema[]> {
  const category = await categoryByCode(app, actor, code)
  if (!category) throw appError('catalog.category-unknown')
  const at = addresses(app.config.publicOrigins[actor.market], actor.language)
  const crumbs = await categoryCrumbs(app, actor, code)
  const cards = await cardsByMsn(app, actor, await topMsns(app, actor, { category: code, size: PRODUCTS }))
  const faq = await listCategoryFaq(app.db, code, actor.market, actor.language, QUESTIONS)
  const schemas: Schema[] = [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, link }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: at(link),
      })),
    },
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      name: category.categoryName,
      url: at(category.categoryLink),
      numberOfItems: category.productCount,
      itemListElement: cards.map((card, index) => productItem(card, index + 1, at)),
    },
  ]
  if (faq.length > 0) {
    const mainEntity = faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }))
    schemas.push({ '@context': CONTEXT, '@type': 'FAQPage', mainEntity })
  }
  return schemas
}
