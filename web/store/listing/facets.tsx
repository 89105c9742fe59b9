// The filters of a listing: one group a facet, with counts; long ones can be searched.

import { useState } from 'react'
import { latinDigits } from '../../../contract/digits.ts'
import type { Bucket } from '../../../contract/listing.ts'
import { type Filters, toggleTerm, withTerms } from '../../../contract/listing-fragment.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStore, useText } from '../shared/store-context.ts'
import { OPEN_FACETS, SEARCHED_FROM, SHOWN_TERMS } from './facet-sizes.ts'
import styles from './facets.module.css'

export interface FacetsProps {
  buckets: readonly Bucket[]
  priceRange: { min: number; max: number } | null
  filters: Filters
  onChange(filters: Filters): void
  /** Terms of a bucket, those not here yet included. */
  termCount(bucket: Bucket): number
  /** Asks for the terms that are not here yet. */
  onNeedAll(): void
}

type FacetProps = Omit<FacetsProps, 'buckets' | 'priceRange'> & { bucket: Bucket }

function Facet({ bucket, filters, onChange, termCount, onNeedAll }: FacetProps) {
  const text = useText('listing')
  const { number } = useStore()
  const [all, setAll] = useState(false)
  const [wanted, setWanted] = useState('')
  const chosen = filters[bucket.name] ?? []
  const count = termCount(bucket)
  const found = wanted
    ? bucket.terms.filter(term => term.label.toLowerCase().includes(wanted.trim().toLowerCase()))
    : bucket.terms
  const shown = all || wanted ? found : found.filter((term, at) => at < SHOWN_TERMS || chosen.includes(term.term))
  return (
    <>
      {count >= SEARCHED_FROM && (
        <TextField
          label={text('facetSearch', { name: bucket.label })}
          placeholder={text('facetSearch', { name: bucket.label })}
          hideLabel
          type="search"
          value={wanted}
          onFocus={onNeedAll}
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
      {bucket.terms.length === 0 && <Skeleton height="120px" />}
      {wanted && found.length === 0 && <p className="quiet">{text('nothingFound')}</p>}
      {!wanted && count > SHOWN_TERMS && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => {
            onNeedAll()
            setAll(!all)
          }}
        >
          {all ? text('showFewer') : text('showAllTerms', { count })}
        </button>
      )}
    </>
  )
}

/** A closed group has no content until it is first opened: it would be half of the page. */
function FacetGroup({ startOpen, ...facet }: FacetProps & { startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen)
  const { label, unit } = facet.bucket
  return (
    <details
      open={open}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open && facet.bucket.terms.length === 0) facet.onNeedAll()
      }}
    >
      <summary>{unit ? `${label} (${unit})` : label}</summary>
      {open && <Facet {...facet} />}
    </details>
  )
}

/** Whole rupees or dirhams are typed; the filter holds minor units. */
function PriceFacet({ priceRange, filters, onChange }: Pick<FacetsProps, 'priceRange' | 'filters' | 'onChange'>) {
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

export function Facets({ buckets, priceRange, ...common }: FacetsProps) {
  const { filters, onChange } = common
  const text = useText('listing')
  const { facts } = useStore()
  const [first, ...others] = buckets
  return (
    <div className={styles.facets}>
      {first && <FacetGroup bucket={first} startOpen {...common} />}
      {priceRange && (
        <details open>
          <summary>
            {text('price')} ({facts.currency === 'INR' ? '₹' : facts.currency})
          </summary>
          <PriceFacet key={filters.price?.[0] ?? ''} priceRange={priceRange} filters={filters} onChange={onChange} />
        </details>
      )}
      {others.map((bucket, at) => (
        <FacetGroup
          key={bucket.name}
          bucket={bucket}
          startOpen={at + 1 < OPEN_FACETS || bucket.name in filters}
          {...common}
        />
      ))}
    </div>
  )
}
