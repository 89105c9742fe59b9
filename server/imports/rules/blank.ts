// The product that a row of an unknown key starts from.

import type { Market } from '../../../contract/shared/market.ts'
import type { BulkProduct } from '../../catalog/service.ts'
import type { Draft } from './draft.ts'

export const UNITS_HI: Record<string, string> = {
  piece: 'नग',
  set: 'सेट',
  box: 'डिब्बा',
  pack: 'पैक',
  pair: 'जोड़ी',
  roll: 'रोल',
  metre: 'मीटर',
  kg: 'किलो',
  litre: 'लीटर',
}

export const DEFAULT_GRAMS = 500

/** A product of a seller, not yet in the store. */
export function blankProduct(
  { market, seller }: { market: Market; seller: string },
  { partNumber, brandSlug }: Pick<Draft, 'partNumber' | 'brandSlug'>,
): BulkProduct {
  const texts = { slug: '', nameEn: '', nameHi: '', descriptionEn: '', descriptionHi: '', hsn: '', origin: '' }
  return {
    ...texts,
    msn: '',
    market,
    partNumber,
    brandSlug: brandSlug ?? '',
    categoryCode: '',
    sellerCode: seller,
    offerId: null,
    contentSeller: seller,
    groupKey: null,
    variantBy: [],
    featuresEn: [],
    featuresHi: [],
    specs: [],
    sellUnitEn: 'piece',
    sellUnitHi: UNITS_HI.piece ?? '',
    packSize: 1,
    minQuantity: 1,
    quantityMultiple: 1,
    weightGrams: DEFAULT_GRAMS,
    declarations: {},
    warrantyMonths: 0,
    tags: [],
    availability: 'on-request',
    leadTimeDays: 0,
    images: [],
    seo: {},
    publishAt: null,
    active: true,
    listed: false,
    unoffered: true,
    mrpMinor: 0,
    mrpDeclared: false,
    priceMinor: 0,
    breaks: [],
    stock: {},
  }
}
