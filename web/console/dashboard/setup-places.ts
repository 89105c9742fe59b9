// The console screen of each setup step.

import type { SetupStep } from '../../../contract/dashboard/setup.rules.ts'

interface Place {
  path: string
  query?: Readonly<Record<string, string>>
}

export const SETUP_PLACES: Readonly<Record<SetupStep, Place>> = {
  contact: { path: '/content/edit', query: { kind: 'footer', key: 'footer' } },
  'tax-rates': { path: '/settings/tax-rates' },
  delivery: { path: '/delivery' },
  gateway: { path: '/settings/gateways' },
  mail: { path: '/settings/health' },
  sms: { path: '/settings/health' },
  product: { path: '/products' },
  'home-page': { path: '/content/edit', query: { kind: 'layout', key: 'home' } },
  'legal-pages': { path: '/content', query: { kind: 'page', text: 'info/' } },
  members: { path: '/staff' },
}
