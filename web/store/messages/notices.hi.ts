// Hindi messages for live notices.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['notices']> = {
  order: 'आपके ऑर्डर {number} में नई जानकारी है।',
  quoted: 'आपके कोटेशन अनुरोध {number} का जवाब आ गया है।',
  declined: 'कोटेशन अनुरोध {number} में माँगे गए उत्पाद हम नहीं दे सकते।',
  price: 'आपकी विशलिस्ट का {name} अब {price} में मिल रहा है।',
}
