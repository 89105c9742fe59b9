// What the cache of query results keeps, and for how long.

import { expect, it } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

function cacheAt(start = 0, options?: { maxEntries?: number; maxAgeMs?: number }) {
  const clock = { now: start }
  return { clock, cache: new TaggedCache(() => new Date(clock.now), options) }
}

/** A load that is finished by hand. */
function controlled<T>() {
  let finish: (value: T) => void = () => undefined
  let loads = 0
  const load = () => {
    loads++
    return new Promise<T>(done => {
      finish = done
    })
  }
  return { load, finish: (value: T) => finish(value), count: () => loads }
}

it('reads a value once until one of its tags or its family is invalidated', async () => {
  const { cache } = cacheAt()
  let reads = 0
  const read = () => cache.get('card:1', ['product:1', 'brand:a'], async () => ++reads)
  expect([await read(), await read()]).toEqual([1, 1])
  cache.invalidate('product:2')
  expect(await read()).toBe(1)
  cache.invalidate('brand:a')
  expect(await read()).toBe(2)
  cache.invalidate('product:*')
  expect(await read()).toBe(3)
  cache.clear()
  expect(await read()).toBe(4)
})

it('reads a value once for callers who come while it is read', async () => {
  const { cache } = cacheAt()
  const { load, finish, count } = controlled<string>()
  const both = Promise.all([cache.get('a', ['cms:a'], load), cache.get('a', ['cms:a'], load)])
  finish('text')
  expect([await both, count()]).toEqual([['text', 'text'], 1])
})

it('does not keep a value that was invalidated while it was read, nor give it to those who come later', async () => {
  const { cache } = cacheAt()
  for (const tag of ['cms:a', 'cms:*']) {
    const old = controlled<string>()
    const before = cache.get('a', ['cms:a'], old.load)
    cache.invalidate(tag)
    const after = cache.get('a', ['cms:a'], async () => 'new')
    old.finish('old')
    expect([await before, await after]).toEqual(['old', 'new'])
    expect(cache.peek('a')).toBe('new')
    cache.clear()
  }
})

it('keeps a value that was read while something else was invalidated', async () => {
  const { cache } = cacheAt()
  const { load, finish } = controlled<string>()
  const reading = cache.get('a', ['product:1'], load)
  cache.invalidate('product:2')
  finish('card')
  await reading
  expect(cache.peek('a')).toBe('card')
})

it('keeps nothing that was read before the oldest invalidation it remembers', () => {
  const { cache } = cacheAt()
  const { moment } = cache
  cache.invalidate('product:1')
  for (let at = 0; at < 10_000; at++) cache.invalidate(`product:x${at}`)
  cache.put('a', ['product:1'], 'old', moment)
  expect(cache.peek('a')).toBeUndefined()
})

it('does not keep failures', async () => {
  const { cache } = cacheAt()
  await expect(cache.get('a', ['cms:a'], () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cache.get('a', ['cms:a'], async () => 'text')).toBe('text')
})

it('reads the missing ones of several ids together and leaves out unknown ones', async () => {
  const { cache } = cacheAt()
  const loads: string[][] = []
  const many = (ids: string[]) =>
    cache.getMany(ids, {
      key: id => `card:${id}`,
      tags: id => [`product:${id}`],
      load: async missing => {
        loads.push(missing)
        return new Map(missing.filter(id => id !== 'unknown').map(id => [id, `card ${id}`]))
      },
    })
  expect([...(await many(['1', '2', '1', 'unknown']))]).toEqual([
    ['1', 'card 1'],
    ['2', 'card 2'],
  ])
  cache.invalidate('product:2')
  expect([...(await many(['2', '1'])).keys()].sort()).toEqual(['1', '2'])
  expect(loads).toEqual([['1', '2', 'unknown'], ['2']])
})

it('keeps values for ten minutes of the clock, also when it is set back', async () => {
  const { cache, clock } = cacheAt(1_000_000_000)
  let reads = 0
  const read = () => cache.get('a', ['cms:a'], async () => ++reads)
  await read()
  clock.now += 10 * 60_000 - 1
  expect(await read()).toBe(1)
  clock.now += 1
  expect(await read()).toBe(2)
  clock.now -= 60_000
  expect(await read()).toBe(3)
})

it('keeps nothing without an age', async () => {
  const { cache } = cacheAt(0, { maxAgeMs: 0 })
  let reads = 0
  const read = () => cache.get('a', ['cms:a'], async () => ++reads)
  expect([await read(), await read()]).toEqual([1, 2])
})

it('keeps a limited number of values and forgets their tags with them', () => {
  const { cache } = cacheAt(0, { maxEntries: 3 })
  for (let at = 0; at < 10; at++) cache.put(`card:${at}`, [`product:${at}`], at, cache.moment)
  expect([cache.size, cache.peek('card:9'), cache.peek('card:0')]).toEqual([3, 9, undefined])
})
