// Tabs whose contents have their own addresses: links that behave as tabs for pointer and keyboard.

import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Key extends string = string> {
  key: Key
  label: string
  href: string
  /** Formatted count of the tab; absent when unknown. */
  count?: string
}

interface TabsProps<Key extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
  /** The content of the selected tab. */
  children: ReactNode
}

/** Index of the tab that a key moves to, wrapping around at the ends; null for other keys. */
export function tabAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** How far to scroll the row so that a tab is in the middle. */
export function middleOf(row: { clientWidth: number }, tab: { offsetLeft: number; offsetWidth: number }): number {
  return Math.max(0, tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2)
}

/** Arrows, Home and End only move the focus: content has to be fetched, so it is loaded when a tab is chosen. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const next = tabAfter(event.key, at, all.length)
  if (next !== null) all[next]?.focus()
  else if (event.key === ' ') all[at]?.click()
  else return
  event.preventDefault()
}

export function Tabs<Key extends string>({ label, tabs, selected, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLAnchorElement>(null)
  const shown = useRef(selected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is at another position in the row
  useLayoutEffect(() => {
    const [row, tab] = [list.current, chosen.current]
    if (row && tab) row.scrollLeft = middleOf(row, tab)
  }, [selected])
  useEffect(() => {
    // a key press that triggers hydration may move the focus before this first runs
    if (shown.current === selected) return
    shown.current = selected
    // A new page moves focus to its heading; keyboard users who switch tabs stay on the tabs.
    if (list.current?.contains(document.activeElement))
      queueMicrotask(() => chosen.current?.focus({ preventScroll: true }))
  }, [selected])
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name, href, count }) => {
          const here = key === selected
          return (
            <a
              key={key}
              ref={here ? chosen : undefined}
              id={`${id}-${key}`}
              role="tab"
              href={href}
              aria-selected={here}
              aria-controls={here ? `${id}-panel` : undefined}
              tabIndex={here ? 0 : -1}
              data-keep-scroll
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          )
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
