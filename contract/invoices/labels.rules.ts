// Texts of documents in both languages: the page and the PDF of an invoice read the same.

import type { ChargeKind } from '../cart/totals-types.ts'
import type { Language } from '../shared/market.ts'
import { CHARGE_LABELS } from './charge-labels.rules.ts'
import type { CreditReason } from './credits.rules.ts'
import type { DebitReason } from './debits.rules.ts'
import type { DiscountKind, DocumentKind } from './kinds.rules.ts'

interface Labels {
  titles: Record<DocumentKind, string>
  original: string
  number: string
  date: string
  orderNumber: string
  orderDate: string
  parcel: string
  poNumber: string
  costCentre: string
  payment: string
  paymentModes: Record<'cod' | 'prepaid' | 'transfer', string>
  upiQr: string
  placeOfSupply: string
  emirateOfSupply: string
  reverseCharge: string
  yes: string
  no: string
  seller: string
  billedTo: string
  deliveredTo: string
  state: string
  emirate: string
  product: string
  code: string
  quantity: string
  unitPrice: string
  unitPricePlain: string
  discount: string
  taxable: string
  net: string
  value: string
  lineTotal: string
  sum: string
  invoiceTotal: string
  emiDiscount: string
  paymentOffer: string
  exchangeCredit: string
  rewards: string
  creditNoteNumber: string
  creditNoteDate: string
  reason: string
  reasons: Record<CreditReason, string>
  signedQr: string
  ackNumber: string
  ackDate: string
  debitNoteNumber: string
  debitNoteDate: string
  debitReasons: Record<DebitReason, string>
  debitTotal: string
  debitNote: string
  creditTotal: string
  credited: string
  valueInvoiced: string
  valueBefore: string
  valueCorrect: string
  difference: string
  taxOnDifference: string
  withoutTax: (lastDay: string) => string
  payable: string
  inWords: string
  taxInside: string
  inRupees: string
  inDirhams: string
  unsigned: string
  proforma: string
  quotation: string
  reference: string
  day: string
  validUntil: string
  preparedFor: string
  deliverTo: string
  charges: Record<ChargeKind, string>
  taxEstimated: string
  proformaNote: string
  quotationTitle: string
  quotationNote: string
  deliveryTime: string
  days: (count: number) => string
  page: (page: number, of: number) => string
}

const EN: Labels = {
  titles: {
    'tax-invoice': 'Tax invoice',
    'retail-invoice': 'Tax invoice (retail)',
    'bill-of-supply': 'Bill of supply',
    'invoice-cum-bill': 'Invoice-cum-bill of supply',
    'vat-invoice': 'Tax Invoice',
    'vat-simplified': 'Simplified Tax Invoice',
    'credit-note': 'Credit note',
    'commercial-credit-note': 'Commercial credit note, without GST',
    'vat-credit-note': 'Tax Credit Note',
    'debit-note': 'Debit note',
    'delivery-challan': 'Delivery challan',
  },
  original: 'Original for recipient',
  number: 'Invoice number',
  date: 'Invoice date',
  orderNumber: 'Order number',
  orderDate: 'Order date',
  parcel: 'Parcel',
  poNumber: 'PO number',
  costCentre: 'Cost centre',
  payment: 'Payment',
  paymentModes: { cod: 'Cash on delivery', prepaid: 'Paid online', transfer: 'Paid by bank transfer' },
  upiQr: 'Pay the seller by UPI',
  placeOfSupply: 'Place of supply',
  emirateOfSupply: 'Emirate of supply',
  reverseCharge: 'Reverse charge',
  yes: 'Yes',
  no: 'No',
  seller: 'Sold by',
  billedTo: 'Billed to',
  deliveredTo: 'Delivered to',
  state: 'State',
  emirate: 'Emirate',
  product: 'Description',
  code: 'HSN/SAC',
  quantity: 'Quantity',
  unitPrice: 'Unit price, incl. tax',
  unitPricePlain: 'Unit price',
  discount: 'Discount',
  taxable: 'Taxable value',
  net: 'Net amount',
  value: 'Value',
  lineTotal: 'Total',
  sum: 'Total',
  invoiceTotal: 'Invoice total',
  emiDiscount: 'No-cost EMI discount of the store',
  paymentOffer: 'Payment offer of the store',
  exchangeCredit: 'Paid by the credit of an exchange',
  rewards: 'Paid with reward points',
  creditNoteNumber: 'Credit note number',
  creditNoteDate: 'Credit note date',
  reason: 'Reason',
  reasons: { returned: 'Products returned', 'price-changed': 'Price reduced', 'not-delivered': 'Not delivered' },
  creditTotal: 'Credit note total',
  signedQr: 'QR code signed by the invoice portal',
  ackNumber: 'Acknowledgement number',
  ackDate: 'Acknowledgement date',
  debitNoteNumber: 'Debit note number',
  debitNoteDate: 'Debit note date',
  debitReasons: { 'value-undercharged': 'Value charged too low', 'tax-undercharged': 'Tax charged too low' },
  debitTotal: 'Debit note total',
  debitNote: 'This amount is due to the seller in addition to the invoice. The store does not collect it.',
  credited: 'Amount credited',
  valueInvoiced: 'Value on the invoice, before VAT',
  valueBefore: 'Value after earlier credit notes',
  valueCorrect: 'Correct value',
  difference: 'Difference',
  taxOnDifference: 'VAT on the difference',
  withoutTax: lastDay =>
    `Issued after ${lastDay}, the last day for credit notes with tax (section 34(2) of the CGST Act): it credits the price and leaves the GST of the invoice as it was reported.`,
  payable: 'Amount payable',
  inWords: 'Amount in words',
  taxInside: 'Unit prices and discounts include tax. The amount before tax and the tax of a line add up to its total.',
  inRupees: 'All amounts are in Indian rupees (INR).',
  inDirhams: 'All amounts are in UAE dirhams (AED).',
  unsigned: 'This is a computer-generated document. No signature is needed.',
  quotationTitle: 'Quotation – not a tax invoice',
  quotationNote:
    'This is a quotation. It is not a demand for payment and gives no input tax credit. Its prices hold for the quantities named, for one order, until the day named; stock is not reserved.',
  deliveryTime: 'Delivery time',
  days: count => (count === 1 ? '1 day' : `${count} days`),
  proforma: 'Proforma invoice – not a tax invoice',
  quotation: 'Quotation',
  reference: 'Reference',
  day: 'Date',
  validUntil: 'Valid until',
  preparedFor: 'Prepared for',
  deliverTo: 'Deliver to',
  charges: CHARGE_LABELS.en,
  taxEstimated: 'No delivery location was chosen: the kinds of tax are an estimate.',
  proformaNote:
    'This is a quotation for your purchase department. It is not a demand for payment and gives no input tax credit. Prices and stock are those of its date and are confirmed when you order; nothing is reserved.',
  page: (page, of) => `Page ${page} of ${of}`,
}

const HI: Labels = {
  titles: {
    'tax-invoice': 'टैक्स इनवॉइस',
    'retail-invoice': 'टैक्स इनवॉइस (रिटेल)',
    'bill-of-supply': 'बिल ऑफ़ सप्लाई',
    'invoice-cum-bill': 'इनवॉइस-सह-बिल ऑफ़ सप्लाई',
    // UAE law prescribes the English words
    'vat-invoice': 'टैक्स इनवॉइस (Tax Invoice)',
    'vat-simplified': 'सरल टैक्स इनवॉइस (Simplified Tax Invoice)',
    'credit-note': 'क्रेडिट नोट',
    'commercial-credit-note': 'कमर्शियल क्रेडिट नोट, GST के बिना',
    'vat-credit-note': 'टैक्स क्रेडिट नोट (Tax Credit Note)',
    'debit-note': 'डेबिट नोट',
    'delivery-challan': 'डिलीवरी चालान',
  },
  original: 'खरीदार के लिए मूल प्रति',
  number: 'इनवॉइस नंबर',
  date: 'इनवॉइस की तारीख',
  orderNumber: 'ऑर्डर नंबर',
  orderDate: 'ऑर्डर की तारीख',
  parcel: 'पार्सल',
  poNumber: 'PO नंबर',
  costCentre: 'कॉस्ट सेंटर',
  payment: 'भुगतान',
  paymentModes: { cod: 'कैश ऑन डिलीवरी', prepaid: 'ऑनलाइन भुगतान हुआ', transfer: 'बैंक ट्रांसफ़र से भुगतान हुआ' },
  upiQr: 'विक्रेता को UPI से भुगतान करें',
  placeOfSupply: 'सप्लाई की जगह',
  emirateOfSupply: 'सप्लाई का अमीरात',
  reverseCharge: 'रिवर्स चार्ज',
  yes: 'हाँ',
  no: 'नहीं',
  seller: 'विक्रेता',
  billedTo: 'बिलिंग पता',
  deliveredTo: 'डिलीवरी पता',
  state: 'राज्य',
  emirate: 'अमीरात',
  product: 'विवरण',
  code: 'HSN/SAC',
  quantity: 'मात्रा',
  unitPrice: 'प्रति नग कीमत, टैक्स सहित',
  unitPricePlain: 'प्रति नग कीमत',
  discount: 'छूट',
  taxable: 'कर योग्य मूल्य',
  net: 'टैक्स से पहले',
  value: 'राशि',
  lineTotal: 'कुल',
  sum: 'कुल',
  invoiceTotal: 'इनवॉइस की कुल राशि',
  emiDiscount: 'स्टोर की ओर से नो-कॉस्ट EMI छूट',
  paymentOffer: 'स्टोर की ओर से भुगतान ऑफ़र',
  exchangeCredit: 'एक्सचेंज के क्रेडिट से भुगतान',
  rewards: 'रिवॉर्ड पॉइंट से भुगतान',
  creditNoteNumber: 'क्रेडिट नोट नंबर',
  creditNoteDate: 'क्रेडिट नोट की तारीख',
  reason: 'कारण',
  reasons: { returned: 'सामान वापस किया गया', 'price-changed': 'कीमत घटाई गई', 'not-delivered': 'डिलीवरी नहीं हुई' },
  creditTotal: 'क्रेडिट नोट की कुल राशि',
  signedQr: 'इनवॉइस पोर्टल का हस्ताक्षरित QR कोड',
  ackNumber: 'पावती नंबर',
  ackDate: 'पावती की तारीख',
  debitNoteNumber: 'डेबिट नोट नंबर',
  debitNoteDate: 'डेबिट नोट की तारीख',
  debitReasons: { 'value-undercharged': 'कीमत कम ली गई थी', 'tax-undercharged': 'टैक्स कम लिया गया था' },
  debitTotal: 'डेबिट नोट की कुल राशि',
  debitNote: 'यह राशि इनवॉइस के अलावा विक्रेता को देय है। स्टोर इसे नहीं लेता।',
  credited: 'क्रेडिट की गई राशि',
  valueInvoiced: 'इनवॉइस की राशि, VAT से पहले',
  valueBefore: 'पहले के क्रेडिट नोट घटाकर राशि',
  valueCorrect: 'सही राशि',
  difference: 'अंतर',
  taxOnDifference: 'अंतर पर VAT',
  withoutTax: lastDay =>
    `टैक्स वाले क्रेडिट नोट की आखिरी तारीख ${lastDay} (CGST अधिनियम की धारा 34(2)) के बाद जारी: इसमें कीमत क्रेडिट की गई है, इनवॉइस का GST वैसा ही रहेगा जैसा रिपोर्ट हुआ था।`,
  payable: 'देय राशि',
  inWords: 'राशि शब्दों में',
  taxInside: 'प्रति नग कीमत और छूट में टैक्स शामिल है। हर पंक्ति में टैक्स से पहले की राशि और टैक्स मिलकर कुल राशि बनते हैं।',
  inRupees: 'सभी राशियाँ भारतीय रुपयों (INR) में हैं।',
  inDirhams: 'सभी राशियाँ UAE दिरहम (AED) में हैं।',
  unsigned: 'यह कंप्यूटर से बना दस्तावेज़ है। हस्ताक्षर की ज़रूरत नहीं है।',
  quotationTitle: 'कोटेशन – टैक्स इनवॉइस नहीं',
  quotationNote:
    'यह कोटेशन है। यह भुगतान की माँग नहीं है और इससे इनपुट टैक्स क्रेडिट नहीं मिलता। इसकी कीमतें दी गई मात्रा और एक ऑर्डर के लिए, दी गई तारीख तक मान्य हैं; स्टॉक आरक्षित नहीं है।',
  deliveryTime: 'डिलीवरी का समय',
  days: count => `${count} दिन`,
  proforma: 'प्रोफ़ॉर्मा इनवॉइस – टैक्स इनवॉइस नहीं',
  quotation: 'कोटेशन',
  reference: 'संदर्भ',
  day: 'तारीख',
  validUntil: 'इस तारीख तक मान्य',
  preparedFor: 'किसके लिए',
  deliverTo: 'डिलीवरी की जगह',
  charges: CHARGE_LABELS.hi,
  taxEstimated: 'डिलीवरी की जगह नहीं चुनी गई है: टैक्स के प्रकार अनुमान हैं।',
  proformaNote:
    'यह आपके खरीद विभाग के लिए कोटेशन है। यह भुगतान की माँग नहीं है और इस पर इनपुट टैक्स क्रेडिट नहीं मिलता। कीमतें और स्टॉक इसकी तारीख के हैं और ऑर्डर देने पर पक्के होते हैं; कुछ भी आरक्षित नहीं है।',
  page: (page, of) => `पेज ${page} / ${of}`,
}

/** The texts of documents by language. */
export const LABELS: Record<Language, Labels> = { en: EN, hi: HI }

/** The label of the deduction after tax. */
export const DISCOUNT_LABELS = {
  'no-cost-emi': 'emiDiscount',
  'payment-offer': 'paymentOffer',
  'exchange-credit': 'exchangeCredit',
  rewards: 'rewards',
} as const satisfies Record<DiscountKind, string>
