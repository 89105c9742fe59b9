// Hindi texts of filters of the list of orders, and of what was printed.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './order-filters.en.ts'

export const messages: Translated<typeof english> = {
  promise: 'वादे का दिन',
  'promise-passed': 'बीत चुका',
  'promise-today': 'आज',
  'promise-next': 'अगले {count} दिन',
  paymentState: 'भुगतान की स्थिति',
  least: 'कम से कम राशि',
  most: 'ज़्यादा से ज़्यादा राशि',
  warehouse: 'वेयरहाउस',
  carrier: 'कूरियर',
  coupon: 'कूपन',
  printed: 'छपाई',
  'printed-yes': 'छप चुका',
  'printed-no': 'नहीं छपा',
  prints: 'औरों के साथ छपा',
  'kind-packing-slips': 'पैकिंग स्लिप',
  'kind-invoices': 'इनवॉइस',
  'kind-labels': 'लेबल',
  by: '{name}, {time}',
  printedBefore: '{count, plural, one{इनमें से # पहले छप चुका है और फिर छपेगा।} other{इनमें से # पहले छप चुके हैं और फिर छपेंगे।}}',
}
