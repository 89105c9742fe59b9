// Creates or changes an import source, and resolves conflicts.

import { type FormEvent, useState } from 'react'
import type { ImportSource } from '../../../contract/imports/sources-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ConflictPanel } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { DiscardButton, KeptDraft } from '../components/form-conflict.tsx'
import { newId } from '../components/new-id.ts'
import { bodyOf, fieldsOf, SourceFields, type Values } from './source-fields.tsx'
import { useTimes } from './source-words.tsx'

/** Both versions of differing fields, as text. */
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

/** A draft never includes the password. The id of a new source is kept, so that it is not created twice. */
type Kept = Omit<Values, 'password'> & { sourceId: string }

interface Stored {
  version: number
  sourceId: string
  /** Null for a new one. */
  source: ImportSource | null
}

const storedOf = (source: ImportSource): Stored => ({ source, sourceId: source.sourceId, version: source.version })

function keptOf({ source, sourceId }: Stored): Kept {
  const { password: _password, ...kept } = fieldsOf(source)
  return { ...kept, sourceId }
}

/** The form of a source; the password must be typed again after a reload. */
function useSource({ source, onClose, onSaved }: FormProps) {
  const t = useMessages('import-sources')
  const shown = useLocale().market
  const market = source?.market ?? shown
  const [record] = useState<Stored>(() => (source ? storedOf(source) : { source, sourceId: newId(), version: 0 }))
  const params = { sourceId: record.sourceId }
  const form = useVersioned<Stored, Kept>(`import-source_${source?.sourceId ?? market}`, record, keptOf, async () =>
    storedOf((await call('GET /api/admin/importSources/{sourceId}', { params })).data),
  )
  const [password, setPassword] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, { sourceId, ...kept }) => {
      const body = bodyOf({ ...kept, password })
      if (!source) return (await call('POST /api/admin/importSources', { body: { ...body, sourceId, market } })).data
      return (await call('POST /api/admin/importSources/{sourceId}', { params, body: { ...body, version } })).data
    })
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
    onClose()
  }
  const set = ({ password: typed, ...part }: Partial<Values>) => {
    if (typed !== undefined) setPassword(typed)
    if (Object.keys(part).length > 0) form.set(part)
  }
  return { form, market, values: { ...form.fields, password }, set, submit }
}

export function SourceForm(props: FormProps) {
  const t = useMessages('import-sources')
  const differences = useDifferences()
  const { source, onClose, onSaved } = props
  const { form, market, values, set, submit } = useSource(props)
  const { theirs, act } = form
  const title = t(source ? 'change' : 'create')
  if (theirs) {
    const take = () => {
      form.takeTheirs()
      if (theirs.source) onSaved(theirs.source)
      onClose()
    }
    return (
      <Dialog title={title} onClose={onClose}>
        <ConflictPanel fields={differences(fieldsOf(theirs.source), values)} onMine={form.keepMine} onTheirs={take} />
      </Dialog>
    )
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <SourceFields values={values} market={market} hasPassword={source?.username != null} onChange={set} />
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy}>
            {t(source ? 'save' : 'create')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
