// Hindi texts of the register of invoices and notes.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './document-register.en.ts'

export const messages: Translated<typeof english> = {
  list: 'इनवॉइस और नोट',
  search: 'नंबर, ऑर्डर या टैक्स नंबर',
  number: 'नंबर',
  kind: 'प्रकार',
  date: 'तारीख',
  order: 'ऑर्डर',
  issuer: 'जारीकर्ता',
  buyer: 'खरीदार',
  taxNumber: 'टैक्स नंबर',
  buyerHidden: 'नहीं दिखाया जाता',
  taxable: 'कर योग्य मूल्य',
  tax: 'टैक्स',
  total: 'कुल',
  pdf: 'PDF',
  pdfOf: 'PDF: {number}',
  sums: '{month} का जोड़',
  documents: 'दस्तावेज़',
  count: '{count, plural, one{{shown} दस्तावेज़} other{{shown} दस्तावेज़}}',
  tooMany: 'इस महीने में इतने दस्तावेज़ हैं कि जोड़ यहाँ नहीं दिखाया जा सकता। कोई प्रकार या जारीकर्ता चुनें।',
  nothing: 'कोई दस्तावेज़ नहीं मिला',
}
