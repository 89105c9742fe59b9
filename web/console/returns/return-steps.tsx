// The next step of a return: decide, receive, inspect, replace, complete.

import { type FormEvent, useState } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Problem, TextArea } from '../components/field.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { Inspection } from './inspection.tsx'
import { Pickup } from './pickup.tsx'
import { SendReplacement } from './send-replacement.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

function Decide({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const params = { returnNumber: row.returnNumber }
  const draft = useDraft(`reject-${row.returnNumber}`, '')
  const [rejecting, setRejecting] = useState(draft.changed)
  const approve = () => done(t('approved'), () => call('POST /api/admin/returns/{returnNumber}/approve', { params }))
  const reject = async (event: FormEvent) => {
    event.preventDefault()
    const body = { reason: draft.value }
    const rejected = await done(t('rejected'), () =>
      call('POST /api/admin/returns/{returnNumber}/reject', { params, body }),
    )
    if (rejected) draft.drop()
  }
  if (rejecting) {
    return (
      <form className="form" onSubmit={reject}>
        <p className="note">{t('rejectText')}</p>
        <TextArea
          label={t('whyRejected')}
          required
          maxLength={300}
          value={draft.value}
          onChange={event => draft.set(event.target.value)}
        />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy}>
            {t('reject')}
          </button>
          <button type="button" className="b" onClick={() => setRejecting(false)}>
            {t('back')}
          </button>
        </div>
      </form>
    )
  }
  return (
    <>
      <p className="soft">{t(row.handover === 'pick-up' ? 'approveTextPickUp' : 'approveTextSendIn')}</p>
      <div className="acts">
        <button type="button" className="b go" disabled={act.busy} onClick={approve}>
          {t('approve')}
        </button>
        <button type="button" className="b" onClick={() => setRejecting(true)}>
          {t('reject')}
        </button>
      </div>
    </>
  )
}

interface OneProps extends StepProps {
  path: 'receive' | 'complete'
}

/** A step without a form. */
function OneButton({ row, load, act, path }: OneProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const params = { returnNumber: row.returnNumber }
  const take = () =>
    path === 'receive'
      ? done(t('received'), () => call('POST /api/admin/returns/{returnNumber}/receive', { params }))
      : done(t('completed'), () => call('POST /api/admin/returns/{returnNumber}/complete', { params }))
  return (
    <>
      <p className="soft">{t(`${path}Text`)}</p>
      <div className="acts">
        <button type="button" className="b go" disabled={act.busy} onClick={take}>
          {t(path)}
        </button>
      </div>
    </>
  )
}

const isToSendBack = ({ notAccepted }: StepProps['row']) =>
  notAccepted?.outcome === 'sent-back' && notAccepted.sentAt === null

function Step(props: StepProps) {
  const t = useMessages('returns')
  switch (props.row.state) {
    case 'requested':
      return <Decide {...props} />
    case 'approved':
      return <OneButton {...props} path="receive" />
    case 'received':
      return <Inspection {...props} />
    case 'accepted':
      return <SendReplacement {...props} />
    case 'replacement-sent':
      return <OneButton {...props} path="complete" />
    default:
      return isToSendBack(props.row) ? null : <p className="sub">{t('nothingToDo')}</p>
  }
}

/** Pieces that were not accepted and are to be sent back. */
function SendBack({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const { returnNumber } = row
  if (!isToSendBack(row)) return null
  const params = { returnNumber }
  return (
    <HandOverForm
      row={row}
      act={act}
      draftKey="sent-back"
      text={t('sendBackText')}
      label={t('sendBack')}
      onSubmit={body =>
        done(t('sentBackDone'), () => call('POST /api/admin/returns/{returnNumber}/sendBack', { params, body }))
      }
    />
  )
}

export function ReturnSteps({ row, load }: Omit<StepProps, 'act'>) {
  const t = useMessages('returns')
  const may = useMay()
  const act = useAct()
  return (
    <section className="panel" aria-labelledby="next">
      <header>
        <h2 id="next">{t('next')}</h2>
      </header>
      <div className="in-b form">
        {may('returns.write') ? <Step row={row} load={load} act={act} /> : <p className="sub">{t('mayNotDecide')}</p>}
        {may('returns.write') && <Pickup row={row} load={load} />}
        {may('returns.write') && <SendBack row={row} load={load} act={act} />}
        <Problem text={act.problem} />
      </div>
    </section>
  )
}
