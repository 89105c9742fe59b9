// How the starter store is reached in each market: shown in the footer and on the pages of help.

import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'

interface Contact {
  phone: string
  email: string
  grievance: { name: LocalizedText; email: string; phone: string }
}

export const contacts: Record<StarterMarket, Contact> = {
  IN: {
    phone: '1800 000 0000',
    email: 'care@karkhana.example',
    grievance: {
      name: { en: 'Anagha Deshpande, Grievance Officer', hi: 'अनघा देशपांडे, शिकायत अधिकारी' },
      email: 'grievance@karkhana.example',
      phone: '1800 000 0001',
    },
  },
  AE: {
    phone: '800 000 000',
    email: 'care.uae@karkhana.example',
    grievance: {
      name: { en: 'Salim Rahman, Complaints Officer', hi: 'सलीम रहमान, शिकायत अधिकारी' },
      email: 'complaints.uae@karkhana.example',
      phone: '800 000 001',
    },
  },
}
