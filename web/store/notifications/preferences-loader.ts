// Loads a customer's notification preferences and devices.

import type { NotificationPreferences } from '../../../contract/notifications/api.ts'
import type { PushDevice } from '../../../contract/notifications/push-api.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface PreferencesData {
  preferences: NotificationPreferences
  devices: PushDevice[]
}

export const loadPreferences: PageLoader<PreferencesData> = async ({ call, messages }) => {
  const [preferences, devices] = await Promise.all([
    call('GET /api/v1/customer/notificationPreferences'),
    call('GET /api/v1/push/devices'),
  ])
  const title = `${messages('notifications')('title')} | ${messages('common')('siteName')}`
  return { data: { preferences: preferences.data, devices: devices.data }, head: { title, noindex: true }, tags: [] }
}
