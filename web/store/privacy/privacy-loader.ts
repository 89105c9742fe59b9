// Loads what is lost and kept when the account is deleted.

import type { CustomerProfile } from '../../../contract/customers/api.ts'
import type { PrivacyOverview } from '../../../contract/privacy/api.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface PrivacyData {
  overview: PrivacyOverview
  customer: CustomerProfile
}

export const loadPrivacy: PageLoader<PrivacyData> = async ({ call, messages }) => {
  const [overview, customer] = await Promise.all([
    call('GET /api/v1/customer/privacy'),
    call('GET /api/v1/customer/getcustomer'),
  ])
  const title = `${messages('privacy')('title')} | ${messages('common')('siteName')}`
  return { data: { overview: overview.data, customer: customer.data }, head: { title, noindex: true }, tags: [] }
}
