// What each of the four deals means, in one place: rules over discount, tags and stock.

import type { DealName } from '../../../contract/listing/api.ts'
import type { LocalizedText } from '../../catalog/service.ts'

export interface Deal {
  name: LocalizedText
  /** Products must carry it. */
  tag?: string
  /** Filters that always hold, as the search port takes them. */
  filters: Record<string, string[]>
}

const IN_STOCK = { availability: ['in-stock'] }

export const DEALS: Record<DealName, Deal> = {
  /** 30% or more below the list price, in stock. */
  'best-offers': {
    name: { en: 'Best offers', hi: 'सबसे अच्छे ऑफ़र' },
    filters: { ...IN_STOCK, discount: ['30'] },
  },
  /** Put on offer by hand: what carries the tag `deal`, in stock. */
  'exclusive-offers': {
    name: { en: 'Exclusive offers', hi: 'खास ऑफ़र' },
    tag: 'deal',
    filters: IN_STOCK,
  },
  /** Best sellers that are 20% or more below the list price, in stock. */
  'special-deals': {
    name: { en: 'Special deals', hi: 'स्पेशल डील' },
    tag: 'bestseller',
    filters: { ...IN_STOCK, discount: ['20'] },
  },
  /** New in the store and 10% or more below the list price, in stock. */
  'special-offer': {
    name: { en: 'Special offer', hi: 'स्पेशल ऑफ़र' },
    tag: 'new',
    filters: { ...IN_STOCK, discount: ['10'] },
  },
}
