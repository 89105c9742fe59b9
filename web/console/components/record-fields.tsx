// The panel of a record with its custom fields; renders nothing if none are defined or the member may not read them.

import { useState } from 'react'
import type { RecordFields as Fields } from '../../../contract/custom-fields/api.ts'
import { FIELD_RIGHTS } from '../../../contract/custom-fields/kinds.rules.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from './field.tsx'
import { useFieldWords } from './field-words.ts'
import { type FieldsRecord, RecordFieldsForm } from './record-fields-form.tsx'
import { Failed } from './states.tsx'

/** Display values: a sensitive one only shows whether it is set. */
function Values({ fields: { fields, values } }: { fields: Fields }) {
  const t = useMessages('fields')
  const { nameOf, textOf } = useFieldWords()
  return (
    <dl className="kv">
      {fields.map(field => {
        const stored = values.find(({ fieldId }) => fieldId === field.fieldId)
        const isHidden = stored?.filled === true && stored.value === null
        return [
          <dt key={field.fieldId}>{nameOf(field)}</dt>,
          <dd key={`${field.fieldId} value`}>
            {isHidden ? <span className="sub">{t('hidden')}</span> : textOf(field, stored?.value) || '–'}
          </dd>,
        ]
      })}
    </dl>
  )
}

interface LookProps {
  record: FieldsRecord
  onShow(fields: Fields): void
}

/** Reveals sensitive values, which the audit log records. */
function Look({ record, onShow }: LookProps) {
  const t = useMessages('fields')
  const { busy, problem, run } = useAct()
  const look = async () => {
    const path = 'GET /api/admin/fieldValues/{recordKind}/{recordId}/sensitive' as const
    const reply = await run(() => call(path, { params: record }))
    if (reply) onShow(reply.data)
  }
  return (
    <div>
      <button type="button" className="b" disabled={busy} onClick={() => void look()}>
        {t('show')}
      </button>
      <p className="sub">{t('showText')}</p>
      <Problem text={problem} />
    </div>
  )
}

function Panel({ record }: { record: FieldsRecord }) {
  const t = useMessages('fields')
  const may = useMay()
  const [editing, setEditing] = useState(false)
  /** With the values of sensitive fields, once revealed. */
  const [full, setFull] = useState<Fields | null>(null)
  const load = useLoad(
    `${record.recordKind} ${record.recordId}`,
    async () => (await call('GET /api/admin/fieldValues/{recordKind}/{recordId}', { params: record })).data,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data || load.data.fields.length === 0) return null
  const shown = full ?? load.data
  const hasSensitive = shown.fields.some(({ sensitive }) => sensitive)
  const mayEdit = may(FIELD_RIGHTS[record.recordKind].write) && shown.fields.some(({ retired }) => !retired)
  const id = `fields-${record.recordKind}`
  const saved = (fields: Fields) => {
    setFull(null)
    load.show(fields)
    setEditing(false)
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(record.recordKind === 'company' ? 'companyTitle' : 'title')}</h2>
        {mayEdit && !editing && (
          <button type="button" className="b sm" onClick={() => setEditing(true)}>
            {t('edit')}
          </button>
        )}
      </header>
      <div className="in-b form">
        {editing ? (
          <RecordFieldsForm
            record={record}
            fields={shown}
            looked={full !== null}
            onSaved={saved}
            onClose={() => setEditing(false)}
          />
        ) : (
          <Values fields={shown} />
        )}
        {hasSensitive && !full && !editing && may('customers.unmask') && <Look record={record} onShow={setFull} />}
      </div>
    </section>
  )
}

export function RecordFields(record: FieldsRecord) {
  const may = useMay()
  return may('fields.read') ? <Panel key={`${record.recordKind} ${record.recordId}`} record={record} /> : null
}
