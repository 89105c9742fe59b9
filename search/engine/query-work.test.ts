// What a query visits in the index: hostile queries are bounded, others are not cut short.

import { expect, it } from 'vitest'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'
import { RANKING } from './ranking-settings.ts'

const DOCUMENTS = 400
const COMMON = ['steel', 'valve', 'drill', 'cable', 'pump', 'motor', 'wrench', 'pliers', 'socket', 'clamp']

/** An index in which every document has all of the common words, and one in ten a rare one. */
async function engineWith(limits: { minPostings: number; maxPostingsPerDocument: number }): Promise<EmbeddedSearch> {
  const engine = new EmbeddedSearch({ ranking: limits })
  const documents = Array.from({ length: DOCUMENTS }, (_, at) =>
    doc({
      msn: `MSN${at}`,
      titleEn: `${COMMON.join(' ')}${at % 10 === 0 ? ' anemometer' : ''}`,
      partNumber: `ZQX${at}`,
    }),
  )
  await engine.upsert(documents)
  await engine.whenIdle()
  return engine
}

async function visited(engine: EmbeddedSearch, q: string, operation: 'and' | 'or' = 'or') {
  const { totalCount } = await engine.search({ ...base, q, operation, didYouMean: false })
  return { postings: engine.engine.visitedPostings, totalCount }
}

const LIMITED = { minPostings: 0, maxPostingsPerDocument: 3 }

it('visits each posting of the words once where they are few', async () => {
  const engine = await engineWith(RANKING)
  const one = await visited(engine, 'steel ')
  expect(one.totalCount).toBe(DOCUMENTS)
  expect(one.postings % DOCUMENTS).toBe(0)
  expect((await visited(engine, 'steel valve drill ')).totalCount).toBe(DOCUMENTS)
  expect((await visited(engine, 'anemometer ')).postings).toBe(DOCUMENTS / 10)
})

it('visits no more than the limit, however many common words there are', async () => {
  const engine = await engineWith(LIMITED)
  const unlimited = await engineWith({ minPostings: 1e9, maxPostingsPerDocument: 0 })
  const hostile = [
    COMMON.join(' '),
    'steel '.repeat(20),
    `anemometer ${COMMON.join(' ')}`,
    'zqx1 zqx2 zqx3 zqx4 zqx5 zqx6',
  ]
  for (const q of hostile) {
    const { postings, totalCount } = await visited(engine, q)
    expect(postings, q).toBeLessThanOrEqual(3 * DOCUMENTS)
    expect(totalCount, q).toBeGreaterThan(0)
  }
  expect((await visited(unlimited, COMMON.join(' '))).postings).toBeGreaterThanOrEqual(COMMON.length * DOCUMENTS)
  expect((await visited(engine, COMMON.join(' '))).postings).toBe(3 * DOCUMENTS)
})

it('leaves out the most common words, not the rare ones, and asks for no word that was left out', async () => {
  const engine = await engineWith(LIMITED)
  const q = `${COMMON.join(' ')} anemometer `
  expect((await visited(engine, q, 'and')).totalCount).toBe(DOCUMENTS / 10)
  const { msns } = await engine.search({ ...base, q, didYouMean: false, size: DOCUMENTS / 10 })
  expect(msns.every(msn => Number(msn.slice(3)) % 10 === 0)).toBe(true)
})
