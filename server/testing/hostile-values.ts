// Values of the hostile-input test for fields whose names do not suggest a valid value, by path.

import type { Plausible } from './hostile.ts'
import { OF_CUSTOMERS } from './hostile-customers.ts'
import { OF_DIVISIONS } from './hostile-divisions.ts'
import { OF_IMPORTS } from './hostile-imports.ts'
import { OF_TRANSLATED_NAMES } from './hostile-names.ts'
import { OF_PAYMENTS } from './hostile-payments.ts'
import { OF_PICTURES } from './hostile-pictures.ts'
import { OF_PLACES } from './hostile-places.ts'
import { OF_PRICE_LISTS } from './hostile-price-lists.ts'
import { OF_RETURN_RULES } from './hostile-return-rules.ts'
import { OF_STOCK } from './hostile-stock.ts'
import { OF_VARIANTS } from './hostile-variants.ts'

/** Values for fields of a single call, or with a special meaning there. */
export const OWN: Record<string, Plausible> = {
  '/api/admin/invoices/debitNotes': {
    ...{ taxNumber: '27AAKCS4821M1ZW', reason: 'value-undercharged', lines: [{ lineNo: 1, addedValue: 100 }] },
  },
  '/api/admin/shipmentLabels': { orders: '100001' },
  '/api/admin/invoices/signed': {
    rows: [{ Irn: 'a'.repeat(64), AckNo: 1, AckDt: '2026-11-23 17:50:00', SignedQRCode: 'bm8.cXI.Y29kZQ' }],
  },
  '/api/admin/invoices/eWayBills': {
    ...{ taxNumber: '27AAKCS4821M1ZW', transporterId: '27AAKCS4821M1ZW', vehicleNo: 'MH12AB1234' },
  },
  '/api/v1/rfq/createRFQ': {
    ...{ idempotencyKey: 'a-form-of-this-test', fullName: 'Asha Kulkarni', mobile: '9876543210', quantity: '60' },
    ...{ moreLines: [{ productType: '114000000', quantity: '60', description: 'Clear.' }], pictures: [] },
  },
  '/api/v1/support/createTicket': {
    ...{
      idempotencyKey: 'a-ticket-of-this-test',
      topic: 'other',
      fullName: 'Asha Kulkarni',
      email: 'asha@plant.example',
    },
    ...{ mobile: '', text: 'Where is it?', orderNumber: undefined, rfqNumber: undefined, pictures: [] },
  },
  '/api/v1/support/reply': { idempotencyKey: 'a-reply-of-this-test', text: 'Where is it?', pictures: [] },
  '/api/admin/support/{ticketNumber}/answer': { idempotencyKey: 'an-answer-of-this-test' },
  '/api/v1/push/addDevice': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/test',
    ...{ p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  '/api/v1/rfq/addEpayLater': {
    ...{ gstin: '27AAPFU0939F1ZV', phone: '9876543210', email: 'asha@plant.example', name: 'Asha' },
  },
  '/api/admin/rfq/{rfqNumber}/quote': { idempotencyKey: 'a-quote-of-this-test', unitPrice: 100 },
  '/api/v1/order/invoiceArchive': { year: '2026-27' },
  '/api/admin/catalog/sellers/{sellerCode}/details': {
    ...{ turnover: { year: '2025-26', amount: 1 }, upiId: 'seller@bank', tradeLicence: undefined, version: undefined },
  },
  '/api/v1/customer/addUpdateCustomer': { tradeLicence: undefined, licenceAuthority: undefined },
  '/api/v1/order/returnPreview': { kind: 'exchange' },
  '/api/v1/payment/returnRefund': { kind: 'exchange' },
  '/api/admin/session/second-factor': { code: '123456', recoveryCode: undefined },
  '/api/admin/session/confirm': { code: '123456', recoveryCode: undefined },
  '/api/admin/session/enrol/confirm': { code: '123456' },
  '/api/admin/session/invitation/{token}': { token: 'a'.repeat(43) },
  '/api/admin/session/setup/{token}': { token: 'a'.repeat(43) },
  '/api/admin/session/company': { returnTo: '/console/orders' },
  '/api/admin/session/company/complete': { returned: '?code=a&state=b' },
  '/api/admin/keys': {
    ...{ name: 'A program', role: undefined, customRoleId: undefined, permissions: ['orders.read'], markets: ['IN'] },
    ...{ networks: ['203.0.113.0/24'], expiresAt: '2099-01-01T00:00:00.000Z' },
  },
  '/api/admin/staff': { role: 'orders', customRoleId: undefined },
  '/api/admin/session/role-view': { role: 'orders', customRoleId: undefined, markets: ['IN'] },
  '/api/admin/staff/{staffId}/role': { role: 'orders', customRoleId: undefined },
  ...Object.fromEntries(
    [
      '',
      '/attachments',
      '/attachments/{attachmentId}',
      '/notes',
      '/notes/{noteId}',
      '/tags',
      '/tags/remove',
      '/assignment',
      '/follow',
    ].map(part => [
      `/api/admin/annotations/{recordKind}/{recordId}${part}`,
      { recordId: '100001', before: part === '/assignment' ? null : 1, note: 'Call first.', label: 'VIP' },
    ]),
  ),
  ...Object.fromEntries(
    ['orders', 'orders.csv', 'orders/selection', 'customers', 'customers.csv', 'customers/selection'].map(path => [
      `/api/admin/${path}`,
      { field: 'priority:high', show: 'priority', companyField: 'size:3..9', companyShow: 'size' },
    ]),
  ),
  ...Object.fromEntries(
    ['', '/sensitive'].map(part => [
      `/api/admin/fieldValues/{recordKind}/{recordId}${part}`,
      { recordKind: 'order', recordId: '100001', before: null, value: '3' },
    ]),
  ),
  '/api/admin/customFields': {
    ...{
      key: 'priority',
      nameEn: 'Priority',
      nameHi: 'प्राथमिकता',
      type: 'whole',
      maxLength: null,
      digits: null,
      options: [],
    },
  },
  '/api/admin/customFields/{fieldId}': {
    ...{
      key: 'priority',
      nameEn: 'Priority',
      nameHi: 'प्राथमिकता',
      type: 'whole',
      maxLength: null,
      digits: null,
      options: [],
    },
    version: 1,
  },
  '/api/admin/session/notifications': { before: 1, unread: 'true' },
  '/api/admin/transferAccount': {
    ...{ beneficiary: 'Karkhana Trading LLP', accountNumber: '50200012345678', ifsc: 'HDFC0000123', bank: 'HDFC Bank' },
    version: 0,
  },
  '/api/admin/transferAccount/remove': { version: 0 },
  '/api/admin/gateways/{gateway}': {
    ...{ gateway: 'razorpay', version: 0, accountKey: 'rzp_test_Hq7aYp2Xk9Lm3R', apiSecret: 'a-secret-of-it' },
    webhookSecret: 'another-secret',
  },
  '/api/admin/gateways/{gateway}/switch': { gateway: 'razorpay', version: 0 },
  '/api/admin/gateways/{gateway}/remove': { gateway: 'razorpay', version: 0 },
  '/api/admin/gateways/{gateway}/check': { gateway: 'razorpay' },
  '/api/admin/webhooks': { name: 'ERP', address: 'https://erp.example/hook', kinds: ['order.placed'] },
  '/api/admin/webhooks/{webhookId}': { name: 'ERP', address: 'https://erp.example/hook', kinds: ['order.placed'] },
  '/api/admin/webhooks/{webhookId}/replay': { from: '2026-01-01T00:00:00.000Z', until: '2099-01-01T00:00:00.000Z' },
  '/api/admin/webhooks/{webhookId}/deliveries': { before: 1 },
  '/api/admin/webhooks/{webhookId}/dryRun': { record: 'MSN00000001', kind: 'price.changed' },
  ...{
    ...OF_CUSTOMERS,
    ...OF_IMPORTS,
    ...OF_RETURN_RULES,
    ...OF_PLACES,
    ...OF_PRICE_LISTS,
    ...OF_PICTURES,
    ...OF_DIVISIONS,
    ...OF_PAYMENTS,
  },
  '/api/admin/audit': { from: '2026-01-01T00:00:00.000Z', until: '2099-01-01T00:00:00.000Z' },
  '/api/admin/audit.csv': { from: '2026-01-01T00:00:00.000Z', until: '2099-01-01T00:00:00.000Z' },
  ...Object.fromEntries(
    ['', '/preview'].map(part => [
      `/api/admin/recordJobs${part}`,
      { step: { action: 'add-tag', label: 'VIP' }, records: ['00000000-0000-4000-8000-000000000000'] },
    ]),
  ),
  '/api/admin/bulkJobs': { step: 'packing-slips', orders: [100001] },
  '/api/admin/bulkJobs/preview': { step: 'confirm', orders: [100001] },
  '/api/admin/products': {
    ...{ columns: 'price', category: '114000000', brand: 'torvik', seller: 'SAHYA', state: 'active', list: undefined },
    ...{ partNumber: 'TID-13', hsn: '8467', price: 100, name: 'Impact drill', nameHi: 'इम्पैक्ट ड्रिल' },
    ...{ after: 'MSN00000001', missing: undefined },
  },
  '/api/admin/products/quality/list': { gap: 'gtin', after: 'MSN00000001' },
  '/api/admin/products/quality.csv': { gap: 'gtin' },
  '/api/admin/products/choices': { kind: 'brand', text: 'a' },
  '/api/admin/products/review': { rows: [{ msn: 'MSN00000001', seller: 'S', cells: {} }] },
  '/api/admin/products/changes': { rows: [{ msn: 'MSN00000001', seller: 'S', cells: {} }], before: undefined },
  '/api/admin/products/changes/{changeSetId}': { after: 0 },
  '/api/admin/session/history/{recordKind}/{recordId}': { recordKind: 'coupon', recordId: 'SAVE10', before: undefined },
  '/api/admin/session/bin': { kind: undefined, before: undefined },
  '/api/admin/session/calendar': { from: '2026-12-01', until: '2026-12-08' },
  '/api/admin/products/schedules': {
    ...{ rows: [{ msn: 'MSN00000001', seller: 'S', cells: {} }], before: undefined },
    ...{ startsAt: '2099-01-01T00:00:00Z', endsAt: null, state: 'upcoming' },
  },
  '/api/admin/products/schedules/clashes': {
    ...{ rows: [{ msn: 'MSN00000001', seller: 'S', cells: {} }], startsAt: '2099-01-01T00:00:00Z', endsAt: null },
  },
  '/api/admin/products/schedules/{scheduleId}': { after: 0 },
  '/api/admin/products/file': {
    ...{ columns: [{ name: 'price', heading: 'Price' }], list: ['MSN00000001'], category: '114000000' },
    ...{ brand: 'torvik', seller: 'SAHYA', state: 'active', missing: undefined },
  },
  '/api/admin/products/file/read': { name: 'products.csv', data: 'TVNOLHByaWNlCk1TTjAwMDAwMDAxLDEwCg==' },
  '/api/admin/translations': { state: 'missing', after: 'MSN00000001' },
  '/api/admin/translations.csv': { state: 'outdated' },
  '/api/admin/translations/read': { name: 'translated.csv', data: 'TVNOLEZpZWxkCk1TTjAwMDAwMDAxLG5hbWVIaQo=' },
  ...OF_TRANSLATED_NAMES,
  ...OF_STOCK,
  ...OF_VARIANTS,
  '/api/admin/translations/{msn}/confirm': { field: 'nameHi', version: 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229' },
  '/api/admin/products/{msn}': { seller: undefined },
  '/api/admin/products/{msn}/changes': { before: 1 },
  '/api/admin/products/{msn}/videos': { provider: 'youtube', source: 'dQw4w9WgXcQ', durationSeconds: 60 },
  '/api/admin/categories': { parent: '114000000', after: 0, nameEn: 'Robots', nameHi: 'रोबोट' },
  '/api/admin/categories/{categoryCode}': { version: 1, position: 0, active: true, nameEn: 'Robots', nameHi: 'रोबोट' },
  '/api/admin/categories/{categoryCode}/move': { version: 1, parent: '114000000' },
  '/api/admin/categories/{categoryCode}/attributes': { version: 1, attributes: [] },
  '/api/admin/attributes/{attributeKey}': { attributeKey: 'power', kind: 'number', facet: true, unit: 'W' },
  '/api/admin/brands': { after: 'a' },
  '/api/admin/brands/{brandSlug}': {
    ...{ brandSlug: 'torvik', version: 1, name: 'Torvik', nameHi: 'टोरविक', country: 'IN', featured: 1, logo: null },
  },
  '/api/admin/orders/pickList': { warehouse: undefined, orders: '100001' },
  '/api/admin/delivery/explain': { market: 'IN', place: '411001', msn: 'MSN00000001', quantity: '1' },
  '/api/admin/delivery/warehouses': {
    ...{ market: 'IN', code: 'IN-TEST', place: '411001', nameEn: 'Pune', nameHi: 'पुणे', cutoffHour: 16 },
  },
  '/api/admin/delivery/carriers': {
    ...{ market: 'IN', code: 'a-carrier', name: 'A carrier', maxWeightGrams: 1000, maxValue: 1000, codMaxValue: 0 },
    ...{ priority: 0, bands: [{ maxKm: 10, days: 1 }] },
  },
  '/api/admin/delivery/places': { market: 'IN', prefix: '79', extraDays: 1, note: '' },
  '/api/admin/delivery/places/remove': { market: 'IN', prefix: '79' },
  '/api/admin/orders/{orderNumber}/customer': { idempotencyKey: 'a-move-of-this-test' },
  '/api/admin/orders/{orderNumber}/hold': { reason: 'other', note: 'A test' },
  '/api/admin/orders/{orderNumber}/address': { reason: 'A test', phone: '9123456789' },
  '/api/admin/orders/{orderNumber}/edit': { idempotencyKey: 'an-edit-of-this-test', digest: 'a'.repeat(64) },
  '/api/admin/orders/{orderNumber}/cancel': { idempotencyKey: 'a-cancellation' },
  '/api/admin/payouts/runs': { idempotencyKey: 'a-run-of-payouts' },
  '/api/admin/shipments/{shipmentId}/move': { to: 'shipped', claim: undefined },
  '/api/admin/search/synonyms': { line: 'spanner, wrench' },
  '/api/admin/search/texts': { days: '28', after: '3 hex bolt' },
  '/api/admin/settings/{settingKey}': { settingKey: 'neft.min', value: 100_00, before: 0 },
  '/api/admin/jobs/{jobName}/run': { jobName: 'content.publish' },
  '/api/admin/content': { kind: 'page', after: 'info/a' },
  '/api/admin/content/document': { kind: 'meta', key: '/brands' },
  '/api/admin/content/version': { kind: 'meta', key: '/brands' },
  '/api/admin/content/preview': { kind: 'article', key: 'a-guide' },
  '/api/admin/content/draft': { key: '/a-page-of-this-test', revision: 0, body: { kind: 'redirect', to: '/' } },
  '/api/admin/content/discard': { kind: 'meta', key: '/brands', revision: 0 },
  '/api/admin/content/publish': { kind: 'meta', key: '/brands', revision: 0, at: null },
  '/api/admin/content/restore': { kind: 'meta', key: '/brands', revision: 0, version: 1, publish: false },
  '/api/admin/newsletters': { link: '/', msns: [] },
  '/api/admin/newsletters/{newsletterId}': { link: '/', msns: [] },
  '/api/admin/newsletters/{newsletterId}/schedule': { sendAt: '2099-01-01T00:00:00.000Z' },
  '/api/admin/session/views/defaults': { path: '/orders', choice: 'plain' },
  '/api/admin/staff/defaultViews': { path: '/orders', role: 'orders', customRoleId: undefined, viewId: null },
  '/api/admin/session/views': { path: '/orders', query: 'state=placed', name: 'A view of this test' },
  '/api/admin/search/redirects': { to: '/deals/best-offers', after: 'a' },
  '/api/admin/search/tunings': { pinned: [], buried: [] },
  '/api/admin/search/preview': { pinned: [], buried: [], synonyms: 'spanner, wrench' },
  '/api/admin/campaigns': {
    ...{ name: 'A campaign of this test', categoryCode: null, brandSlug: null, link: '/', weight: 1 },
    ...{ startsAt: '2099-01-01T00:00:00.000Z', endsAt: '2099-06-01T00:00:00.000Z' },
  },
  '/api/admin/campaigns/{campaignId}': {
    ...{ name: 'Another campaign of this test', categoryCode: null, brandSlug: null, link: '/', weight: 1 },
    ...{ startsAt: '2099-01-01T00:00:00.000Z', endsAt: '2099-06-01T00:00:00.000Z' },
  },
  '/api/admin/coupons': {
    ...{
      promoCode: 'HOSTILE',
      kind: 'flat',
      value: 100_00,
      maxDiscount: null,
      perCustomerLimit: 1,
      maxUses: null,
      budget: null,
    },
    ...{ validFrom: '2099-01-01T00:00:00.000Z', validTo: '2099-06-01T00:00:00.000Z', before: undefined },
    ...{ categoryCodes: [], brandSlugs: [] },
  },
  '/api/admin/coupons/{couponId}': {
    ...{ categoryCodes: [], brandSlugs: [] },
    ...{ kind: 'flat', value: 100_00, maxDiscount: null, perCustomerLimit: 1, maxUses: null, budget: null },
    ...{ validFrom: '2099-01-01T00:00:00.000Z', validTo: '2099-06-01T00:00:00.000Z' },
  },
  '/api/admin/coupons/trial': { kind: 'flat', value: 100_00, maxDiscount: null, categoryCodes: [], brandSlugs: [] },
  '/api/admin/messageTemplates/{channel}/{template}': {
    ...{ channel: 'mail', template: 'order-expired', version: 0, own: null },
  },
  '/api/admin/messageTemplates/{channel}/{template}/preview': {
    ...{ channel: 'mail', template: 'order-expired', own: null },
  },
  '/api/admin/messageTemplates/mail/{template}/test': { template: 'order-expired', own: null },
  '/api/admin/messageTemplates/sms/{template}/test': { template: 'shipped', own: null, phone: '9876543210' },
  '/api/admin/rewards/rules': {
    ...{ points: 1, perAmount: 100_00, goldFactorBp: 20_000, minOrder: 0, reason: 'A rule of this test' },
    ...{ validFrom: '2099-01-01T00:00:00.000Z', validTo: '2099-06-01T00:00:00.000Z' },
  },
  '/api/admin/rewards/terms': {
    ...{ pointValue: 100, minBalance: 50, minOrder: 500_00, maxShareBp: 2_000, validDays: 365, goldSpend: 200_000_00 },
    ...{ validFrom: '2099-01-01T00:00:00.000Z', reason: 'Terms of this test' },
  },
  // of an order of one unit, nothing is left to pay
  '/api/v1/order/cancelOrder': { lineNo: 1, expectedPayable: 0 },
}

/** Field that makes a request with the same key a different one. */
export const CHANGED: Record<string, object> = {
  '/api/v1/support/createTicket': { text: 'Where are they?' },
  '/api/v1/support/reply': { text: 'Where are they?' },
  '/api/v1/rfq/createRFQ': { quantity: '61' },
  '/api/v1/order/cancelOrder': { items: [{ lineNo: 1, quantity: 2 }] },
}
