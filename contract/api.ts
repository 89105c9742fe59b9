// The whole contract as one type: a call is named by its method and path, which determine its input and output.

import type { accountEndpoints } from './account/api.ts'
import type { addressEndpoints } from './addresses/api.ts'
import type { annotationEndpoints } from './annotations/api.ts'
import type { attachmentEndpoints } from './annotations/attachments-api.ts'
import type { staffNotificationEndpoints } from './annotations/notifications-api.ts'
import type { approvalEndpoints } from './approvals/api.ts'
import type { authEndpoints } from './auth/api.ts'
import type { passkeyEndpoints } from './auth/passkeys-api.ts'
import type { sessionEndpoints } from './auth/sessions-api.ts'
import type { socialEndpoints } from './auth/social-api.ts'
import type { newsletterSubscription } from './auth/subscription-api.ts'
import type { backupEndpoints } from './backups/api.ts'
import type { binEndpoints } from './bin/api.ts'
import type { bookingEndpoints } from './bookings/api.ts'
import type { pickupEndpoints } from './bookings/pickups-api.ts'
import type { bulkJobEndpoints } from './bulk-jobs/api.ts'
import type { calendarEndpoints } from './calendar/api.ts'
import type { abandonedCartEndpoints } from './cart/abandoned-carts-api.ts'
import type { agentCartEndpoints } from './cart/agent-api.ts'
import type { cartEndpoints } from './cart/api.ts'
import type { catalogEndpoints } from './catalog/api.ts'
import type { categoryEndpoints } from './catalog/categories-api.ts'
import type { sellerEndpoints } from './catalog/sellers-api.ts'
import type { taxRateEndpoints } from './catalog/tax-rates-api.ts'
import type { checkoutEndpoints } from './checkout/api.ts'
import type { cmsEndpoints } from './content/api.ts'
import type { campaignEndpoints } from './content/campaigns-api.ts'
import type { contentDeskEndpoints } from './content/desk-api.ts'
import type { cmsFormEndpoints } from './content/forms-api.ts'
import type { leadEndpoints } from './content/leads-api.ts'
import type { customFieldEndpoints } from './custom-fields/api.ts'
import type { customerDeskEndpoints } from './customer-desk/api.ts'
import type { customerEmailEndpoints } from './customer-desk/email-api.ts'
import type { customerFileEndpoints } from './customer-desk/list-file-api.ts'
import type { taxNumberEndpoints } from './customer-desk/tax-number-api.ts'
import type { customerMergeEndpoints } from './customer-merges/api.ts'
import type { customerEndpoints } from './customers/api.ts'
import type { dashboardEndpoints } from './dashboard/api.ts'
import type { deliveryEndpoints } from './delivery/api.ts'
import type { staffDeliveryEndpoints } from './delivery/staff-api.ts'
import type { gatewayEndpoints } from './gateways/api.ts'
import type { transferAccountEndpoints } from './gateways/transfer-api.ts'
import type { guestOrderEndpoints } from './guest-orders/api.ts'
import type { importEndpoints } from './imports/api.ts'
import type { importColumnEndpoints } from './imports/columns-api.ts'
import type { importSourceEndpoints } from './imports/sources-api.ts'
import type { stockEndpoints } from './inventory/api.ts'
import type { stockFileEndpoints } from './inventory/list-file-api.ts'
import type { InvoiceTables } from './invoices/tables.ts'
import type { ledgerEndpoints } from './ledger/api.ts'
import type { claimEndpoints } from './ledger/claims-api.ts'
import type { commissionEndpoints } from './ledger/commission-api.ts'
import type { remittanceEndpoints } from './ledger/remittances-api.ts'
import type { settlementEndpoints } from './ledger/settlements-api.ts'
import type { listingEndpoints } from './listing/api.ts'
import type { discoveryEndpoints } from './listing/discovery-api.ts'
import type { libraryEndpoints } from './media/library-api.ts'
import type { merchandisingEndpoints } from './merchandising/api.ts'
import type { togetherEndpoints } from './merchandising/together-api.ts'
import type { messageEndpoints } from './messages/api.ts'
import type { newsletterEndpoints } from './newsletters/api.ts'
import type { newsletterIssueEndpoints } from './newsletters/issues-api.ts'
import type { notificationEndpoints } from './notifications/api.ts'
import type { liveNoticeEndpoints } from './notifications/live-api.ts'
import type { orderMailEndpoints } from './notifications/order-mails-api.ts'
import type { pushEndpoints } from './notifications/push-api.ts'
import type { templateEndpoints } from './notifications/templates-api.ts'
import type { orderCustomerEndpoints } from './order-customers/api.ts'
import type { orderEditEndpoints } from './order-edits/api.ts'
import type { orderAddressEndpoints } from './orders/address-api.ts'
import type { orderEndpoints } from './orders/api.ts'
import type { carrierEndpoints } from './orders/carriers-api.ts'
import type { orderContactEndpoints } from './orders/contact-api.ts'
import type { orderFilterEndpoints } from './orders/filters-api.ts'
import type { orderHoldEndpoints } from './orders/hold-api.ts'
import type { orderFileEndpoints } from './orders/list-file-api.ts'
import type { staffOrderEndpoints } from './orders/staff-api.ts'
import type { WarehouseEndpoints } from './orders/warehouse-api.ts'
import type { partnerEndpoints, partnerLinkEndpoints } from './partners/api.ts'
import type { PaymentTables } from './payments/tables.ts'
import type { sellerAccountEndpoints } from './payouts/accounts-api.ts'
import type { payoutEndpoints } from './payouts/api.ts'
import type { commissionDocumentEndpoints } from './payouts/commission-api.ts'
import type { PriceListTables } from './price-lists/tables.ts'
import type { privacyEndpoints } from './privacy/api.ts'
import type { staffPrivacyEndpoints } from './privacy/staff-api.ts'
import type { productGridEndpoints } from './products/api.ts'
import type { productEditorEndpoints } from './products/editor-api.ts'
import type { productFileEndpoints } from './products/grid-file-api.ts'
import type { nameEndpoints } from './products/names-api.ts'
import type { productOfferEndpoints } from './products/offers-api.ts'
import type { productQualityEndpoints } from './products/quality-api.ts'
import type { priceScheduleEndpoints } from './products/schedules-api.ts'
import type { translationEndpoints } from './products/translations-api.ts'
import type { productVariantEndpoints } from './products/variants-api.ts'
import type { promotionEndpoints } from './promotions/api.ts'
import type { couponEndpoints } from './promotions/staff-api.ts'
import type { purchaseListEndpoints } from './purchase-lists/api.ts'
import type { recordJobEndpoints } from './record-jobs/api.ts'
import type { selectionEndpoints } from './record-jobs/selection-api.ts'
import type { ReturnTables } from './returns/tables.ts'
import type { questionEndpoints, reviewEndpoints } from './reviews/api.ts'
import type { moderationEndpoints } from './reviews/moderation-api.ts'
import type { rewardEndpoints } from './rewards/api.ts'
import type { staffRewardEndpoints } from './rewards/staff-api.ts'
import type { rfqEndpoints } from './rfq/api.ts'
import type { staffRfqEndpoints } from './rfq/staff-api.ts'
import type { synonymEndpoints } from './search/api.ts'
import type { searchCountEndpoints } from './search/counts-api.ts'
import type { searchRedirectEndpoints } from './search/redirects-api.ts'
import type { searchTuningEndpoints } from './search/tuning-api.ts'
import type { settingEndpoints } from './settings/api.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from './shared/endpoint.ts'
import type { staffOwnEndpoints, staffSessionEndpoints } from './staff/api.ts'
import type { auditEndpoints } from './staff/audit-api.ts'
import type { staffCompanyEndpoints, staffCompanyLinkEndpoints } from './staff/company-api.ts'
import type { historyEndpoints } from './staff/history-api.ts'
import type { apiKeyEndpoints } from './staff/keys-api.ts'
import type { staffMemberEndpoints } from './staff/members-api.ts'
import type { staffPasskeyEndpoints, staffPasskeyLoginEndpoints } from './staff/passkeys-api.ts'
import type { roleViewSessionEndpoints } from './staff/role-view-api.ts'
import type { staffRoleEndpoints } from './staff/roles-api.ts'
import type { roleViewEndpoints, savedViewEndpoints } from './staff/views-api.ts'
import type { siteEndpoints } from './storefront/api.ts'
import type { productEndpoints } from './storefront/product-api.ts'
import type { supportEndpoints } from './support/api.ts'
import type { staffSupportEndpoints } from './support/staff-api.ts'
import type { taxReturnEndpoints } from './tax-returns/api.ts'
import type { vatReturnEndpoints } from './tax-returns/vat201-api.ts'
import type { trackingEndpoints } from './tracking/api.ts'
import type { webhookEndpoints } from './webhooks/api.ts'
import type { webhookDeliveryEndpoints } from './webhooks/deliveries-api.ts'
import type { wishlistEndpoints } from './wishlists/api.ts'

type Tables = typeof siteEndpoints &
  typeof sellerEndpoints &
  typeof taxRateEndpoints &
  typeof cmsEndpoints &
  typeof cmsFormEndpoints &
  typeof leadEndpoints &
  typeof campaignEndpoints &
  typeof contentDeskEndpoints &
  typeof libraryEndpoints &
  typeof settingEndpoints &
  typeof agentCartEndpoints &
  typeof abandonedCartEndpoints &
  typeof liveNoticeEndpoints &
  typeof authEndpoints &
  typeof newsletterSubscription &
  typeof newsletterEndpoints &
  typeof newsletterIssueEndpoints &
  typeof notificationEndpoints &
  typeof pushEndpoints &
  typeof sessionEndpoints &
  typeof passkeyEndpoints &
  typeof socialEndpoints &
  typeof listingEndpoints &
  typeof discoveryEndpoints &
  typeof merchandisingEndpoints &
  typeof togetherEndpoints &
  typeof messageEndpoints &
  typeof synonymEndpoints &
  typeof searchCountEndpoints &
  typeof searchRedirectEndpoints &
  typeof searchTuningEndpoints &
  typeof catalogEndpoints &
  typeof productEndpoints &
  typeof cartEndpoints &
  typeof customerMergeEndpoints &
  typeof privacyEndpoints &
  typeof staffPrivacyEndpoints &
  typeof accountEndpoints &
  typeof rewardEndpoints &
  typeof staffRewardEndpoints &
  typeof promotionEndpoints &
  typeof couponEndpoints &
  typeof orderMailEndpoints &
  typeof templateEndpoints &
  typeof purchaseListEndpoints &
  typeof deliveryEndpoints &
  typeof staffDeliveryEndpoints &
  typeof addressEndpoints &
  typeof annotationEndpoints &
  typeof attachmentEndpoints &
  typeof recordJobEndpoints &
  typeof selectionEndpoints &
  typeof staffNotificationEndpoints &
  typeof customerEndpoints &
  typeof customerDeskEndpoints &
  typeof customFieldEndpoints &
  typeof customerEmailEndpoints &
  typeof customerFileEndpoints &
  typeof taxNumberEndpoints &
  typeof partnerEndpoints &
  typeof partnerLinkEndpoints &
  PaymentTables &
  typeof commissionDocumentEndpoints &
  typeof backupEndpoints &
  typeof bookingEndpoints &
  typeof pickupEndpoints &
  typeof importEndpoints &
  typeof importColumnEndpoints &
  typeof importSourceEndpoints &
  typeof stockEndpoints &
  typeof stockFileEndpoints &
  typeof productGridEndpoints &
  typeof priceScheduleEndpoints &
  typeof categoryEndpoints &
  typeof productEditorEndpoints &
  typeof translationEndpoints &
  typeof nameEndpoints &
  typeof productFileEndpoints &
  typeof orderEndpoints &
  typeof guestOrderEndpoints &
  typeof staffOrderEndpoints &
  typeof orderAddressEndpoints &
  typeof orderHoldEndpoints &
  WarehouseEndpoints &
  typeof orderContactEndpoints &
  typeof orderFilterEndpoints &
  typeof orderFileEndpoints &
  typeof approvalEndpoints &
  typeof binEndpoints &
  typeof calendarEndpoints &
  typeof bulkJobEndpoints &
  typeof orderCustomerEndpoints &
  typeof orderEditEndpoints &
  typeof carrierEndpoints &
  typeof gatewayEndpoints &
  typeof transferAccountEndpoints &
  typeof payoutEndpoints &
  typeof sellerAccountEndpoints &
  typeof checkoutEndpoints &
  InvoiceTables &
  PriceListTables &
  typeof ledgerEndpoints &
  typeof commissionEndpoints &
  typeof claimEndpoints &
  typeof remittanceEndpoints &
  typeof settlementEndpoints &
  ReturnTables &
  typeof productQualityEndpoints &
  typeof productVariantEndpoints &
  typeof productOfferEndpoints &
  typeof reviewEndpoints &
  typeof questionEndpoints &
  typeof moderationEndpoints &
  typeof rfqEndpoints &
  typeof staffRfqEndpoints &
  typeof supportEndpoints &
  typeof staffSupportEndpoints &
  typeof staffSessionEndpoints &
  typeof staffOwnEndpoints &
  typeof roleViewSessionEndpoints &
  typeof staffCompanyEndpoints &
  typeof staffCompanyLinkEndpoints &
  typeof staffPasskeyEndpoints &
  typeof staffPasskeyLoginEndpoints &
  typeof roleViewEndpoints &
  typeof savedViewEndpoints &
  typeof staffMemberEndpoints &
  typeof staffRoleEndpoints &
  typeof apiKeyEndpoints &
  typeof auditEndpoints &
  typeof historyEndpoints &
  typeof dashboardEndpoints &
  typeof taxReturnEndpoints &
  typeof vatReturnEndpoints &
  typeof trackingEndpoints &
  typeof webhookEndpoints &
  typeof webhookDeliveryEndpoints &
  typeof wishlistEndpoints

type Named = {
  [K in keyof Tables as Tables[K] extends Endpoint ? `${Tables[K]['method']} ${Tables[K]['path']}` : never]: Tables[K]
}

/** All endpoints by name, such as `'GET /api/v1/session/getSession'`. */
export type CallName = keyof Named
type InputsByName = { [N in CallName]: EndpointInput<Named[N]> }
/** An interface, because a type for the input of any call would expand to every combination of their parts. */
interface Inputs extends InputsByName {}
export type CallInput<N extends CallName> = Inputs[N]
export type CallOutput<N extends CallName> = Named[N] extends Endpoint ? EndpointOutput<Named[N]> : never

/** A typed call by name: over HTTP in the browser, in-process in server rendering. Rejects with an `ApiError`. */
export type Call = <N extends CallName>(
  name: N,
  ...input: object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
) => Promise<CallOutput<N>>
