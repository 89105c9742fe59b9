// The filters of a listing: terms with counts, selected and deselected, long groups searched, price ranges in whole
// rupees.

import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Bucket } from '../../../contract/listing/api.ts'
import type { Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { renderInStore } from '../testing/render.tsx'
import { Facets, type FacetsProps } from './facets.tsx'

const bucket = (name: string, count: number): Bucket => ({
  ...{ name, label: name, unit: '', range: null, termCount: count },
  terms: Array.from({ length: count }, (_, at) => ({
    ...{ term: `${name}-${at}`, label: `${name} ${at}`, count: 100 - at, selected: false },
  })),
})

function Chosen({ buckets, onChange, onNeedTerms }: Pick<FacetsProps, 'buckets' | 'onChange' | 'onNeedTerms'>) {
  const [filters, setFilters] = useState<Filters>({})
  const change = (next: Filters) => {
    onChange(next)
    setFilters(next)
  }
  return (
    <Facets
      buckets={buckets}
      priceRange={{ min: 100_00, max: 9_000_50 }}
      priceBuckets={[{ min: 100_00, max: 499_99, count: 7, selected: false }]}
      filters={filters}
      onChange={change}
      onNeedTerms={onNeedTerms}
    />
  )
}

function renderFacets(buckets: Bucket[]) {
  const [onChange, onNeedTerms] = [vi.fn(), vi.fn()]
  const chosen = <Chosen buckets={buckets} onChange={onChange} onNeedTerms={onNeedTerms} />
  return { onChange, onNeedTerms, ...renderInStore(chosen) }
}

it('adds a term to the filters and removes it again', async () => {
  const { user, onChange } = renderFacets([bucket('brand', 3)])
  const box = screen.getByRole('checkbox', { name: /brand 1/ })
  await user.click(box)
  expect(onChange).toHaveBeenLastCalledWith({ brand: ['brand-1'] })
  await user.click(screen.getByRole('checkbox', { name: /brand 0/ }))
  expect(Object.values(onChange.mock.lastCall?.[0] ?? {})[0]).toHaveLength(2)
  await user.click(box)
  expect(onChange).toHaveBeenLastCalledWith({ brand: ['brand-0'] })
})

it('shows five terms of a long group, all on demand, and finds one by part of its name', async () => {
  const { user, t, onNeedTerms } = renderFacets([bucket('brand', 20)])
  const terms = () => screen.getAllByRole('checkbox', { name: /^brand/ })
  expect(terms()).toHaveLength(5)
  await user.type(screen.getByRole('searchbox', { name: t('listing', 'facetSearch', { name: 'brand' }) }), 'BRAND 19')
  expect(terms()).toHaveLength(1)
  expect(onNeedTerms).toHaveBeenCalled()
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: t('listing', 'showAllTerms', { count: 20 }) }))
  expect(terms()).toHaveLength(20)
})

it('accepts prices in rupees, filters in minor units, and rejects an inverted range', async () => {
  const { user, t, onChange } = renderFacets([])
  const from = screen.getByRole('textbox', { name: t('listing', 'priceFrom') })
  await user.type(from, '500')
  await user.type(screen.getByRole('textbox', { name: t('listing', 'priceTo') }), '200')
  const apply = screen.getByRole('button', { name: t('listing', 'apply') })
  await user.click(apply)
  expect(within(from.closest('form') ?? document.body).getByText(t('listing', 'priceInvalid'))).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  await user.clear(from)
  await user.click(apply)
  expect(onChange).toHaveBeenLastCalledWith({ price: ['10000-20000'] })
})
