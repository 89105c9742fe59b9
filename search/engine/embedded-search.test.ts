// Runs the contract tests of the search port on the engine in the current thread, and tests of its segments.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchContract } from '../testing/contract.ts'
import { anyDocument, base, requests } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

searchContract('embedded engine', async () => new EmbeddedSearch())

describe('segments', () => {
  it('give the same results as a fresh index after changes and merges', async () => {
    const batches = fc.array(
      fc.array(
        fc.tuple(fc.integer({ min: 0, max: 30 }), anyDocument('x')).map(([number, one]) => ({
          ...one,
          msn: `MSN${number}`,
          partNumber: `P-${number}`,
          titleEn: number % 3 === 0 ? `Red hammer ${number % 5}` : `Blue saw ${number % 4}`,
          version: 1,
        })),
        { maxLength: 6 },
      ),
      { minLength: 9, maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(batches, requests, async (all, change) => {
        const changed = new EmbeddedSearch()
        const last = new Map(all.flat().map(one => [one.msn, one]))
        for (const batch of all) await changed.upsert(batch)
        await changed.whenIdle()
        const fresh = new EmbeddedSearch()
        await fresh.upsert([...last.values()])
        expect(changed.health()).toEqual(fresh.health())
        for (const q of [undefined, 'red hammer', 'blue 3']) {
          const request = { ...base, ...change, q }
          const result = await changed.search(request)
          const other = await fresh.search(request)
          const sorted = (one: typeof result) => ({
            ...one,
            msns: q ? one.msns.toSorted() : one.msns,
            buckets: one.buckets.map(bucket => ({
              ...bucket,
              terms: bucket.terms.toSorted((a, b) => (a.term < b.term ? -1 : 1)),
            })),
          })
          expect(sorted(result)).toEqual(sorted(other))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('stay few after many changes', async () => {
    const search = new EmbeddedSearch()
    const [one] = fc.sample(anyDocument('x'), { numRuns: 1, seed: 4 })
    if (!one) throw new Error('No document was made')
    for (let at = 0; at < 120; at++) {
      await search.upsert([{ ...one, msn: `MSN${at % 50}`, titleEn: `Thing ${at}`, version: at }])
    }
    await search.whenIdle()
    expect(search.health().documents).toBe(50)
    expect(search.engine.state.segments.length).toBeLessThan(12)
  })
})
