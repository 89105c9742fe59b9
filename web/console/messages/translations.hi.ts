// Hindi texts of the list of texts to translate.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './translations.en.ts'

export const messages: Translated<typeof english> = {
  title: 'अनुवाद',
  all: 'सभी',
  missing: 'बाकी',
  outdated: 'पुराने',
  'is-missing': 'हिंदी नहीं है',
  'is-outdated': 'अंग्रेज़ी बदल गई है',
  nothing: 'अनुवाद के लिए कुछ नहीं',
  nothingText: 'इस दृश्य के हर उत्पाद की हिंदी ताज़ा है।',
  name: 'नाम',
  features: 'मुख्य विशेषताएँ',
  description: 'विवरण',
  englishOf: '{text} अंग्रेज़ी में',
  hindiOf: '{text} हिंदी में',
  notActive: 'अभी स्टोर में नहीं',
  noOffer: 'यह उत्पाद कोई विक्रेता नहीं बेचता: इसके पाठ नहीं बदले जा सकते।',
  stillFits: 'हिंदी अब भी सही है',
  confirmed: 'हिंदी को ताज़ा मान लिया गया है।',
  saved: 'अनुवाद सहेज लिए गए हैं।',
  products: 'उत्पाद',
  exportHint:
    'फ़ाइल में इस दृश्य के पाठ होते हैं, अधिकतम 10,000। स्प्रेडशीट में Hindi कॉलम भरें, बाकी कॉलम वैसे ही रहने दें, फिर फ़ाइल यहाँ वापस लाएँ।',
  chooseFile: 'अनुवाद की गई फ़ाइल',
  reportTaken: '{count, plural, one{# पाठ ड्राफ़्ट में आया} other{# पाठ ड्राफ़्ट में आए}}',
  reportSame: '{count, plural, one{# पाठ पहले जैसा है} other{# पाठ पहले जैसे हैं}}',
  reportSkipped:
    '{count, plural, one{# पाठ छोड़ा गया, क्योंकि वह इस बीच बदल गया} other{# पाठ छोड़े गए, क्योंकि वे इस बीच बदल गए}}',
  reportWrong: '{count, plural, one{# पंक्ति गलत है} other{# पंक्तियाँ गलत हैं}}',
  'reason-english-changed': 'इस बीच अंग्रेज़ी बदल गई',
  'reason-hindi-changed': 'इस बीच हिंदी बदल गई',
  'reason-unreadable': 'पंक्ति पढ़ी नहीं जा सकी',
  'reason-field-unknown': 'ऐसा कोई फ़ील्ड नहीं',
  'reason-version-unknown': 'Version कॉलम बदल दिया गया है',
  'reason-twice': 'यह पाठ फ़ाइल में दो बार है',
  'reason-empty': 'हिंदी खाली है',
}
