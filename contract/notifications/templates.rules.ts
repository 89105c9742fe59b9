// Messages whose text an operator may edit: the placeholders of each, and what is wrong with a text.

/** Placeholders allowed in the opening of mails about orders, by template name. */
export const ORDER_MAIL_VALUES = {
  'order-placed': ['order'],
  'awaiting-transfer': ['order', 'amount'],
  'payment-failed': ['order', 'amount'],
  'order-expired': ['order'],
  shipped: ['order', 'parcel', 'carrier'],
  'out-for-delivery': ['order', 'parcel'],
  delivered: ['order', 'parcel'],
  'parcel-returned': ['order', 'parcel'],
  'parcel-lost': ['order', 'parcel'],
  'parcel-sent-again': ['order', 'parcel', 'carrier'],
  'parcel-lost-refunded': ['order', 'parcel'],
  invoice: ['order', 'document', 'seller'],
  'credit-note': ['order', 'document', 'seller'],
  'debit-note': ['order', 'document', 'seller'],
  'delivery-challan': ['order', 'document', 'seller'],
  'items-cancelled': ['order', 'payable'],
  'lines-edited': ['order', 'payable'],
  'edit-waits': ['order', 'difference', 'until'],
  'address-corrected': ['order'],
  'order-cancelled': ['order'],
  'refund-made': ['order', 'amount'],
  'refund-link': ['order', 'amount'],
} as const satisfies Record<string, readonly string[]>

const RETURN_VALUES = ['return', 'order'] as const
const COMMISSION_VALUES = ['document', 'month', 'operator'] as const

/** Like `ORDER_MAIL_VALUES`, for mails about anything else. */
export const OTHER_MAIL_VALUES = {
  'return-requested': RETURN_VALUES,
  'return-approved': RETURN_VALUES,
  'return-rejected': RETURN_VALUES,
  'return-received': RETURN_VALUES,
  'return-inspection-failed': RETURN_VALUES,
  'return-accepted': RETURN_VALUES,
  'return-replacement-sent': RETURN_VALUES,
  'return-completed': RETURN_VALUES,
  'return-pickup-booked': [...RETURN_VALUES, 'when', 'carrier'],
  'return-pickup-collected': [...RETURN_VALUES, 'carrier'],
  'return-pickup-cancelled': RETURN_VALUES,
  'return-pickup-failed': [...RETURN_VALUES, 'carrier'],
  'quotation-received': ['request'],
  'quotation-answered': ['request', 'until'],
  'quotation-declined': ['request'],
  'support-answered': ['ticket'],
  'review-request': ['order'],
  'product-alerts': [],
  'purchase-list-reminder': ['list'],
  'points-expiring': ['points', 'day', 'balance', 'worth'],
  'newsletter-confirm': [],
  'new-login': [],
  'accounts-merged': ['account'],
  'order-moved-away': ['order'],
  'order-moved-here': ['order'],
  'commission-invoice': COMMISSION_VALUES,
  'commission-credit-note': COMMISSION_VALUES,
} as const satisfies Record<string, readonly string[]>

/** Every mail with an editable text. */
export const MAIL_VALUES = { ...ORDER_MAIL_VALUES, ...OTHER_MAIL_VALUES } as const

/** Placeholders of text messages; each one is required. */
export const TEXT_VALUES = {
  'order-placed': ['order', 'link'],
  'payment-failed': ['order', 'link'],
  shipped: ['parcel', 'order', 'link'],
  'out-for-delivery': ['parcel', 'order', 'link'],
  delivered: ['parcel', 'order', 'link'],
  'order-cancelled': ['order', 'link'],
  'edit-waits': ['order', 'link'],
  'refund-link': ['order', 'link'],
  'quotation-answered': ['request', 'link'],
} as const satisfies Record<string, readonly string[]>

export type OrderMailTemplate = keyof typeof ORDER_MAIL_VALUES
export type OtherMailTemplate = keyof typeof OTHER_MAIL_VALUES
/** Names of the placeholders in the language of the mail. */
export type MailValues<T extends OtherMailTemplate> = Readonly<Record<(typeof OTHER_MAIL_VALUES)[T][number], string>>
export type TextTemplate = keyof typeof TEXT_VALUES
export const TEMPLATE_CHANNELS = ['mail', 'sms'] as const
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number]

export const MAX_SUBJECT = 150
export const MAX_MAIL_TEXT = 2000
export const MAX_TEXT_MESSAGE = 600

/** An operator's text for a message. */
export interface TemplateWords {
  /** Also the heading of the mail; null for a text message. */
  subject: string | null
  /** The first paragraphs of a mail, separated by empty lines, or the whole text message. */
  text: string
  /** Id under which a text message is registered with Indian operators (DLT); null for a mail or without one. */
  registeredId: string | null
}

/** The placeholders allowed in a message; null when its text is not editable. */
export function valuesOfTemplate(channel: TemplateChannel, template: string): readonly string[] | null {
  const values: Record<string, readonly string[]> = channel === 'mail' ? MAIL_VALUES : TEXT_VALUES
  return Object.hasOwn(values, template) ? (values[template] ?? null) : null
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/** A brace without a matching one is a mistyped placeholder. */
const loneBraces = (text: string) => text.replace(PLACEHOLDER, '').match(/[{}]/g) ?? []

/** Unknown placeholders in a text, as typed. */
export function unknownValues(values: readonly string[], { subject, text }: TemplateWords): string[] {
  const named = [subject ?? '', text].flatMap(part => [
    ...[...part.matchAll(PLACEHOLDER)].map(([typed, name = '']) => (values.includes(name) ? '' : typed)),
    ...loneBraces(part),
  ])
  return [...new Set(named.filter(typed => typed !== ''))]
}

/** Required placeholders missing from a text message. A mail always shows its values below the opening. */
export function missingValues(channel: TemplateChannel, values: readonly string[], { text }: TemplateWords): string[] {
  return channel === 'mail' ? [] : values.filter(name => !text.includes(`{${name}}`)).map(name => `{${name}}`)
}

/**
 * A text with its placeholders filled in; null when one of them has no value, such as the carrier of a parcel without
 * one: then the standard text is sent.
 */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string | null {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  if (names.some(name => !values[name])) return null
  return text.replace(PLACEHOLDER, (_typed, name: string) => values[name] ?? '')
}

/** The GSM 03.38 characters that fit into seven bits; any other makes the message use 16 bits per character. */
const SEVEN_BITS = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-Za-zÄÖÑÜ§¿äöñüà^{}\\[~\]|€]*$/

/** Number of parts of a text message, each of which is charged. */
export function partsOfText(text: string): number {
  const [alone, part] = SEVEN_BITS.test(text) ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / part)
}

/** Test text messages that a member may send per day (UTC): each costs as much as a real message. */
export const MAX_TEXT_TESTS = 20
