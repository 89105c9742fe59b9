// Manifest of the privacy domain, made from what the other domains declare as personal data.

import type { Domain } from '../platform/domain.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { privacyRoutes } from './routes.ts'

export const makePrivacyDomain = (data: readonly PersonalData[]): Domain => ({
  name: 'privacy',
  readsTables: { orders: ['exchange_credits', 'orders'], payments: ['refunds'], returns: ['returns'] },
  routes: privacyRoutes(data),
})
