// Hindi texts of tags and responsible members for many records at once.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './tagging.en.ts'

export const messages: Translated<typeof english> = {
  selectAll: 'फ़िल्टर से मिले सभी चुनें',
  allSelected: '{count, plural, one{मिला हुआ # ग्राहक चुना गया} other{मिले हुए सभी # ग्राहक चुने गए}}',
  allOfMore: 'मिले हुए ग्राहकों में से सबसे नए {count} चुने गए: एक बार में इससे ज़्यादा नहीं होते',
  'step-add-tag': 'टैग लगाएँ',
  'step-remove-tag': 'टैग हटाएँ',
  'step-assign': 'ज़िम्मेदारी दें',
  tag: 'टैग',
  responsible: 'ज़िम्मेदार',
  nobody: 'कोई नहीं',
  check: 'जाँचें',
  fits: '{count, plural, =0{कोई ग्राहक नहीं बदलेगा।} one{# ग्राहक बदलेगा।} other{# ग्राहक बदलेंगे।}}',
  skippedBecause: '{count, plural, one{# छोड़ा जाएगा} other{# छोड़े जाएँगे}}: {reason}',
  'skip-already': 'पहले से ऐसा ही है',
  'skip-full': 'इस पर पहले से 20 टैग हैं',
  'skip-changed': 'इस बीच किसी ने बदल दिया',
  'skip-unknown': 'अब इस देश का ग्राहक नहीं है',
  about: 'जब तक रिपोर्ट रहती है, यानी 90 दिन, इसे पूरा वापस लिया जा सकता है।',
  start: 'शुरू करें',
  'title-add-tag': 'टैग {label} लगाएँ',
  'title-remove-tag': 'टैग {label} हटाएँ',
  'title-assign': 'ग्राहकों की ज़िम्मेदारी {name} को दें',
  'title-nobody': 'ज़िम्मेदारी किसी को न दें',
  'title-back': 'ज़िम्मेदारी पहले वालों को लौटाएँ',
  undone: 'वापस लिया गया: {title}',
  undo: 'वापस लें',
  undoTitle: 'इसे वापस लें?',
  undoText: '{count, plural, one{# ग्राहक} other{# ग्राहक}} पहले जैसे किए जाएँगे। इस बीच किसी ने जो बदला है, वह वैसा ही रहेगा।',
  toUndo: 'इसे वापस लिया जा चुका है: रिपोर्ट देखें',
  toCustomers: 'ग्राहक',
  moreLeft: '{count} और नहीं बदले।',
  customer: 'ग्राहक',
  stoppedText: 'जिसने इसे शुरू किया था, उसकी भूमिका में अब इसकी अनुमति नहीं है। बाकी ग्राहक वैसे ही रहे।',
}
