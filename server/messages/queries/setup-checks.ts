// Setup checks of messages: whether mail and text messages have a provider.

import type { SetupCheck } from '../../platform/setup-checks.ts'

export const messageSetupChecks: readonly SetupCheck[] = [
  { step: 'mail', permission: 'settings.write', isDone: async ({ config }) => config.mailUrl !== '' },
  { step: 'sms', permission: 'settings.write', isDone: async ({ config }) => config.smsUrl !== '' },
]
