// Manifest of the privacy domain, built from the personal data declared by the other domains.

import type { Domain } from '../platform/domain.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { privacyRoutes } from './routes.ts'

export const makePrivacyDomain = (data: readonly PersonalData[]): Domain => ({
  name: 'privacy',
  readsTables: { orders: ['exchange_credits', 'orders'], payments: ['refunds'], returns: ['returns'] },
  routes: privacyRoutes(data),
})
