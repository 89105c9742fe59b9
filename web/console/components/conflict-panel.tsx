// What somebody else has saved meanwhile beside what is in the form, and the decision between them.

import { useMessages } from '../app/messages.ts'

interface ConflictPanelProps {
  /** Fields with both values, as the form words them. */
  fields: readonly { label: string; theirs: string; mine: string }[]
  onMine(): void
  onTheirs(): void
}

export function ConflictPanel({ fields, onMine, onTheirs }: ConflictPanelProps) {
  const t = useMessages('frame')
  return (
    <section className="panel" aria-label={t('conflict')}>
      <header>
        <h2>{t('conflict')}</h2>
      </header>
      <div className="in-b form">
        <ul className="rows">
          {fields
            .filter(({ theirs, mine }) => theirs !== mine)
            .map(({ label, theirs, mine }) => (
              <li key={label}>
                <span className="grow cell-change">
                  <small>{label}</small>
                  <small>{t('theirs')}</small>
                  {theirs || '–'}
                  <small>{t('mine')}</small>
                  {mine || '–'}
                </span>
              </li>
            ))}
        </ul>
        <div className="acts">
          <button type="button" className="b" onClick={onTheirs}>
            {t('takeTheirs')}
          </button>
          <button type="button" className="b go" onClick={onMine}>
            {t('keepMine')}
          </button>
        </div>
      </div>
    </section>
  )
}

interface SaveBarProps {
  busy: boolean
  changed: boolean
  onDiscard(): void
}

/** Below a form: saves it, or forgets what was typed. */
export function SaveBar({ busy, changed, onDiscard }: SaveBarProps) {
  const t = useMessages('frame')
  return (
    <div className="acts">
      <button type="submit" className="b go" disabled={busy || !changed}>
        {t('save')}
      </button>
      {changed && (
        <button type="button" className="b" onClick={onDiscard}>
          {t('discard')}
        </button>
      )}
    </div>
  )
}
