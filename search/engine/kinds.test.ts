// Products of the kind that a query names come before materials, sizes and accessories; if the kind is not sold, nothing is found.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

const TITLES = [
  'Fitterra UPVC Elbow 90 deg',
  'Fitterra GI Elbow 45 deg',
  'Pipestan PVC Conduit Pipe Heavy',
  'Pipestan PVC Conduit Pipe Light',
  'Threadsen Socket Head Screw, Zinc',
  'Metrikon Vernier Caliper',
  'Switchora 16 A Socket, White',
  'Fitterra 15 mm Socket',
  'Fitterra 15 mm Union',
  'Kavrix 12-Gauge Garden Hoe',
  'Water Filter for Chillora Refrigerator',
  'Chillora Refrigerator 240 L',
  'Snanika Wall Mixer',
  'Stahlwerken Saw Blade 60T',
  'Copper Cable Lug',
  'Everline 1/2 in. PVC Tee',
  'Everline 3/4 in. PVC Tee',
]

const texts: Record<string, string> = {
  'Pipestan PVC Conduit Pipe Heavy': 'Joins every elbow',
  'Metrikon Vernier Caliper': 'With a locking screw',
  'Stahlwerken Saw Blade 60T': 'Cuts plywood cleanly',
}

let engine: EmbeddedSearch

beforeEach(async () => {
  engine = new EmbeddedSearch()
  await engine.upsert(
    TITLES.map((titleEn, at) =>
      doc({
        msn: titleEn,
        titleEn,
        titleHi: titleEn,
        textEn: texts[titleEn] ?? '',
        partNumber: `Q${at}`,
        ...category(titleEn),
      }),
    ),
  )
  await engine.setSynonyms('upvc, pvc')
})
afterEach(() => engine.close())

/** A separate category for each last word. */
function category(title: string) {
  const code = title.includes('Elbow') ? '116010000' : title.includes('Mixer') ? '116020000' : '116030000'
  const name = title.includes('Elbow') ? 'Elbows' : title.includes('Mixer') ? 'Taps' : 'Others'
  return { categoryPath: ['116000000', code], categoriesEn: ['Products', name], categoriesHi: ['', ''] }
}

const find = (q: string) => engine.search({ ...base, q })
const first = async (q: string) => (await find(q)).msns[0]

it.each([
  ['pvc elbow', 'Fitterra UPVC Elbow 90 deg'],
  ['elbow pvc', 'Fitterra UPVC Elbow 90 deg'],
  ['ss screw', 'Threadsen Socket Head Screw, Zinc'],
  ['socket 15 amp', 'Switchora 16 A Socket, White'],
  ['chillora refrigerator', 'Chillora Refrigerator 240 L'],
  ['1/2 inch tee', 'Everline 1/2 in. PVC Tee'],
  ['3/4 tee', 'Everline 3/4 in. PVC Tee'],
])('puts the kind first: %s', async (q, title) => {
  expect(await first(q)).toBe(title)
})

it('matches a number in its dimension only', async () => {
  expect((await find('12 awg')).msns).toEqual([])
  expect((await find('15 amp')).msns).toEqual(['Switchora 16 A Socket, White'])
})

it('finds nothing when the catalogue has nothing of the kind, and names the nearest categories', async () => {
  const putty = await find('wall putty')
  expect(putty).toMatchObject({ kind: 'none', totalCount: 0, msns: [], bestCategories: ['116020000'] })
  expect(await find('teak')).toMatchObject({ kind: 'none', totalCount: 0, corrected: null })
  expect(await find('plywood')).toMatchObject({ kind: 'mentioned', totalCount: 1 })
  expect(await find('copper')).toMatchObject({ kind: 'found', totalCount: 1 })
})

it('does not take a wash basin for a washing machine, where there is none', async () => {
  const shelf = async (...titles: string[]) => {
    const search = new EmbeddedSearch()
    await search.upsert(titles.map((titleEn, at) => doc({ msn: titleEn, titleEn, titleHi: '', partNumber: `W${at}` })))
    return search
  }
  const basins = ['Snanika Wall Hung Wash Basin', 'Torvane 7 kg Demolition Hammer', 'Printara Label Machine']
  const without = await shelf(...basins)
  for (const q of ['washing machine', 'washing machine 7 kg']) {
    expect(await without.search({ ...base, q }), q).toMatchObject({ kind: 'none', totalCount: 0 })
  }
  const washer = 'Chillora Top Load Washing Machine 7 kg'
  expect((await (await shelf(...basins, washer)).search({ ...base, q: 'washing machine 7 kg' })).msns[0]).toBe(washer)
  // a verb may also name a product
  const drill = 'Drillmont Impact Drill'
  expect((await (await shelf(drill)).search({ ...base, q: 'drilling machine' })).msns).toEqual([drill])
})

it('names the words that no result has, by any form of theirs', async () => {
  expect(await find('hafele pvc elbow 250 mm')).toMatchObject({ unmatched: ['hafele', '250 mm'] })
  // 15 A matches the trade equivalent, PVC matches uPVC
  expect(await find('pvc elbow')).toMatchObject({ unmatched: [] })
  expect(await find('socket 15 amp')).toMatchObject({ unmatched: [] })
  // without results there is nothing to rank
  expect(await find('wall putty')).toMatchObject({ unmatched: [] })
})

it('orders categories by the best results, not by the number of results', async () => {
  expect((await find('pvc elbow')).bestCategories[0]).toBe('116010000')
})
