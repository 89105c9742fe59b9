// Hindi texts of mail addresses that get no more mail.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './bounced.en.ts'

export const messages: Translated<typeof english> = {
  title: 'पते जिन पर मेल नहीं जाता',
  short: 'लौटे हुए मेल',
  intro:
    'मेल सर्वर ने बताया है कि ये पते मौजूद नहीं हैं या मेल नहीं लेते। जब तक ग्राहक पते की फिर से पुष्टि नहीं करता या उसे यहाँ चालू नहीं किया जाता, उस पर सिर्फ़ OTP भेजे जाते हैं। यह सूची सभी देशों के लिए एक ही है।',
  recorded: 'पते पूरे दिखाए गए हैं; आपने इन्हें देखा, यह ऑडिट लॉग में दर्ज होता है।',
  masked: 'पते छिपाकर दिखाए गए हैं। चालू करने के लिए पता लिखें।',
  toCustomers: 'ग्राहक',
  find: 'पता या कारण',
  none: 'सभी पतों पर मेल जा रहा है',
  notFound: 'यह किसी पते या कारण में नहीं मिला',
  cameBack: '{time} को लौटा, संदेश “{template}”',
  release: 'चालू करें',
  releaseOne: '{address} चालू करें',
  releaseTyped: 'कोई पता चालू करें',
  releaseTitle: 'पते पर फिर से मेल भेजें',
  releaseText: 'पता वैसे ही लिखें जैसे ग्राहक बताता है।',
  releaseNamed: 'अब से {address} पर फिर मेल जाएगा। इस बीच जो नहीं भेजा गया, वह बाद में भी नहीं भेजा जाएगा।',
  address: 'ईमेल पता',
  notListed: 'यह पता सूची में नहीं है: इस पर मेल जाता है।',
  released: 'पते पर फिर से मेल जाएगा।',
  wasReleased: 'यह पता पहले ही चालू हो चुका था।',
  onlyLatest: 'सिर्फ़ सबसे नए {count} दिखाए गए हैं।',
}
