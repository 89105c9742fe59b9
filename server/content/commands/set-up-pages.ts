// Gives a store without content a plain home page and a footer with the merchant's name and contact.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { findLayout, insertLayout, updateFooter } from '../repository/layouts.ts'
import type { BlockDefinition, FooterDefinition } from '../rules/layouts.ts'

export interface MerchantContact {
  contact: FooterDefinition['contact']
  grievance: FooterDefinition['grievance']
  legal: FooterDefinition['legal']
}

/** As many as a desktop shows side by side, twice. */
const ROW_SIZE = 12

const HOME: BlockDefinition[] = [
  { kind: 'categories', title: { en: 'Shop by category', hi: 'श्रेणी के अनुसार खरीदें' } },
  { kind: 'products', title: { en: 'Products', hi: 'उत्पाद' }, link: '/categories', size: ROW_SIZE },
]
const COLUMNS: FooterDefinition['columns'] = [
  { title: { en: 'Shop', hi: 'खरीदारी' }, links: [], topCategories: 8 },
  {
    title: { en: 'Explore', hi: 'और देखें' },
    links: [
      { name: { en: 'All categories', hi: 'सभी श्रेणियाँ' }, link: '/categories' },
      { name: { en: 'All brands', hi: 'सभी ब्रांड' }, link: '/brands' },
    ],
  },
  {
    title: { en: 'Your account', hi: 'आपका खाता' },
    links: [
      { name: { en: 'Orders', hi: 'ऑर्डर' }, link: '/dashboard/order' },
      { name: { en: 'Account', hi: 'खाता' }, link: '/dashboard' },
    ],
  },
]

/** Adds home page and footer if missing, and sets the contact in the footer. */
export async function setMerchantPages(
  tx: Tx,
  market: Market,
  merchant: MerchantContact,
): Promise<'created' | 'changed' | 'unchanged'> {
  if (!(await findLayout(tx, market, 'home'))) await insertLayout(tx, market, 'home', HOME)
  if (!(await findLayout(tx, market, 'footer'))) {
    await insertLayout(tx, market, 'footer', { columns: COLUMNS, ...merchant })
    return 'created'
  }
  return (await updateFooter(tx, market, merchant)) ? 'changed' : 'unchanged'
}
