// What a domain knows of the set-up of a market: facts that the checklist of a new shop is ticked by.

import type { SetupStep } from '../../contract/dashboard/setup.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { App } from './app.ts'

export interface SetupCheck {
  step: SetupStep
  /** The right to do the step: who has it sees whether it is done. */
  permission: Permission
  /** Reads the fact, at a cost that does not grow with the shop; nobody sets it. */
  isDone(app: App, market: Market): Promise<boolean>
}
