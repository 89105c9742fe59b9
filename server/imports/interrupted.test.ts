// Imports whose process is killed: they go on after their last batch, and are known again by their file.

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zMapping } from '../../contract/imports/api.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { createImport, importStatus, runImport } from './service.ts'

let store: TestStore
let tester: ImportTester

beforeAll(async () => {
  // its jobs would continue what is killed here
  store = await openTestStore({ config: { role: 'web' } })
  tester = importTester(store.app)
})
afterAll(() => store.close())

describe('an interrupted import', () => {
  it('goes on after the last batch, and takes nothing twice', async () => {
    const rows = Array.from(
      { length: 450 },
      (_, n) => `RES-${n},Testo,Resumed ${n},Test tools > Resumed,${100 + n},8205`,
    )
    const id = await tester.begin(`Part no,Brand,Name,Category,Price,HSN\n${rows.join('\n')}\n`)
    const die = () => {
      throw new Error('killed')
    }
    await expect(runImport(store.app, id, { progress: die })).rejects.toThrow('killed')
    expect(await importStatus(store.app, id)).toMatchObject({ state: 'running', position: 200, created: 200 })
    // two that wake up at once share the rest
    await Promise.all([runImport(store.app, id), runImport(store.app, id)])
    await runImport(store.app, id)
    expect(await importStatus(store.app, id)).toMatchObject({ state: 'done', position: 450, created: 450, updated: 0 })
    expect(await tester.product('RES-449')).toMatchObject({ priceMinor: 54_900 })
  })

  it('is found again by its file', async () => {
    const file = { market: 'IN' as const, fileName: 'a.csv', filePath: join(tester.folder, 'no.csv'), fileHash: 'same' }
    const more = { format: 'csv' as const, mapping: zMapping.parse({}), dryRun: false, who: 'test' }
    const first = await createImport(store.app, { ...file, ...more })
    expect(await createImport(store.app, { ...file, ...more })).toEqual({ id: first.id, resumed: true })
    await runImport(store.app, first.id)
    expect(await importStatus(store.app, first.id)).toMatchObject({
      state: 'failed',
      error: 'The file is no longer there.',
    })
  })
})
