// Names of tax documents in the register, the same on its screen and in its file.

import type { Language } from '../shared/market.ts'
import type { RegisterKind } from './register.rules.ts'

const NAMES: Readonly<Record<RegisterKind, Readonly<Record<Language, string>>>> = {
  'tax-invoice': { en: 'Tax invoice', hi: 'टैक्स इनवॉइस' },
  'retail-invoice': { en: 'Retail invoice', hi: 'रिटेल इनवॉइस' },
  'bill-of-supply': { en: 'Bill of supply', hi: 'बिल ऑफ़ सप्लाई' },
  'invoice-cum-bill': { en: 'Invoice-cum-bill of supply', hi: 'इनवॉइस-सह-बिल ऑफ़ सप्लाई' },
  'vat-invoice': { en: 'Tax invoice', hi: 'टैक्स इनवॉइस' },
  'vat-simplified': { en: 'Simplified tax invoice', hi: 'सरल टैक्स इनवॉइस' },
  'credit-note': { en: 'Credit note', hi: 'क्रेडिट नोट' },
  'commercial-credit-note': { en: 'Commercial credit note', hi: 'कमर्शियल क्रेडिट नोट' },
  'vat-credit-note': { en: 'Tax credit note', hi: 'टैक्स क्रेडिट नोट' },
  'debit-note': { en: 'Debit note', hi: 'डेबिट नोट' },
  'commission-invoice': { en: 'Commission invoice', hi: 'कमीशन इनवॉइस' },
  'commission-credit-note': { en: 'Commission credit note', hi: 'कमीशन क्रेडिट नोट' },
}

export function registerKindName(kind: RegisterKind, language: Language): string {
  return NAMES[kind][language]
}
