// The job queue of several processes: jobs sent by one run in another, a due time runs once, failures are retried.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { statement } from './db.ts'
import { type Job, type JobRunner, startJobs } from './jobs.ts'

const COUNT = statement('test.count-jobs', 'select count(*)::int as count from pgboss.job where name = $1')

let store: TestStore
let worker: JobRunner
let sender: JobRunner
const ran: unknown[] = []
let failures = 1

const JOBS: Job[] = [
  { name: 'test.note', run: async (_, data) => void ran.push(data.text) },
  { name: 'test.waiting', run: async () => undefined },
  {
    name: 'test.failing',
    async run() {
      if (failures-- > 0) throw new Error('This fails once.')
      ran.push('tried again')
    },
  },
]

beforeAll(async () => {
  store = await openTestStore()
  const ownerUrl = store.databaseUrl
  worker = await startJobs(() => store.app, JOBS.slice(0, 1).concat(JOBS.slice(2)), { ownerUrl, work: true })
  sender = await startJobs(() => store.app, JOBS, { ownerUrl, work: false })
})
afterAll(async () => {
  await Promise.all([worker.stop(), sender.stop()])
  await store.close()
})

it('runs what another process has sent', async () => {
  await sender.send('test.note', { text: 'from another process' })
  await eventually(() => expect(ran).toContain('from another process'))
})

it('runs several jobs of a queue one after another without waiting between them', async () => {
  for (const text of ['first', 'second', 'third']) await sender.send('test.note', { text })
  await eventually(() => expect(ran.slice(-3)).toEqual(['first', 'second', 'third']))
})

it('tries again what has failed', async () => {
  await worker.send('test.failing', {})
  await eventually(() => expect(ran).toContain('tried again'))
})

it('queues a time that is due once, whichever process says so', async () => {
  const count = async () => (await store.app.db.one<{ count: number }>(COUNT, ['test.waiting'])).count
  const send = (runner: JobRunner, once: string) => runner.send('test.waiting', {}, { once })
  await Promise.all([sender, worker, sender].map(runner => send(runner, '2026-11-28T10:05:00.000Z')))
  expect(await count()).toBe(1)
  await send(worker, '2026-11-28T10:06:00.000Z')
  expect(await count()).toBe(2)
})
