// Hindi words below the products of a listing; the server alone writes them.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['around']> = {
  popular: 'लोकप्रिय श्रेणियाँ',
  topBrands: 'प्रमुख ब्रांड',
  byFeature: 'ख़ासियत के अनुसार ख़रीदें',
  relatedBrands: 'मिलते-जुलते ब्रांड',
  related: 'संबंधित लिंक',
  categoriesOf: '{name} की श्रेणियाँ',
  otherDeals: 'और ऑफ़र',
  popularSearches: 'लोकप्रिय खोजें',
  faqs: 'अक्सर पूछे जाने वाले सवाल',
}
