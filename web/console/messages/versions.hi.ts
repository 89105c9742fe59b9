// Hindi texts of versions of records.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './versions.en.ts'

export const messages: Translated<typeof english> = {
  savedBy: '{name} ने {time} को सहेजा।',
  mergeHint: 'हर फ़ील्ड के लिए चुनें कि कौन-सा मान रहे। जिसे आपने नहीं बदला, वह स्टोर जैसा रहेगा।',
  merge: 'चुने हुए मान फ़ॉर्म में लें',
  nothingDiffers: 'मान वही हैं जो आपके फ़ॉर्म में हैं।',
  gone: 'इस बीच किसी ने इसे हटा दिया।',
  leaveGone: 'हटा रहने दें',
  keepGone: 'मेरा रखें और फिर से बनाएँ',
  'is-true': 'हाँ',
  'is-false': 'नहीं',
  draftKept: 'पहले टाइप किया हुआ यहाँ है।',
  draftDrop: 'शुरू से भरें',
}
