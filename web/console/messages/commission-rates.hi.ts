// Hindi texts of the rates of commission.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './commission-rates.en.ts'

export const messages: Translated<typeof english> = {
  views: 'कमीशन के दृश्य',
  invoices: 'इनवॉइस',
  rates: 'दरें',
  intro:
    'किसी उत्पाद पर पहले उसके विक्रेता की दर लगती है, फिर सभी विक्रेताओं की; इनमें सबसे नज़दीकी श्रेणी की दर चुनी जाती है। कमीशन इनवॉइस जारी होने पर टैक्स से पहले के मूल्य पर लगता है।',
  set: 'दर तय करें',
  none: 'इस देश में कमीशन की कोई दर तय नहीं है',
  noneText: 'जब तक दर तय नहीं होती, विक्रेताओं से कमीशन नहीं लिया जाता।',
  allSellers: 'सभी विक्रेता',
  allCategories: 'सभी श्रेणियाँ',
  ofSeller: 'सिर्फ़ यह विक्रेता',
  from: '{day} से',
  planned: 'आगे लागू होगी',
  underGstin: 'GSTIN {number} के तहत',
  underTrn: 'TRN {number} के तहत',
  withoutTax: 'बिना टैक्स: ऑपरेटर का टैक्स नंबर नहीं है',
  setBy: '{who} ने {time} को तय की',
  rate: 'कमीशन, प्रतिशत में',
  rateHint: 'उत्पादों के टैक्स से पहले के मूल्य पर, जैसे 8.5।',
  rateWrong: '0 से 100 तक की संख्या लिखें, अधिकतम दो दशमलव।',
  validFrom: 'इस तारीख से',
  validFromHint: 'आज या इसके बाद की तारीख। जारी इनवॉइस की दर नहीं बदलती।',
  category: 'श्रेणी',
  categoryCode: 'श्रेणी का कोड',
  categoryHint: 'इसके नीचे की सभी श्रेणियों के साथ। खाली: सभी श्रेणियाँ।',
  codeWrong: 'कोड में नौ या दस अंक होते हैं।',
  seller: 'विक्रेता',
  sellerHint: 'विक्रेता का कोड; खोजने के लिए नाम का हिस्सा लिखें। खाली: सभी विक्रेता।',
  operatorGstin: 'ऑपरेटर का GSTIN',
  operatorTrn: 'ऑपरेटर का TRN',
  operatorHint: 'जिसके तहत कमीशन लिया जाता है। खाली: इस पर टैक्स नहीं लगता और इसका इनवॉइस नहीं बनता।',
  numberWrong: 'टैक्स नंबर में 15 अक्षर और अंक होते हैं।',
  keptText: 'दर न बदली जाती है न हटाई जाती है: उसी विक्रेता और श्रेणी की नई दर अपनी तारीख से उसकी जगह लेती है।',
  save: 'तय करें',
  saved: 'दर तय हो गई।',
}
