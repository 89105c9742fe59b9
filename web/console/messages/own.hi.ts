// Hindi texts of the own account.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './own.en.ts'

export const messages: Translated<typeof english> = {
  logout: 'लॉग आउट करें',
  factor: 'ऑथेंटिकेटर ऐप',
  factorOn:
    '{count, plural, =0{जोड़ा गया है। कोई रिकवरी कोड नहीं बचा: नए बनाएँ।} one{जोड़ा गया है। # रिकवरी कोड बचा है।} other{जोड़ा गया है। # रिकवरी कोड बचे हैं।}}',
  factorOff: 'नहीं जोड़ा गया है। इसके बाद कोई सिर्फ़ आपके पासवर्ड से लॉग इन नहीं कर सकता।',
  factorSet: 'ऑथेंटिकेटर ऐप जुड़ गया है।',
  setUpFactor: 'ऐप जोड़ें',
  renewCodes: 'नए रिकवरी कोड बनाएँ',
  presentPassword: 'मौजूदा पासवर्ड',
  changePassword: 'पासवर्ड बदलें',
  passwordChanged: 'पासवर्ड बदल गया है; आपके बाकी सेशन समाप्त हो गए हैं।',
  sessions: 'सेशन',
  endSession: 'समाप्त करें',
  endOthers: 'बाकी सभी समाप्त करें',
  othersEnded: '{count, plural, =0{कोई और सेशन खुला नहीं था।} one{# सेशन समाप्त हुआ।} other{# सेशन समाप्त हुए।}}',
  thisSession: 'यही सेशन',
  unknownBrowser: 'अज्ञात ब्राउज़र',
  lastUsed: 'पिछली बार: {time}',
}
