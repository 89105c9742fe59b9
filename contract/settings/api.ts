// Staff endpoints to see and change settings, retry jobs, and check the health of the store.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { SETTING_KEYS, SETTING_KINDS } from './keys.rules.ts'

const access = 'staff' as const
/** A number in the unit of the setting; its limits depend on the key. */
const zValue = z.int().min(-1).max(1_000_000_000)

const zSetting = z.object({
  key: z.enum(SETTING_KEYS),
  kind: z.enum(SETTING_KINDS),
  value: z.int(),
  fallback: z.int(),
  min: z.int(),
  max: z.int(),
  /** Null while it has its default. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type StoreSetting = z.output<typeof zSetting>

const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
const zJobName = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z0-9-]+$/)

const zJob = z.object({
  jobName: z.string(),
  /** Five-field cron expression in UTC; null for a job that other code enqueues. */
  every: z.string().nullable(),
  lastState: z.enum(JOB_STATES).nullable(),
  lastAt: z.iso.datetime().nullable(),
  lastMs: z.int().nullable(),
  /** Stored runs: those that finally failed, and those waiting or being retried. */
  failed: z.int(),
  waiting: z.int(),
  /** Message of the last failure. */
  problem: z.string().nullable(),
})
export type JobState = z.output<typeof zJob>

const zHealth = z.object({
  /** Missing requirements of the store, as reported by /readyz. */
  waitingFor: z.array(z.string()),
  /** Events that could not be delivered, and jobs that have failed. */
  undelivered: z.int(),
  failedJobs: z.int(),
  /** `on`: automatic backups work; `late`: the last backup was more than two days ago, or there is none. */
  backups: z.object({ on: z.boolean(), late: z.boolean(), lastAt: z.iso.datetime().nullable() }),
  searchDocuments: z.int(),
  databaseBytes: z.int(),
  production: z.boolean(),
  version: z.string(),
  /** External systems configured in the environment. */
  services: z.array(z.object({ name: z.string(), setUp: z.boolean() })),
})
export type StoreHealth = z.output<typeof zHealth>

const setting: StoreSetting = {
  ...{ key: 'shipping.charge', kind: 'money', value: 79_00, fallback: 99_00, min: 0, max: 10_000_00 },
  ...{ changedBy: 'Meera Iyer', changedAt: '2026-11-20T09:00:00.000Z' },
}
const job: JobState = {
  ...{ jobName: 'content.publish', every: '* * * * *', lastState: 'completed', lastAt: '2026-11-20T09:00:00.000Z' },
  ...{ lastMs: 40, failed: 0, waiting: 0, problem: null },
}
const health: StoreHealth = {
  ...{ waitingFor: [], undelivered: 0, failedJobs: 0, searchDocuments: 5000, databaseBytes: 400_000_000 },
  backups: { on: true, late: false, lastAt: '2026-11-27T20:06:10.000Z' },
  ...{ production: true, version: '1.0.0', services: [{ name: 'razorpay', setUp: true }] },
}

export const settingEndpoints = defineEndpoints({
  listSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    access,
    permission: 'settings.read',
    summary: 'Lists the settings of a market with their values, defaults and bounds.',
    query: z.object({ market: zMarket }),
    response: envelope(z.array(zSetting)),
    errors: [],
    example: ok([setting]),
  },
  changeSetting: {
    method: 'POST',
    path: '/api/admin/settings/{settingKey}',
    access,
    confirmed: true,
    permission: 'settings.write',
    summary: 'Changes a setting of a market, in effect at once in every process; null restores the default.',
    params: z.object({ settingKey: z.enum(SETTING_KEYS) }),
    body: z.object({
      market: zMarket,
      value: zValue.nullable(),
      /** The value that the caller has read; any other is rejected. */
      before: zValue,
    }),
    response: envelope(zSetting),
    approval: 'settings',
    errors: [
      ...(['settings.changed-meanwhile', 'settings.value', 'settings.order', 'settings.approvers'] as const),
      ...APPROVAL_ERRORS,
    ],
    example: ok(setting),
  },
  listJobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    access,
    permission: 'settings.read',
    summary: 'Lists the jobs of the store with their last run, failures and queue.',
    response: envelope(z.array(zJob)),
    errors: [],
    example: ok([job]),
  },
  runJob: {
    method: 'POST',
    path: '/api/admin/jobs/{jobName}/run',
    access,
    permission: 'settings.write',
    summary:
      'Runs a recurring job now, or retries what has failed of another job; one that is already waiting is not queued twice.',
    params: z.object({ jobName: zJobName }),
    response: envelope(z.object({ sent: z.int() })),
    errors: ['request.not-found'],
    example: ok({ sent: 1 }),
  },
  storeHealth: {
    method: 'GET',
    path: '/api/admin/health',
    access,
    permission: 'settings.read',
    summary: 'Returns whether the store has what it needs, what has failed, and which external systems are set up.',
    response: envelope(zHealth),
    errors: [],
    example: ok(health),
  },
})
