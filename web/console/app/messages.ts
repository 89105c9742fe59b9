// The messages of the console: the namespaces, loaded together for a language, typed by their keys.

import type { Language } from '../../../contract/shared/market.ts'
import { useLocale, useTranslator } from '../../framework/locale.ts'
import {
  loadMessages,
  type Messages,
  type MessageTable,
  registerMessages,
  type Translator,
} from '../../framework/messages/messages.ts'
import { termsOf } from './terms.ts'

/** One line per namespace; the Hindi file is typed by the English one. */
export interface Namespaces {
  frame: typeof import('../messages/frame.en.ts').messages
  list: typeof import('../messages/list.en.ts').messages
  approvals: typeof import('../messages/approvals.en.ts').messages
  'sent-fields': typeof import('../messages/sent-fields.en.ts').messages
  pickups: typeof import('../messages/pickups.en.ts').messages
  'lost-parcels': typeof import('../messages/lost-parcels.en.ts').messages
  annotations: typeof import('../messages/annotations.en.ts').messages
  notifications: typeof import('../messages/notifications.en.ts').messages
  fields: typeof import('../messages/fields.en.ts').messages
  login: typeof import('../messages/login.en.ts').messages
  own: typeof import('../messages/own.en.ts').messages
  permissions: typeof import('../messages/permissions.en.ts').messages
  dashboard: typeof import('../messages/dashboard.en.ts').messages
  orders: typeof import('../messages/orders.en.ts').messages
  picking: typeof import('../messages/picking.en.ts').messages
  packing: typeof import('../messages/packing.en.ts').messages
  dividing: typeof import('../messages/dividing.en.ts').messages
  'order-filters': typeof import('../messages/order-filters.en.ts').messages
  'order-hold': typeof import('../messages/order-hold.en.ts').messages
  'order-messages': typeof import('../messages/order-messages.en.ts').messages
  'order-buyer': typeof import('../messages/order-buyer.en.ts').messages
  'order-customer': typeof import('../messages/order-customer.en.ts').messages
  'open-return': typeof import('../messages/open-return.en.ts').messages
  reductions: typeof import('../messages/reductions.en.ts').messages
  replacement: typeof import('../messages/replacement.en.ts').messages
  'debit-notes': typeof import('../messages/debit-notes.en.ts').messages
  bin: typeof import('../messages/bin.en.ts').messages
  calendar: typeof import('../messages/calendar.en.ts').messages
  scanning: typeof import('../messages/scanning.en.ts').messages
  schedules: typeof import('../messages/schedules.en.ts').messages
  bulk: typeof import('../messages/bulk.en.ts').messages
  tagging: typeof import('../messages/tagging.en.ts').messages
  'return-scan': typeof import('../messages/return-scan.en.ts').messages
  returns: typeof import('../messages/returns.en.ts').messages
  refunds: typeof import('../messages/refunds.en.ts').messages
  disputes: typeof import('../messages/disputes.en.ts').messages
  quality: typeof import('../messages/quality.en.ts').messages
  quotes: typeof import('../messages/quotes.en.ts').messages
  tickets: typeof import('../messages/tickets.en.ts').messages
  'customer-email': typeof import('../messages/customer-email.en.ts').messages
  customers: typeof import('../messages/customers.en.ts').messages
  'import-sources': typeof import('../messages/import-sources.en.ts').messages
  imports: typeof import('../messages/imports.en.ts').messages
  'vat-return': typeof import('../messages/vat-return.en.ts').messages
  'import-columns': typeof import('../messages/import-columns.en.ts').messages
  'import-fields': typeof import('../messages/import-fields.en.ts').messages
  bounced: typeof import('../messages/bounced.en.ts').messages
  leads: typeof import('../messages/leads.en.ts').messages
  carts: typeof import('../messages/carts.en.ts').messages
  content: typeof import('../messages/content.en.ts').messages
  library: typeof import('../messages/library.en.ts').messages
  'message-templates': typeof import('../messages/message-templates.en.ts').messages
  promotions: typeof import('../messages/promotions.en.ts').messages
  'price-lists': typeof import('../messages/price-lists.en.ts').messages
  campaigns: typeof import('../messages/campaigns.en.ts').messages
  newsletters: typeof import('../messages/newsletters.en.ts').messages
  rewards: typeof import('../messages/rewards.en.ts').messages
  partners: typeof import('../messages/partners.en.ts').messages
  products: typeof import('../messages/products.en.ts').messages
  translations: typeof import('../messages/translations.en.ts').messages
  files: typeof import('../messages/files.en.ts').messages
  'stock-scan': typeof import('../messages/stock-scan.en.ts').messages
  stock: typeof import('../messages/stock.en.ts').messages
  delivery: typeof import('../messages/delivery.en.ts').messages
  editor: typeof import('../messages/editor.en.ts').messages
  variants: typeof import('../messages/variants.en.ts').messages
  offers: typeof import('../messages/offers.en.ts').messages
  together: typeof import('../messages/together.en.ts').messages
  assortment: typeof import('../messages/assortment.en.ts').messages
  settings: typeof import('../messages/settings.en.ts').messages
  features: typeof import('../messages/features.en.ts').messages
  menu: typeof import('../messages/menu.en.ts').messages
  gateways: typeof import('../messages/gateways.en.ts').messages
  backups: typeof import('../messages/backups.en.ts').messages
  'cash-on-delivery': typeof import('../messages/cash-on-delivery.en.ts').messages
  'payment-offers': typeof import('../messages/payment-offers.en.ts').messages
  versions: typeof import('../messages/versions.en.ts').messages
  webhooks: typeof import('../messages/webhooks.en.ts').messages
  rates: typeof import('../messages/rates.en.ts').messages
  'return-rules': typeof import('../messages/return-rules.en.ts').messages
  staff: typeof import('../messages/staff.en.ts').messages
  roles: typeof import('../messages/roles.en.ts').messages
  reviews: typeof import('../messages/reviews.en.ts').messages
  finance: typeof import('../messages/finance.en.ts').messages
  'payment-list': typeof import('../messages/payment-list.en.ts').messages
  'document-register': typeof import('../messages/document-register.en.ts').messages
  'commission-rates': typeof import('../messages/commission-rates.en.ts').messages
  'tax-documents': typeof import('../messages/tax-documents.en.ts').messages
  incoming: typeof import('../messages/incoming.en.ts').messages
  synonyms: typeof import('../messages/synonyms.en.ts').messages
  keys: typeof import('../messages/keys.en.ts').messages
  audit: typeof import('../messages/audit.en.ts').messages
  errors: typeof import('../../store/messages/errors.en.ts').messages
}
export type Namespace = keyof Namespaces

/** The same keys in another language: a missing or surplus key does not compile. */
export type Translated<T> = { readonly [K in keyof T]: string }
export type Translate<N extends Namespace> = Translator<keyof Namespaces[N] & string>

interface MessageFile {
  messages: MessageTable
}

const files = import.meta.glob<MessageFile>('../messages/*.{en,hi}.ts')
/** The texts of error codes are shared by all apps. */
const errorFiles: Record<Language, () => Promise<MessageFile>> = {
  en: () => import('../../store/messages/errors.en.ts'),
  hi: () => import('../../store/messages/errors.hi.ts'),
}

registerMessages(async (namespace, language) =>
  namespace === 'errors' ? errorFiles[language]() : files[`../messages/${namespace}.${language}.ts`]?.(),
)

const NAMESPACES: readonly Namespace[] = [
  'frame',
  'list',
  'approvals',
  'sent-fields',
  'pickups',
  'lost-parcels',
  'annotations',
  'notifications',
  'fields',
  'login',
  'own',
  'permissions',
  'dashboard',
  'orders',
  'picking',
  'packing',
  'dividing',
  'order-filters',
  'order-hold',
  'order-messages',
  'order-buyer',
  'order-customer',
  'open-return',
  'reductions',
  'replacement',
  'debit-notes',
  'bin',
  'calendar',
  'scanning',
  'schedules',
  'bulk',
  'tagging',
  'return-scan',
  'returns',
  'refunds',
  'disputes',
  'quality',
  'quotes',
  'tickets',
  'customer-email',
  'customers',
  'import-sources',
  'imports',
  'vat-return',
  'import-columns',
  'import-fields',
  'bounced',
  'leads',
  'carts',
  'content',
  'library',
  'message-templates',
  'promotions',
  'price-lists',
  'campaigns',
  'newsletters',
  'rewards',
  'partners',
  'products',
  'translations',
  'files',
  'stock-scan',
  'stock',
  'delivery',
  'editor',
  'variants',
  'offers',
  'together',
  'assortment',
  'settings',
  'features',
  'menu',
  'gateways',
  'backups',
  'cash-on-delivery',
  'payment-offers',
  'versions',
  'webhooks',
  'rates',
  'return-rules',
  'staff',
  'roles',
  'reviews',
  'finance',
  'commission-rates',
  'document-register',
  'payment-list',
  'tax-documents',
  'incoming',
  'synonyms',
  'keys',
  'audit',
  'errors',
]

/** All messages of the console in a language. */
export const loadAll = (language: Language): Promise<Messages> => loadMessages(NAMESPACES, language)

/** The texts of a namespace, with the market's terms filled in. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  const t = useTranslator(namespace)
  const { market, language } = useLocale()
  return (key, params) => t(key, { ...termsOf(market, language), ...params })
}
