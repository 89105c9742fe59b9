// Tabs after the WAI-ARIA pattern: arrow keys move, the chosen one is the only tab stop.

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { id: string; title: string; content: ReactNode }[]
  /** Chosen at first; the first one if absent. */
  initial?: string
  onChange?(id: string): void
}

export function Tabs({ label, tabs, initial, onChange }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    setChosen(id)
    onChange?.(id)
  }
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.id === chosen)
    const last = tabs.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab || to === undefined) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
