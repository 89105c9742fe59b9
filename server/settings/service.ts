// Settings that staff change, applied in all processes at once; running jobs again; the health of the store.

import { GATEWAY_RULES, GATEWAYS } from '../../contract/gateways/gateways.rules.ts'
import type { JobState, StoreHealth, StoreSetting } from '../../contract/settings/api.ts'
import {
  areInOrder,
  isSettingValue,
  SETTING_KEYS,
  SETTING_RULES,
  type SettingKey,
} from '../../contract/settings/keys.rules.ts'
import { BUILD_VERSION } from '../../contract/shared/headers.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import { backupAge } from '../backups/service.ts'
import { ownAsStaff, type Staff } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { ApprovalNeeded } from '../platform/approval.ts'
import { describeChange } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { StartupContext } from '../platform/domain.ts'
import { appError } from '../platform/errors.ts'
import { followChanges } from '../platform/follow-changes.ts'
import { applySettings, type ChangedSettings } from '../platform/limits.ts'
import { colleaguesWith } from '../staff/service.ts'
import {
  clearSetting,
  countUndelivered,
  databaseBytes,
  findJob,
  listJobs,
  listSettings,
  queueSettings,
  retryFailed,
  type SettingRow,
  setSetting,
} from './repository.ts'

const known = (key: string): key is SettingKey => SETTING_KEYS.some(one => one === key)

/** The approval limits, each with the rights of the calls it applies to. */
const APPROVAL_LIMITS: Partial<Record<SettingKey, readonly Permission[]>> = {
  'refunds.approve-above': ['orders.write', 'orders.edit', 'returns.write'],
  'payouts.approve-above': ['payouts.write'],
  'prices.approve-count': ['prices.write'],
  'prices.approve-change': ['prices.write'],
}

/** Loads the settings of staff into this process. */
export async function takeUpSettings(app: App): Promise<void> {
  const changed: ChangedSettings = {}
  for (const { market, key, value } of await listSettings(app.db)) {
    // a key of a later version is ignored
    if (known(key)) changed[market] = { ...changed[market], [key]: Number(value) }
  }
  applySettings(changed)
}

/** Loads the settings at startup and after every change, and invalidates pages that show charges and limits. */
export const followSettings = (app: App, context: StartupContext): Promise<() => Promise<void>> =>
  followChanges(app, context, { tag: 'settings:*', name: 'settings', takeUp: () => takeUpSettings(app) })

function present(market: Market, key: SettingKey, row: SettingRow | undefined): StoreSetting {
  const { kind, min, max, fallback } = SETTING_RULES[key]
  const standard = fallback(market)
  return {
    ...{ key, kind, min, max, fallback: standard, value: row ? Number(row.value) : standard },
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}

export async function settingsOf(app: App, market: Market): Promise<StoreSetting[]> {
  const rows = await listSettings(app.db)
  return SETTING_KEYS.map(key =>
    present(
      market,
      key,
      rows.find(row => row.market === market && row.key === key),
    ),
  )
}

export interface SettingChange {
  market: Market
  key: SettingKey
  /** null restores the default. */
  value: number | null
  before: number
}

/**
 * Checks a new approval limit: at least two members must be able to approve, and a member who raises or removes the
 * limit needs the approval of another one with the right, if there is one.
 * @throws settings.approvers, staff.approval-waits, staff.approval-member
 */
async function checkApprovalLimit(tx: Tx, actor: Staff, { market, key }: SettingChange, from: number, to: number) {
  const rights = APPROVAL_LIMITS[key]
  if (!rights) return
  if (to > 0 && (await colleaguesWith(tx, market, ...rights)).length < 2) throw appError('settings.approvers')
  const loosens = from > 0 && (to === 0 || to > from)
  if (!loosens || actor.approval !== undefined) return
  const others = (await colleaguesWith(tx, market, 'settings.write')).filter(one => one.staffId !== actor.staffId)
  if (others.length === 0) return
  if (actor.sessionId === null) throw appError('staff.approval-member')
  throw new ApprovalNeeded({ market, amountMinor: null, orderNumber: null })
}

/** @throws settings.changed-meanwhile, settings.value, settings.order, and what `checkApprovalLimit` does */
export async function changeSetting(app: App, actor: Staff, change: SettingChange): Promise<StoreSetting> {
  const { market, key, value, before } = change
  if (value !== null && !isSettingValue(key, value)) {
    const { min, max } = SETTING_RULES[key]
    throw appError('settings.value', { min, max })
  }
  return app.db.transaction(async tx => {
    await queueSettings(tx)
    const rows = await listSettings(tx)
    const rowOf = (name: SettingKey) => rows.find(row => row.market === market && row.key === name)
    const old = present(market, key, rowOf(key))
    if (old.value !== before) throw appError('settings.changed-meanwhile')
    const next = value ?? old.fallback
    if (!areInOrder(name => (name === key ? next : present(market, name, rowOf(name)).value))) {
      throw appError('settings.order')
    }
    await checkApprovalLimit(tx, actor, change, old.value, next)
    const name = ownAsStaff({ market, key }, actor, 'settings.value')
    if (value === null) await clearSetting(tx, name)
    else await setSetting(tx, name, { value, who: `staff:${actor.staffId}`, name: actor.name, at: actor.now })
    const after = present(
      market,
      key,
      (await listSettings(tx)).find(row => row.market === market && row.key === key),
    )
    describeChange({
      ...{ recordKind: 'setting', recordId: `${market} ${key}` },
      ...{ before: { value: old.value }, after: { value: after.value } },
    })
    return after
  })
}

export async function jobsForStaff(app: App): Promise<JobState[]> {
  return (await listJobs(app.db)).map(({ lastAt, ...job }) => ({ ...job, lastAt: lastAt?.toISOString() ?? null }))
}

/** Runs a recurring job now; for other jobs, retries the failed runs. @throws request.not-found */
export async function runJob(app: App, jobName: string): Promise<number> {
  return app.db.transaction(async tx => {
    const job = await findJob(tx, jobName)
    if (!job) throw appError('request.not-found')
    if (job.every === null) return retryFailed(tx, jobName)
    if (job.waiting) return 0
    await app.jobs.send(jobName, {}, { tx })
    return 1
  })
}

/** Names are those of the external systems; docs/deployment.md describes their settings. */
function servicesOf({ config, ports }: App): StoreHealth['services'] {
  return [
    ...GATEWAYS.map(name => ({ name: GATEWAY_RULES[name].title, setUp: ports.payments.find(name) !== null })),
    { name: 'analytics', setUp: config.analytics !== null },
    { name: 'mail', setUp: config.mailUrl !== '' },
    { name: 'sms', setUp: config.smsUrl !== '' },
  ]
}

export async function healthOf(app: App): Promise<StoreHealth> {
  const [undelivered, jobs, bytes, space, backups] = await Promise.all([
    countUndelivered(app.db),
    listJobs(app.db),
    databaseBytes(app.db),
    app.storage.hasSpace(app.db),
    backupAge(app),
  ])
  return {
    waitingFor: [...app.readiness.waitingFor, ...(space ? [] : ['disk space'])],
    ...{ undelivered, failedJobs: jobs.reduce((sum, { failed }) => sum + failed, 0), databaseBytes: bytes },
    backups: { ...backups, lastAt: backups.lastAt?.toISOString() ?? null },
    searchDocuments: app.ports.search.health().documents,
    ...{ production: app.config.production, version: BUILD_VERSION },
    services: servicesOf(app),
  }
}
