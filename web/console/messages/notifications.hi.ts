// Hindi texts of the own notifications, and of what one chooses to be notified of.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './notifications.en.ts'

export const messages: Translated<typeof english> = {
  title: 'सूचनाएँ',
  bell: '{count, plural, =0{सूचनाएँ, सभी पढ़ी हुई} one{सूचनाएँ, # नहीं पढ़ी गई} other{सूचनाएँ, # नहीं पढ़ी गईं}}',
  choose: 'चुनें कि किसकी सूचना मिले',
  all: 'सभी',
  onlyUnread: 'नहीं पढ़ी गईं',
  unread: 'नहीं पढ़ी गई:',
  mark: 'पढ़ा हुआ मानें',
  markOne: 'पढ़ा हुआ मानें: {name}',
  markAll: 'सभी को पढ़ा हुआ मानें',
  none: 'कोई सूचना नहीं',
  order: 'ऑर्डर {number}',
  customer: 'ग्राहक {number}',
  product: 'उत्पाद {number}',
  return: 'वापसी {number}',
  rfq: 'कोटेशन का अनुरोध {number}',
  ticket: 'टिकट {number}',
  assigned: '{by} ने इसकी ज़िम्मेदारी आपको दी है',
  mentioned: '{by} ने एक नोट में आपका ज़िक्र किया है',
  note: '{by} ने नोट लिखा है',
  state: 'अब स्थिति: “{state}”',
  choicesLabel: 'आपको सूचना मिलेगी',
  'choice-assigned': 'जब कोई आपको किसी रिकॉर्ड की ज़िम्मेदारी दे',
  'choice-mentioned': 'जब किसी नोट में आपका ज़िक्र हो',
  'choice-note': 'जिन रिकॉर्ड को आप फ़ॉलो करते हैं, उनके नए नोट की',
  'choice-state': 'जिन ऑर्डर, वापसियों, कोटेशन के अनुरोधों और टिकटों को आप फ़ॉलो करते हैं, उनकी नई स्थिति की',
  dailyMail: 'दिन में एक बार मेल से, जो नहीं पढ़ा गया उसकी',
  saved: 'आपकी पसंद सहेजी गई।',
}
