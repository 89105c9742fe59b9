// The custom fields of the market by kind of record: defined, changed, put in an order, retired and deleted.

import { useState } from 'react'
import type { CustomField } from '../../../contract/custom-fields/api.ts'
import { FIELD_KINDS, type FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Problem } from '../components/field.tsx'
import { useFieldWords } from '../components/field-words.ts'
import { Icon } from '../components/icon.tsx'
import { Views } from '../components/list-head.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FieldForm } from './field-form.tsx'

interface RowProps {
  field: CustomField
  busy: boolean
  /** Undefined for the first and the last one. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange(): void
  onRemove(): void
}

function FieldRow({ field, busy, onUp, onDown, onChange, onRemove }: RowProps) {
  const t = useMessages('fields')
  const { nameOf } = useFieldWords()
  const name = nameOf(field)
  const offered = field.options.filter(({ retired }) => !retired).map(nameOf)
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{name}</b> <code className="sub">{field.key}</code>{' '}
          {field.required && <span className="tag">{t('requiredTag')}</span>}{' '}
          {field.sensitive && <span className="tag">{t('sensitiveTag')}</span>}{' '}
          {field.retired && <span className="tag">{t('retiredTag')}</span>}
        </span>
        <small className="clip">{[t(field.type), offered.join(', ')].filter(Boolean).join(' · ')}</small>
      </div>
      <div className="acts">
        <button
          type="button"
          className="b sm sq"
          disabled={busy || !onUp}
          aria-label={t('up', { name })}
          onClick={onUp}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          className="b sm sq"
          disabled={busy || !onDown}
          aria-label={t('down', { name })}
          onClick={onDown}
        >
          <Icon name="down" />
        </button>
        <button type="button" className="b sm" aria-label={t('changeField', { name })} onClick={onChange}>
          {t('change')}
        </button>
        {!field.hasValues && (
          <button type="button" className="b sm" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
            {t('remove')}
          </button>
        )}
      </div>
    </li>
  )
}

interface RowsProps {
  kind: FieldKind
  fields: readonly CustomField[]
  onShow(fields: CustomField[]): void
  onAgain(): void
  onChange(field: CustomField): void
}

function FieldRows({ kind, fields, onShow, onAgain, onChange }: RowsProps) {
  const t = useMessages('fields')
  const { market } = useLocale()
  const { nameOf } = useFieldWords()
  const { busy, problem, run } = useAct()
  const [removed, setRemoved] = useState<CustomField | null>(null)
  const swap = async (at: number, other: number) => {
    const fieldIds = fields.map(({ fieldId }) => fieldId)
    const [one = '', two = ''] = [fieldIds[at], fieldIds[other]]
    fieldIds[at] = two
    fieldIds[other] = one
    const body = { market, recordKind: kind, fieldIds }
    const reply = await run(() => call('POST /api/admin/customFieldOrder', { body }))
    reply ? onShow(reply.data.fields) : onAgain()
  }
  return (
    <section className="panel" aria-label={t(kind)}>
      <Problem text={problem} />
      <ul className="rows in-b">
        {fields.map((field, at) => (
          <FieldRow
            key={field.fieldId}
            field={field}
            busy={busy}
            onUp={at > 0 ? () => void swap(at, at - 1) : undefined}
            onDown={at < fields.length - 1 ? () => void swap(at, at + 1) : undefined}
            onChange={() => onChange(field)}
            onRemove={() => setRemoved(field)}
          />
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          title={t('removeTitle', { name: nameOf(removed) })}
          text={t('removeText')}
          confirm={t('remove')}
          write={() => call('DELETE /api/admin/customFields/{fieldId}', { params: { fieldId: removed.fieldId } })}
          onDone={() => {
            setRemoved(null)
            showToast(t('removed'))
            onAgain()
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}

export function Screen() {
  const t = useMessages('fields')
  const { market } = useLocale()
  const asked = useQuery().get('of')
  const kind = FIELD_KINDS.find(one => one === asked) ?? 'order'
  /** The field in the form; null for a new one, undefined while it is closed. */
  const [open, setOpen] = useState<CustomField | null | undefined>(undefined)
  const load = useLoad(`${market} ${kind}`, async () => {
    const query = { market, recordKind: kind }
    return (await call('GET /api/admin/customFields', { query })).data.fields
  })
  const views = FIELD_KINDS.map(one => ({
    ...{ label: t(one), current: one === kind },
    href: to('/settings/fields', { of: one === 'order' ? null : one }),
  }))
  return (
    <div className="stack editor">
      <SettingsHead current="fields" />
      <Views views={views} label={t('kinds')} />
      <div className="acts">
        <p className="sub grow">{t('intro')}</p>
        <button type="button" className="b go" onClick={() => setOpen(null)}>
          {t('create')}
        </button>
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="inbox" title={t('none')} />}
      {load.data && load.data.length > 0 && (
        <FieldRows kind={kind} fields={load.data} onShow={load.show} onAgain={load.again} onChange={setOpen} />
      )}
      {open !== undefined && (
        <FieldForm
          kind={kind}
          field={open}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined)
            showToast(t('saved'))
            load.again()
          }}
        />
      )}
    </div>
  )
}
