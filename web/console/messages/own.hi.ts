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
  passkeys: 'पासकी',
  passkeysText:
    'पासकी से आप पासवर्ड और कोड के बिना, अपने डिवाइस के लॉक से लॉग इन करते हैं। जहाँ नया कोड चाहिए, वहाँ भी यह काम आती है।',
  passkeysNeedApp: 'पहले ऑथेंटिकेटर ऐप जोड़ें, फिर पासकी जोड़ी जा सकती है।',
  passkeysUnsupported: 'यह ब्राउज़र पासकी का समर्थन नहीं करता।',
  passkeyAdd: 'पासकी जोड़ें',
  passkeyAdded: 'पासकी जोड़ी गई।',
  passkeyName: 'पासकी का नाम',
  passkeyNameHint: 'जैसे डिवाइस का नाम: ऑफ़िस का लैपटॉप',
  passkeyCreated: 'जोड़ी गई: {time}',
  passkeyUnused: 'अभी तक इस्तेमाल नहीं हुई',
  passkeyElsewhere: 'सिर्फ़ {host} पर मान्य',
  passkeyRemove: 'हटाएँ',
  passkeyRemoveText: '“{name}” से अब लॉग इन नहीं होगा। इसे अपने पासवर्ड मैनेजर से भी हटाएँ।',
  passkeyRemoved: 'पासकी हटाई गई।',
  company: 'कंपनी खाता',
  companyLinked: '{time} को जुड़ा: आप अपने कंपनी खाते से लॉग इन कर सकते हैं। कोई मालिक यह जोड़ हटा सकता है।',
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
