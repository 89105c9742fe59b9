// The panel of a record with its responsible member, tags, files and notes, visible to staff only.

import { ASSIGNED_KINDS, type AssignedKind } from '../../../contract/annotations/kinds.rules.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { RecordAssignee } from './record-assignee.tsx'
import { RecordFiles } from './record-files.tsx'
import { RecordFollow } from './record-follow.tsx'
import { RecordNotes } from './record-notes.tsx'
import { RecordTags } from './record-tags.tsx'
import { Failed, Loading } from './states.tsx'

const isAssigned = (record: AnnotatedRecord): record is AnnotatedRecord<AssignedKind> =>
  ASSIGNED_KINDS.some(kind => kind === record.recordKind)

function Panel({ record }: { record: AnnotatedRecord }) {
  const t = useMessages('annotations')
  const load = useLoad(
    `${record.recordKind} ${record.recordId}`,
    async () => (await call('GET /api/admin/annotations/{recordKind}/{recordId}', { params: record })).data,
  )
  return (
    <section className="panel" aria-labelledby="annotations">
      <header>
        <h2 id="annotations">{t('title')}</h2>
        {/* notes on customers are part of their data download */}
        {record.recordKind !== 'customer' && <span className="sub">{t('internal')}</span>}
      </header>
      <div className="in-b stack">
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!load.data && !load.error && <Loading />}
        {load.data && isAssigned(record) && (
          <RecordAssignee record={record} load={load} assignee={load.data.assignee} />
        )}
        {load.data && <RecordFollow record={record} load={load} following={load.data.following} />}
        {load.data && <RecordTags record={record} load={load} tags={load.data.tags} />}
        <RecordFiles record={record} />
        <RecordNotes record={record} />
      </div>
    </section>
  )
}

/** Renders nothing for members who may not read notes. */
export function Annotations(record: AnnotatedRecord) {
  const may = useMay()
  return may('notes.read') ? <Panel key={`${record.recordKind} ${record.recordId}`} record={record} /> : null
}
