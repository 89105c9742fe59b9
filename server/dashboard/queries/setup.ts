// The setup checklist of a new shop: the steps the caller may do, ticked by the check of the domain responsible.

import { SETUP_STEPS, type SetupStep } from '../../../contract/dashboard/setup.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { SetupCheck } from '../../platform/setup-checks.ts'

/** @throws session.forbidden for another market */
export async function setupOf(
  app: App,
  actor: Staff,
  market: Market,
  checks: readonly SetupCheck[],
): Promise<{ step: SetupStep; done: boolean }[]> {
  requireMarket(actor, market)
  const allowed = SETUP_STEPS.flatMap(step =>
    checks.filter(check => check.step === step && actor.permissions.includes(check.permission)),
  )
  const steps: { step: SetupStep; done: boolean }[] = []
  // sequentially, like the work: a dashboard uses no more than one connection
  for (const { step, isDone } of allowed) steps.push({ step, done: await isDone(app, market) })
  return steps
}
