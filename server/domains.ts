// All domains of the store with their jobs and rules, and the validation of settings that name something in a domain.

import { accountDomain } from './account/domain.ts'
import { addressesDomain } from './addresses/domain.ts'
import { annotationsDomain } from './annotations/domain.ts'
import { markedIds, markedNumbers } from './annotations/service.ts'
import { makeApprovalsDomain } from './approvals/domain.ts'
import { authDomain } from './auth/domain.ts'
import { backupsDomain } from './backups/domain.ts'
import { makeBinDomain } from './bin/domain.ts'
import { bookingsDomain } from './bookings/domain.ts'
import { bulkJobsDomain } from './bulk-jobs/domain.ts'
import { makeCalendarDomain } from './calendar/domain.ts'
import { cartDomain } from './cart/domain.ts'
import { makeCatalogDomain } from './catalog/domain.ts'
import { checkoutDomain } from './checkout/domain.ts'
import { contentDomain } from './content/domain.ts'
import { customFieldsDomain } from './custom-fields/domain.ts'
import { customerDeskDomain } from './customer-desk/domain.ts'
import { makeCustomerMergesDomain, mergedContacts } from './customer-merges/domain.ts'
import { customersDomain } from './customers/domain.ts'
import { makeDashboardDomain } from './dashboard/domain.ts'
import { deliveryDomain } from './delivery/domain.ts'
import { gatewaysDomain } from './gateways/domain.ts'
import { guestOrdersDomain } from './guest-orders/domain.ts'
import { importsDomain } from './imports/domain.ts'
import { inventoryDomain } from './inventory/domain.ts'
import { invoicesDomain } from './invoices/domain.ts'
import { ledgerDomain } from './ledger/domain.ts'
import { listingDomain } from './listing/domain.ts'
import { mediaDomain } from './media/domain.ts'
import { merchandisingDomain } from './merchandising/domain.ts'
import { messagesDomain } from './messages/domain.ts'
import { newslettersDomain } from './newsletters/domain.ts'
import { notificationsDomain } from './notifications/domain.ts'
import { orderCustomersDomain } from './order-customers/domain.ts'
import { orderEditsDomain } from './order-edits/domain.ts'
import { ordersDomain } from './orders/domain.ts'
import { partnersDomain } from './partners/domain.ts'
import { paymentsDomain } from './payments/domain.ts'
import { payoutsDomain } from './payouts/domain.ts'
import type { Config } from './platform/config.ts'
import type { MergeRule } from './platform/customer-merge.ts'
import type { Domain } from './platform/domain.ts'
import type { Job } from './platform/jobs.ts'
import { partitionJobs } from './platform/partitions.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { type RetentionRule, retentionJob } from './platform/retention.ts'
import { priceListsDomain } from './price-lists/domain.ts'
import { makePrivacyDomain } from './privacy/domain.ts'
import { productsDomain } from './products/domain.ts'
import { makePromotionsDomain } from './promotions/domain.ts'
import { purchaseListsDomain } from './purchase-lists/domain.ts'
import { recordJobsDomain } from './record-jobs/domain.ts'
import { returnsDomain } from './returns/domain.ts'
import { reviewsDomain } from './reviews/domain.ts'
import { rewardsDomain } from './rewards/domain.ts'
import { rfqDomain } from './rfq/domain.ts'
import { searchDomain } from './search/domain.ts'
import { settingsDomain } from './settings/domain.ts'
import { setupDomain } from './setup/domain.ts'
import { staffDomain } from './staff/domain.ts'
import { storefrontDomain } from './storefront/domain.ts'
import { supportDomain } from './support/domain.ts'
import { taxReturnsDomain } from './tax-returns/domain.ts'
import { trackingDomain } from './tracking/domain.ts'
import { verificationDomain } from './verification/domain.ts'
import { webhooksDomain } from './webhooks/domain.ts'
import { wishlistsDomain } from './wishlists/domain.ts'

const storing: readonly Domain[] = [
  accountDomain,
  addressesDomain,
  // its deletions use orders, tickets and requests that still have their customer: before the domains that remove it
  annotationsDomain,
  // before customers, because its rule depends on which company is kept when accounts are merged
  customFieldsDomain,
  authDomain,
  orderCustomersDomain,
  orderEditsDomain,
  backupsDomain,
  bookingsDomain,
  bulkJobsDomain,
  recordJobsDomain,
  cartDomain,
  makeCatalogDomain(markedIds),
  checkoutDomain,
  contentDomain,
  customerDeskDomain,
  customersDomain,
  deliveryDomain,
  gatewaysDomain,
  guestOrdersDomain,
  importsDomain,
  inventoryDomain,
  invoicesDomain,
  ledgerDomain,
  listingDomain,
  mediaDomain,
  merchandisingDomain,
  messagesDomain,
  newslettersDomain,
  notificationsDomain,
  ordersDomain,
  partnersDomain,
  paymentsDomain,
  payoutsDomain,
  priceListsDomain,
  productsDomain,
  makePromotionsDomain(markedNumbers),
  purchaseListsDomain,
  returnsDomain,
  reviewsDomain,
  rewardsDomain,
  rfqDomain,
  searchDomain,
  settingsDomain,
  setupDomain,
  staffDomain,
  storefrontDomain,
  supportDomain,
  taxReturnsDomain,
  trackingDomain,
  verificationDomain,
  webhooksDomain,
  wishlistsDomain,
]

export const personalData: readonly PersonalData[] = [
  ...storing.flatMap(domain => domain.personalData ?? []),
  mergedContacts,
]

export const mergeRules: readonly MergeRule[] = storing.flatMap(domain => domain.merging ?? [])

export const domains: readonly Domain[] = [
  ...storing,
  makeCustomerMergesDomain(mergeRules),
  makePrivacyDomain(personalData),
  makeDashboardDomain(storing.flatMap(domain => domain.setupChecks ?? [])),
  makeCalendarDomain(storing.flatMap(domain => domain.calendar ?? [])),
  makeBinDomain(storing.flatMap(domain => domain.bin ?? [])),
  makeApprovalsDomain(storing.flatMap(domain => domain.routes ?? [])),
]

export const retentionRules: readonly RetentionRule[] = domains.flatMap(domain => domain.retention ?? [])

export const jobs: readonly Job[] = [
  ...partitionJobs,
  retentionJob(retentionRules),
  ...domains.flatMap(domain => domain.jobs ?? []),
]

/**
 * Validates the settings that only the domains can check. Call it before anything starts.
 *
 * @throws Error naming the invalid setting and its allowed values
 */
export function checkDomainSettings({ smsTemplateIds }: Pick<Config, 'smsTemplateIds'>): void {
  const known = domains.flatMap(domain => domain.textTemplates ?? [])
  const unknown = Object.keys(smsTemplateIds).find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`SMS_TEMPLATE_IDS names no text message "${unknown}"; there are ${known.join(', ')}.`)
}
