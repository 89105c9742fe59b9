// Tags of a record, updated optimistically and rolled back if the server rejects the change.

import { type FormEvent, useId, useState } from 'react'
import type { Annotations } from '../../../contract/annotations/api.ts'
import { type RecordKind, TAG_MAX } from '../../../contract/annotations/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { Problem } from './field.tsx'
import { Icon } from './icon.tsx'
import { listAddress } from './record-path.ts'

interface AddProps {
  recordKind: RecordKind
  busy: boolean
  /** Whether it was saved. */
  onAdd(label: string): Promise<boolean>
}

function AddTag({ recordKind, busy, onAdd }: AddProps) {
  const t = useMessages('annotations')
  const { market } = useLocale()
  const id = useId()
  const [label, setLabel] = useState('')
  const { data: used } = useLoad(
    `${recordKind} ${market}`,
    async () => (await call('GET /api/admin/annotationTags', { query: { recordKind, market } })).data.labels,
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setLabel('')
    // rejected: back into the field, unless another one was typed meanwhile
    if (!(await onAdd(label.trim()))) setLabel(typed => typed || label)
  }
  return (
    <form className="tag-add" onSubmit={submit}>
      <label className="sr" htmlFor={id}>
        {t('newTag')}
      </label>
      <input
        id={id}
        className="ctl"
        list={`${id}-used`}
        placeholder={t('newTag')}
        autoComplete="off"
        required
        maxLength={TAG_MAX}
        value={label}
        onChange={event => setLabel(event.target.value)}
      />
      <datalist id={`${id}-used`}>
        {used?.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" className="b sm" disabled={busy || label.trim() === ''}>
        {t('addTag')}
      </button>
    </form>
  )
}

interface Props {
  record: AnnotatedRecord
  load: Load<Annotations>
  tags: readonly string[]
}

export function RecordTags({ record, load, tags }: Props) {
  const t = useMessages('annotations')
  const may = useMay()
  const { busy, problem, run } = useAct()
  // pending changes, shown optimistically
  const [pending, setPending] = useState<{ add?: string; remove?: string }>({})
  const send = async (write: () => Promise<{ data: Annotations }>) => {
    const reply = await run(write)
    setPending({})
    if (reply) load.show(reply.data)
    return reply !== undefined
  }
  const add = (label: string) => {
    setPending({ add: label })
    const body = { label }
    return send(() => call('POST /api/admin/annotations/{recordKind}/{recordId}/tags', { params: record, body }))
  }
  const remove = (label: string) => {
    setPending({ remove: label })
    const body = { label }
    return send(() => call('POST /api/admin/annotations/{recordKind}/{recordId}/tags/remove', { params: record, body }))
  }
  // another step may have brought it meanwhile
  const added = pending.add && !tags.includes(pending.add) ? [pending.add] : []
  const shown = [...tags.filter(label => label !== pending.remove), ...added]
  return (
    <div className="form">
      <h3>{t('tags')}</h3>
      <ul className="tag-list" aria-busy={busy || undefined}>
        {shown.length === 0 && <li className="sub">{t('noTag')}</li>}
        {shown.map(label => (
          <li key={label} className="chip">
            <a href={listAddress(record.recordKind, { tag: label })} title={t('tagged', { label })}>
              {label}
            </a>
            {may('notes.write') && (
              <button
                type="button"
                disabled={busy}
                aria-label={t('removeTag', { label })}
                onClick={() => void remove(label)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {may('notes.write') && <AddTag recordKind={record.recordKind} busy={busy} onAdd={add} />}
    </div>
  )
}
