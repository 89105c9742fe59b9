// The Hindi texts of order mails.

import type { MailWords } from './mail-words.ts'

export const HI: MailWords = {
  hello: name => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  placed: order => ({
    subject: `ऑर्डर ${order} दर्ज हो गया है`,
    text: 'आपके ऑर्डर के लिए धन्यवाद। हमें यह मिल गया है।',
  }),
  payOnDelivery: amount => `डिलीवरी के समय आपको ${amount} देने होंगे।`,
  awaitingTransfer: (order, amount) => ({
    subject: `ऑर्डर ${order} आपके बैंक ट्रांसफ़र की प्रतीक्षा में है`,
    text: `कृपया 24 घंटे के भीतर ${amount} नीचे दिए खाते में ट्रांसफ़र करें और संदर्भ में ऑर्डर नंबर लिखें।`,
  }),
  paymentFailed: (order, amount) => ({
    subject: `ऑर्डर ${order} का भुगतान नहीं हो सका`,
    text: `${amount} का भुगतान पूरा नहीं हुआ। ऑर्डर की अवधि समाप्त होने तक आप ऑर्डर पेज से फिर भुगतान कर सकते हैं।`,
  }),
  expired: order => ({
    subject: `ऑर्डर ${order} की अवधि समाप्त हो गई है`,
    text: 'समय पर भुगतान नहीं मिला, इसलिए ऑर्डर की अवधि समाप्त हो गई है। उत्पाद अब आपके लिए आरक्षित नहीं हैं।',
  }),
  shipped: (order, parcel, carrier) => ({
    subject: `ऑर्डर ${order} का पार्सल ${parcel} रवाना हो गया है`,
    text: carrier ? `पार्सल ${carrier} को सौंप दिया गया है।` : 'पार्सल कूरियर को सौंप दिया गया है।',
  }),
  outForDelivery: (order, parcel) => ({
    subject: `ऑर्डर ${order} का पार्सल ${parcel} डिलीवरी के लिए निकल गया है`,
    text: 'कूरियर आपके पते की ओर आ रहा है।',
  }),
  delivered: (order, parcel) => ({
    subject: `ऑर्डर ${order} का पार्सल ${parcel} डिलीवर हो गया है`,
    text: 'कूरियर के अनुसार यह पार्सल डिलीवर हो गया है।',
  }),
  parcelReturned: (order, parcel) => ({
    subject: `ऑर्डर ${order} के पार्सल ${parcel} की डिलीवरी नहीं हो सकी`,
    text: 'कूरियर यह पार्सल डिलीवर नहीं कर सका। यह हमारे वेयरहाउस में वापस आ गया है और दोबारा नहीं भेजा जाएगा।',
  }),
  parcelLost: (order, parcel) => ({
    subject: `ऑर्डर ${order} का पार्सल ${parcel} रास्ते में खो गया`,
    text: 'कूरियर से यह पार्सल खो गया है। हमें खेद है। हम ये उत्पाद दोबारा भेजेंगे या उनका भुगतान लौटाएँगे, और आपको इसकी जानकारी देंगे।',
  }),
  parcelSentAgain: (order, parcel, carrier) => ({
    subject: `ऑर्डर ${order} के पार्सल ${parcel} के उत्पाद दोबारा भेजे गए हैं`,
    text: carrier
      ? `खोए हुए पार्सल के बदले दूसरा पार्सल ${carrier} को सौंप दिया गया है। इसके लिए आपको अलग से कुछ नहीं देना है।`
      : 'खोए हुए पार्सल के बदले दूसरा पार्सल कूरियर को सौंप दिया गया है। इसके लिए आपको अलग से कुछ नहीं देना है।',
  }),
  parcelLostRefunded: (order, parcel) => ({
    subject: `ऑर्डर ${order} का पार्सल ${parcel} खो गया और दोबारा नहीं भेजा जाएगा`,
    text: 'कूरियर से यह पार्सल खो गया है। इसके उत्पाद दोबारा नहीं भेजे जाएँगे।',
  }),
  undeliveredRefund: 'इसके लिए किया गया भुगतान उसी माध्यम में लौटाया जाएगा जिससे आपने भुगतान किया था।',
  undeliveredCash: 'इसके लिए आपको कुछ नहीं देना है।',
  cancelled: order => ({ subject: `ऑर्डर ${order} रद्द हो गया है`, text: 'ऑर्डर रद्द कर दिया गया है।' }),
  itemsCancelled: (order, payable) => ({
    subject: `ऑर्डर ${order} के कुछ उत्पाद रद्द हो गए हैं`,
    text: `ऑर्डर के कुछ उत्पाद रद्द कर दिए गए हैं। अब ऑर्डर की राशि ${payable} है; जो उत्पाद आने बाकी हैं वे नीचे दिए गए हैं।`,
  }),
  linesEdited: (order, payable) => ({
    subject: `ऑर्डर ${order} बदला गया`,
    text: `हमने ऑर्डर के उत्पाद बदले हैं। अब इसकी कीमत ${payable} है; अब इसमें क्या-क्या है, नीचे दिया है।`,
  }),
  editWaits: (order, difference, until) => ({
    subject: `ऑर्डर ${order}: बदलाव के लिए ${difference} और देने हैं`,
    text: `आपसे तय हुआ ऑर्डर का बदलाव हमने तैयार कर दिया है। इसमें ${difference} और लगेंगे। कृपया ${until} तक ऑर्डर पेज पर भुगतान करें, वहीं दिखता है कि क्या बदलेगा; तब तक उत्पाद आपके लिए रखे हैं। भुगतान न होने पर ऑर्डर जैसा है वैसा ही रहेगा।`,
  }),
  payDifference: 'बदलाव देखें और भुगतान करें',
  editNotMade: order => ({
    subject: `ऑर्डर ${order} पहले जैसा ही है`,
    text: 'ऑर्डर का वह बदलाव नहीं किया गया जिसके लिए और भुगतान करना था। ऑर्डर में अब जो है, वह नीचे दिया है।',
  }),
  editNotPaid: 'बदलाव का भुगतान समय पर नहीं मिला, इसलिए बदलाव नहीं किया गया। ऑर्डर में जो है, वह नीचे दिया है।',
  editPaidLate: 'अगर आपने बदलाव के लिए भुगतान किया है, तो वह राशि उसी माध्यम में लौटाई जाएगी जिससे आपने भुगतान किया था।',
  addressCorrected: order => ({
    subject: `ऑर्डर ${order}: डिलीवरी का पता ठीक किया गया`,
    text: 'हमने ऑर्डर का डिलीवरी पता ठीक किया है; अब वह नीचे दिया है। अगर यह सही नहीं है, तो ऑर्डर निकलने से पहले हमें बताएँ।',
  }),
  partRefunded: amount => `${amount} उसी माध्यम में लौटाए जाएँगे जिससे आपने भुगतान किया था।`,
  refundMade: (order, amount) => ({
    subject: `ऑर्डर ${order}: ${amount} लौटाए गए`,
    text: `हमने आपको ${amount} लौटा दिए हैं। आपके बैंक में यह राशि दिखने में कुछ कार्य दिवस लग सकते हैं।`,
  }),
  refundLink: (order, amount) => ({
    subject: `ऑर्डर ${order}: ${amount} कहाँ भेजें?`,
    text: `आपने नकद भुगतान किया था, इसलिए ${amount} का रिफ़ंड बैंक खाते में भेजा जाएगा। कृपया 90 दिनों के भीतर खाता बताएँ। उसके बाद भी आप ऑर्डर पेज पर बता सकते हैं।`,
  }),
  nameAccount: 'बैंक खाता बताएँ',
  refundFollows: 'आपका भुगतान उसी माध्यम में लौटाया जाएगा जिससे आपने भुगतान किया था।',
  nothingCharged: 'आपसे कोई राशि नहीं ली गई है।',
  invoice: (order, invoice, seller) => ({
    subject: `ऑर्डर ${order}: ${seller} का इनवॉइस ${invoice}`,
    text: `इनवॉइस ${invoice} इस मेल के साथ PDF में संलग्न है। यह आपको ऑर्डर पेज पर भी मिलेगा।`,
  }),
  debitNote: (order, note, seller) => ({
    subject: `ऑर्डर ${order}: ${seller} का डेबिट नोट ${note}`,
    text: `${seller} ने इस ऑर्डर के एक इनवॉइस में कम राशि ली थी। डेबिट नोट ${note} इस मेल के साथ PDF में संलग्न है। इसमें लिखा है कि और कितनी राशि देय है और क्यों। यह आपको ऑर्डर पेज पर भी मिलेगा।`,
  }),
  creditNote: (order, note, seller) => ({
    subject: `ऑर्डर ${order}: ${seller} का क्रेडिट नोट ${note}`,
    text: `क्रेडिट नोट ${note} इस मेल के साथ PDF में संलग्न है। यह आपको ऑर्डर पेज पर भी मिलेगा।`,
  }),
  challan: (order, challan, seller) => ({
    subject: `ऑर्डर ${order}: ${seller} का डिलीवरी चालान ${challan}`,
    text: `आपका बदला हुआ सामान डिलीवरी चालान ${challan} के साथ भेजा गया है। चालान इस मेल के साथ PDF में संलग्न है। इसके लिए आपको कुछ भुगतान नहीं करना है। यह आपको ऑर्डर पेज पर भी मिलेगा।`,
  }),
  orderNumber: 'ऑर्डर',
  placedOn: 'ऑर्डर की तारीख',
  poNumber: 'परचेज़ ऑर्डर',
  deliverTo: 'डिलीवरी का पता',
  deliveryBy: 'डिलीवरी की तारीख',
  parcel: 'पार्सल',
  carrier: 'कूरियर',
  trackingNumber: 'ट्रैकिंग नंबर',
  beneficiary: 'लाभार्थी',
  accountNumber: 'खाता संख्या',
  ifsc: 'IFSC',
  bank: 'बैंक',
  transferReference: 'संदर्भ',
  units: count => `मात्रा ${count}`,
  total: 'कुल',
  totals: {
    'totals.item': '{listPrice} पर उत्पाद',
    'totals.mrpSaving': 'छूट',
    'totals.quantityBreak': 'मात्रा पर छूट',
    'totals.priceList': 'आपकी मूल्य सूची',
    'totals.promotion': 'कूपन {code}',
    'totals.automaticOffer': 'ऑफ़र: {title}',
    'totals.prepaidDiscount': 'प्रीपेड छूट',
    'totals.shipping': 'डिलीवरी शुल्क',
    'totals.shippingFree': 'डिलीवरी शुल्क',
    'totals.codFee': 'कैश ऑन डिलीवरी शुल्क',
    'totals.giftPacking': 'गिफ़्ट पैकिंग',
    'totals.surcharge': 'अतिरिक्त शुल्क: {label}',
    'totals.noCostEmi': 'नो-कॉस्ट EMI छूट',
    'totals.paymentOffer': 'भुगतान ऑफ़र {code}',
    'totals.exchangeCredit': 'एक्सचेंज क्रेडिट',
    'totals.rewards': 'रिवॉर्ड पॉइंट',
    'totals.cancellationDiscount': 'रद्द करने के बाद भी वही कीमत',
    'totals.taxIncluded': 'कुल में शामिल {code}',
  },
  viewOrder: 'ऑर्डर देखें',
  payAgain: 'फिर से भुगतान करें',
  whySent: order => `यह मेल आपको कारखाना पर ऑर्डर ${order} के कारण भेजा गया है।`,
  review: {
    subject: 'आपके उत्पाद कैसे हैं?',
    text: 'आपका ऑर्डर कुछ दिन पहले पहुँच गया था। उत्पाद खोलें और रिव्यू लिखें: इससे दूसरे खरीदारों को चुनने में मदद मिलती है।',
  },
  rateProducts: 'रिव्यू लिखें',
  whyReview: order => `यह मेल आपको इसलिए भेजा गया है कि कारखाना पर आपका ऑर्डर ${order} डिलीवर हुआ है।`,
  unsubscribe: 'मुझसे फिर रिव्यू न माँगें',
}
