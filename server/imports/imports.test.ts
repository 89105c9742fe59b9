// Tests of imports on a real store: dry run, upsert, resume, undo, round trip, many prices at once.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { zMapping } from '../../contract/imports/api.ts'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { formatOf } from './adapters/read-file.ts'
import { exportProducts } from './queries/export.ts'
import { importSummary } from './queries/report.ts'
import { listMade } from './repository/changes.ts'
import { pageProblems } from './repository/imports.ts'
import { createImport, importStatus, runImport, runUndo, undoImport } from './service.ts'

const SET_PRICE = statement('test.import-set-price', 'update offers set price_minor = $2 where msn = $1')
const COUNT = statement('test.import-count', 'select count(*)::int as count from products')
const EVENTS = statement(
  'test.import-events',
  `select e.who, e.why, e.price_minor as "priceMinor" from price_events e join products p using (msn)
   where p.part_number = $1 order by e.id desc limit 1`,
)
const MAKE_MANY = statement(
  'test.import-make-many',
  `with made as (
     insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn,
       sell_unit_en, sell_unit_hi, pack_size, weight_grams, origin)
     select 'MSN' || lpad(n::text, 8, '0'), 'IN', 'BULK-' || n, b.id, c.code, 'bulk-' || n, 'Bulk ' || n,
       'Bulk ' || n, '8205', 'piece', 'नग', 1, 100, 'IN'
     from generate_series(1, $1::int) n, (select id from brands order by id limit 1) b,
       (select code from categories where market = 'IN' and level = 3 order by code limit 1) c returning msn)
   insert into offers (msn, seller_id, currency, mrp_minor, price_minor, availability)
   select msn, (select id from sellers where market = 'IN' order by id limit 1), 'INR', 20000, 10000, 'on-request'
   from made`,
)
const BRAND = statement('test.import-brand', 'select slug from brands order by id limit 1')

let store: TestStore
let tester: ImportTester

beforeAll(async () => {
  store = await openTestStore()
  tester = importTester(store.app)
})
afterAll(() => store.close())

const take: ImportTester['take'] = (...args) => tester.take(...args)
const begin: ImportTester['begin'] = (...args) => tester.begin(...args)
const product: ImportTester['product'] = (...args) => tester.product(...args)
const codes: ImportTester['codes'] = id => tester.codes(id)

const HEAD =
  'Part No,Brand,Product Name,Category,MRP (Rs),Selling Price,HSN Code,GST,Net Weight (kg),Stock,Rated voltage (V),Body'
const DRILL =
  'TST-1,Testo,Impact drill 13 mm,Test tools > Drills,"₹ 3,500.00","2,999/-",84672100,18%,2.1,12,230 V,Aluminium'

describe('a list of products', () => {
  it('goes in with its types, units, category and stock', async () => {
    const done = await take(`${HEAD}\n${DRILL}\n`)
    expect(done).toMatchObject({ state: 'done', created: 1, rejected: 0, position: 1, total: 1 })
    const made = await product('TST-1')
    expect(made).toMatchObject({
      nameEn: 'Impact drill 13 mm',
      nameHi: 'Impact drill 13 mm',
      priceMinor: 299_900,
      mrpMinor: 350_000,
      hsn: '84672100',
      weightGrams: 2100,
      stock: 12,
      availability: 'stock',
      active: true,
    })
    expect(made?.specs).toContainEqual({ key: 'voltage', value: 230 })
    expect(await codes(done.id)).toEqual([
      '2 nameHi hindi.missing',
      '2 origin origin.missing',
      '2 Part No declarations.missing',
    ])
    await eventually(async () => {
      const { productSearchResult } = await store.visitor().call('GET /api/v1/search', { query: { str: 'TST-1' } })
      expect(productSearchResult.products[0]?.msn).toBe(made?.msn)
    })
  })

  it('changes nothing the second time', async () => {
    const again = await take(`${HEAD}\n${DRILL}\n`)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  })

  it('changes what the file says and leaves what it does not', async () => {
    const done = await take('Item code,Make,Rate\nTST-1,Testo,2899.50\n')
    expect(done).toMatchObject({ updated: 1, priceChanges: 1 })
    expect(await product('TST-1')).toMatchObject({ priceMinor: 289_950, mrpMinor: 350_000, stock: 12 })
    expect(await store.app.db.one(EVENTS, ['TST-1'])).toEqual({
      who: 'test',
      why: `import ${done.id}`,
      priceMinor: 289_950,
    })
  })

  it('knows a product by its part number alone when only one has it', async () => {
    expect(await take('Part number,Price\nTST-1,2900\nNOBODY-1,5\n')).toMatchObject({ updated: 1, rejected: 1 })
  })

  it('tells every problem by row and column, and takes no row with an error', async () => {
    const rows = [
      'Part No,Brand,Product Name,Category,MRP,Price,HSN,GST,Weight,Stock,Origin',
      'P-1,Testo,Above MRP,Test tools,100,120,8205,18,1,1,India',
      'P-2,Testo,Zero,Test tools,100,0,8205,18,1,1,India',
      'P-3,Testo,Negative,Test tools,100,-5,8205,18,1,1,India',
      'P-4,Testo,Words,Test tools,100,call us,8205,18,1,1,India',
      ',Testo,No part,Test tools,100,90,8205,18,1,1,India',
      'P-5,,No brand,Test tools,100,90,8205,18,1,1,India',
      'P-6,Testo,,Test tools,100,90,8205,18,1,1,India',
      'P-7,Testo,Bad code,999999999,100,90,8205,18,1,1,India',
      'P-8,Testo,Odd,Test tools,100,90,82,99,heavy,many,Atlantis',
      'P-8,Testo,Twice,Test tools,100,90,8205,18,1,1,India',
      'P-9,Testo,Good,,100,90.555,8471300000,18,1,1,India',
      'P-10,Testo,Too wide,Test tools,100,90,8205,18,1,1,India,extra',
      'TST-1,Testo,Jump,Test tools,,2.90,,,,,',
    ]
    const done = await take(rows.join('\n'))
    expect((await codes(done.id)).filter(line => !/hindi|tax\.differs/.test(line)).sort()).toEqual(
      [
        '2 Price price.above-mrp',
        '3 Price price.zero',
        '4 Price price.negative',
        '5 Price price.unreadable',
        '6 Part No part-number.missing',
        '7 Brand brand.missing',
        '8 Product Name name.missing',
        '9 Category category.unknown',
        '10 HSN hsn.invalid',
        '10 Weight weight.unreadable',
        '10 Stock stock.unreadable',
        '10 Origin origin.unknown',
        '10 HSN hsn.missing',
        '10 Weight weight.default',
        '10 Origin origin.missing',
        '10 Part No declarations.missing',
        '12 Part No declarations.missing',
        '10 Stock stock.none',
        '11 Part No row.repeated',
        '12 HSN hsn.shortened',
        '12 Price price.rounded',
        '12 Category category.unplaced',
        '13  row.unreadable',
        '14 Price price.jump',
      ].sort(),
    )
    expect(done).toMatchObject({ created: 2, rejected: 11 })
    expect(await product('P-1')).toBeNull()
    expect(await product('P-9')).toMatchObject({ priceMinor: 9056, hsn: '84713000' })
  })

  it('takes a jump when the mapping accepts it, and prices without tax', async () => {
    const mapping = { acceptJumps: true, prices: { taxIncluded: false } }
    const done = await take('Part no,Brand,MRP,Price\nTST-1,Testo,100000,20000\n', { mapping })
    expect(await codes(done.id)).toEqual(['2 Price price.jump-accepted'])
    expect(await product('TST-1')).toMatchObject({ priceMinor: 2_360_000, mrpMinor: 11_800_000 })
  })
})

describe('a dry run', () => {
  it('says what would happen and does nothing', async () => {
    const before = await store.app.db.one(COUNT)
    const done = await take(`${HEAD}\nDRY-1,Newbrand,Dry thing,Dry tools > Things,100,90,8205,18,1,5,12 V,Steel\n`, {
      dryRun: true,
    })
    expect(done).toMatchObject({ state: 'done', dryRun: true, created: 1 })
    expect(await store.app.db.one(COUNT)).toEqual(before)
    expect(await listMade(store.app.db, done.id)).toEqual([])
    const summary = await importSummary(store.app, done.id)
    for (const part of ['Dry run', 'Dry tools > Things', 'Newbrand', 'created 1 product', 'hindi.missing']) {
      expect(summary).toContain(part)
    }
  })
})

describe('an undo', () => {
  it('puts back what is as it was left, and leaves what was changed since', async () => {
    await take(
      'Part no,Brand,Name,Category,Price,HSN,Stock\nU-1,Testo,One,Undo tools,100,8205,5\nU-2,Testo,Two,Undo tools,100,8205,5\n',
    )
    const done = await take(
      'Part no,Brand,Name,Category,Price,HSN,Stock\nU-1,Testo,Uno,Undo tools,110,8205,7\nU-2,Testo,Due,Undo tools,110,8205,7\nU-3,Undobrand,Three,Undo new,10,8205,1\n',
    )
    const second = await product('U-2')
    await store.app.db.run(SET_PRICE, [second?.msn ?? '', 10_500])
    await undoImport(store.app, done.id)
    await runUndo(store.app, done.id, 'test')
    expect(await importStatus(store.app, done.id)).toMatchObject({ state: 'undone', undone: 2, left: 1 })
    expect(await product('U-1')).toMatchObject({ nameEn: 'One', priceMinor: 10_000, stock: 5 })
    expect(await product('U-2')).toMatchObject({ nameEn: 'Two', priceMinor: 10_500, stock: 5 })
    expect(await product('U-3')).toMatchObject({ active: false })
  })

  it('lets the same products come in again', async () => {
    const done = await take('Part no,Brand,Name,Category,Price,HSN,Stock\nU-3,Undobrand,Three,Test tools,10,8205,1\n')
    expect(done).toMatchObject({ updated: 1 })
    expect(await product('U-3')).toMatchObject({ active: true })
  })
})

describe('an export', () => {
  it.each(['csv', 'xlsx', 'ndjson'] as const)('as %s comes back without a single change', async format => {
    for (const market of ['IN', 'AE'] as const) {
      const path = join(tester.folder, `export-${market}.${format}`)
      const count = await exportProducts(store.app, path, { market, format })
      expect(count).toBeGreaterThan(40)
      const { id } = await createImport(store.app, {
        market,
        fileName: `x.${format}`,
        filePath: path,
        fileHash: `${format}${market}`,
        format: formatOf(path) ?? 'csv',
        mapping: zMapping.parse({}),
        dryRun: false,
        who: 'test',
      })
      await runImport(store.app, id)
      const done = await importStatus(store.app, id)
      const problems = await pageProblems(store.app.db, id, 0, 20)
      expect([done, problems.filter(problem => problem.severity === 'error')]).toMatchObject([
        { state: 'done', created: 0, updated: 0, rejected: 0, unchanged: count },
        [],
      ])
      expect(await listMade(store.app.db, id)).toEqual([])
    }
  })

  it('runs no formula in a spreadsheet', async () => {
    const head = 'Part no,Brand,Name,Category,Price,HSN'
    await take(
      `${head}\n'=1+1,Testo,"=HYPERLINK(""http://evil"")",Test tools,100,8205\n-X9,Testo,@SUM,Test tools,100,8205\n`,
    )
    const path = join(tester.folder, 'formula.csv')
    await exportProducts(store.app, path, { market: 'IN', format: 'csv' })
    const text = await readFile(path, 'utf8')
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(text).toContain(`'-X9,`)
    for (const cell of text.split(/[,\r\n]/)) expect(cell).not.toMatch(/^"?[=@]/)
  })
})

describe('many prices at once', () => {
  const PRODUCTS = 2000
  beforeEach(async () => {
    await store.app.db.run(MAKE_MANY, [PRODUCTS])
  })

  it('take few statements for each batch, and the listings follow', async () => {
    const { slug } = await store.app.db.one<{ slug: string }>(BRAND)
    const rows = Array.from({ length: PRODUCTS }, (_, n) => `BULK-${n + 1},${slug},${(101 + (n % 50)).toFixed(2)}`)
    const id = await begin(`Part no,Brand,Price\n${rows.join('\n')}\n`)
    const { count: spent } = await store.app.db.statementsOf(() => runImport(store.app, id))
    expect(await importStatus(store.app, id)).toMatchObject({ updated: PRODUCTS, priceChanges: PRODUCTS })
    expect(spent).toBeLessThanOrEqual(20 + (PRODUCTS / 200) * 10)
    await eventually(async () => {
      const { productSearchResult } = await store.visitor().call('GET /api/v1/search', { query: { str: 'BULK-2000' } })
      expect(productSearchResult.products[0]).toMatchObject({ salesPrice: 15_000 })
    })
  })
})
