// Hindi messages for company and tax number, wherever they are asked for.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['business']> = {
  company: 'कंपनी का नाम',
  companyOptional: 'कंपनी का नाम (वैकल्पिक)',
  companyRequired: 'कंपनी का पंजीकृत नाम डालें।',
  gstin: 'GSTIN',
  trn: 'TRN',
  gstinOptional: 'GSTIN (वैकल्पिक)',
  trnOptional: 'TRN (वैकल्पिक)',
  gstinHint: '15 अक्षर, जैसे 27AAPFU0939F1ZV।',
  trnHint: '15 अंक, 1 से शुरू।',
  gstinRequired: 'कृपया GSTIN डालें।',
  trnRequired: 'TRN डालें।',
  gstinFormat: 'कृपया सही GSTIN डालें। इसमें 2 अंक, 10 अक्षर का PAN और 3 और अक्षर होते हैं।',
  gstinCheck: 'कृपया सही GSTIN डालें। आखिरी अक्षर बाकी से मेल नहीं खाता: टाइप करते समय कोई गलती हुई है।',
  gstinState: 'कृपया सही GSTIN डालें। पहले 2 अंक किसी राज्य का कोड नहीं हैं।',
  trnFormat: 'सही TRN डालें: 15 अंक, 1 से शुरू।',
  licence: 'ट्रेड लाइसेंस नंबर (वैकल्पिक)',
  licenceHint: 'यह आपकी कंपनी के इलेक्ट्रॉनिक इनवॉइस पर लिखा जाता है।',
  licenceAuthority: 'जारी करने वाला प्राधिकरण (वैकल्पिक)',
  licenceRequired: 'ट्रेड लाइसेंस नंबर और जारी करने वाले का नाम दोनों लिखें, या दोनों खाली छोड़ें।',
  typing: '15 में से {count} अक्षर',
  valid: 'सही है',
  validState: 'सही है: {state}, PAN {pan}',
  validPan: 'सही है: PAN {pan}',
}
