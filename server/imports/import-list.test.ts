// The list of imports of staff: its filters, its pages, and how few rows a page reads.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { IMPORT_STATES } from '../../contract/imports/states.rules.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { type ImportFilter, listImports } from './repository/import-list.ts'

const IMPORTS = 'GET /api/admin/imports'

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  await store.asOwner(`
    insert into imports (market, file_name, file_path, file_hash, format, dry_run, state, who, created_at) values
      ('IN', 'a', '', 'a', 'csv', true, 'done', 'x', '2026-05-05T10:00:00Z'),
      ('IN', 'b', '', 'b', 'csv', false, 'failed', 'x', '2026-05-05T10:00:00Z'),
      ('IN', 'c', '', 'c', 'csv', false, 'done', 'x', '2026-05-05T18:30:00Z'),
      ('AE', 'd', '', 'd', 'csv', false, 'done', 'x', '2026-05-05T18:30:00Z')`)
})
afterAll(() => store.close())

const read = async (query: CallInput<typeof IMPORTS>['query'] = {}) =>
  (await owner.visitor.call(IMPORTS, { query })).data
const files = async (query: Parameters<typeof read>[0]) => (await read(query)).imports.map(one => one.fileName).sort()

test('it is narrowed by market, state, kind and day of the market; pages follow one another', async () => {
  expect(await files({})).toEqual(['a', 'b', 'c', 'd'])
  expect(await files({ market: 'IN' })).toEqual(['a', 'b', 'c'])
  expect(await files({ market: 'IN', kind: 'real' })).toEqual(['b', 'c'])
  expect(await files({ kind: 'trial' })).toEqual(['a'])
  expect(await files({ state: 'failed' })).toEqual(['b'])
  // six in the evening of UTC is tomorrow in India, and half past ten in the UAE
  expect(await files({ from: '2026-05-06' })).toEqual(['c'])
  expect(await files({ to: '2026-05-05' })).toEqual(['a', 'b', 'd'])
  const seen: string[] = []
  for (let before: string | undefined; ; ) {
    const { imports, next } = await read({ limit: 1, ...(before && { before }) })
    seen.push(...imports.map(({ id }) => id))
    if (next === null) break
    before = next
  }
  expect(seen).toEqual((await read()).imports.map(({ id }) => id))
  for (const wrong of [{ state: 'gone' }, { kind: 'x' }, { before: 'x' }, { a: 1 }])
    expect((await owner.visitor.try(IMPORTS, { query: wrong as never })).body).toMatchObject({
      code: 'request.invalid',
    })
})

test('a member of one market sees those of that market alone', async () => {
  const uae = await openStaff(store, 'owner', ['AE'])
  const { imports } = (await uae.visitor.call(IMPORTS, { query: {} })).data
  expect(imports.map(({ fileName }) => fileName)).toEqual(['d'])
})

test('a page of many imports reads few rows, whatever the filter', async () => {
  await store.asOwner(`
    insert into imports (market, file_name, file_path, file_hash, format, dry_run, state, who, created_at)
    select 'IN', n::text, '', n::text, 'csv', n % 3000 = 0, case when n % 4000 = 0 then 'failed' else 'done' end, 'x',
      '2026-05-01T00:00:00Z'::timestamptz - n * interval '1 minute' from generate_series(1, 20000) n;
    analyze imports`)
  const filter: ImportFilter = {
    ...{ markets: ['IN'], dryRuns: [true, false], states: IMPORT_STATES, from: null, to: null },
    ...{ before: (await read({ market: 'IN', limit: 10 })).next ?? undefined, limit: 51 },
  }
  const narrowings: Partial<ImportFilter>[] = [
    ...[{}, { dryRuns: [true] }, { states: ['failed' as const] }, { from: '2026-04-28', to: '2026-04-29' }],
  ]
  for (const narrowed of narrowings)
    expect(
      await rowsRead(store.app.db, reader => listImports(reader, { ...filter, ...narrowed })),
      JSON.stringify(narrowed),
    ).toBeLessThan(1500)
})
