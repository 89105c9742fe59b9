// Hindi words of the pages that are read: articles, content pages, price lists, stores, all categories.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['content']> = {
  allCategories: 'सभी श्रेणियाँ',
  allCategoriesIntro: 'स्टोर का सारा सामान, काम के अनुसार।',
  articles: 'गाइड और लेख',
  articlesIntro: 'सामान कैसे चुनें, कैसे लगाएँ और कैसे सँभालें: इस्तेमाल करने वालों के लिए।',
  noArticles: 'लेख यहाँ दिखेंगे।',
  moreArticles: 'और पढ़ें',
  reading: '{count} मिनट का लेख',
  updated: 'पिछला बदलाव {date}',
  related: 'यह भी देखें',
  help: 'मदद और जानकारी',
  otherStores: 'दूसरे स्टोर',
  priceLists: 'प्राइस लिस्ट',
  priceListsIntro: 'सबसे ज़्यादा माँगे जाने वाले सामान की आज की क़ीमत, टैक्स सहित और टैक्स के बिना।',
  choosePriceList: 'प्राइस लिस्ट चुनें',
  otherPriceLists: 'दूसरी प्राइस लिस्ट',
  prices: 'क़ीमतें',
  pricesAt: '{time} की क़ीमतें',
  product: 'उत्पाद',
  price: 'क़ीमत',
  withoutTax: '{tax} के बिना',
  fromQuantity: 'मात्रा पर क़ीमत',
  allOf: '{name}: सभी {count, plural, one{# उत्पाद} other{# उत्पाद}}',
}
