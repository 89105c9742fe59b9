// Hindi texts of the library of pictures, and of choosing a picture of it.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './library.en.ts'

export const messages: Translated<typeof english> = {
  pictures: 'तस्वीरें',
  find: 'फ़ाइल के नाम या वैकल्पिक पाठ से खोजें',
  use: 'इस्तेमाल',
  unused: 'कहीं इस्तेमाल नहीं',
  add: 'तस्वीरें जोड़ें',
  adding: '{count} में से तस्वीर {at} जोड़ी जा रही है …',
  added: '{count, plural, one{# तस्वीर जोड़ी गई} other{# तस्वीरें जोड़ी गईं}}',
  unreadable: 'तस्वीर के रूप में नहीं पढ़ी जा सकी: {names}',
  none: 'यहाँ कोई तस्वीर नहीं है',
  noneText: 'उत्पादों, ब्रांडों और पेजों के लिए अपलोड की गई तस्वीरें यहाँ दिखती हैं। ग्राहकों की फ़ोटो नहीं दिखतीं।',
  noneUnused: 'बिना इस्तेमाल की कोई तस्वीर नहीं मिली',
  noneOnPage: 'देखी गई 1,000 तस्वीरों में बिना इस्तेमाल की कोई नहीं है। "पुराने" में आगे देखें।',
  size: '{width} × {height} px',
  kilobytes: '{count} KB',
  unnamed: 'बिना नाम की तस्वीर',
  usedIn: 'यहाँ इस्तेमाल हो रही है',
  uses: '{count, plural, one{# जगह इस्तेमाल} other{# जगह इस्तेमाल}}',
  usesMore: '{count, plural, one{# से ज़्यादा जगह इस्तेमाल} other{# से ज़्यादा जगह इस्तेमाल}}',
  useElsewhere: 'दूसरे बाज़ार में इस्तेमाल',
  usedNowhere: 'इस्तेमाल नहीं',
  moreUses: 'यह और जगह भी इस्तेमाल हो रही है, या ऐसे बाज़ार में जो आपके पास नहीं है।',
  'kind-product': 'उत्पाद',
  'kind-brand': 'ब्रांड',
  'kind-category': 'श्रेणी',
  menu: 'मेनू',
  'kind-layout': 'स्टोर का लेआउट',
  'kind-draft': 'लेआउट का ड्राफ़्ट',
  'kind-version': 'लेआउट का पुराना संस्करण',
  addedAt: 'जोड़ी गई',
  fileName: 'फ़ाइल का नाम',
  altEn: 'वैकल्पिक पाठ, अंग्रेज़ी',
  altHi: 'वैकल्पिक पाठ, हिन्दी',
  altHint: 'बताता है कि तस्वीर में क्या है। इससे तस्वीर यहाँ मिलती है; उत्पादों के अपने पाठ होते हैं।',
  saved: 'सहेजा गया।',
  remove: 'तस्वीर हटाएँ',
  removeText:
    'तस्वीर लाइब्रेरी से हट जाएगी और आगे कहीं इस्तेमाल नहीं हो सकेगी। पुराने ऑर्डर में यह दिखती रहेगी। यह 30 दिन तक ट्रैश में रहेगी; कोई रिकॉर्ड इसे न दिखाता हो, तो {days} दिन बाद इसकी फ़ाइल भी हट जाएगी।',
  removed: 'तस्वीर हटा दी गई।',
  usedHint: 'जो तस्वीर इस्तेमाल हो रही है, वह हटाई नहीं जा सकती।',
  deletedWaiting:
    '{count, plural, one{हटाई गई # तस्वीर ({size}) हटाने के {days} दिन बाद तक रखी जाती है।} other{हटाई गई # तस्वीरें ({size}) हटाने के {days} दिन बाद तक रखी जाती हैं।}}',
  deletedKept:
    '{count, plural, one{हटाई गई # तस्वीर ({size}) इसलिए रखी है कि कोई ऑर्डर या दूसरा पुराना रिकॉर्ड उसे दिखाता है।} other{हटाई गई # तस्वीरें ({size}) इसलिए रखी हैं कि कोई ऑर्डर या दूसरा पुराना रिकॉर्ड उन्हें दिखाता है।}}',
  choose: 'लाइब्रेरी से चुनें',
}
