// Hindi texts of a refund without a return.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './reductions.en.ts'

export const messages: Translated<typeof english> = {
  open: 'बिना वापसी के रिफ़ंड',
  title: 'ऑर्डर {number} का बिना वापसी के रिफ़ंड',
  text: 'पहुँच चुके उन नगों के लिए जो ग्राहक रख लेता है या जो उसे मिले ही नहीं। उनकी पूरी कीमत का क्रेडिट और रिफ़ंड तुरंत होता है; स्टॉक वैसा ही रहता है और वे फिर वापस नहीं हो सकते।',
  nothing: 'इस ऑर्डर में बिना वापसी के रिफ़ंड करने को कुछ नहीं है।',
  notPaid: 'इस ऑर्डर का कोई भुगतान नहीं है जो लौटाया जा सके।',
  ofPieces: '{count, plural, one{# नग में से} other{# नग में से}}।',
  cannot: 'रिफ़ंड के लिए कुछ नहीं बचा',
  'not-delivered': 'अभी पहुँचा नहीं है',
  settled: 'वापसी में है या उसका रिफ़ंड हो चुका है',
  reason: 'कारण',
  'reason-missing': 'नग कम हैं',
  'reason-deficient': 'नग वैसे नहीं हैं जैसे तय थे, ग्राहक उन्हें रखता है',
  'reason-overcharged': 'कीमत गलत ली गई',
  note: 'क्या हुआ, स्टाफ़ के लिए',
  choosePieces: 'कम से कम एक नग चुनें।',
  computing: 'राशि निकाली जा रही है।',
  notes: 'क्रेडिट नोट',
  noteFor: '{invoice} का क्रेडिट नोट',
  sums: '{taxable} और {tax} {name}',
  withoutTax: 'बिना टैक्स के: टैक्स वाले क्रेडिट नोट का अंतिम दिन बीत चुका है।',
  discount: 'इसमें से {amount} टैक्स के बाद की छूट थी, वह नहीं लौटाई जाएगी।',
  refund: 'रिफ़ंड: {amount}',
  left: 'ऑर्डर के भुगतानों में से ज़्यादा से ज़्यादा {amount} बाकी हैं।',
  tooMuch: 'यह ऑर्डर के भुगतानों में बाकी राशि से ज़्यादा है।',
  'to-source': 'पैसे उसी माध्यम में लौटेंगे जिससे भुगतान हुआ था।',
  'to-link': 'भुगतान नकद हुआ था: ग्राहक को बैंक खाता बताने का लिंक भेजा जाएगा।',
  final: 'क्रेडिट नोट न बदले जाते हैं न हटाए जाते हैं।',
  confirm: 'क्रेडिट और रिफ़ंड करें',
  done: '{amount} का क्रेडिट और रिफ़ंड हुआ।',
}
