// Hindi messages for the offline page and of notices about the connection.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['offline']> = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'इस पेज के लिए इंटरनेट कनेक्शन चाहिए। अपना नेटवर्क जाँचें; कनेक्शन लौटते ही पेज अपने आप खुल जाएगा।',
  retry: 'फिर से कोशिश करें',
  stored: '{time} की स्थिति',
  products: 'आपके देखे हुए उत्पाद',
  cart: 'आपका कार्ट',
  cartLine: '{name}, {quantity}',
  waiting: 'ऑनलाइन होते ही आपके कार्ट में {count} बदलाव कर दिए जाएँगे।',
  orders: 'आपके पिछले ऑर्डर',
  orderLine: '{count, plural, one{{name}} =2{{name} और 1 अन्य} other{{name} और {more} अन्य}}',
  order: 'ऑर्डर {number}',
  nothing: 'ऑफ़लाइन होने पर आपके देखे हुए उत्पाद, आपका कार्ट और पिछले ऑर्डर यहाँ दिखते हैं।',
  lost: 'आप ऑफ़लाइन हैं।',
  back: 'आप फिर से ऑनलाइन हैं।',
  kept: 'आप ऑफ़लाइन हैं। ऑनलाइन होते ही उत्पाद आपके कार्ट में जोड़ दिया जाएगा।',
  keptQuantity: 'आप ऑफ़लाइन हैं। ऑनलाइन होते ही मात्रा बदल दी जाएगी।',
  quantitiesSynced: 'ऑफ़लाइन रहते बदली गई {count} मात्राएँ आपके कार्ट में बदल दी गईं।',
  cartSynced: 'ऑफ़लाइन रहते चुने गए {count} उत्पाद आपके कार्ट में जोड़ दिए गए।',
  conflictTitle: 'कार्ट में वैसा नहीं हुआ जैसा आपने चुना',
  conflictText: 'ये उत्पाद आपने ऑफ़लाइन रहते बदले थे। ये बदलाव वैसे नहीं हो सके जैसे आपने चुने थे।',
  conflictLine: '{name}, मात्रा {quantity}:',
  conflictHeld: '{name}: आपने {quantity} चुना; इस बीच इसे कहीं और से {held} कर दिया गया, वही रहेगा।',
  close: 'बंद करें',
}
