// The versions of a record from the audit log: who changed what when, compared with the current one, and restoring
// one.

import { useState } from 'react'
import type { RecordVersion } from '../../../contract/staff/history-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import type { VersionedForm } from '../app/use-versioned.ts'
import type { FieldWord, LoggedRecord } from './form-conflict.tsx'
import { MoreButton } from './more-button.tsx'
import { Failed, Loading } from './states.tsx'
import { useMore } from './use-more.ts'

interface HistoryProps<F extends object> {
  record: LoggedRecord
  /** The form values of a version; may throw for one written by an earlier release. */
  read(values: Readonly<Record<string, unknown>>): F
  /** The current record. */
  now: F
  words(fields: F): readonly FieldWord<F>[]
  busy: boolean
  /** Why nothing can be restored at the moment; empty if it can. */
  blocked?: string
  /** Undefined if the member may not write. */
  onRestore?: ((fields: F) => void) | undefined
}

type Reader<F> = (values: RecordVersion['after']) => F | null

function readerOf<F extends object>(read: HistoryProps<F>['read']): Reader<F> {
  return values => {
    try {
      return values && read(values)
    } catch {
      return null
    }
  }
}

/** The changes of a version, labelled as in the form. */
function useSummary<F extends object>(words: HistoryProps<F>['words'], reader: Reader<F>) {
  const t = useMessages('versions')
  return ({ before, after }: RecordVersion): string => {
    if (!before) return t('wasMade')
    if (!after) return t('wasRemoved')
    const [one, other] = [reader(before), reader(after)]
    if (!one || !other) return t('wasChanged')
    const earlier = new Map(words(one).map(({ name, value }) => [name, value]))
    const changed = words(other).filter(({ name, value }) => earlier.get(name) !== value)
    return changed.length === 0
      ? t('wasChanged')
      : t('changedFields', { fields: changed.map(({ label }) => label).join(', ') })
  }
}

type ComparedProps<F extends object> = Omit<HistoryProps<F>, 'record' | 'read'> & { then: F }

/** The fields of a version that differ from the current ones, and restoring it. */
function Compared<F extends object>({ then, now, words, busy, blocked = '', onRestore }: ComparedProps<F>) {
  const t = useMessages('versions')
  const present = new Map(words(now).map(({ name, value }) => [name, value]))
  const differing = words(then).filter(({ name, value }) => present.get(name) !== value)
  if (differing.length === 0) return <p className="soft">{t('sameAsNow')}</p>
  return (
    <div className="form">
      <ul className="list">
        {differing.map(({ name, label, value }) => (
          <li key={name} className="cell-change">
            <small>{label}</small>
            {t('thenAndNow', { earlier: value || '–', now: present.get(name) || '–' })}
          </li>
        ))}
      </ul>
      {onRestore && (
        <div className="acts">
          <button type="button" className="b sm" disabled={busy || blocked !== ''} onClick={() => onRestore(then)}>
            {t('restore')}
          </button>
          {blocked && <small className="sub">{blocked}</small>}
        </div>
      )}
    </div>
  )
}

function Versions<F extends object>({ record, read, ...rest }: HistoryProps<F>) {
  const t = useMessages('versions')
  const { market } = useLocale()
  const { moment } = useDates()
  const reader = readerOf(read)
  const summary = useSummary(rest.words, reader)
  const [open, setOpen] = useState<number | null>(null)
  const path = 'GET /api/admin/session/history/{recordKind}/{recordId}' as const
  const list = useMore<RecordVersion>(JSON.stringify([market, record]), async before => {
    const { versions, more } = (await call(path, { params: record, query: { market, before } })).data
    return { rows: versions, next: more ? (versions.at(-1)?.seq ?? null) : null }
  })
  if (list.load.error) return <Failed error={list.load.error} onRetry={list.load.again} />
  if (!list.load.data) return <Loading />
  if (list.rows.length === 0) return <p className="soft">{t('noHistory')}</p>
  return (
    <>
      <ul className="rows">
        {list.rows.map(version => {
          const then = reader(version.after)
          const time = moment(version.at)
          return (
            <li key={version.seq}>
              <div className="grow">
                <span>{summary(version)}</span>
                <small>{[version.whoName, time].join(' · ')}</small>
                {open === version.seq && then && <Compared {...rest} then={then} />}
                {open === version.seq && !then && <p className="soft">{t('unreadable')}</p>}
              </div>
              {version.after && (
                <button
                  type="button"
                  className="b sm"
                  aria-expanded={open === version.seq}
                  aria-label={`${t('compare')}: ${time}`}
                  onClick={() => setOpen(open === version.seq ? null : version.seq)}
                >
                  {t('compare')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <MoreButton list={list} />
    </>
  )
}

interface FormHistoryProps<R extends { version: number }, F extends object> {
  form: VersionedForm<R, F>
  record: LoggedRecord
  words(fields: F): readonly FieldWord<F>[]
  /** Undefined if the member may not write. */
  onRestore?: ((fields: F) => void) | undefined
}

/** The history of a record next to its form; unsaved input must be resolved before a version is restored. */
export function FormHistory<R extends { version: number }, F extends object>(props: FormHistoryProps<R, F>) {
  const { form, record, words, onRestore } = props
  const t = useMessages('versions')
  return (
    <RecordHistory
      {...{ record, words, onRestore, now: form.stored, busy: form.act.busy }}
      // values of the log have the format of the call's response
      read={values => form.fieldsOf(values as unknown as R)}
      blocked={form.changed ? t('saveFirst') : ''}
    />
  )
}

/** Is read when it is opened. */
export function RecordHistory<F extends object>(props: HistoryProps<F>) {
  const t = useMessages('versions')
  const [shown, setShown] = useState(false)
  return (
    <details className="entry" onToggle={event => setShown(event.currentTarget.open)}>
      <summary>{t('history')}</summary>
      {shown && <Versions {...props} />}
    </details>
  )
}
