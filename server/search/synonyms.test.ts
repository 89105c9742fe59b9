// Synonyms: permissions, validation, and their effect on searches.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { saveSynonym } from './commands/synonyms.ts'

const KEY = 'khk_of-the-test-synonyms'
const CALL = '/api/admin/search/synonyms'
let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
})
afterAll(() => store.close())

function operator() {
  const visitor = store.visitor()
  visitor.headers[HEADERS.authorization] = `Bearer ${KEY}`
  return visitor
}

async function count(str: string): Promise<number> {
  const query = { str, didYouMean: 'false' as const }
  return (await store.visitor().call('GET /api/v1/search', { query })).productSearchResult.totalCount
}

it('requires the operator key', async () => {
  const { status } = await store.visitor().request('GET', CALL)
  expect(status).toBe(403)
})

it('rejects lines without effect', async () => {
  for (const line of ['hammer', 'a => b => c', '=> x', '# note', 'hammer, hammer']) {
    const input = { market: 'IN' as const, language: 'en' as const, line, active: true }
    await expect(saveSynonym(store.app, 'test', input)).rejects.toThrow('The request is not valid.')
  }
})

it('a new line takes effect at once, a deleted one no longer; spacing does not create duplicates', async () => {
  expect(await count('zorblatt')).toBe(0)
  const helmets = await count('helmet')
  expect(helmets).toBeGreaterThan(0)
  const save = (body: object) => operator().request('POST', CALL, body)
  const first = await save({ market: 'IN', language: 'en', line: 'zorblatt ,helmet' })
  expect(first).toMatchObject({
    status: 200,
    body: { data: { line: 'zorblatt, helmet', who: expect.stringMatching(/^key:/) } },
  })
  const again = await save({ market: 'IN', language: 'en', line: '  zorblatt,   helmet ' })
  const { id } = (first.body as { data: { id: number } }).data
  expect(again.body).toMatchObject({ data: { id } })
  await eventually(async () => expect(await count('zorblatt')).toBe(helmets))
  const { status } = await operator().request('DELETE', `${CALL}/${id}`)
  expect(status).toBe(200)
  await eventually(async () => expect(await count('zorblatt')).toBe(0))
  expect((await operator().request('DELETE', `${CALL}/${id}`)).status).toBe(404)
})

it('a built-in line can be switched off and on', async () => {
  const seeds = async () => {
    const { body } = await operator().request('GET', CALL)
    return (body as { data: { builtIn: string[] } }).data.builtIn
  }
  const [line = ''] = await seeds()
  const set = (active: boolean) => saveSynonym(store.app, 'test', { market: 'IN', language: 'en', line, active })
  await set(false)
  expect(await seeds()).not.toContain(line)
  await set(true)
  expect(await seeds()).toContain(line)
})
