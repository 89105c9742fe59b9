// The list of abandoned carts as cells of a file: nothing of the customer.

import type { AbandonedCart } from '../../../contract/cart/abandoned-carts-api.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { csvMoment } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'Cart', hi: 'कार्ट' },
  { en: 'Last change', hi: 'आख़िरी बदलाव' },
  { en: 'Value', hi: 'मूल्य' },
  { en: 'Currency', hi: 'मुद्रा' },
  { en: 'Number of products', hi: 'उत्पादों की संख्या' },
  { en: 'Products', hi: 'उत्पाद' },
  { en: 'Coupon', hi: 'कूपन' },
  { en: 'Put together by', hi: 'किसने बनाया' },
  { en: 'Of', hi: 'किसका' },
]

const OWNERS: Readonly<Record<'account' | 'guest', Names>> = {
  account: { en: 'An account', hi: 'खाता' },
  guest: { en: 'A guest', hi: 'अतिथि' },
}

export const abandonedCartHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

export function abandonedCartCells(cart: AbandonedCart, market: Market, language: Language): string[] {
  const { cartId, changedAt, value, currency, count, items, promoCode, agentName, hasAccount } = cart
  return [
    ...[cartId, csvMoment(market, changedAt), csvAmount(value), currency, String(count)],
    items.map(({ productId, productQuantity }) => `${productQuantity} × ${productId}`).join('; '),
    ...[promoCode ?? '', agentName ?? '', OWNERS[hasAccount ? 'account' : 'guest'][language]],
  ]
}
