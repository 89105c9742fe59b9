// Endpoints of the payments domain: payments, cards, offers, refunds and disputes, as one table.

import type { paymentEndpoints } from './api.ts'
import type { cardEndpoints } from './cards-api.ts'
import type { codAccountEndpoints } from './cod-accounts-api.ts'
import type { codRuleEndpoints } from './cod-rules-api.ts'
import type { differenceEndpoints } from './differences-api.ts'
import type { disputeEndpoints } from './disputes-api.ts'
import type { eligibilityEndpoints } from './eligibility-api.ts'
import type { paymentListEndpoints } from './list-api.ts'
import type { offerEndpoints } from './offers-api.ts'
import type { staffOfferEndpoints } from './offers-staff-api.ts'
import type { refundLinkEndpoints } from './refund-link-api.ts'
import type { refundEndpoints } from './refunds-api.ts'
import type { staffPaymentEndpoints } from './staff-api.ts'

export type PaymentTables = typeof paymentEndpoints &
  typeof cardEndpoints &
  typeof codAccountEndpoints &
  typeof codRuleEndpoints &
  typeof differenceEndpoints &
  typeof disputeEndpoints &
  typeof eligibilityEndpoints &
  typeof paymentListEndpoints &
  typeof offerEndpoints &
  typeof staffOfferEndpoints &
  typeof refundLinkEndpoints &
  typeof refundEndpoints &
  typeof staffPaymentEndpoints
