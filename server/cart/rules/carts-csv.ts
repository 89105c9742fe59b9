// The list of agent carts as cells of a file: without customers and without links that open a cart.

import type { AgentCart } from '../../../contract/cart/agent-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { csvMoment } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'Cart', hi: 'कार्ट' },
  { en: 'Put together', hi: 'बनाने का समय' },
  { en: 'By', hi: 'किसने बनाया' },
  { en: 'State', hi: 'स्थिति' },
  { en: 'For', hi: 'किसके लिए' },
  { en: 'Until', hi: 'कब तक' },
  { en: 'Taken', hi: 'लेने का समय' },
  { en: 'Products', hi: 'उत्पाद' },
]

const STATES: Readonly<Record<AgentCart['state'], Names>> = {
  open: { en: 'Open', hi: 'खुला' },
  taken: { en: 'Taken', hi: 'लिया गया' },
  expired: { en: 'Expired', hi: 'समय समाप्त' },
  withdrawn: { en: 'Withdrawn', hi: 'वापस लिया गया' },
}

const OWNERS: Readonly<Record<'account' | 'anyone', Names>> = {
  account: { en: 'An account', hi: 'कोई खाता' },
  anyone: { en: 'Anyone with the link', hi: 'लिंक वाला कोई भी' },
}

export const cartHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

/** `named`: made for an account. */
export function cartCells(cart: AgentCart, named: boolean, language: Language): string[] {
  const { agentCartId, market, createdAt, agentName, state, expiresAt, takenAt, items } = cart
  return [
    ...[agentCartId, csvMoment(market, createdAt), agentName, STATES[state][language]],
    ...[OWNERS[named ? 'account' : 'anyone'][language], csvMoment(market, expiresAt), csvMoment(market, takenAt)],
    items.map(({ productId, productQuantity }) => `${productQuantity} × ${productId}`).join('; '),
  ]
}
