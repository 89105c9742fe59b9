// Head of a list: title, views with counts, search and filters, all kept in the URL.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useCurrentInRow } from '../../framework/use-current-in-row.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { Icon } from './icon.tsx'
import { useKeptColumns } from './list-columns.tsx'
import { SavedViews } from './saved-views.tsx'

export interface View {
  label: string
  /** Null while it is not known. */
  count?: number | null
  href: string
  current: boolean
}

interface ListHeadProps {
  title: string
  /** Whether views can be saved: for lists with a search or filters. */
  saved?: boolean
  children?: ReactNode
}

export function ListHead({ title, saved, children }: ListHeadProps) {
  const t = useMessages('list')
  const { market } = useLocale()
  const addressWith = useQueryAddress()
  const copy = () =>
    navigator.clipboard.writeText(new URL(addressWith({ market }), location.href).href).then(
      () => showToast(t('linkCopied')),
      () => showToast(t('linkNotCopied')),
    )
  return (
    <div className="head">
      <h1 className="grow">{title}</h1>
      <div className="acts">
        <button type="button" className="b flat opt-d" onClick={copy}>
          <Icon name="link" />
          {t('copyLink')}
        </button>
        {saved && <SavedViews />}
        {children}
      </div>
    </div>
  )
}

/** `label` distinguishes two rows of views on one screen. */
export function Views({ views, label }: { views: readonly View[]; label?: string }) {
  const t = useMessages('list')
  const { number } = useLocale()
  const row = useRef<HTMLElement>(null)
  const withColumns = useKeptColumns()
  useCurrentInRow(row, views.find(({ current }) => current)?.href)
  return (
    <nav ref={row} className="views" aria-label={label ?? t('views')}>
      {views.map(({ label, count, href, current }) => (
        <a key={href} href={withColumns(href)} aria-current={current ? 'page' : undefined}>
          {label}
          {count !== undefined && count !== null && <span>{number(count)}</span>}
        </a>
      ))}
    </nav>
  )
}

/** Searches on Enter; the text is kept in the URL as `text`. */
export function ListSearch({ label }: { label: string }) {
  const t = useMessages('list')
  const addressWith = useQueryAddress()
  const current = useQuery().get('text') ?? ''
  const [text, setText] = useState(current)
  useEffect(() => setText(current), [current])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(addressWith({ text: text.trim() || null, before: null }))
  }
  return (
    <search>
      <form className="in find-in" onSubmit={submit}>
        <Icon name="search" />
        <input
          type="search"
          data-find
          aria-label={label}
          placeholder={label}
          maxLength={60}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <kbd className="opt-d">/</kbd>
        <button type="submit" className="sr">
          {t('search')}
        </button>
      </form>
    </search>
  )
}

interface FilterProps {
  /** Name in the address. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Label of the first entry, which means no choice. */
  any?: string
}

/** A choice of one. */
export function Filter({ name, label, options, any }: FilterProps) {
  const t = useMessages('list')
  const query = useQuery()
  const addressWith = useQueryAddress()
  return (
    <label className="chip">
      <span>{label}</span>
      <select
        value={query.get(name) ?? ''}
        onChange={event => navigate(addressWith({ [name]: event.target.value || null, before: null }))}
      >
        <option value="">{any ?? t('any')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A day in the market. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const query = useQuery()
  const addressWith = useQueryAddress()
  return (
    <label className="chip">
      <span>{label}</span>
      <input
        type="date"
        value={query.get(name) ?? ''}
        onChange={event => navigate(addressWith({ [name]: event.target.value || null, before: null }))}
      />
    </label>
  )
}

/** The first and the last day, under `from` and `to`. */
export function DaysFilter() {
  const t = useMessages('list')
  return (
    <>
      <DayFilter name="from" label={t('from')} />
      <DayFilter name="to" label={t('to')} />
    </>
  )
}
