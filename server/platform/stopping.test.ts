// Stopping the store while work is in progress that does not end by itself.

import { expect, inject, it } from 'vitest'
import { eventually } from '../testing/soon.ts'
import { openDatabase, statement } from './db.ts'
import { stopInOrder } from './stopping.ts'

const RUNNING = statement(
  'test.running',
  'select query from pg_stat_activity where query like $1 and pid <> pg_backend_pid()',
)
const never = () => new Promise<never>(() => undefined)

it('leaves behind what does not stop, and what fails', async () => {
  const order: string[] = []
  const warned: unknown[] = []
  const log = {
    warn: (details: unknown) => void warned.push(details),
    error: (details: unknown) => void warned.push(details),
  }
  await stopInOrder(
    [
      { name: 'hangs', limitMs: 1, run: never, force: () => void order.push('forced') },
      { name: 'fails', limitMs: 60_000, run: () => Promise.reject(new Error('no')) },
      { name: 'stops', limitMs: 60_000, run: async () => void order.push('stopped') },
    ],
    log as never,
  )
  expect(order).toEqual(['forced', 'stopped'])
  expect(warned).toEqual([{ step: 'hangs' }, { step: 'fails', err: new Error('no') }])
})

it('cancels a stuck statement and an open transaction, also in the server', async () => {
  const db = openDatabase(inject('serverUrl'), { max: 2 })
  const watching = openDatabase(inject('serverUrl'), { max: 2 })
  const mark = `/* stuck ${process.pid} */`
  const stuck = db.run(statement('', `select pg_sleep(600) ${mark}`))
  const inTransaction = db.transaction(tx => tx.run(statement('', `select pg_sleep(601) ${mark}`)))
  const settled = Promise.allSettled([stuck, inTransaction])
  const count = async () => (await watching.rows(RUNNING, [`%${mark}%`])).length
  await eventually(async () => expect(await count()).toBe(2))
  await db.close(0)
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await eventually(async () => expect(await count()).toBe(0))
  await watching.close()
})
