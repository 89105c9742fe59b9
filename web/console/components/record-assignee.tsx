// The responsible member of a record: the caller, another member or nobody; after a conflict, shows the current one.

import { type FormEvent, useState } from 'react'
import type { Annotations, Assignee } from '../../../contract/annotations/api.ts'
import type { AssignedKind } from '../../../contract/annotations/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay, useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { Problem, Select } from './field.tsx'

interface Props {
  record: AnnotatedRecord<AssignedKind>
  load: Load<Annotations>
  assignee: Assignee | null
}

/** Members to choose from, including the current one, also if the account is closed. */
function useMembers(recordKind: AssignedKind, assignee: Assignee | null): Assignee[] {
  const { market } = useLocale()
  const { data } = useLoad(
    `${recordKind} ${market}`,
    async () => (await call('GET /api/admin/annotationAssignees', { query: { recordKind, market } })).data.members,
  )
  const members = data ?? []
  return assignee && !members.some(({ staffId }) => staffId === assignee.staffId) ? [assignee, ...members] : members
}

function AssignForm({ record, load, assignee }: Props) {
  const t = useMessages('annotations')
  const { staffId: me } = useMember()
  const { busy, problem, run } = useAct()
  const members = useMembers(record.recordKind, assignee)
  const present = assignee?.staffId ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const assign = async (staffId: string | null) => {
    const body = { staffId, before: assignee?.staffId ?? null }
    const path = 'POST /api/admin/annotations/{recordKind}/{recordId}/assignment' as const
    const reply = await run(() => call(path, { params: record, body }))
    setChosen(null)
    // after a conflict the current assignee is shown next to the error
    if (!reply) return load.again()
    load.show(reply.data)
    const name = reply.data.assignee?.name
    showToast(name ? t('assignedTo', { name }) : t('assignedNobody'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void assign(chosen || null)
  }
  return (
    <form className="form" onSubmit={submit}>
      <Select
        label={t('responsible')}
        value={chosen ?? present}
        options={[
          { value: '', label: t('nobody') },
          ...members.map(({ staffId, name }) => ({ value: staffId, label: name })),
        ]}
        onChange={setChosen}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b sm" disabled={busy || chosen === null || chosen === present}>
          {t('assign')}
        </button>
        {present !== me && members.some(({ staffId }) => staffId === me) && (
          <button type="button" className="b sm" disabled={busy} onClick={() => void assign(me)}>
            {t('assignMe')}
          </button>
        )}
        {assignee && (
          <button type="button" className="b sm" disabled={busy} onClick={() => void assign(null)}>
            {t('takeBack')}
          </button>
        )}
      </div>
    </form>
  )
}

export function RecordAssignee(props: Props) {
  const t = useMessages('annotations')
  const may = useMay()
  if (may('notes.write')) return <AssignForm {...props} />
  return (
    <dl className="kv">
      <dt>{t('responsible')}</dt>
      <dd>{props.assignee?.name ?? t('nobody')}</dd>
    </dl>
  )
}
