// Runs the contract tests of the search port on the engine in a worker thread, and tests of the thread and the snapshot.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { SearchPort } from '../port.ts'
import { searchContract } from '../testing/contract.ts'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'
import { WorkerSearch } from './worker-search.ts'

const shared = new WorkerSearch({ folder: null })
afterAll(() => shared.close())

/** One thread for all cases: it is emptied before each, which is faster than a restart. */
async function emptied(): Promise<SearchPort> {
  await shared.rebuild((async function* () {})())
  await shared.setSynonyms('')
  const port = Object.create(shared) as SearchPort
  port.close = async () => undefined
  port.health = () => shared.health()
  return port
}

searchContract('engine in a worker thread', emptied)

const folders: string[] = []
const engines: SearchPort[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const engine of engines.splice(0)) await engine.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'kh-search-'))
  folders.push(made)
  return made
}

function thread(path: string): WorkerSearch {
  const engine = new WorkerSearch({ folder: path })
  engines.push(engine)
  return engine
}

const many = Array.from({ length: 300 }, (_, at) =>
  doc({ msn: `MSN${at}`, titleEn: `Drill number ${at}`, titleHi: `ड्रिल ${at}`, attributes: { size: at % 7 } }),
)

describe('snapshot', () => {
  it('is loaded by another thread with its position and gives the same results', async () => {
    const path = await folder()
    const first = thread(path)
    expect(await first.open()).toBeNull()
    await first.upsert(many)
    await first.remove(['MSN7'])
    await first.setPosition('here')
    await first.save()
    const request = { ...base, facets: ['size'], q: 'drill', filters: { size: ['3'] } }
    const before = await first.search(request)
    await first.close()
    const second = thread(path)
    expect(await second.open()).toBe('here')
    expect(second.health()).toEqual({ documents: 299, ready: true })
    expect(await second.search(request)).toEqual(before)
    expect((await second.suggest({ market: 'IN', language: 'en', q: 'dri', size: 3 })).terms).toContain('drill')
    await second.upsert([doc({ msn: 'MSN7', titleEn: 'Saw', version: 2 })])
    expect((await second.search({ ...base, q: 'saw' })).msns).toEqual(['MSN7'])
  })

  it('is saved at the end when it is far behind, as after the first filling, and not for a few changes', async () => {
    // the final save is the one that counts, however long the steps before it take
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const path = await folder()
    const open = () => new EmbeddedSearch({ folder: path })
    const first = open()
    await first.rebuild((async function* () {})())
    await first.setPosition('empty')
    await first.save()
    for (const copy of [1, 2]) {
      await first.upsert(many.map(document => ({ ...document, msn: `${document.msn}-${copy}` })))
      await first.setPosition(`filled ${copy}`)
    }
    await first.close()
    const second = open()
    expect(await second.open()).toBe('filled 2')
    expect(second.health().documents).toBe(600)
    await second.upsert(many.slice(0, 50))
    await second.setPosition('fifty more')
    await second.close()
    const third = open()
    expect(await third.open()).toBe('filled 2')
    expect(third.health().documents).toBe(600)
  })

  it('is rejected when it is damaged or truncated', async () => {
    const path = await folder()
    const first = new EmbeddedSearch({ folder: path })
    await first.upsert(many)
    await first.setPosition('here')
    await first.save()
    const file = join(path, 'index.bin')
    expect(await readdir(path)).toEqual(['index.bin'])
    const whole = await readFile(file)
    const damaged = Buffer.from(whole)
    damaged[damaged.length - 5000] = (damaged[damaged.length - 5000] as number) ^ 1
    for (const bytes of [damaged, whole.subarray(0, whole.length - 10), Buffer.from('nothing'), Buffer.alloc(0)]) {
      await writeFile(file, bytes)
      const messages: string[] = []
      const other = new EmbeddedSearch({ folder: path, log: message => messages.push(message) })
      expect(await other.open()).toBeNull()
      expect(messages.join()).toContain('cannot be used')
      expect(other.health().documents).toBe(0)
    }
    await writeFile(file, whole)
    expect(await new EmbeddedSearch({ folder: path }).open()).toBe('here')
  })
})

describe('thread', () => {
  it('restarts after a crash, notifies the listener and rejects pending calls', async () => {
    const engine = thread(await folder())
    await engine.upsert(many)
    await engine.setPosition('here')
    await engine.save()
    await engine.setSynonyms('borer, drill')
    const lost = new Promise<void>(done => engine.listen({ indexLost: done, log: () => undefined }))
    const pending = engine.search(base).then(
      () => 'fulfilled',
      () => 'rejected',
    )
    await engine.crash()
    expect(['fulfilled', 'rejected']).toContain(await pending)
    await expect(engine.search(base)).rejects.toThrow('restarting')
    expect(engine.health().ready).toBe(false)
    await lost
    expect(await engine.open()).toBe('here')
    expect((await engine.search(base)).totalCount).toBe(300)
    expect((await engine.search({ ...base, q: 'borer' })).totalCount).toBe(300)
  })

  it('lets clients take turns, rejects what is beyond the limit of one, and completes the others', async () => {
    let client = 'busy'
    const engine = new WorkerSearch({ folder: await folder() }, () => client)
    engines.push(engine)
    await engine.upsert(many)
    const order: string[] = []
    const search = (name: string) => engine.search({ ...base, q: 'drill' }).then(() => order.push(name))
    const busy = Array.from({ length: 600 }, () => search('busy'))
    client = 'other'
    const other = search('other')
    const all = await Promise.allSettled([...busy, other])
    const rejected = all.flatMap(one => (one.status === 'rejected' ? [one.reason as Error & { code: string }] : []))
    // the thread has two, a hundred wait
    expect(rejected).toHaveLength(600 - 102)
    expect(rejected[0]?.message).toContain('overloaded')
    expect(rejected[0]?.code).toBe('SEARCH_UNAVAILABLE')
    // at most one of the waiting calls came before the other client
    expect(order.indexOf('other')).toBeLessThanOrEqual(3)
  })

  it('serves searches while a long change is in progress', async () => {
    const engine = thread(await folder())
    await engine.upsert(many)
    const large = Array.from({ length: 6000 }, (_, at) => doc({ msn: `NEW${at}`, titleEn: `Saw number ${at}` }))
    let isDone = false
    const changing = engine.upsert(large).then(() => (isDone = true))
    const result = await engine.search({ ...base, q: 'drill' })
    expect(result.totalCount).toBe(300)
    expect(isDone).toBe(false)
    await changing
    expect(engine.health().documents).toBe(6300)
  })
})
