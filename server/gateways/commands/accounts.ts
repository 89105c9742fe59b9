// Staff set up payment gateways, change, switch off and remove them.

import type { Gateway } from '../../../contract/gateways/api.ts'
import {
  GATEWAY_RULES,
  GATEWAY_SECRETS,
  type GatewayMode,
  type GatewayName,
  type GatewaySecret,
  gatewayProblems,
} from '../../../contract/gateways/gateways.rules.ts'
import { forgetGatewayCustomers } from '../../payments/service.ts'
import type { Actor } from '../../platform/actor.ts'
import { type Owned, ownAsStaff, requireMarket, requireMember, type StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { modeOf, presentForAudit } from '../presenter.ts'
import { gatewayOf } from '../queries/gateways.ts'
import {
  type Change,
  deleteSecrets,
  listAccounts,
  lockAccount,
  type NewAccount,
  type StoredAccount,
  saveAccount,
  saveSecret,
} from '../repository/accounts.ts'
import { factsOf, lastPaid } from '../repository/facts.ts'
import { takeUpAccounts } from './follow.ts'
import { accountOf, sealKey, signingKeyOf, unsealKey } from './seals.ts'

const HOUR_MS = 3_600_000

export interface GatewayInput {
  gateway: GatewayName
  version: number
  accountKey: string
  apiSecret?: string | undefined
  webhookSecret?: string | undefined
  overlapHours: number
  testMode: boolean
  upiIntent: boolean
  emiLinks: boolean
  otherAccount: boolean
}

/** Requires a member, not an API key, of the gateway's market. @throws session.login-required, session.forbidden */
function memberFor(actor: Actor, gateway: GatewayName): StaffMember {
  const member = requireMember(actor)
  requireMarket(member, GATEWAY_RULES[gateway].market)
  return member
}

/** @throws gateway.environment */
function requireConsole(app: App, gateway: GatewayName): void {
  if (app.ports.gatewayAccounts.ofEnvironment(gateway)) throw appError('gateway.environment')
}

/** The current account. @throws settings.changed-meanwhile */
async function storedAt(db: App['db'] | Tx, gateway: GatewayName, version: number): Promise<StoredAccount | null> {
  const stored = (await listAccounts(db)).get(gateway) ?? null
  if ((stored?.row.version ?? 0) !== version) throw appError('settings.changed-meanwhile')
  return stored
}

/** @throws gateway.not-set-up */
function requireSetUp(stored: StoredAccount | null): StoredAccount {
  if (!stored || stored.row.state === 'removed') throw appError('gateway.not-set-up')
  return stored
}

const changeBy = ({ staffId, name, now }: StaffMember): Change => ({ who: `staff:${staffId}`, name, at: now })

/** @throws gateway.payments-open while payments may still be made or refunds are pending */
async function requireNothingOpen(tx: Tx, actor: StaffMember, gateway: GatewayName): Promise<void> {
  const [facts] = await factsOf(tx, [gateway], actor.now)
  if (!facts || facts.openPayments + facts.openRefunds === 0) return
  const { openPayments, openRefunds } = facts
  throw appError('gateway.payments-open', { answer: { openPayments, openRefunds } })
}

/** The stored account after applying the input. @throws gateway.keys */
function changed(app: App, stored: StoredAccount | null, input: GatewayInput): NewAccount {
  const { gateway, accountKey, upiIntent, emiLinks, testMode } = input
  const rules = GATEWAY_RULES[gateway]
  // an unreadable one must be entered again
  const names = (stored?.secrets ?? []).filter(one => unsealKey(app, one) !== null).map(({ name }) => name)
  const problems = gatewayProblems(gateway, input, names)
  if (problems.length > 0) throw appError('gateway.keys', { problems })
  return {
    ...{ gateway, accountKey, state: stored?.row.state === 'off' ? 'off' : 'on' },
    ...{ testMode: rules.choosesMode && testMode, upiIntent: rules.upiIntent && upiIntent },
    ...{ emiLinks: rules.emiLinks && emiLinks, accountSince: stored?.row.accountSince ?? null },
  }
}

const asStored = (account: NewAccount, secrets: StoredAccount['secrets']): StoredAccount => ({
  row: { ...account, version: 0, changedBy: '', changedAt: new Date(0) },
  secrets,
})

/**
 * Tries keys that have changed at the gateway. Returns whether they are of another account than the payments so far.
 * @throws gateway.rejected, gateway.no-answer, gateway.keys if an unchanged key cannot be read
 */
async function tryKeys(app: App, stored: StoredAccount | null, account: NewAccount, input: GatewayInput) {
  const sealed = stored?.secrets ?? []
  const full = accountOf(app, asStored(account, sealed), input)
  if (!full) throw appError('gateway.keys', { problems: [{ path: 'apiSecret', message: 'Required.' }] })
  const known = await lastPaid(app.db, input.gateway, account.accountSince)
  const result = (await app.ports.gatewayAccounts.make(full).checkKeys?.(known)) ?? 'accepted'
  if (result === 'rejected') throw appError('gateway.rejected')
  if (result === 'no-answer') throw appError('gateway.no-answer')
  const [before, after] = [stored && modeOf(app, stored), modeOfTyped(app, account, sealed, input)]
  return known !== null && (result === 'other-account' || (before !== null && before !== after))
}

/** The mode of an account with the entered keys. */
function modeOfTyped(
  app: App,
  account: NewAccount,
  sealed: StoredAccount['secrets'],
  { apiSecret, gateway }: GatewayInput,
): GatewayMode | null {
  if (apiSecret === undefined) return modeOf(app, asStored(account, sealed))
  const typed = { gateway, name: 'apiSecret', sealed: sealKey(app, gateway, 'apiSecret', apiSecret) } as const
  const unused = { previousSealed: null, previousUntil: null, changedBy: '', changedAt: new Date(0) }
  return modeOf(app, asStored(account, [{ ...typed, ...unused }]))
}

/** Stores the entered keys, the webhook key with its overlap; returns their names. */
async function saveTyped(
  app: App,
  tx: Tx,
  account: Owned<NewAccount>,
  input: GatewayInput,
  change: Change,
): Promise<GatewaySecret[]> {
  const { gateway } = account
  const typed = GATEWAY_SECRETS.filter(name => input[name] !== undefined)
  for (const name of typed) {
    const overlaps = name === signingKeyOf(gateway) && input.overlapHours > 0
    const previousUntil = overlaps ? new Date(change.at.getTime() + input.overlapHours * HOUR_MS) : null
    const sealed = sealKey(app, gateway, name, input[name] ?? '')
    await saveSecret(tx, account, { name, sealed, previousUntil }, change)
  }
  return typed
}

/**
 * Sets up a gateway or changes it. Changed keys are tested first, and keys of another account are saved only if the
 * caller confirms it and, unless the old account was a test account, nothing is open with it.
 * @throws session.login-required, session.forbidden, settings.changed-meanwhile, gateway.environment, gateway.keys,
 * gateway.rejected, gateway.no-answer, gateway.other-account, gateway.payments-open
 */
export async function saveGateway(app: App, caller: Actor, input: GatewayInput): Promise<Gateway> {
  const { gateway, version } = input
  const actor = memberFor(caller, gateway)
  requireConsole(app, gateway)
  const before = await storedAt(app.db, gateway, version)
  const account = changed(app, before, input)
  const same = before?.row
  const keysStay = input.apiSecret === undefined && same?.accountKey === account.accountKey
  const isOther = keysStay && same.testMode === account.testMode ? false : await tryKeys(app, before, account, input)
  if (isOther && !input.otherAccount) throw appError('gateway.other-account')
  const wasTest = before !== null && modeOf(app, before) === 'test'
  await app.db.transaction(async tx => {
    await lockAccount(tx, gateway)
    const stored = await storedAt(tx, gateway, version)
    if (isOther && !wasTest) await requireNothingOpen(tx, actor, gateway)
    const own = ownAsStaff(account, actor, 'gateway.not-set-up')
    await saveAccount(tx, own, changeBy(actor), isOther)
    const keys = await saveTyped(app, tx, own, input, changeBy(actor))
    if (isOther) await forgetGatewayCustomers(tx, gateway)
    describeChange({
      ...{ recordKind: 'gateway', recordId: gateway, before: presentForAudit(stored?.row) },
      after: { ...presentForAudit({ ...own, version: version + 1 }), replaced: keys, otherAccount: isOther },
    })
  })
  await takeUpAccounts(app)
  return gatewayOf(app, actor, gateway)
}

/** @throws session.login-required, session.forbidden, settings.changed-meanwhile, gateway.environment, gateway.not-set-up */
export async function switchGateway(
  app: App,
  caller: Actor,
  { gateway, version, active }: { gateway: GatewayName; version: number; active: boolean },
): Promise<Gateway> {
  const actor = memberFor(caller, gateway)
  requireConsole(app, gateway)
  await app.db.transaction(async tx => {
    await lockAccount(tx, gateway)
    const { row } = requireSetUp(await storedAt(tx, gateway, version))
    const own = ownAsStaff({ ...row, state: active ? ('on' as const) : ('off' as const) }, actor, 'gateway.not-set-up')
    await saveAccount(tx, own, changeBy(actor))
    describeChange({
      ...{ recordKind: 'gateway', recordId: gateway, before: presentForAudit(row) },
      after: presentForAudit({ ...own, version: version + 1 }),
    })
  })
  await takeUpAccounts(app)
  return gatewayOf(app, actor, gateway)
}

/**
 * Deletes the keys of a gateway, also if the environment takes precedence over them.
 * @throws session.login-required, session.forbidden, settings.changed-meanwhile, gateway.not-set-up, gateway.payments-open
 */
export async function removeGateway(
  app: App,
  caller: Actor,
  { gateway, version }: { gateway: GatewayName; version: number },
): Promise<Gateway> {
  const actor = memberFor(caller, gateway)
  await app.db.transaction(async tx => {
    await lockAccount(tx, gateway)
    const { row } = requireSetUp(await storedAt(tx, gateway, version))
    if (!app.ports.gatewayAccounts.ofEnvironment(gateway)) await requireNothingOpen(tx, actor, gateway)
    const own = ownAsStaff({ ...row, state: 'removed' as const, accountKey: '' }, actor, 'gateway.not-set-up')
    await saveAccount(tx, own, changeBy(actor))
    await deleteSecrets(tx, own)
    describeChange({
      ...{ recordKind: 'gateway', recordId: gateway, before: presentForAudit(row) },
      after: presentForAudit({ ...own, version: version + 1 }),
    })
  })
  await takeUpAccounts(app)
  return gatewayOf(app, actor, gateway)
}

/** Whether a gateway accepts its keys now. @throws session.login-required, session.forbidden, gateway.not-set-up */
export async function checkGateway(app: App, caller: Actor, gateway: GatewayName) {
  memberFor(caller, gateway)
  const stored = (await listAccounts(app.db)).get(gateway)
  const port = app.ports.payments.find(gateway)
  if (!port?.checkKeys) throw appError('gateway.not-set-up')
  return { result: await port.checkKeys(await lastPaid(app.db, gateway, stored?.row.accountSince ?? null)) }
}
