// Hindi names of the permissions of staff.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './permissions.en.ts'

export const messages: Translated<typeof english> = {
  'audit.read': 'ऑडिट लॉग देखना',
  'commission.write': 'कमीशन दरें बदलना',
  'exports.read': 'कैटलॉग निर्यात करना',
  'imports.read': 'आयात देखना',
  'imports.write': 'फ़ाइलें आयात करना',
  'invoices.write': 'इनवॉइस पर काम करना',
  'keys.write': 'API कुंजियाँ सँभालना',
  'leads.read': 'लीड देखना',
  'leads.write': 'लीड पर काम करना',
  'ledger.read': 'बहीखाता देखना',
  'messages.read': 'संदेश देखना',
  'messages.write': 'संदेशों पर काम करना',
  'offers.read': 'विक्रेताओं के ऑफ़र देखना',
  'orders.read': 'ऑर्डर देखना',
  'orders.write': 'ऑर्डर पर काम करना',
  'payments.write': 'भुगतान और रिफ़ंड दर्ज करना',
  'payouts.write': 'विक्रेताओं को भुगतान करना',
  'returns.write': 'वापसी पर फ़ैसला करना',
  'support.read': 'सपोर्ट टिकट देखना',
  'support.write': 'सपोर्ट टिकट का जवाब देना',
  'rewards.read': 'रिवॉर्ड और गोल्ड सदस्य देखना',
  'rewards.write': 'रिवॉर्ड के नियम और गोल्ड सदस्य बदलना',
  'rfq.read': 'कोटेशन के अनुरोध देखना',
  'rfq.write': 'कोटेशन देना',
  'sellers.write': 'विक्रेता बदलना',
  'staff.read': 'स्टाफ़ देखना',
  'staff.write': 'स्टाफ़ सँभालना',
  'synonyms.read': 'पर्यायवाची देखना',
  'synonyms.write': 'पर्यायवाची बदलना',
  'tax-returns.read': 'कर रजिस्टर देखना',
}
