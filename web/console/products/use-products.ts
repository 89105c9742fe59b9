// The rows of the grid: a page by the filters in the URL, or all of a pasted list.

import { MAX_LIST } from '../../../contract/products/filters.ts'
import type { ProductRow } from '../../../contract/products/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useQuery } from '../app/router.tsx'
import { type Load, useLoad } from '../app/use-load.ts'
import { useMarks } from '../components/mark-filters.tsx'

export const PAGE_ROWS = 100

export interface ProductPage {
  rows: ProductRow[]
  next: string | null
  brands: Record<string, string>
  categories: Record<string, string>
  unknown: string[]
  capped: boolean
}

const oneOf = <T extends string>(value: string | null, values: readonly T[]): T | undefined =>
  values.find(one => one === value)

/** The filters in the URL as input of the calls. */
export function useProductFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const marks = useMarks()
  const text = (name: string) => query.get(name) ?? undefined
  return {
    market,
    ...marks,
    ...{ text: text('text'), category: text('category'), brand: text('brand'), seller: text('seller') },
    state: oneOf(query.get('state'), ['active', 'draft']),
    availability: oneOf(query.get('availability'), ['in-stock', 'out-of-stock', 'on-request']),
    missing: oneOf(query.get('missing'), ['hindi', 'declarations', 'picture']),
  }
}

type Filter = ReturnType<typeof useProductFilter>

async function fetchPage(
  query: Filter & { columns: string[]; list?: string[]; after?: string | undefined; limit: number },
) {
  const { rows, next, names, unknown, capped } = (await call('GET /api/admin/products', { query })).data
  return { rows, next, ...names, unknown, capped }
}

/** No MSN or part number is longer. */
const LONGEST = 60

/** A list of up to a thousand numbers is loaded in pages of a hundred. */
async function fetchList(filter: Filter, columns: string[], numbers: readonly string[]): Promise<ProductPage> {
  const all: ProductPage = { rows: [], next: null, brands: {}, categories: {}, unknown: [], capped: false }
  const possible = numbers.filter(({ length }) => length <= LONGEST)
  all.unknown.push(...numbers.filter(({ length }) => length > LONGEST))
  for (let from = 0; from < possible.length; from += MAX_LIST) {
    const list = possible.slice(from, from + MAX_LIST)
    const { market, seller } = filter
    // a part number may belong to several brands
    const page = await fetchPage({ ...NO_FILTER, market, seller, columns, list, limit: 500 })
    all.rows.push(...page.rows)
    all.unknown.push(...page.unknown)
    Object.assign(all.brands, page.brands)
    Object.assign(all.categories, page.categories)
  }
  return all
}

const NO_FILTER = {
  ...{ text: undefined, category: undefined, brand: undefined, state: undefined },
  ...{ availability: undefined, missing: undefined, tag: undefined, assignee: undefined },
}

/** `columns` is null until the available ones are known. */
export function useProducts(columns: readonly string[] | null, numbers: readonly string[] | null): Load<ProductPage> {
  const filter = useProductFilter()
  const after = useQuery().get('before') ?? undefined
  const asked = [...(columns ?? [])]
  const key = columns && JSON.stringify({ filter, after, asked, numbers })
  return useLoad(
    key,
    () =>
      numbers ? fetchList(filter, asked, numbers) : fetchPage({ ...filter, columns: asked, after, limit: PAGE_ROWS }),
    true,
  )
}
