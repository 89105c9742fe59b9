// Gives gold to a customer, changes its end or ends it, and shows who did so before.

import type { FormEvent } from 'react'
import type { GoldMember } from '../../../contract/rewards/staff-api.ts'
import { dayAfter } from '../../../contract/shared/days.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { dayOf, startOfDay } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

function History({ customerId }: { customerId: string }) {
  const t = useMessages('rewards')
  const { moment } = useDates()
  const load = useLoad(customerId, async () => {
    return (await call('GET /api/admin/customers/{customerId}/gold', { params: { customerId } })).data.history
  })
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  if (load.data.length === 0) return <p className="soft">{t('noHistory')}</p>
  return (
    <ul className="rows">
      {load.data.map(({ kind, source, until, reason, at }) => (
        <li key={at}>
          <div className="grow">
            <span>{t(`gold-${kind}`, { until: moment(until) })}</span>
            <small>
              {/* the reason of the store itself is written for its log */}
              {[moment(at), source === 'staff' ? reason : t('source-rule')].join(' · ')}
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function GoldForm({ member, onDone }: { member: GoldMember; onDone(): void }) {
  const t = useMessages('rewards')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const today = dayOf(new Date().toISOString(), market)
  const { customerId, membership } = member
  const draft = useDraft(`gold-${customerId}`, {
    day: membership ? dayOf(membership.until, market) : dayAfter(today, 365),
    reason: '',
  })
  const { day, reason } = draft.value
  const set = async (until: string | null) => {
    const write = () =>
      call('POST /api/admin/customers/{customerId}/gold', { params: { customerId }, body: { until, reason } })
    if ((await run(write)) === undefined) return
    draft.drop()
    showToast(t('saved'))
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void set(startOfDay(day, market))
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={t('until')}
        hint={t('untilHint')}
        type="date"
        required
        min={dayAfter(today, 1)}
        value={day}
        onChange={event => draft.set({ day: event.target.value, reason })}
      />
      <Field
        label={t('reason')}
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={event => draft.set({ day, reason: event.target.value })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={busy}>
          {t(membership ? 'changeEnd' : 'giveGold')}
        </button>
        {membership && (
          <button type="button" className="b" disabled={busy || reason.trim().length < 3} onClick={() => set(null)}>
            {t('endGold')}
          </button>
        )}
      </div>
    </form>
  )
}

export function GoldDialog({ member, onClose, onDone }: { member: GoldMember; onClose(): void; onDone(): void }) {
  const t = useMessages('rewards')
  const may = useMay()
  const name = member.name || member.email || member.phone
  return (
    <Dialog title={t('goldOf', { name })} onClose={onClose}>
      {may('rewards.write') && <GoldForm member={member} onDone={onDone} />}
      <h3>{t('history')}</h3>
      <History customerId={member.customerId} />
    </Dialog>
  )
}
