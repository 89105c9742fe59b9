// Why a product on a document bears no tax, in each language.

import type { Language } from '../shared/market.ts'
import type { TaxCategory } from '../shared/tax-category.rules.ts'

export const CATEGORY_LABELS: Readonly<Record<Language, Readonly<Record<TaxCategory, string>>>> = {
  // nothing is said of products that bear tax
  en: { standard: '', 'zero-rated': 'Zero-rated', exempt: 'Exempt', 'nil-rated': 'Nil-rated' },
  hi: { standard: '', 'zero-rated': 'शून्य दर', exempt: 'कर मुक्त', 'nil-rated': 'निल रेटेड' },
}
