// Shows the version saved by somebody else next to the form values, and resolves the conflict.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/messages.ts'

interface ComparedField {
  label: string
  theirs: string
  mine: string
  /** Where fields are chosen one by one: its name, and whether it was changed in this form. */
  name?: string
  own?: boolean
}

interface ConflictPanelProps {
  /** Fields with both values, as labelled in the form. */
  fields: readonly ComparedField[]
  /** Who saved it and when. */
  saved?: ReactNode
  onMine(): void
  onTheirs(): void
  /** Takes over the other values of the named fields into the form. */
  onMerge?: ((theirs: readonly string[]) => void) | undefined
}

interface ChoiceProps {
  field: ComparedField
  side: 'theirs' | 'mine'
  /** The chosen side; undefined if all fields are decided together. */
  chosen: 'theirs' | 'mine' | undefined
  onChoose(side: 'theirs' | 'mine'): void
}

function Side({ field, side, chosen, onChoose }: ChoiceProps) {
  const t = useMessages('frame')
  const value = field[side] || '–'
  if (!chosen)
    return (
      <>
        <small>{t(side)}</small>
        {value}
      </>
    )
  return (
    <label className="check">
      <input type="radio" name={`conflict-${field.name}`} checked={chosen === side} onChange={() => onChoose(side)} />
      <span>
        <small>{t(side)}</small> {value}
      </span>
    </label>
  )
}

function useChoice(differing: readonly ComparedField[]) {
  // edited fields default to the member's values, untouched ones to the stored values
  const [chosen, setChosen] = useState<Readonly<Record<string, 'theirs' | 'mine'>>>({})
  const sideOf = ({ name = '', own }: ComparedField) => chosen[name] ?? (own ? 'mine' : 'theirs')
  return {
    sideOf,
    choose: (name: string, side: 'theirs' | 'mine') => setChosen({ ...chosen, [name]: side }),
    theirs: () => differing.filter(field => sideOf(field) === 'theirs').flatMap(({ name }) => name ?? []),
  }
}

export function ConflictPanel({ fields, saved, onMine, onTheirs, onMerge }: ConflictPanelProps) {
  const t = useMessages('frame')
  const words = useMessages('versions')
  const differing = fields.filter(({ theirs, mine }) => theirs !== mine)
  const choice = useChoice(differing)
  const merges = onMerge !== undefined && differing.length > 1
  return (
    <section className="panel" aria-label={t('conflict')}>
      <header>
        <DecisionHead>{t('conflict')}</DecisionHead>
      </header>
      <div className="in-b form">
        {saved}
        {merges && <p className="soft">{words('mergeHint')}</p>}
        {differing.length === 0 && <p className="soft">{words('nothingDiffers')}</p>}
        <ul className="rows">
          {differing.map(field => {
            const chosen = merges ? choice.sideOf(field) : undefined
            const part = { field, chosen, onChoose: (side: 'theirs' | 'mine') => choice.choose(field.name ?? '', side) }
            return (
              <li key={field.label}>
                <div className="grow cell-change" {...(merges && { role: 'radiogroup', 'aria-label': field.label })}>
                  <small>{field.label}</small>
                  <Side {...part} side="theirs" />
                  <Side {...part} side="mine" />
                </div>
              </li>
            )
          })}
        </ul>
        <div className="acts">
          <button type="button" className="b" onClick={onTheirs}>
            {t('takeTheirs')}
          </button>
          {merges && (
            <button type="button" className="b" onClick={() => onMerge(choice.theirs())}>
              {words('merge')}
            </button>
          )}
          <button type="button" className="b go" onClick={onMine}>
            {t('keepMine')}
          </button>
        </div>
      </div>
    </section>
  )
}

/** Heading of a conflict shown instead of a form: it takes the focus, because the focused button is gone. */
export function DecisionHead({ children }: { children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) head.current?.focus()
  }, [])
  return (
    <h2 ref={head} tabIndex={-1}>
      {children}
    </h2>
  )
}

interface SaveBarProps {
  /** Label of the button, if not Save. */
  label?: string
  busy: boolean
  changed: boolean
  onDiscard(): void
}

/** Footer of a form: saves it, or discards the input. */
export function SaveBar({ label, busy, changed, onDiscard }: SaveBarProps) {
  const t = useMessages('frame')
  return (
    <div className="acts">
      <button type="submit" className="b go" disabled={busy || !changed}>
        {label ?? t('save')}
      </button>
      {changed && (
        <button type="button" className="b" onClick={onDiscard}>
          {t('discard')}
        </button>
      )}
    </div>
  )
}
