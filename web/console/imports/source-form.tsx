// Makes a source of import files or changes it; what somebody else has saved meanwhile is shown beside what is typed.

import { type FormEvent, useState } from 'react'
import type { ImportSource } from '../../../contract/imports/sources-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ConflictPanel } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { bodyOf, fieldsOf, SourceFields, type Values } from './source-fields.tsx'
import { useTimes } from './source-words.tsx'

/** Both versions of what differs, in words. */
function useDifferences() {
  const t = useMessages('import-sources')
  const times = useTimes()
  const rows = (values: Values) => {
    const { password: _password, ...body } = bodyOf(values)
    return {
      name: body.name,
      address: body.address,
      username: body.username ?? '',
      format: t(`format-${body.format}`),
      mapping: body.mapping ?? t('guessed'),
      every: times(body),
      mode: t(body.applies ? 'mode-apply' : 'mode-check'),
      maxRejected: String(body.maxRejectedPercent),
      maxRetired: String(body.maxRetired),
    }
  }
  return (theirs: Values, mine: Values) => {
    const [there, here] = [rows(theirs), rows(mine)]
    return (Object.keys(there) as (keyof typeof there)[]).map(key => ({
      ...{ label: t(key), theirs: there[key], mine: here[key] },
    }))
  }
}

/** Writes a source, and what somebody else has saved meanwhile when that was faster. */
function useSave(source: ImportSource | null) {
  const { market } = useLocale()
  const act = useAct()
  const [sourceId] = useState(() => source?.sourceId ?? newId())
  /** What the form was filled from: a change of it alone is accepted. */
  const [base, setBase] = useState(source)
  const [theirs, setTheirs] = useState<ImportSource | null>(null)
  const params = { sourceId }
  const write = async (values: Values) => {
    const body = bodyOf(values)
    if (!base) return (await call('POST /api/admin/importSources', { body: { ...body, sourceId, market } })).data
    try {
      const { version } = base
      return (await call('POST /api/admin/importSources/{sourceId}', { params, body: { ...body, version } })).data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'settings.changed-meanwhile')
        setTheirs((await call('GET /api/admin/importSources/{sourceId}', { params })).data)
      throw error
    }
  }
  /** Goes on from what somebody else has saved. */
  const decide = () => {
    setBase(theirs)
    setTheirs(null)
    act.clear()
  }
  return { act, base, theirs, market: base?.market ?? market, write, decide }
}

interface FormProps {
  /** Null for a new one. */
  source: ImportSource | null
  onClose(): void
  onSaved(source: ImportSource): void
}

export function SourceForm({ source, onClose, onSaved }: FormProps) {
  const t = useMessages('import-sources')
  const differences = useDifferences()
  const { act, base, theirs, market, write, decide } = useSave(source)
  const [values, setValues] = useState<Values>(() => fieldsOf(source))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await act.run(() => write(values))
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
    onClose()
  }
  const takeTheirs = () => {
    setValues(fieldsOf(theirs))
    decide()
  }
  return (
    <Dialog title={t(source ? 'change' : 'create')} onClose={onClose}>
      {theirs ? (
        <ConflictPanel fields={differences(fieldsOf(theirs), values)} onMine={decide} onTheirs={takeTheirs} />
      ) : (
        <form className="form" onSubmit={submit}>
          <SourceFields
            values={values}
            market={market}
            hasPassword={base !== null && base.username !== null}
            onChange={part => setValues(before => ({ ...before, ...part }))}
          />
          <Problem text={act.problem} />
          <div className="acts">
            <button type="submit" className="b go" disabled={act.busy}>
              {t(source ? 'save' : 'create')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
