// Hindi texts of versions of records.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './versions.en.ts'

export const messages: Translated<typeof english> = {
  savedBy: 'सहेजने वाले: {name}, {time}',
  mergeHint: 'हर फ़ील्ड के लिए चुनें कि कौन-सा मान रहे। जिन्हें आपने नहीं बदला, उनमें स्टोर का मान रहेगा।',
  merge: 'चुने हुए मान लें',
  nothingDiffers: 'मान वही हैं जो आपके फ़ॉर्म में हैं।',
  gone: 'इस बीच इसे हटा दिया गया।',
  leaveGone: 'हटा रहने दें',
  keepGone: 'मेरा रखें और फिर से बनाएँ',
  'is-true': 'हाँ',
  'is-false': 'नहीं',
  history: 'इतिहास',
  noHistory: 'ऑडिट लॉग में इसका अभी कोई बदलाव नहीं है।',
  wasMade: 'बनाया गया',
  wasRemoved: 'हटाया गया',
  wasChanged: 'बदला गया',
  changedFields: 'बदला गया: {fields}',
  compare: 'अभी से तुलना करें',
  sameAsNow: 'अभी से कोई अंतर नहीं है।',
  unreadable: 'यह रूप किसी पुराने संस्करण ने लिखा है। इसकी तुलना नहीं हो सकती।',
  thenAndNow: 'तब: {earlier} · अभी: {now}',
  restore: 'यह रूप वापस लाएँ',
  restored: 'पहले वाला रूप फिर से लागू है',
  saveFirst: 'पहले अपने बदलाव सहेजें या छोड़ें।',
  draftKept: 'पहले टाइप किया हुआ यहाँ है।',
  draftDrop: 'शुरू से भरें',
}
