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

interface FormProps {
  /** Null for a new one. */
  source: ImportSource | null
  onClose(): void
  onSaved(source: ImportSource): void
}

export function SourceForm({ source, onClose, onSaved }: FormProps) {
  const t = useMessages('import-sources')
  const { market } = useLocale()
  const { busy, problem, run, clear } = useAct()
  const differences = useDifferences()
  const [sourceId] = useState(() => source?.sourceId ?? newId())
  /** What the form was filled from: a change of it alone is accepted. */
  const [base, setBase] = useState(source)
  const [theirs, setTheirs] = useState<ImportSource | null>(null)
  const [values, setValues] = useState<Values>(() => fieldsOf(source))
  const params = { sourceId }
  const write = async () => {
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await run(write)
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
    onClose()
  }
  const decide = (mine: boolean) => {
    setBase(theirs)
    if (!mine) setValues(fieldsOf(theirs))
    setTheirs(null)
    clear()
  }
  return (
    <Dialog title={t(source ? 'change' : 'create')} onClose={onClose}>
      {theirs ? (
        <ConflictPanel
          fields={differences(fieldsOf(theirs), values)}
          onMine={() => decide(true)}
          onTheirs={() => decide(false)}
        />
      ) : (
        <form className="form" onSubmit={submit}>
          <SourceFields
            values={values}
            market={base?.market ?? market}
            hasPassword={base !== null && base.username !== null}
            onChange={part => setValues(before => ({ ...before, ...part }))}
          />
          <Problem text={problem} />
          <div className="acts">
            <button type="submit" className="b go" disabled={busy}>
              {t(source ? 'save' : 'create')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
