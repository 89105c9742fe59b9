// An example order with every mail about it: for previews of messages and for their tests.

import type { Language, Market } from '../../../contract/shared/market.ts'
import type { MailCause, TransferAccount } from './mail-cause.ts'
import type { NotifiedOrder, NotifiedShipment } from './order.ts'

const ACCOUNT: TransferAccount = {
  beneficiary: 'Karkhana Marketplace Private Limited',
  accountNumber: '000405001234',
  ifsc: 'ICIC0000004',
  bank: 'ICICI Bank',
}

const SHIPMENT: NotifiedShipment = {
  id: '9b8f3c52-2f0e-4a6e-9d5c-0c6f3f7d1a11',
  number: 500_001,
  carrier: 'Vayu Express',
  trackingNumber: 'VX-20261120-7741',
  promisedOn: '2026-11-24',
  lines: [{ lineNo: 1, quantity: 2 }],
}

const LINES: NotifiedOrder['lines'] = [
  {
    lineNo: 1,
    nameEn: 'Impact drill 13 mm, 750 W',
    nameHi: 'इम्पैक्ट ड्रिल 13 मिमी, 750 वाट',
    quantity: 2,
    cancelledQuantity: 0,
    payableMinor: 638_000,
    seller: 'Sahyadri Supplies',
    promisedOn: '2026-11-24',
  },
  {
    lineNo: 2,
    nameEn: 'Safety goggles, clear',
    nameHi: 'सुरक्षा चश्मा, पारदर्शी',
    quantity: 10,
    cancelledQuantity: 0,
    payableMinor: 50_000,
    seller: 'Konkan Safety',
    promisedOn: '2026-11-25',
  },
]

function stepsOf(market: Market): NotifiedOrder['steps'] {
  const tax =
    market === 'IN'
      ? { rateBp: 1800, taxKind: 'inter', posState: '27' }
      : { rateBp: 500, taxKind: 'vat', posState: 'SH' }
  return [
    {
      kind: 'item',
      key: 'totals.item',
      params: { line: 0, msn: 'A', quantity: 2, mrpMinor: 400_000 },
      amountMinor: 800_000,
      runningMinor: 800_000,
    },
    {
      kind: 'item',
      key: 'totals.item',
      params: { line: 1, msn: 'B', quantity: 10, mrpMinor: 5000 },
      amountMinor: 50_000,
      runningMinor: 850_000,
    },
    {
      kind: 'mrp-saving',
      key: 'totals.mrpSaving',
      params: { line: 0, msn: 'A', quantity: 2 },
      amountMinor: -162_000,
      runningMinor: 688_000,
    },
    {
      kind: 'shipping',
      key: 'totals.shippingFree',
      params: { freeAboveMinor: 99_900 },
      amountMinor: 0,
      runningMinor: 688_000,
    },
    {
      kind: 'tax',
      key: 'totals.taxIncluded',
      params: { line: 0, msn: 'A', payableMinor: 638_000, promotionShareMinor: 0, prepaidShareMinor: 0, ...tax },
      amountMinor: 0,
      runningMinor: 688_000,
    },
    {
      kind: 'tax',
      key: 'totals.taxIncluded',
      params: { line: 1, msn: 'B', payableMinor: 50_000, promotionShareMinor: 0, prepaidShareMinor: 0, ...tax },
      amountMinor: 0,
      runningMinor: 688_000,
    },
  ]
}

/** Two products of two sellers; in the UAE with other prices, VAT and without a pincode. */
export function exampleOrder(market: Market, language: Language): NotifiedOrder {
  const india = market === 'IN'
  return {
    id: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
    number: 100_001,
    market,
    currency: india ? 'INR' : 'AED',
    language,
    state: 'placed',
    placedAt: new Date('2026-11-20T12:00:00Z'),
    payableMinor: 688_000,
    paymentMode: 'prepaid',
    paymentMethodId: 3,
    poNumber: 'PO-2026-118',
    steps: stepsOf(market),
    address: india
      ? { name: 'Asha Kulkarni', line1: 'Plot 12, MIDC Bhosari', line2: '', city: 'Pune', place: '411026' }
      : { name: 'Asha Kulkarni', line1: 'Warehouse 4, Industrial Area 11', line2: '', city: 'Sharjah', place: 'SH' },
    wasPaid: true,
    customer: {
      id: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
      firstName: 'Asha',
      email: 'asha@plant.example',
      phone: india ? '919876543210' : '971501234567',
      wantsProgressTexts: true,
    },
    lines: LINES,
    shipments: [SHIPMENT],
  }
}

/** Every mail once. */
export const EXAMPLE_CAUSES: readonly MailCause[] = [
  { template: 'order-placed' },
  { template: 'awaiting-transfer', account: ACCOUNT },
  ...(['payment-failed', 'order-expired', 'address-corrected'] as const).map(template => ({ template })),
  { template: 'shipped', shipment: SHIPMENT },
  { template: 'out-for-delivery', shipment: SHIPMENT },
  { template: 'delivered', shipment: SHIPMENT },
  { template: 'parcel-returned', shipment: SHIPMENT },
  { template: 'parcel-lost', shipment: SHIPMENT },
  { template: 'parcel-sent-again', shipment: SHIPMENT },
  { template: 'parcel-lost-refunded', shipment: SHIPMENT },
  { template: 'invoice', documentNumber: 'TI/2627/000042', seller: 'Sahyadri Supplies' },
  { template: 'credit-note', documentNumber: 'CN/2627/000007', seller: 'Sahyadri Supplies' },
  { template: 'debit-note', documentNumber: 'DN/2627/000003', seller: 'Sahyadri Supplies' },
  { template: 'delivery-challan', documentNumber: 'DC/2627/000001', seller: 'Sahyadri Supplies' },
  { template: 'items-cancelled', refundMinor: 50_000, payableMinor: 638_000 },
  { template: 'lines-edited', refundMinor: 50_000, payableMinor: 688_000 },
  { template: 'edit-waits', differenceMinor: 50_000, until: new Date('2026-11-25T10:30:00Z') },
  { template: 'edit-not-made', isLate: true },
  { template: 'order-cancelled' },
  { template: 'refund-made', refundMinor: 50_000 },
  { template: 'refund-link', refundMinor: 319_000, path: '/refund?refundId=example' },
]
