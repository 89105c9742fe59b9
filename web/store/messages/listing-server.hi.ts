// Hindi messages for listings that the server alone writes: titles, descriptions, what stands below the products.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['listing-server']> = {
  popular: 'लोकप्रिय श्रेणियाँ',
  topBrands: 'प्रमुख ब्रांड',
  byFeature: 'विशेषता के अनुसार खरीदें',
  relatedBrands: 'संबंधित ब्रांड',
  related: 'संबंधित लिंक',
  categoriesOf: '{name} की श्रेणियाँ',
  otherDeals: 'और डील',
  popularSearches: 'लोकप्रिय खोजें',
  faqs: 'अक्सर पूछे जाने वाले सवाल',
  searchTitle: '“{term}” के नतीजे',
  searchAll: 'सभी उत्पाद',
  tagBestseller: 'बेस्टसेलर',
  tagDeal: 'डील',
  tagNew: 'नए उत्पाद',
  tagOther: 'चुने हुए उत्पाद',
  description: '{name}: टैक्स सहित और टैक्स के बिना कीमत, मात्रा पर छूट और डिलीवरी की तारीख की तुलना करें। {intro}',
  pageTitle: '{name}, पेज {page}',
  noneContain: 'किसी नतीजे में “{words}” नहीं है।',
  onlyMentioned: '“{term}” नाम का कोई उत्पाद नहीं है। इन उत्पादों के विवरण में यह या इसका कोई शब्द आता है।',
  showingFor: '“{term}” के नतीजे दिखाए जा रहे हैं।',
  searchInstead: 'इसके बजाय “{typed}” खोजें',
  didYouMean: 'क्या आप “{term}” खोज रहे थे?',
  cityTitle: '{name}: {city} में अगले दिन डिलीवरी',
}
