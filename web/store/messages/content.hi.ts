// Hindi words of the pages that are read: articles, content pages, price lists, stores, all categories.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['content']> = {
  allCategories: 'सभी श्रेणियाँ',
  allCategoriesIntro: 'स्टोर की सभी श्रेणियाँ।',
  articles: 'गाइड और लेख',
  articlesIntro: 'सामान कैसे चुनें, कैसे लगाएँ और उसका रखरखाव कैसे करें।',
  noArticles: 'अभी कोई लेख नहीं है।',
  moreArticles: 'और लेख',
  reading: '{count} मिनट का लेख',
  updated: 'पिछला अपडेट {date}',
  related: 'यह भी देखें',
  help: 'मदद और जानकारी',
  helpCentre: 'सहायता केंद्र',
  helpIntro: 'ऑर्डर, डिलीवरी, वापसी, भुगतान और टैक्स से जुड़ी जानकारी।',
  helpSearch: 'सहायता केंद्र में खोजें',
  helpFound: '{count, plural, =0{कुछ नहीं मिला। कोई दूसरा शब्द आज़माएँ।} one{# नतीजा} other{# नतीजे}}',
  helpWhole: '“{title}” पूरा पढ़ें',
  helpMore: 'जो चाहिए था वह नहीं मिला?',
  helpContact: 'सपोर्ट को लिखें',
  otherStores: 'दूसरे स्टोर',
  priceLists: 'प्राइस लिस्ट',
  priceListsIntro: 'लोकप्रिय उत्पादों की आज की कीमतें, टैक्स सहित और टैक्स के बिना।',
  otherPriceLists: 'दूसरी प्राइस लिस्ट',
  prices: 'कीमतें',
  pricesAt: '{time} की कीमतें',
  product: 'उत्पाद',
  price: 'कीमत',
  withoutTax: '{tax} के बिना',
  fromQuantity: 'ज़्यादा मात्रा पर',
  allOf: '{name}: सभी {count, plural, one{# उत्पाद} other{# उत्पाद}}',
}
