// Similar products: which documents are considered, and their order.

import { expect, it } from 'vitest'
import { doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

const product = (msn: string, path: string, titleEn: string, price = 100_00) =>
  doc({ msn, categoryPath: path.split('/'), titleEn, priceMinor: price, partNumber: msn })

async function indexOf(...batches: ReturnType<typeof product>[][]): Promise<EmbeddedSearch> {
  const search = new EmbeddedSearch()
  for (const batch of batches) await search.upsert(batch)
  await search.whenIdle()
  return search
}

it('come from the own category first, then from the one above, over several segments', async () => {
  const search = await indexOf(
    [
      product('A', '1/11', 'Claw hammer 500 g'),
      product('B', '1/12', 'Claw hammer 500 g'),
      product('C', '2', 'Claw hammer'),
    ],
    [product('D', '1/11', 'Rubber mallet', 900_00), product('E', '1/11', 'Claw hammer 450 g')],
  )
  expect(await search.similar('A', 5)).toEqual(['E', 'D', 'B'])
  expect(await search.similar('A', 1)).toEqual(['E'])
})

it('are none of a category that was left, and none that are deleted', async () => {
  const search = await indexOf(
    [product('A', '1/11', 'Claw hammer'), product('B', '1/11', 'Claw hammer'), product('C', '1/11', 'Claw hammer')],
    [{ ...product('B', '2/21', 'Claw hammer'), version: 2 }],
  )
  await search.remove(['C'])
  expect(await search.similar('A', 5)).toEqual([])
  expect(await search.similar('B', 5)).toEqual([])
})

it('read the documents of their categories alone', async () => {
  const others = Array.from({ length: 500 }, (_, at) => product(`X${at}`, '2/21', `Thing ${at}`))
  const search = await indexOf([product('A', '1/11', 'Claw hammer'), product('B', '1/11', 'Ball hammer'), ...others])
  const read = search.engine.state.segments.flatMap(segment =>
    [...search.engine.state.vocabulary.pathTerms.keys()].map(path => segment.docsOfPath(path).length),
  )
  expect(read.toSorted((a, b) => a - b)).toEqual([2, 500])
})
