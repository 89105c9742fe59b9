// Hindi texts of the bin.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './bin.en.ts'

export const messages: Translated<typeof english> = {
  title: 'ट्रैश',
  intro: 'हटाई गई चीज़ें यहाँ {days} दिन रहती हैं और वापस लाई जा सकती हैं। उसके बाद वे हमेशा के लिए मिट जाती हैं।',
  nothing: 'पिछले {days} दिनों में कुछ नहीं हटाया गया।',
  kind: 'प्रकार',
  deletedBy: '{name} ने हटाया, {time}',
  goneAt: '{day} को हमेशा के लिए मिटेगा',
  restore: 'वापस लाएँ',
  restored: 'वापस लाया गया',
  'kind-custom-field': 'अतिरिक्त फ़ील्ड',
  'kind-group': 'ग्राहक समूह',
  'kind-holiday': 'छुट्टी',
  'kind-importSource': 'आयात का स्रोत',
  'kind-newsletter': 'न्यूज़लेटर',
  'kind-picture': 'तस्वीर',
  'kind-place-rule': 'जगह का नियम',
  'kind-return-window': 'श्रेणी का वापसी नियम',
  'kind-search-redirect': 'खोज का रीडायरेक्ट',
  'kind-synonym': 'खोज के शब्द',
  'kind-webhook': 'वेबहुक',
  'after-webhook': 'वापस आ गया, पर रुका हुआ है: पहले क्या करना है, उसके पेज पर लिखा है',
  'after-importSource': 'वापस आ गया, पर रुका हुआ है: पहले क्या करना है, उसके पेज पर लिखा है',
}
