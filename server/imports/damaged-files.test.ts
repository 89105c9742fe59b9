// Imports of files with damage and of foreign feeds: what can be read is taken, the rest is reported, nothing is stored garbled.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { importSummary } from './queries/report.ts'

let store: TestStore
let tester: ImportTester

beforeAll(async () => {
  store = await openTestStore()
  tester = importTester(store.app)
})
afterAll(() => store.close())

const HEAD = 'Part no,Brand,Name,Category,Price,HSN,Stock,Origin,Weight (kg),Name (Hindi)\n'
const row = (part: string, name: string) => `${part},Testo,${name},Damaged tools,100,8205,1,India,1,हथौड़ा\n`
const codes = async (id: string) => (await tester.codes(id)).filter(line => !/hindi|mrp|declarations/.test(line))

it('reads a Windows-1252 file as such, far behind its beginning too, and says so', async () => {
  const head = 'Part no,Brand,Name,Category,Price,HSN,Stock,Origin,Weight (kg)\n'
  const plain = (part: string, name: string) => `${part},Testo,${name},Damaged tools,100,8205,1,India,1\n`
  // a text without a row keeps the rows few
  const filler = `WIN-0,Testo,"Plain${' '.repeat(70_000)}",Damaged tools,100,8205,1,India,1\n`
  const done = await tester.take(Buffer.from(head + filler + plain('WIN-1', 'Müller 45°'), 'latin1'))
  expect(done).toMatchObject({ state: 'done', created: 2, rejected: 0 })
  expect(await tester.product('WIN-1')).toMatchObject({ nameEn: 'Müller 45°' })
  expect(await codes(done.id)).toEqual(['0  file.windows-1252'])
  expect(await importSummary(store.app, done.id)).toContain('- the file: The file is not UTF-8')
})

it('reports rows that are damaged or swallowed, and takes the others', async () => {
  const done = await tester.take(
    Buffer.concat([
      Buffer.from(HEAD + row('DMG-1', 'One')),
      Buffer.from(`DMG-2,Testo,"Two,Damaged tools,100\n${row('DMG-3', 'Three')}`),
      Buffer.from('DMG-4,Testo,M\xfcller,Damaged tools,100\n', 'latin1'),
      Buffer.from(`DMG-5,Testo,${'x'.repeat(3_000_000)},Damaged tools,100\n${row('DMG-6', 'Six')}`),
    ]),
  )
  expect(done).toMatchObject({ state: 'done', created: 3, rejected: 3, total: 6 })
  expect(await codes(done.id)).toEqual(['3  row.unreadable', '5  row.unreadable', '6  row.unreadable'])
  for (const part of ['DMG-1', 'DMG-3', 'DMG-6']) expect(await tester.product(part)).not.toBeNull()
  for (const part of ['DMG-2', 'DMG-4', 'DMG-5']) expect(await tester.product(part)).toBeNull()
})

it('reads the row of a marketplace feed: lists in cells, its own headings, prices in words', async () => {
  const head = 'uniq_id,product_name,product_category_tree,retail_price,discounted_price,image,brand,product_url,pid'
  const images = '"[""https://example.com/a.jpg"", ""https://example.com/b.jpg""]"'
  const row = `u1,Bench vice,"[""Market tools >> Vices""]","₹ 1,250.00",Rs. 999 per pc,${images},Testo,https://example.com/p,MKT-1`
  const done = await tester.take(`${head}\n${row}\nu2,Far too dear,Vices,,"₹99,999,999,999",,Testo,,MKT-2\n`, {
    mapping: { columns: { pid: 'partNumber' } },
  })
  expect(done).toMatchObject({ created: 1, rejected: 1, pictures: { waiting: 2 } })
  expect(await tester.product('MKT-1')).toMatchObject({ nameEn: 'Bench vice', priceMinor: 99_900, mrpMinor: 125_000 })
  const errors = done.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  expect(errors).toEqual(['price.too-high'])
  expect(done.problems.map(({ code }) => code)).not.toContain('image.address')
  const summary = await importSummary(store.app, done.id)
  expect(summary).toContain('- Market tools > Vices')
  expect(summary).toContain('- ignored: 1')
})
