// Hindi texts of files of cells that leave and come back.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './files.en.ts'

export const messages: Translated<typeof english> = {
  readBack: 'फ़ाइल आयात करें',
  readHint: 'CSV या Excel (.xlsx)। अभी कुछ सहेजा नहीं जाता: फ़ाइल के बदलाव आपके ड्राफ़्ट में आते हैं।',
  file: 'फ़ाइल',
  read: 'फ़ाइल आयात करें',
  tooLarge: 'फ़ाइल 7 MB से बड़ी है। इसे हिस्सों में भेजें।',
  report: 'आयात का नतीजा',
  cellsTaken: '{count, plural, one{# सेल ड्राफ़्ट में आया} other{# सेल ड्राफ़्ट में आए}}',
  cellsSame: '{count, plural, one{# सेल नहीं बदला} other{# सेल नहीं बदले}}',
  cellsSkipped:
    '{count, plural, one{# सेल छोड़ा गया, क्योंकि वह इस बीच बदल गया} other{# सेल छोड़े गए, क्योंकि वे इस बीच बदल गए}}',
  cellsWrong: '{count, plural, one{# सेल या पंक्ति गलत है} other{# सेल या पंक्तियाँ गलत हैं}}',
  unread: 'ये कॉलम नहीं पढ़े गए, क्योंकि इनके शीर्षक किसी फ़ील्ड के नहीं हैं: {headings}',
  takeAnyway: 'फिर भी आयात करें',
  taken: 'ड्राफ़्ट में है',
  downloadLeft: 'न ली गई पंक्तियाँ, CSV में',
  closeReport: 'रिपोर्ट बंद करें',
  line: 'पंक्ति {row}',
  'reason-changed': 'स्टोर में इस बीच दूसरा मान है',
  'reason-unreadable': 'पंक्ति पढ़ी नहीं जा सकी',
  'reason-version-unknown': 'Version कॉलम बदल दिया गया है',
  'reason-twice': 'यह उत्पाद फ़ाइल में दो बार है',
  inStore: 'अभी स्टोर में',
  inFile: 'फ़ाइल में',
}
