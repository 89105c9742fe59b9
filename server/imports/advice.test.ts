// The advice in a report works: following it makes products that can be bought; the mapping answers questions.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { PROBLEMS } from './rules/problems.ts'

const END_REGISTRATION = statement(
  'test.advice-end-registration',
  `update seller_registrations set valid_to = now() from sellers s, warehouses w
   where s.id = seller_registrations.seller_id and s.code = $1 and w.code = $2 and seller_registrations.state_code = w.state_code
     and valid_to > now() and valid_from < now()`,
)
const FIRST = statement(
  'test.advice-first',
  `select (select code from sellers where market = 'IN' order by id limit 1) as seller,
     (select code from warehouses where market = 'IN' order by id limit 1) as warehouse`,
)

let store: TestStore
let tester: ImportTester

beforeAll(async () => {
  store = await openTestStore({ config: { role: 'web' } })
  tester = importTester(store.app)
})
afterAll(() => store.close())

/** Legal declarations. */
const DECLARED = {
  headings:
    'Origin,Packed by,Packer address,Net quantity,Consumer care name,Consumer care address,Consumer care phone,Consumer care email',
  cells: 'India,Testo Works,1 Mill Road Pune,1 pc,Testo,1 Mill Road Pune,1800 000 0000,care@testo.example',
}

/** Units that a buyer can put into the cart. */
async function inCart(partNumber: string, wanted: number): Promise<number> {
  const { msn = '' } = (await tester.product(partNumber)) ?? {}
  const visitor = store.visitor()
  const body = { mode: 'set' as const, itemsList: [{ productId: msn, productQuantity: wanted }] }
  if ((await visitor.try('POST /api/v1/cart/updateCartV2', { body })).status !== 200) return 0
  const { data } = await visitor.call('POST /api/v1/cart/updateCartV2', { body })
  return data.itemsList[0]?.productQuantity ?? 0
}

describe('a feed without stock', () => {
  const FEED = `Part no,Brand,Name,Category,Price,HSN,Weight (g),MRP,${DECLARED.headings}
ADV-1,Testo,Claw hammer,Advice tools,500,8205,400,600,${DECLARED.cells}
`

  it('gives products that cannot be bought, and the advice makes them buyable', async () => {
    const first = await tester.take(FEED)
    expect(await tester.codes(first.id)).toContain('2 stock stock.none')
    expect(await inCart('ADV-1', 2)).toBe(0)
    const advised = /\{"defaults": \{"stock": (\d+)\}\}|`"defaults": \{"stock": (\d+)\}`/.exec(
      PROBLEMS['stock.none'][2],
    )
    const units = Number(advised?.[1] ?? advised?.[2])
    expect(units).toBeGreaterThan(0)
    const second = await tester.take(FEED, { mapping: { defaults: { stock: units } } })
    expect(second).toMatchObject({ state: 'done', updated: 1 })
    expect(await inCart('ADV-1', 2)).toBe(2)
    // stock that somebody has counted meanwhile stays
    expect(await tester.take(FEED, { mapping: { defaults: { stock: 99 } } })).toMatchObject({ unchanged: 1 })
    expect(await tester.product('ADV-1')).toMatchObject({ stock: units, availability: 'stock' })
  })

  it('is told so as well where availability is set without stock', async () => {
    const done = await tester.take(FEED.replaceAll('ADV-1', 'ADV-2'), {
      mapping: { defaults: { availability: 'stock' } },
    })
    expect(await tester.codes(done.id)).toContain('2 stock stock.none')
  })
})

describe('a feed without declarations', () => {
  const FEED = 'Part no,Brand,Name,Category,Price,HSN,Stock\nLAW-1,Testo,Claw hammer,Advice tools,500,8205,9\n'
  const declarations = {
    ...{ packerName: 'Testo Works', packerAddress: '1 Mill Road, Pune', netQuantity: '1 N' },
    ...{ careName: 'Testo', careAddress: '1 Mill Road, Pune', carePhone: '1800', careEmail: 'care@testo.example' },
  }

  it('gives products that cannot be bought until all is declared, the MRP too', async () => {
    const first = await tester.take(FEED)
    expect(await tester.codes(first.id)).toEqual(
      expect.arrayContaining(['2 origin origin.missing', '2 Part no declarations.missing', '2 mrp mrp.assumed']),
    )
    expect(await inCart('LAW-1', 2)).toBe(0)
    await tester.take(FEED, { mapping: { defaults: { declarations } } })
    expect(await inCart('LAW-1', 2)).toBe(0)
    await tester.take(FEED.replace('Stock', 'Origin').replace(',9', ',India'))
    expect(await inCart('LAW-1', 2)).toBe(0)
    const last = await tester.take('Part no,Brand,MRP\nLAW-1,Testo,600\n')
    expect(await tester.codes(last.id)).toEqual([])
    expect(await inCart('LAW-1', 2)).toBe(2)
  })

  it('names the importer of what was made elsewhere', async () => {
    const feed =
      'Part no,Brand,Name,Category,Price,MRP,HSN,Stock,Origin\nLAW-2,Testo,Vice,Advice tools,5,6,8205,9,Germany\n'
    await tester.take(feed, { mapping: { defaults: { declarations } } })
    expect(await inCart('LAW-2', 1)).toBe(0)
    const imported = { ...declarations, importerName: 'Testo India', importerAddress: '2 Dock Road, Mumbai' }
    await tester.take(feed, { mapping: { defaults: { declarations: imported } } })
    expect(await inCart('LAW-2', 1)).toBe(1)
  })
})

describe('a feed without part numbers', () => {
  const FEED = `uniq_id,Brand,Product name,Category,Price,Colour
u-001,Testo,Rope 5 m,Advice rope,100,red
u-002,Testo,Rope 6 m,Advice rope,110,red
u-003,Testo,Rope 7 m,Advice rope,120,blue
`

  it('asks whether a unique column may stand for them, and takes the answer', async () => {
    const asked = await tester.take(FEED)
    expect(asked).toMatchObject({ state: 'failed', created: 0 })
    expect(asked.error).toBe(
      'No column holds the part number. Shall “uniq_id” stand for it? It is filled and different in every row; if it stays the same in later files, put {"columns":{"uniq_id":"partNumber"}} into the mapping.',
    )
    const answer = JSON.parse(/\{.*\}/.exec(asked.error ?? '')?.[0] ?? '{}')
    expect(await tester.take(FEED, { mapping: answer })).toMatchObject({ state: 'done', created: 3 })
    expect(await tester.product('u-002')).toMatchObject({ nameEn: 'Rope 6 m' })
  })

  it('says that there is none where every column repeats a value', async () => {
    const asked = await tester.take(FEED.replace('u-003', 'u-001'))
    expect(asked.error).toContain('none is different in every row')
  })
})

it('warns of stock in a State where the seller has no registration', async () => {
  const feed = (partNumber: string) =>
    `Part no,Brand,Name,Category,Price,HSN,Weight (g),Stock\n${partNumber},Testo,Plier,Advice tools,500,8205,400,7\n`
  const { seller, warehouse } = await store.app.db.one<{ seller: string; warehouse: string }>(FIRST)
  const before = await tester.take(feed('REG-1'), { mapping: { seller, warehouse } })
  expect(await tester.codes(before.id)).not.toContain(`2 stock ${warehouse} stock.no-registration`)
  await store.app.db.run(END_REGISTRATION, [seller, warehouse])
  const after = await tester.take(feed('REG-2'), { mapping: { seller, warehouse } })
  expect(await tester.codes(after.id)).toContain(`2 stock ${warehouse} stock.no-registration`)
  expect(await tester.product('REG-2')).toMatchObject({ stock: 7 })
  expect(await inCart('REG-2', 1)).toBe(0)
})
