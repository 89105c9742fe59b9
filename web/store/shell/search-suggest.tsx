// Suggestions below the search box, a WAI-ARIA combobox made by hand: fetched when the box is first entered.

import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Suggestions } from '../../../contract/discovery.ts'
import { Icon } from '../../ui/icon.tsx'
import { quietCall } from '../session/session.ts'
import { navigate, useLocation } from '../shared/navigation.ts'
import { pictureAt } from '../shared/picture.ts'
import { forgetSearches, recentSearches, rememberSearch } from '../shared/recent-searches.ts'
import { useStore, useText } from '../shared/store-context.ts'
import { WithWords } from '../shared/with-words.tsx'
import { type Choice, groupsOf, nextChoice } from './search-choices.ts'
import styles from './search-suggest.module.css'

const TYPING_MS = 80
const EACH = 6

/** What the server suggests for a text; the last answer stays until the next one is there. */
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

/** Follows what is typed into the box and whether it is being used. */
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
  const { href, money } = useStore()
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

function List({ input }: ListProps) {
  const { href } = useStore()
  const text = useText('search')
  const common = useText('common')
  const id = useId()
  const { path, search } = useLocation()
  const { typed, open, close, reopen } = useBox(input)
  const suggestions = useSuggestions(typed, open)
  const [recent, setRecent] = useState(recentSearches)
  const groups = useMemo(
    () => groupsOf(suggestions, typed ? [] : recent, typed, text, common),
    [suggestions, recent, typed, text, common],
  )
  const choices = groups.flatMap(group => group.choices)
  const [active, setActive] = useState(-1)
  const shown = open && choices.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or page starts from the box again
  useEffect(() => setActive(-1), [typed, path, search, shown])
  const here = useRef(path + search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends the search
  useEffect(() => {
    if (here.current === path + search) return
    here.current = path + search
    setRecent(recentSearches())
    close()
  }, [path, search])
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('aria-expanded', String(shown))
    box.setAttribute('aria-controls', `${id}-list`)
    if (shown && active >= 0) box.setAttribute('aria-activedescendant', `${id}-${active}`)
    else box.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, shown, active])
  useEffect(() => {
    const box = input.current
    if (!box) return
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Escape' && shown) {
        // a search field would empty itself
        event.preventDefault()
        close()
      } else if (event.key === 'ArrowDown' && !open) {
        event.preventDefault()
        reopen()
      } else if (event.key === 'Enter' && shown && active >= 0) {
        const choice = choices[active]
        if (!choice) return
        event.preventDefault()
        if (choice.term) rememberSearch(choice.term)
        navigate(href(choice.link))
      } else {
        const next = shown ? nextChoice(event.key, active, choices.length) : null
        if (next === null) return
        event.preventDefault()
        setActive(next)
      }
    }
    box.addEventListener('keydown', onKey)
    return () => box.removeEventListener('keydown', onKey)
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the box while an option is pressed
    <div className={styles.panel} hidden={!shown} onMouseDown={event => event.preventDefault()}>
      {!typed && recent.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          tabIndex={-1}
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          {text('clearRecent')}
        </button>
      )}
      <div role="listbox" id={`${id}-list`} aria-label={text('suggestions')}>
        {groups.map((group, at) => (
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
        ))}
      </div>
      <p className="vh" role="status">
        {shown && typed ? text('found', { count: choices.length }) : ''}
      </p>
    </div>
  )
}

export function SearchSuggest(props: ListProps) {
  return (
    <WithWords area="search">
      <List {...props} />
    </WithWords>
  )
}
