// Suggestions below the search box, a custom WAI-ARIA combobox: fetched when the box is first focused.

import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Suggestions } from '../../../../contract/listing/discovery-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { navigate, useLocation } from '../../../framework/navigation.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMessages } from '../../app/messages.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { type Choice, type ChoiceGroup, groupsOf, nextChoice } from './search-choices.ts'
import styles from './search-suggest.module.css'

const TYPING_MS = 80
const EACH = 6

/** The server's suggestions for a text; the last ones stay until the next arrive. */
function useSuggestions(typed: string, open: boolean): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null)
  useEffect(() => {
    if (!open) return
    let current = true
    const timer = setTimeout(
      () =>
        quietCall('GET /api/v1/search/suggest', { query: { str: typed.slice(0, 120), size: EACH } }).then(
          ({ data }) => current && setAnswer(data),
          () => undefined,
        ),
      typed ? TYPING_MS : 0,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [typed, open])
  return answer
}

interface Box {
  typed: string
  open: boolean
  close(): void
  reopen(): void
}

/** Follows the input of the box and whether it is in use. */
function useBox(input: RefObject<HTMLInputElement | null>): Box {
  const [typed, setTyped] = useState(input.current?.value ?? '')
  const [open, setOpen] = useState(document.activeElement === input.current)
  useEffect(() => {
    const box = input.current
    if (!box) return
    const stop = new AbortController()
    const { signal } = stop
    const enter = () => {
      setTyped(box.value)
      setOpen(true)
    }
    box.addEventListener('focus', enter, { signal })
    box.addEventListener('input', enter, { signal })
    box.addEventListener('click', enter, { signal })
    box.addEventListener('blur', () => setOpen(false), { signal })
    box.form?.addEventListener(
      'submit',
      () => {
        rememberSearch(box.value)
        setOpen(false)
      },
      { signal },
    )
    return () => stop.abort()
  }, [input])
  return { typed: typed.trim(), open, close: () => setOpen(false), reopen: () => setOpen(true) }
}

interface ListProps {
  input: RefObject<HTMLInputElement | null>
}

function ChoiceView({ choice, id, active }: { choice: Choice; id: string; active: boolean }) {
  const { href, money } = useLocale()
  const { picture, icon, text, note, price } = choice
  return (
    <a role="option" id={id} aria-selected={active} tabIndex={-1} href={href(choice.link)} className={styles.choice}>
      {picture === undefined ? (
        <Icon name={icon ?? 'search'} size={16} />
      ) : (
        picture && <img src={pictureAt(picture, 'icon')} width={40} height={40} alt="" />
      )}
      <span className={styles.name}>
        {text}
        {note && <small>{note}</small>}
      </span>
      {price && <b>{money(price.minor, price.currency)}</b>}
    </a>
  )
}

interface Popup {
  id: string
  box: Box
  choices: readonly Choice[]
  shown: boolean
  /** Place of the choice that the arrows have reached; -1 is the box itself. */
  active: number
  setActive(place: number): void
}

/** Announces the content of the list to screen readers. */
function useBoxState(input: ListProps['input'], { id, shown, active }: Popup): void {
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('aria-expanded', String(shown))
    box.setAttribute('aria-controls', `${id}-list`)
    if (shown && active >= 0) box.setAttribute('aria-activedescendant', `${id}-${active}`)
    else box.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, shown, active])
}

/** Arrows, Enter and Escape in the box. */
function useKeys(
  input: ListProps['input'],
  { box: { open, close, reopen }, choices, shown, active, setActive }: Popup,
) {
  const { href } = useLocale()
  const act = (key: string): boolean => {
    const choice = choices[active]
    const next = shown ? nextChoice(key, active, choices.length) : null
    // a search field would empty itself on Escape
    if (key === 'Escape' && shown) close()
    else if (key === 'ArrowDown' && !open) reopen()
    else if (key === 'Enter' && shown && choice) {
      if (choice.term) rememberSearch(choice.term)
      navigate(href(choice.link))
    } else if (next !== null) setActive(next)
    else return false
    return true
  }
  useEffect(() => {
    const box = input.current
    const onKey = (event: KeyboardEvent) => {
      if (!event.isComposing && act(event.key)) event.preventDefault()
    }
    box?.addEventListener('keydown', onKey)
    return () => box?.removeEventListener('keydown', onKey)
  })
}

function Groups({ groups, popup: { id, choices, active } }: { groups: readonly ChoiceGroup[]; popup: Popup }) {
  return groups.map((group, at) => (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box stand in groups of it
    <div
      key={group.title}
      role="group"
      aria-labelledby={`${id}-group-${at}`}
      className={styles.group}
      data-wide={group.wide ? '' : undefined}
    >
      <p id={`${id}-group-${at}`} role="presentation">
        {group.title}
      </p>
      {group.choices.map(choice => {
        const place = choices.indexOf(choice)
        return <ChoiceView key={choice.link} choice={choice} id={`${id}-${place}`} active={place === active} />
      })}
    </div>
  ))
}

function List({ input }: ListProps) {
  const t = useMessages('search')
  const tCommon = useMessages('common')
  const id = useId()
  const { path, search } = useLocation()
  const box = useBox(input)
  const { typed, open } = box
  const suggestions = useSuggestions(typed, open)
  const [recent, setRecent] = useState(recentSearches)
  const groups = useMemo(
    () => groupsOf(suggestions, typed ? [] : recent, typed, t, tCommon),
    [suggestions, recent, typed, t, tCommon],
  )
  const choices = groups.flatMap(group => group.choices)
  const [active, setActive] = useState(-1)
  const shown = open && choices.length > 0
  const popup: Popup = { id, box, choices, shown, active, setActive }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or page starts from the box again
  useEffect(() => setActive(-1), [typed, path, search, shown])
  const here = useRef(path + search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends the search
  useEffect(() => {
    if (here.current === path + search) return
    here.current = path + search
    setRecent(recentSearches())
    box.close()
  }, [path, search])
  useBoxState(input, popup)
  useKeys(input, popup)
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the box while an option is pressed
    <div className={styles.panel} hidden={!shown} onMouseDown={event => event.preventDefault()}>
      {!typed && recent.length > 0 && (
        <button type="button" className={styles.clear} tabIndex={-1} onClick={forget}>
          {t('clearRecent')}
        </button>
      )}
      <div role="listbox" id={`${id}-list`} aria-label={t('suggestions')}>
        <Groups groups={groups} popup={popup} />
      </div>
      <p className="vh" role="status">
        {shown && typed ? t('found', { count: choices.length }) : ''}
      </p>
    </div>
  )
}

export function SearchSuggest(props: ListProps) {
  return (
    <WithMessages namespace="search">
      <List {...props} />
    </WithMessages>
  )
}
