// Hindi texts of pick lists.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './picking.en.ts'

export const messages: Translated<typeof english> = {
  title: 'पिक सूची',
  orders: 'ऑर्डर',
  print: 'प्रिंट करें',
  warehouse: 'वेयरहाउस',
  warehouseParcels: '{name} ({count, plural, one{# पार्सल} other{# पार्सल}})',
  summary:
    'पैक करने हैं {parcels, plural, one{# पार्सल} other{# पार्सल}}, लाने हैं {products, plural, one{# उत्पाद} other{# उत्पाद}}',
  more: 'ये सबसे पुराने ऑर्डर हैं; यहाँ और भी पैक करने हैं।',
  left: 'इन ऑर्डर का कोई पार्सल इस सूची में नहीं है, क्योंकि वह दूसरे वेयरहाउस में है, पैक हो चुका है, रोका हुआ है या पुष्ट नहीं है: {numbers}',
  nothing: 'यहाँ कुछ पैक नहीं करना है।',
  done: '{of} में से {done} लाए गए',
  clear: 'फिर से शुरू करें',
  noBin: 'बिन तय नहीं',
  bin: 'बिन',
  pick: '{quantity} × {product} लाएँ, बिन {bin}',
  forOrder: 'ऑर्डर {number} के लिए {quantity}',
}
