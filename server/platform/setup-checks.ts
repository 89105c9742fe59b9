// Setup checks of a domain, by which the checklist of a new shop is ticked.

import type { SetupStep } from '../../contract/dashboard/setup.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { App } from './app.ts'

export interface SetupCheck {
  step: SetupStep
  /** The right needed for the step: holders see whether it is done. */
  permission: Permission
  /** Reads whether it is done, at a cost that does not grow with the shop; nobody sets it. */
  isDone(app: App, market: Market): Promise<boolean>
}
