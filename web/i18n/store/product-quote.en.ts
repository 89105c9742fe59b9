// English words of the bulk quote form; its messages are those of the specification.

import { RFQ_MESSAGES } from '../../../contract/rfq/request.rules.ts'

export const words = {
  ...RFQ_MESSAGES,
  title: 'Get a bulk quote',
  titleOnRequest: 'Request price and delivery time',
  intro:
    'Buying more than {count}? Tell us how many you need. Our team answers with the best price, delivery time and payment terms.',
  introOnRequest:
    'We procure this product for you. Tell us how many you need: our team answers with price and delivery time.',
  promise1: 'Lower prices for larger quantities',
  promise2: 'Tax invoice with full {tax} credit',
  promise3: 'Delivery in lots, to several sites if you like',
  quantity: 'Required quantity',
  quantityHint: 'More than {count}',
  fullName: 'Full name',
  email: 'Email',
  mobile: 'Mobile number',
  pincode: 'Delivery pincode',
  emirate: 'Emirate',
  chooseEmirate: 'Choose an emirate',
  city: 'City',
  area: 'Area or community',
  note: 'What matters to you (optional)',
  noteHint: 'Letters only, for example: needed in two lots, with test certificate.',
  isBusiness: 'This is a business purchase',
  gstin: 'GSTIN',
  trn: 'TRN',
  slide: 'slide to raise request',
  click: 'click to raise request',
  slideDone: 'REQUESTED SUCCESSFULLY',
  clickDone: 'RAISED SUCCESSFULLY',
  thanks: 'Thank you for your request',
  thanksText:
    'Your request number is {number}. Our team will call or email you with a quote, usually within one working day.',
  again: 'Raise another request',
}
