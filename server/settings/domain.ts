// Manifest of the settings domain.

import type { Domain } from '../platform/domain.ts'
import { settingRoutes } from './routes.ts'
import { followSettings } from './service.ts'

export const settingsDomain: Domain = {
  name: 'settings',
  tables: ['store_settings'],
  readsTables: { platform: ['outbox_dead'] },
  routes: settingRoutes,
  startupHooks: [followSettings],
}
