// Hindi texts of the offers of a product in its editor.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './offers.en.ts'

export const messages: Translated<typeof english> = {
  rule: 'चालू ऑफ़र में से, रीफ़र्बिश्ड से पहले नया, स्टोर वह दिखाता है जो खरीदा जा सकता है; ऐसे कई हों तो तुलना में सबसे अच्छा।',
  noMrp: 'किसी ने घोषित नहीं किया',
  break: '{from} से: {price}',
  quantities: 'मात्रा',
  quantitiesOf: 'कम से कम {least}, {multiple} के गुणकों में',
  days: '{count, plural, =0{कोई नहीं} other{# दिन}}',
  condition: 'हालत',
  'condition-new': 'नया',
  'condition-refurbished': 'रीफ़र्बिश्ड',
  compared:
    'तुलना: 10,000 में से {score}। शिपिंग के साथ कीमत {landed}: {price}, डिलीवरी {delivery}, विक्रेता की रेटिंग {rating}, स्टॉक {stock}।',
  onlyOne: 'यह इसलिए दिखता है क्योंकि किसी और विक्रेता का ऑफ़र चालू नहीं है।',
  noneActive: 'खरीदने के विकल्प के बिना दिखता है: किसी विक्रेता का ऑफ़र चालू नहीं है।',
  edit: 'बदलें',
  end: 'ऑफ़र खत्म करें',
  beginAgain: 'फिर से बेचें',
  firstEnds: 'पहला विक्रेता। उत्पाद बिकेगा या नहीं, यह प्रकाशन में तय होता है।',
  turned: 'बदलाव ड्राफ़्ट में आ गया है। जाँचकर सहेजें।',
}
