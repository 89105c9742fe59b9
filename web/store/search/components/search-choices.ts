// Suggestions of the search box, in groups, and arrow key navigation; pure.

import type { Suggestions } from '../../../../contract/listing/discovery-api.ts'
import type { CurrencyCode } from '../../../../contract/shared/money.ts'
import type { IconName } from '../../../ui/icon.tsx'
import type { Translate } from '../../app/messages.ts'

export interface Choice {
  text: string
  note?: string
  link: string
  icon?: IconName
  /** URL of its picture, null if it has none; undefined for an icon. */
  picture?: string | null
  price?: { minor: number; currency: CurrencyCode }
  /** Text that it searches for. */
  term?: string
}

export interface ChoiceGroup {
  title: string
  /** Shown side by side if there is room. */
  wide?: boolean
  choices: Choice[]
}

const searchLink = (term: string) => `/search?str=${encodeURIComponent(term)}`
const MAX_TERMS = 5
const MAX_CATEGORIES = 3
const MAX_PRODUCTS = 6

/**
 * Recent and popular searches if nothing is typed; otherwise texts, categories, brands and products. Groups are never
 * empty.
 */
export function groupsOf(
  suggestions: Suggestions | null,
  recent: readonly string[],
  typed: string,
  t: Translate<'search'>,
  tCommon: Translate<'common'>,
): ChoiceGroup[] {
  const { terms = [], categories = [], brands = [], products = [] } = suggestions ?? {}
  const groups: ChoiceGroup[] = [
    {
      title: t('recent'),
      choices: recent.map(term => ({ text: term, term, link: searchLink(term), icon: 'search' })),
    },
    {
      title: t(typed ? 'terms' : 'popular'),
      choices: terms
        .slice(0, MAX_TERMS)
        .map(({ term, link }) => ({ text: term, term, link: link || searchLink(term), icon: 'search' })),
    },
    {
      title: t('categories'),
      choices: categories.slice(0, MAX_CATEGORIES).map(({ categoryName, categoryLink, productCount }) => ({
        text: categoryName,
        note: tCommon('products', { count: productCount }),
        link: categoryLink,
        icon: 'grid',
      })),
    },
    {
      title: t('brands'),
      choices: brands.slice(0, MAX_CATEGORIES).map(({ brandName, brandLink, productCount }) => ({
        text: brandName,
        note: tCommon('products', { count: productCount }),
        link: brandLink,
        icon: 'tag',
      })),
    },
    {
      title: t('productsTitle'),
      wide: true,
      choices: products
        .slice(0, MAX_PRODUCTS)
        .map(({ productName, brandName, productUrl, mainImageLink, ...price }) => ({
          text: productName,
          note: brandName,
          link: productUrl,
          picture: mainImageLink,
          price: { minor: price.salesPrice, currency: price.currency },
        })),
    },
  ]
  const seen = new Set<string>()
  return groups
    .map(group => ({
      ...group,
      choices: group.choices.filter(({ link }) => !seen.has(link) && seen.add(link)),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** The choice that a key moves to; -1 is the box itself, null is an unhandled key. Wraps around at both ends. */
export function nextChoice(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  return null
}
