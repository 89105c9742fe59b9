// Hindi texts of disputes.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './disputes.en.ts'

export const messages: Translated<typeof english> = {
  title: 'विवाद',
  path: 'पथ',
  number: 'विवाद {number}',
  'view-open': 'जवाब देना है',
  'view-reported': 'पुष्टि करनी है',
  'view-under-review': 'जाँच में',
  'view-won': 'जीते',
  'view-lost': 'हारे',
  'view-closed': 'बंद',
  nothing: 'इस दृश्य में कोई विवाद नहीं है',
  reportedText: 'इन सूचनाओं पर हस्ताक्षर नहीं है, इसलिए इन्हें कोई भी भेज सकता है। पुष्टि करने से पहले गेटवे का डैशबोर्ड देखें।',
  ofOrder: 'ऑर्डर {number}',
  openedOn: 'सूचना मिली {time}',
  respondBy: 'जवाब {time} तक दें',
  answeredOn: 'जवाब दिया {time}',
  refundable: 'इस भुगतान का रिफ़ंड अब भी हो सकता है।',
  history: 'इतिहास',
  historyAndNotes: 'इतिहास और नोट',
  answer: 'जवाब दिया हुआ दर्ज करें',
  answerText: 'पहले {gateway} के डैशबोर्ड में दस्तावेज़ भेजें। उसके बाद विवाद जाँच में रहेगा।',
  note: 'क्या भेजा गया',
  answered: 'विवाद का जवाब दर्ज हो गया।',
  'decide-open': 'पुष्टि करें',
  'decide-won': 'जीता',
  'decide-lost': 'हारा',
  'decide-closed': 'बंद करें',
  'decideText-open': '{gateway} के डैशबोर्ड में यह विवाद दिखता है। अब से इस भुगतान के रिफ़ंड रुके रहेंगे।',
  'decideText-won': '{gateway} के डैशबोर्ड में जो लिखा है वही दर्ज करें। पैसा स्टोर के पास रहेगा। इसे वापस नहीं लिया जा सकता।',
  'decideText-lost': '{gateway} के डैशबोर्ड में जो लिखा है वही दर्ज करें। पैसा ग्राहक के पास चला गया है। इसे वापस नहीं लिया जा सकता।',
  'decideText-closed': '{gateway} में ऐसा कोई विवाद नहीं है, या वह बिना फ़ैसले के खत्म हुआ। इसे वापस नहीं लिया जा सकता।',
  withheld: 'गेटवे ने यह राशि रोक ली है',
  recorded: 'दर्ज हो गया।',
}
