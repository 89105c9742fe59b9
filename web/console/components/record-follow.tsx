// Whether one follows a record, and the button that changes it.

import type { Annotations } from '../../../contract/annotations/api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { Problem } from './field.tsx'

interface Props {
  record: AnnotatedRecord
  load: Load<Annotations>
  following: boolean
}

export function RecordFollow({ record, load, following }: Props) {
  const t = useMessages('annotations')
  const { busy, problem, run } = useAct()
  const change = async () => {
    const input = { params: record, body: { follow: !following } }
    const reply = await run(() => call('POST /api/admin/annotations/{recordKind}/{recordId}/follow', input))
    if (reply) load.show(reply.data)
  }
  return (
    <div className="form">
      <div className="acts">
        <button type="button" className="b sm" disabled={busy} aria-pressed={following} onClick={() => void change()}>
          {t('follow')}
        </button>
        <span className="sub">{t(following ? 'followed' : 'followHint')}</span>
      </div>
      <Problem text={problem} />
    </div>
  )
}
