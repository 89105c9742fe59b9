// The facets of a listing with counts; long facets can be searched.

import { useState } from 'react'
import type { Bucket, Listing } from '../../../contract/listing/api.ts'
import { type Filters, withTerms } from '../../../contract/listing/filter-fragment.rules.ts'
import { latinDigits } from '../../../contract/shared/digits.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import { shownPrices, toggleTerm } from './facet-choice.ts'
import { OPEN_FACETS, SEARCHED_FROM, SHOWN_FACETS, SHOWN_TERMS } from './facet-sizes.ts'
import styles from './facets.module.css'

export interface FacetsProps {
  buckets: readonly Bucket[]
  priceRange: Listing['priceRange']
  priceBuckets: Listing['priceBuckets']
  filters: Filters
  onChange(filters: Filters): void
  /** Fetches the missing terms of a filter. */
  onNeedTerms(bucket: Bucket): void
}

type FacetProps = Pick<FacetsProps, 'filters' | 'onChange' | 'onNeedTerms'> & { bucket: Bucket }

interface RangeProps {
  /** Available range, formatted for the reader. */
  least: number
  greatest: number
  /** The chosen `from-to` in the same format, or an empty text. */
  chosen: string
  /** Both are null if neither end is given. */
  onApply(from: number | null, to: number | null): void
}

/** Two inputs for a range of numbers; an empty one means no bound. */
function RangeForm({ least, greatest, chosen, onApply }: RangeProps) {
  const t = useMessages('listing')
  const [from = '', to = ''] = chosen.split('-')
  const [low, setLow] = useState(from)
  const [high, setHigh] = useState(to)
  const [error, setError] = useState('')
  const field = (label: string, value: string, placeholder: number, set: (value: string) => void) => (
    <TextField
      label={label}
      inputMode="decimal"
      value={value}
      placeholder={String(placeholder)}
      onChange={event =>
        set(
          latinDigits(event.target.value)
            .replace(/[^\d.]/g, '')
            .slice(0, 9),
        )
      }
    />
  )
  return (
    <form
      className={styles.range}
      onSubmit={event => {
        event.preventDefault()
        const ends = [Number(low || least), Number(high || greatest)] as const
        if (!(ends[0] <= ends[1])) return setError(t('priceInvalid'))
        setError('')
        if (low || high) onApply(...ends)
        else onApply(null, null)
      }}
    >
      {field(t('priceFrom'), low, least, setLow)}
      {field(t('priceTo'), high, greatest, setHigh)}
      <Button type="submit">{t('apply')}</Button>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  )
}

function TermBox({
  term: { term, label, count },
  name,
  filters,
  onChange,
}: Pick<FacetProps, 'filters' | 'onChange'> & { term: Bucket['terms'][number]; name: string }) {
  const { number } = useLocale()
  return (
    <Checkbox
      label={label}
      aside={number(count)}
      checked={filters[name]?.includes(term) ?? false}
      name={name}
      value={term}
      onChange={() => onChange(toggleTerm(filters, name, term))}
    />
  )
}

function Facet({ bucket, filters, onChange, onNeedTerms }: FacetProps) {
  const t = useMessages('listing')
  const [all, setAll] = useState(false)
  const [wanted, setWanted] = useState('')
  const { name, label, terms, termCount, range } = bucket
  const chosen = filters[name] ?? []
  const matches = wanted ? terms.filter(term => term.label.toLowerCase().includes(wanted.trim().toLowerCase())) : terms
  const shown = all || wanted ? matches : matches.filter((term, at) => at < SHOWN_TERMS || chosen.includes(term.term))
  const chosenRange = chosen.find(term => range && term.includes('-')) ?? ''
  return (
    <>
      {range && range.min < range.max && (
        <RangeForm
          key={chosenRange}
          least={range.min}
          greatest={range.max}
          chosen={chosenRange}
          onApply={(from, to) => onChange(withTerms(filters, name, from === null ? [] : [`${from}-${to}`]))}
        />
      )}
      {termCount >= SEARCHED_FROM && (
        <TextField
          label={t('facetSearch', { name: label })}
          placeholder={t('facetSearch', { name: label })}
          hideLabel
          type="search"
          value={wanted}
          onFocus={() => onNeedTerms(bucket)}
          onChange={event => setWanted(event.target.value)}
        />
      )}
      <fieldset aria-label={label} className={all ? styles.long : undefined}>
        {shown.map(term => (
          <TermBox key={term.term} term={term} name={name} filters={filters} onChange={onChange} />
        ))}
      </fieldset>
      {terms.length === 0 && <Skeleton height="120px" />}
      {wanted && matches.length === 0 && <p className="quiet">{t('nothingFound')}</p>}
      {!wanted && termCount > SHOWN_TERMS && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => {
            onNeedTerms(bucket)
            setAll(!all)
          }}
        >
          {all ? t('showFewer') : t('showAllTerms', { count: termCount })}
        </button>
      )}
    </>
  )
}

/** A collapsed group has no content until it is first expanded: it would be half of the page. */
function FacetGroup({ startOpen, ...facet }: FacetProps & { startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen)
  const { label, unit, terms } = facet.bucket
  return (
    <details
      open={open}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open && terms.length === 0) facet.onNeedTerms(facet.bucket)
      }}
    >
      <summary>{unit ? `${label} (${unit})` : label}</summary>
      {open && <Facet {...facet} />}
    </details>
  )
}

/** Whole rupees or dirhams are typed; the filter holds minor units. */
function PriceFacet({
  priceRange,
  priceBuckets,
  filters,
  onChange,
}: Pick<FacetsProps, 'priceRange' | 'priceBuckets' | 'filters' | 'onChange'>) {
  const { money, number } = useLocale()
  const t = useMessages('listing')
  const chosen = filters.price?.[0] ?? ''
  if (!priceRange) return null
  return (
    <>
      <RangeForm
        key={chosen}
        least={Math.floor(priceRange.min / 100)}
        greatest={Math.ceil(priceRange.max / 100)}
        chosen={
          chosen
            ? chosen
                .split('-')
                .map(minor => Math.round(Number(minor) / 100))
                .join('-')
            : ''
        }
        onApply={(from, to) =>
          onChange(
            withTerms(
              filters,
              'price',
              from === null || to === null ? [] : [`${Math.round(from * 100)}-${Math.round(to * 100)}`],
            ),
          )
        }
      />
      <fieldset aria-label={t('price')}>
        {priceBuckets.map(({ min, max, count }) => {
          const term = `${min}-${max}`
          const [from, to] = shownPrices(term)
          return (
            <Checkbox
              key={term}
              label={t('priceChip', { from: money(from), to: money(to) })}
              aside={number(count)}
              checked={chosen === term}
              name="price"
              value={term}
              onChange={() => onChange(toggleTerm(filters, 'price', term))}
            />
          )
        })}
      </fieldset>
    </>
  )
}

export function Facets({ buckets, priceRange, priceBuckets, ...common }: FacetsProps) {
  const { filters, onChange } = common
  const t = useMessages('listing')
  const [everyGroup, setEveryGroup] = useState(false)
  const { marketInfo } = useLocale()
  const [first, ...others] = buckets
  const groups = everyGroup ? others : others.filter(({ name }, at) => at < SHOWN_FACETS || name in filters)
  return (
    <div className={styles.facets}>
      {first && <FacetGroup bucket={first} startOpen {...common} />}
      {priceRange && (
        <details open>
          <summary>
            {t('price')} ({marketInfo.currency === 'INR' ? '₹' : marketInfo.currency})
          </summary>
          <PriceFacet priceRange={priceRange} priceBuckets={priceBuckets} filters={filters} onChange={onChange} />
        </details>
      )}
      {groups.map((bucket, at) => (
        <FacetGroup
          key={bucket.name}
          bucket={bucket}
          startOpen={at + 1 < OPEN_FACETS || bucket.name in filters}
          {...common}
        />
      ))}
      {groups.length < others.length && (
        <button type="button" className={styles.more} onClick={() => setEveryGroup(true)}>
          {t('moreFilters', { count: others.length - groups.length })}
        </button>
      )}
    </div>
  )
}
