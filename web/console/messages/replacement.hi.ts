// Hindi texts of a replacement for which nothing comes back.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './replacement.en.ts'

export const messages: Translated<typeof english> = {
  open: 'बदले का उत्पाद भेजें',
  short: 'बदले का उत्पाद, कुछ वापस नहीं आएगा',
  title: 'ऑर्डर {number} के बदले का उत्पाद',
  text: 'पहुँच चुके उन नगों के लिए जो टूटे थे या कम थे: वही नग बिना किसी शुल्क के फिर से। ग्राहक कुछ वापस नहीं भेजता। पहले नग वापस चाहिए तो वापसी खोलें।',
  nothing: 'इस ऑर्डर में अभी कुछ बदला नहीं जा सकता।',
  cannot: 'बदला नहीं जा सकता',
  reason: 'कारण',
  note: 'ग्राहक क्या कहता है',
  noteHint: 'ग्राहक इसे पढ़ता है।',
  stock:
    'जब वापसी के पेज पर बदले का उत्पाद कूरियर को दिया जाता है, तब स्टॉक वेयरहाउस से निकलता है और भारत में डिलीवरी चालान बनता है। तब तक इसे रद्द किया जा सकता है।',
  confirm: 'बदले का उत्पाद देने का वादा करें',
  done: 'बदले के उत्पाद {number} का वादा दर्ज हुआ। उसे वापसी के पेज पर कूरियर को दें।',
}
