// Hindi messages for the newsletter.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['newsletter']> = {
  title: 'न्यूज़लेटर',
  intro: 'वर्कशॉप, साइट और ऑफ़िस के लिए ऑफ़र, नए उत्पाद और गाइड।',
  email: 'ईमेल',
  emailInvalid: 'कृपया सही ईमेल पता डालें।',
  subscribe: 'सब्सक्राइब करें',
  sent: '{email} पर भेजा गया मेल खोलें और पुष्टि करें। अगर यह पता पहले से सब्सक्राइब है, तो मेल नहीं भेजा जाता।',
  consent: 'मुझे मेल से न्यूज़लेटर भेजा जाए: ऑफ़र, नए उत्पाद और गाइड। इसे कभी भी बंद किया जा सकता है।',
  confirm: 'पुष्टि करें',
  confirmed: '{email} अब सब्सक्राइब है।',
  end: 'हर न्यूज़लेटर में एक लिंक होता है जो उसे एक क्लिक से बंद कर देता है।',
  privacy: 'गोपनीयता',
}
