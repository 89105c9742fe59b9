// Brand stores: the leading brands with their logos and pictures of their best sellers.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('shows the best sellers of a brand, and its logo', async () => {
  const visitor = store.visitor()
  const { data: leading } = await visitor.call('GET /api/v1/search/shopByBrands', { query: { size: 1 } })
  const slug = leading[0]?.slug ?? ''
  const { products } = (await visitor.call('GET /api/v1/brand/getbrandV2', { query: { brand: slug } }))
    .productSearchResult
  const [first, second] = products.map(({ msn }) => msn)
  const picture = (hash: string) => JSON.stringify([{ hash, view: 'front' }])
  await store.asOwner(`update products set images = '${picture('aaa')}' where msn = '${first}'`)
  await store.asOwner(`update products set images = '${picture('bbb')}' where msn = '${second}'`)
  await store.asOwner(`update brands set logo_hash = 'ccc' where slug = '${slug}'`)
  await eventually(async () => {
    const { data } = await visitor.call('GET /api/v1/search/getBrandStores', { query: { size: 2 } })
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      slug,
      logo: '/media/ccc/medium.webp',
      pictures: ['/media/aaa/medium.webp', '/media/bbb/medium.webp'],
    })
    expect(data[1]).toMatchObject({ logo: null, pictures: [] })
  })
})
