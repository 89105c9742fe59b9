// What each field of a call that waits for approval means, so that it can be shown in words, with money in its currency.

/** Records that a request names by an id or code. */
export const NAMED_KINDS = [
  ...(['brand', 'category', 'coupon', 'customer', 'customer-group', 'import', 'line', 'payout', 'price-list'] as const),
  ...(['product', 'seller'] as const),
] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/**
 * `day` and `moment` are times; `share` is in basis points and `factor` 10,000 times the number; `choice` has words of its own;
 * `value` depends on the setting or the type of the coupon; `hidden` says nothing to a person, such as a key against repetition.
 */
export type SentKind =
  | ('text' | 'count' | 'money' | 'share' | 'factor' | 'day' | 'moment' | 'yes-no' | 'choice' | 'value' | 'hidden')
  | ('market' | 'setting' | 'return' | 'parcel' | 'words' | 'share-key')
  | NamedKind
  | { each: Readonly<Record<string, SentKind>> }

type Fields = Readonly<Record<string, SentKind>>

const ORDER: Fields = { orderNumber: 'hidden' }
const RETURN: Fields = { returnNumber: 'return' }
const LINES = { each: { lineNo: 'line', quantity: 'count' } } as const
const COUPON: Fields = {
  title: 'words',
  terms: 'words',
  kind: 'choice',
  value: 'value',
  minCart: 'money',
  maxDiscount: 'money',
  categoryCodes: 'category',
  brandSlugs: 'brand',
  firstOrderOnly: 'yes-no',
  buyers: 'choice',
  combines: 'yes-no',
  priority: 'count',
  perCustomerLimit: 'count',
  maxUses: 'count',
  budget: 'money',
  listed: 'yes-no',
  validFrom: 'moment',
  validTo: 'moment',
}

const PRICE_LIST: Fields = {
  ...{ name: 'text', active: 'yes-no', startsOn: 'day', endsOn: 'day', priority: 'count', groupIds: 'customer-group' },
  rules: { each: { kind: 'choice', key: 'share-key', percentBp: 'share' } },
}

/** Fields of the path and the body by call, in the order in which they are shown. */
export const SENT_FIELDS = {
  'POST /api/admin/orders/{orderNumber}/cancel': {
    ...ORDER,
    ...{ items: LINES, shipmentId: 'parcel', reason: 'text', idempotencyKey: 'hidden' },
  },
  'POST /api/admin/orders/{orderNumber}/edit': {
    ...ORDER,
    quantities: LINES,
    added: { each: { productId: 'product', quantity: 'count', unitPrice: 'money', offerId: 'hidden' } },
    prices: { each: { lineNo: 'line', unitPrice: 'money' } },
    coupon: 'text',
    offers: 'text',
    surcharge: { each: { label: 'text', amount: 'money' } },
    ...{ reason: 'text', digest: 'hidden', idempotencyKey: 'hidden' },
  },
  'POST /api/admin/returns/{returnNumber}/inspect': {
    ...RETURN,
    items: { each: { lineNo: 'line', accepted: 'count', saleable: 'count' } },
    ...{ notAccepted: 'choice', note: 'text' },
  },
  'POST /api/admin/orders/{orderNumber}/reduction': {
    ...ORDER,
    items: { each: { lineNo: 'line', quantity: 'count', amount: 'money' } },
    ...{ reason: 'choice', note: 'text', expectedRefund: 'money', idempotencyKey: 'hidden' },
  },
  'POST /api/admin/returns/{returnNumber}/refund': RETURN,
  'POST /api/admin/shipments/{shipmentId}/move': {
    ...{ shipmentId: 'parcel', to: 'choice', counted: LINES, carrier: 'text', trackingNumber: 'text' },
    ...{ reason: 'text', claim: 'text' },
    items: { each: { lineNo: 'line', saleable: 'count' } },
  },
  'POST /api/admin/refunds/{refundId}/retry': { refundId: 'hidden' },
  'POST /api/admin/refunds/{refundId}/record': { refundId: 'hidden', reference: 'text' },
  'POST /api/admin/payouts/{payoutId}/record': { payoutId: 'payout', reference: 'text', paidOn: 'day' },
  'POST /api/admin/coupons': { market: 'market', promoCode: 'text', appliedBy: 'choice', ...COUPON },
  'POST /api/admin/coupons/{couponId}': { couponId: 'coupon', ...COUPON, version: 'hidden' },
  'POST /api/admin/coupons/{couponId}/active': { couponId: 'coupon', active: 'yes-no' },
  'POST /api/admin/rewards/rules': {
    ...{ market: 'market', categoryCode: 'category', points: 'count', perAmount: 'money', goldFactorBp: 'factor' },
    ...{ minOrder: 'money', validFrom: 'moment', validTo: 'moment', reason: 'text' },
  },
  'POST /api/admin/rewards/terms': {
    ...{ market: 'market', pointValue: 'money', minBalance: 'count', minOrder: 'money', maxShareBp: 'share' },
    ...{ validDays: 'count', goldSpend: 'money', validFrom: 'moment', reason: 'text', version: 'hidden' },
  },
  'POST /api/admin/customers/{customerId}/gold': {
    ...{ customerId: 'customer', until: 'moment', reason: 'text', version: 'hidden' },
  },
  'POST /api/admin/products/changes': {
    ...{ market: 'market', products: 'count', rows: 'hidden', note: 'text', changeSetId: 'hidden' },
  },
  'POST /api/admin/products/schedules': {
    ...{ market: 'market', products: 'count', rows: 'hidden', startsAt: 'moment', endsAt: 'moment', note: 'text' },
    scheduleId: 'hidden',
  },
  'POST /api/admin/priceLists': { market: 'market', ...PRICE_LIST },
  'POST /api/admin/priceLists/{listId}': { listId: 'price-list', ...PRICE_LIST, version: 'hidden' },
  'POST /api/admin/priceLists/{listId}/import': {
    ...{ listId: 'price-list', name: 'text', replace: 'yes-no', data: 'hidden', save: 'hidden', version: 'hidden' },
  },
  'POST /api/admin/imports/{id}/apply': { id: 'import' },
  'POST /api/admin/settings/{settingKey}': {
    ...{ settingKey: 'setting', market: 'market', before: 'value', value: 'value' },
  },
} as const satisfies Readonly<Record<string, Fields>>

/** Fields whose null or missing text says more than that nothing was sent. */
export const EMPTY_WORDS = [
  'coupon',
  'surcharge',
  'unitPrice',
  'until',
  'validTo',
  'endsAt',
  'endsOn',
  'value',
  'goldSpend',
] as const

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that was sent: what it means, and its value. */
export interface SentField {
  name: string
  kind: SentKind
  value: unknown
}

/** Fields that are shown, those of the call first in their order; what is not known of a call is shown as a text. */
export function sentOf(call: string, input: { params?: unknown; query?: unknown; body?: unknown }): SentField[] {
  const fields: Fields = call in SENT_FIELDS ? SENT_FIELDS[call as keyof typeof SENT_FIELDS] : {}
  const parts = [input.params, input.query, input.body].filter(isObject)
  const sent = new Map(parts.flatMap(part => Object.entries(part)))
  const known = Object.keys(fields).filter(name => sent.has(name))
  const others = [...sent.keys()].filter(name => !(name in fields))
  return [...known, ...others]
    .map(name => ({ name, kind: fields[name] ?? ('text' as const), value: sent.get(name) }))
    .filter(({ kind, value }) => kind !== 'hidden' && value !== undefined && value !== '')
    .filter(({ value }) => !(Array.isArray(value) && value.length === 0))
}

/** A record that is named in a request: the kind with its id, and the name in both languages. */
export interface Named {
  kind: NamedKind
  id: string
  en: string
  hi: string
}

/** The parts of an item; the key of a share is that of a category or brand. */
export function partsOf(each: Readonly<Record<string, SentKind>>, item: Values): SentField[] {
  const shareKind = NAMED_KINDS.find(kind => kind === item.kind) ?? ('hidden' as const)
  return Object.entries(each)
    .map(([name, kind]) => ({ name, kind: kind === 'share-key' ? shareKind : kind, value: item[name] }))
    .filter(({ kind, value }) => kind !== 'hidden' && value !== undefined)
}

const isNamed = (kind: SentKind): kind is NamedKind => NAMED_KINDS.includes(kind as NamedKind)

/** Records that the fields name; a line is named within its order. */
export function namedIn(fields: readonly SentField[]): Pick<Named, 'kind' | 'id'>[] {
  return fields.flatMap(({ kind, value }) => {
    const values = Array.isArray(value) ? value : [value]
    if (typeof kind === 'object') return values.filter(isObject).flatMap(item => namedIn(partsOf(kind.each, item)))
    if (!isNamed(kind)) return []
    return values.filter(id => typeof id === 'string' || typeof id === 'number').map(id => ({ kind, id: String(id) }))
  })
}
