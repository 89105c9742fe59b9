// The filters of a listing: one group a facet, with counts; long ones can be searched.

import { useState } from 'react'
import type { Bucket } from '../../../contract/catalog.ts'
import { latinDigits } from '../../../contract/identifiers.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useStore, useText } from '../shared/store-context.ts'
import styles from './facets.module.css'
import { type Filters, toggleTerm, withTerms } from './fragment.ts'

const SHOWN_TERMS = 7
const SEARCHED_FROM = 12
const OPEN_FACETS = 5

export interface FacetsProps {
  buckets: readonly Bucket[]
  priceRange: { min: number; max: number } | null
  filters: Filters
  onChange(filters: Filters): void
}

function Facet({ bucket, filters, onChange }: Pick<FacetsProps, 'filters' | 'onChange'> & { bucket: Bucket }) {
  const text = useText('listing')
  const { number } = useStore()
  const [all, setAll] = useState(false)
  const [wanted, setWanted] = useState('')
  const chosen = filters[bucket.name] ?? []
  const found = wanted
    ? bucket.terms.filter(term => term.label.toLowerCase().includes(wanted.trim().toLowerCase()))
    : bucket.terms
  const shown = all || wanted ? found : found.filter((term, at) => at < SHOWN_TERMS || chosen.includes(term.term))
  return (
    <>
      {bucket.terms.length >= SEARCHED_FROM && (
        <TextField
          label={text('facetSearch', { name: bucket.label })}
          placeholder={text('facetSearch', { name: bucket.label })}
          hideLabel
          type="search"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      )}
      <ul className={all ? styles.long : undefined}>
        {shown.map(term => (
          <li key={term.term}>
            <Checkbox
              label={term.label}
              aside={number(term.count)}
              checked={chosen.includes(term.term)}
              onChange={() => onChange(toggleTerm(filters, bucket.name, term.term))}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="quiet">{text('nothingFound')}</p>}
      {!wanted && bucket.terms.length > SHOWN_TERMS && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text('showFewer') : text('showAllTerms', { count: bucket.terms.length })}
        </button>
      )}
    </>
  )
}

/** Whole rupees or dirhams are typed; the filter holds minor units. */
function PriceFacet({ priceRange, filters, onChange }: Omit<FacetsProps, 'buckets'>) {
  const text = useText('listing')
  const [from, to] = (filters.price?.[0] ?? '-').split('-')
  const whole = (minor: string | undefined) => (minor ? String(Math.round(Number(minor) / 100)) : '')
  const [low, setLow] = useState(whole(from))
  const [high, setHigh] = useState(whole(to))
  const [error, setError] = useState('')
  if (!priceRange) return null
  const lowest = Math.floor(priceRange.min / 100)
  const highest = Math.ceil(priceRange.max / 100)
  const apply = () => {
    const bounds = [Number(low || lowest), Number(high || highest)] as const
    if (bounds[0] > bounds[1]) return setError(text('priceInvalid'))
    setError('')
    onChange(withTerms(filters, 'price', low || high ? [`${bounds[0] * 100}-${bounds[1] * 100}`] : []))
  }
  const digits = (value: string) => latinDigits(value).replace(/\D/g, '').slice(0, 9)
  return (
    <form
      className={styles.price}
      onSubmit={event => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={text('priceFrom')}
        inputMode="numeric"
        value={low}
        placeholder={String(lowest)}
        onChange={event => setLow(digits(event.target.value))}
      />
      <TextField
        label={text('priceTo')}
        inputMode="numeric"
        value={high}
        placeholder={String(highest)}
        onChange={event => setHigh(digits(event.target.value))}
      />
      <Button type="submit">{text('apply')}</Button>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  )
}

export function Facets({ buckets, priceRange, filters, onChange }: FacetsProps) {
  const text = useText('listing')
  const { facts } = useStore()
  const [first, ...others] = buckets
  const facet = (bucket: Bucket, at: number) => (
    <details key={bucket.name} open={at < OPEN_FACETS || bucket.name in filters}>
      <summary>{bucket.unit ? `${bucket.label} (${bucket.unit})` : bucket.label}</summary>
      <Facet bucket={bucket} filters={filters} onChange={onChange} />
    </details>
  )
  return (
    <div className={styles.facets}>
      {first && facet(first, 0)}
      {priceRange && (
        <details open>
          <summary>
            {text('price')} ({facts.currency === 'INR' ? '₹' : facts.currency})
          </summary>
          <PriceFacet key={filters.price?.[0] ?? ''} priceRange={priceRange} filters={filters} onChange={onChange} />
        </details>
      )}
      {others.map((bucket, at) => facet(bucket, at + 1))}
    </div>
  )
}
