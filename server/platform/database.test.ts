// Transactions, migrations, the outbox and jobs against a real PostgreSQL server.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { type Database, openDatabase, statement } from './db.ts'
import { migrate } from './migrate.ts'
import { deliver, emit, type OutboxEvent, registerSubscribers, runOutbox, type Subscriber } from './outbox.ts'

let store: TestStore
let db: Database
const PLAIN = (text: string) => statement('', text)

beforeAll(async () => {
  store = await openTestStore()
  db = openDatabase(store.databaseUrl, { max: 8 })
  await db.script(
    'create table counters (id int primary key, n int not null); insert into counters values (1, 0), (2, 0)',
  )
})
afterAll(async () => {
  await db.close()
  await store.close()
})

describe('a transaction', () => {
  it('rolls back when it fails', async () => {
    const failing = db.transaction(async tx => {
      await tx.run(PLAIN('update counters set n = 99'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.rows(PLAIN('select n from counters'))).toEqual([{ n: 0 }, { n: 0 }])
  })

  it('is retried after a deadlock', async () => {
    let holding = 0
    let bothHold: () => void = () => undefined
    const deadlock = new Promise<void>(done => {
      bothHold = done
    })
    const both = (first: number, second: number) =>
      db.transaction(async tx => {
        await tx.run(PLAIN('update counters set n = n + 1 where id = $1'), [first])
        holding++
        if (holding === 2) bothHold()
        await deadlock
        await tx.run(PLAIN('update counters set n = n + 1 where id = $1'), [second])
      })
    await Promise.all([both(1, 2), both(2, 1)])
    expect(await db.rows(PLAIN('select n from counters'))).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('joins the open transaction', async () => {
    const nested = db.transaction(async tx => {
      await tx.transaction(inner => inner.run(PLAIN('update counters set n = 50')))
      throw new Error('outer')
    })
    await expect(nested).rejects.toThrow('outer')
    expect(await db.rows(PLAIN('select distinct n from counters'))).toEqual([{ n: 2 }])
  })
})

describe('connections', () => {
  it('are left for reads when every transaction waits', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>(done => {
      release = done
    })
    const waiting = Array.from({ length: 200 }, () => db.transaction(() => held))
    expect(await db.one(PLAIN('select 1 as one'))).toEqual({ one: 1 })
    release()
    await Promise.all(waiting)
  })

  it('limit statements, waits for locks and idle transactions, more for jobs than for requests', async () => {
    const limits = (on: Pick<Database, 'one'>) =>
      on.one(
        PLAIN(`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`),
      )
    const ofRequests = { statement: '15s', lock: '5s', idle: '30s' }
    expect(await limits(store.app.db)).toEqual(ofRequests)
    expect(await store.app.db.transaction(tx => limits(tx))).toEqual(ofRequests)
    expect(await limits(store.background.db)).toEqual({ statement: '10min', lock: '1min', idle: '5min' })
    const alone = await store.app.db.connectAlone()
    expect((await alone.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
    await alone.end()
  })

  it('plan a statement once for requests, and for its values for background work', async () => {
    const plans = (on: Database): Promise<{ once: number; each: number }> =>
      on.transaction(async tx => {
        const bySlug = statement('test.plans-once', 'select 1 from products where slug = any($1)')
        for (let times = 0; times < 7; times++) await tx.rows(bySlug, [[]])
        return tx.one(
          PLAIN(`select generic_plans::int as once, custom_plans::int as each from pg_prepared_statements
          where name = 'test.plans-once'`),
        )
      })
    expect(await plans(store.app.db)).toEqual({ once: 7, each: 0 })
    // the server plans the first five for their values, and may continue to
    expect((await plans(store.background.db)).each).toBeGreaterThanOrEqual(5)
  })

  it('end a statement, a wait for a lock and an idle transaction that take longer', async () => {
    const quick = { statementMs: 50, lockMs: 20, idleInTransactionMs: 10_000, plansOnce: true }
    const limited = openDatabase(store.databaseUrl, { max: 2, limits: quick })
    const impatient = openDatabase(store.databaseUrl, { max: 2, limits: { ...quick, idleInTransactionMs: 20 } })
    try {
      await expect(limited.rows(PLAIN('select pg_sleep(60)'))).rejects.toMatchObject({ code: '57014' })
      await db.transaction(async tx => {
        await tx.run(PLAIN('update counters set n = n where id = 1'))
        const blocked = limited.run(PLAIN('update counters set n = n where id = 1'))
        await expect(blocked).rejects.toMatchObject({ code: '55P03' })
      })
      const ended = impatient.transaction(async tx => {
        const { pid } = await tx.one<{ pid: number }>(PLAIN('select pg_backend_pid() as pid'))
        await eventually(async () => {
          expect(await db.rows(PLAIN('select 1 from pg_stat_activity where pid = $1'), [pid])).toEqual([])
        })
        await tx.one(PLAIN('select 1 as one'))
      })
      await expect(ended).rejects.toThrow()
    } finally {
      await Promise.all([limited.close(), impatient.close()])
    }
  })
})

describe('migrations', () => {
  it('run once, in order, and reject a file that changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kh-mig-'))
    await writeFile(join(folder, '9001_first.sql'), 'create table first_one (id int)')
    await writeFile(join(folder, '9002_second.sql'), 'alter table first_one add column more int')
    expect(await migrate(db, folder)).toEqual(['9001_first.sql', '9002_second.sql'])
    expect(await migrate(db, folder)).toEqual([])
    await writeFile(join(folder, '9001_first.sql'), 'create table first_one (id bigint)')
    await expect(migrate(db, folder)).rejects.toThrow('9001_first.sql')
    await rm(folder, { recursive: true })
  })
})

describe('the outbox', () => {
  const collector = (name: string) => {
    const seen: string[] = []
    const subscriber: Subscriber = {
      name,
      topics: ['test'],
      handle: async (_tx, event) => void seen.push(event.subject),
    }
    return { seen, subscriber }
  }

  it('skips no event whose transaction commits late', async () => {
    const { seen, subscriber } = collector('late')
    let release: () => void = () => undefined
    const held = new Promise<void>(done => {
      release = done
    })
    let slow: Promise<void> | undefined
    await new Promise<void>(written => {
      slow = db.transaction(async tx => {
        await emit(tx, 'test', 'slow', {})
        written()
        await held
      })
    })
    await db.transaction(tx => emit(tx, 'test', 'quick', {}))
    await registerSubscribers(db, [subscriber])
    await deliver(db, subscriber)
    expect(seen).toEqual([])
    release()
    await slow
    await eventually(async () => {
      await deliver(db, subscriber)
      expect(seen).toHaveLength(2)
    })
    expect(new Set(seen)).toEqual(new Set(['slow', 'quick']))
  })

  it('delivers each event once with concurrent workers', async () => {
    const { seen, subscriber } = collector('many')
    await registerSubscribers(db, [subscriber])
    for (let number = 0; number < 30; number++) await db.transaction(tx => emit(tx, 'test', `n${number}`, {}))
    await eventually(async () => {
      await Promise.all(Array.from({ length: 6 }, () => deliver(db, subscriber)))
      expect(seen.filter(subject => subject.startsWith('n'))).toHaveLength(30)
    })
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('retries a failing event, then moves it to the dead letters so that later events are delivered', async () => {
    const handled: string[] = []
    const subscriber: Subscriber = {
      name: 'failing',
      topics: ['fail'],
      async handle(_tx, event: OutboxEvent) {
        if (event.subject === 'bad') throw new Error('cannot')
        handled.push(event.subject)
      },
    }
    await registerSubscribers(db, [subscriber])
    for (const subject of ['before', 'bad', 'good']) await db.transaction(tx => emit(tx, 'fail', subject, {}))
    const failures = () =>
      db.one<{ n: number }>(PLAIN("select failures as n from outbox_cursors where subscriber = 'failing'"))
    // a failed batch is rolled back as a whole: events before the failing one are handled without it
    await eventually(async () => {
      await deliver(db, subscriber)
      expect(await failures()).toEqual({ n: 1 })
    })
    expect(handled).toContain('before')
    handled.length = 0
    for (let tries = 1; tries < 10; tries++) {
      expect(handled).toEqual([])
      await deliver(db, subscriber)
    }
    await eventually(async () => {
      await deliver(db, subscriber)
      expect(handled).toEqual(['good'])
    })
    expect(await db.rows(PLAIN("select error from outbox_dead where subscriber = 'failing'"))).toEqual([
      { error: 'cannot' },
    ])
  })

  it('asks one statement about all idle subscribers, and moves them past events of other topics', async () => {
    const subscribers = Array.from({ length: 5 }, (_, at) => ({
      ...collector(`idle${at}`).subscriber,
      topics: ['idle'],
    }))
    await registerSubscribers(db, subscribers)
    await db.transaction(async tx => {
      for (let number = 0; number < 130; number++) await emit(tx, 'other', `o${number}`, {})
    })
    const [newest] = await db.rows<{ id: number }>(PLAIN('select max(id) as id from outbox_events'))
    const behind = async () => {
      const rows = await db.rows<{ id: number }>(PLAIN("select id from outbox_cursors where subscriber like 'idle%'"))
      return rows.map(row => (newest?.id ?? 0) - row.id)
    }
    const errors: unknown[] = []
    const start = () => runOutbox(db, { on: async () => undefined }, subscribers, error => errors.push(error))
    const stop = await start()
    await eventually(async () => {
      for (const count of await behind()) expect(count).toBeLessThan(100)
    })
    await stop()
    // registered again, then asked
    const { count } = await db.statementsOf(async () => (await start())())
    expect(count).toBe(2)
    expect(errors).toEqual([])
  })
})

describe('a message', () => {
  it('is not queued when its transaction rolls back', async () => {
    const queued = () =>
      db.one<{ n: number }>(PLAIN("select count(*)::int as n from pgboss.job where name = 'messages.send'"))
    const before = await queued()
    const undone = store.app.db.transaction(async tx => {
      await store.app.jobs.send('messages.send', { id: '00000000-0000-4000-8000-000000000000' }, { tx })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await queued()).toEqual(before)
    await store.app.jobs.send('messages.send', { id: '00000000-0000-4000-8000-000000000000' })
    expect((await queued()).n).toBe(before.n + 1)
  })
})
