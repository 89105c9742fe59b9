// What each of the four deals means, in one place: rules over discount, tags and stock.

import type { Words } from './rules.ts'

export interface Deal {
  name: Words
  /** Path of its page. */
  link: string
  /** Products must carry it. */
  tag?: string
  /** Filters that always hold, as the search port takes them. */
  filters: Record<string, string[]>
}

const IN_STOCK = { availability: ['in-stock'] }

export const DEALS = {
  /** 30% or more below the list price, in stock. */
  bestOffers: {
    name: { en: 'Best offers', hi: 'सबसे अच्छे ऑफ़र' },
    link: '/deals/best-offers',
    filters: { ...IN_STOCK, discount: ['30'] },
  },
  /** Put on offer by hand: what carries the tag `deal`, in stock. */
  exclusiveOffers: {
    name: { en: 'Exclusive offers', hi: 'ख़ास ऑफ़र' },
    link: '/deals/exclusive-offers',
    tag: 'deal',
    filters: IN_STOCK,
  },
  /** Best sellers that are 20% or more below the list price, in stock. */
  specialDeals: {
    name: { en: 'Special deals', hi: 'स्पेशल डील' },
    link: '/deals/special-deals',
    tag: 'bestseller',
    filters: { ...IN_STOCK, discount: ['20'] },
  },
  /** New in the store and 10% or more below the list price, in stock. */
  specialOffer: {
    name: { en: 'Special offer', hi: 'स्पेशल ऑफ़र' },
    link: '/deals/special-offer',
    tag: 'new',
    filters: { ...IN_STOCK, discount: ['10'] },
  },
} as const satisfies Record<string, Deal>
