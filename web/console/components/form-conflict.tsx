// Resolves the conflict of a form whose record was changed or removed meanwhile: all mine, all theirs, or field by
// field.

import type { HistoryKind } from '../../../contract/staff/history.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import type { VersionedForm } from '../app/use-versioned.ts'
import { ConflictPanel, DecisionHead } from './conflict-panel.tsx'

/** A field of a form with its label and display value. */
export interface FieldWord<F> {
  name: keyof F & string
  label: string
  value: string
}

/** The record as the audit log names it. */
export interface LoggedRecord {
  recordKind: HistoryKind
  recordId: string
}

/** Who last saved the record, and when; renders nothing until it is known. */
function SavedBy({ record }: { record: LoggedRecord }) {
  const t = useMessages('versions')
  const { market } = useLocale()
  const { moment } = useDates()
  const path = 'GET /api/admin/session/history/{recordKind}/{recordId}' as const
  const load = useLoad(JSON.stringify([market, record]), async () => {
    const [latest] = (await call(path, { params: record, query: { market, limit: 1 } })).data.versions
    return latest ?? null
  })
  return load.data ? <p>{t('savedBy', { name: load.data.whoName, time: moment(load.data.at) })}</p> : null
}

interface FormConflictProps<R extends { version: number }, F extends object> {
  form: VersionedForm<R, F>
  /** Undefined for a record without a history for staff. */
  record?: LoggedRecord
  words(fields: F): readonly FieldWord<F>[]
  /** Takes the stored record; null if it was removed. */
  onTaken(theirs: R | null): void
}

export function FormConflict<R extends { version: number }, F extends object>({
  form,
  record,
  words,
  onTaken,
}: FormConflictProps<R, F>) {
  const t = useMessages('versions')
  const take = () => {
    form.takeTheirs()
    onTaken(form.theirs)
  }
  const saved = record && <SavedBy record={record} />
  if (!form.theirs)
    return (
      <div className="form">
        <DecisionHead>{t('gone')}</DecisionHead>
        {saved}
        <div className="acts">
          <button type="button" className="b" onClick={take}>
            {t('leaveGone')}
          </button>
          <button type="button" className="b go" onClick={form.keepMine}>
            {t('keepGone')}
          </button>
        </div>
      </div>
    )
  const mine = words(form.fields)
  const fields = words(form.fieldsOf(form.theirs)).map(({ name, label, value }) => ({
    ...{ name, label, theirs: value, mine: mine.find(one => one.name === name)?.value ?? '', own: form.isOwn(name) },
  }))
  const names = new Map(fields.map(({ name }) => [String(name), name]))
  return (
    <ConflictPanel
      fields={fields}
      saved={saved}
      onMine={form.keepMine}
      onTheirs={take}
      onMerge={chosen => form.merge(chosen.flatMap(name => names.get(name) ?? []))}
    />
  )
}

/** Display values of fields that are texts, numbers or booleans; `labels` selects the compared ones. */
export function useFieldWordsOf<F extends object>(labels: Partial<Record<keyof F & string, string>>) {
  const t = useMessages('versions')
  return (fields: F): FieldWord<F>[] =>
    (Object.keys(labels) as (keyof F & string)[]).map(name => {
      const value = fields[name]
      return {
        name,
        label: labels[name] ?? '',
        value: typeof value === 'boolean' ? t(`is-${value}`) : String(value ?? ''),
      }
    })
}

interface DiscardProps {
  form: { changed: boolean; restored: boolean; drop(): void }
}

/** Discards the input; an earlier draft is discarded by its own note. */
export function DiscardButton({ form }: DiscardProps) {
  const t = useMessages('frame')
  if (!form.changed || form.restored) return null
  return (
    <button type="button" className="b" onClick={form.drop}>
      {t('discard')}
    </button>
  )
}

/** Notes that the form contains an earlier draft, and discards it. */
export function KeptDraft({ onDrop }: { onDrop(): void }) {
  const t = useMessages('versions')
  return (
    <p className="note">
      {t('draftKept')}{' '}
      <button type="button" className="b sm flat" onClick={onDrop}>
        {t('draftDrop')}
      </button>
    </p>
  )
}
