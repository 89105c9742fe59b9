// English texts of leads.

export const messages = {
  title: 'Leads',
  kind: 'Kind',
  'kind-offer': 'Offer',
  'kind-landing': 'Landing page',
  'kind-gifting': 'Corporate gifts',
  'kind-pay-later': 'Pay later',
  state: 'State',
  'state-new': 'New',
  'state-contacted': 'Contacted',
  'state-closed': 'Closed',
  note: 'Note',
  record: 'Record contact',
  save: 'Save',
  saved: 'Saved.',
  export: 'Download as CSV',
  consent: 'Agreed on {time} ({language}, text {version})',
  consentUnknown: 'Consent was not stored yet when this lead was left.',
  en: 'English',
  hi: 'Hindi',
  nothing: 'No lead in this view',
} as const
