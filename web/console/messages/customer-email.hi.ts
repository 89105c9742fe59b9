// Hindi texts of a mail address of a customer that staff change.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './customer-email.en.ts'

export const messages: Translated<typeof english> = {
  open: 'ईमेल पता बदलें',
  title: 'नया ईमेल पता',
  text: 'नए पते पर एक कोड भेजा जाता है, जो ग्राहक पढ़कर बताता है। उसके बाद ही खाते को नया पता मिलता है और पुराने पते को इसकी सूचना जाती है। पक्का करें कि माँगने वाला ग्राहक ही है।',
  email: 'नया ईमेल पता',
  send: 'कोड भेजें',
  sent: '{email} पर कोड भेजा जा रहा है। वह कुछ ही मिनट मान्य है।',
  code: 'ग्राहक का बताया हुआ कोड',
  reason: 'कारण, स्टाफ़ के लिए',
  change: 'पता बदलें',
  other: 'दूसरा पता',
  done: 'ईमेल पता बदल गया।',
}
