// One entry of the audit log: who, what and when on one line, with the sent and changed fields below it.

import type { AuditEntry } from '../../../contract/staff/audit-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { changesOf, type FieldChange, sentFields } from '../components/field-changes.ts'
import { addressOfRecord } from './record-address.ts'

function Fields({ title, fields, compared }: { title: string; fields: readonly FieldChange[]; compared: boolean }) {
  const t = useMessages('audit')
  if (fields.length === 0) return null
  return (
    <table className="fields">
      <caption>{title}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('field')}</th>
          {compared && <th scope="col">{t('before')}</th>}
          <th scope="col">{compared ? t('after') : t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field || t('value')}</th>
            {compared && <td>{before ? <del>{before}</del> : '–'}</td>}
            <td>{after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The path of the record of an entry. Calls without a record of their own only have a kind. */
function RecordOfEntry({ recordKind, recordId }: AuditEntry) {
  const address = addressOfRecord(recordKind, recordId)
  const name = [recordKind, recordId].filter(Boolean).join(' ')
  return address ? <a href={to(address)}>{name}</a> : <span>{name}</span>
}

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages('audit')
  const { moment } = useDates()
  const { seq, at, whoName, who, ip, requestId, call, input, before, after, hash } = entry
  return (
    <li>
      <details className="grow entry">
        <summary>
          <b>{whoName}</b> <code>{call.replace('/api/admin/', '')}</code>
          <small>{moment(at)}</small>
        </summary>
        <p>
          <RecordOfEntry {...entry} />
        </p>
        <Fields title={t('changed')} fields={changesOf(before, after)} compared />
        <Fields title={t('sent')} fields={sentFields(input)} compared={false} />
        <small className="sub">{t('origin', { who, address: ip || '–', request: requestId })}</small>
        <small className="sub">{t('chain', { number: String(seq), hash })}</small>
      </details>
    </li>
  )
}
