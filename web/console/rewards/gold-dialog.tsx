// Grants gold to a customer, changes its end or ends it, with the history.

import type { FormEvent } from 'react'
import type { GoldMember, StaffMembership } from '../../../contract/rewards/staff-api.ts'
import { dayAfter } from '../../../contract/shared/days.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { dayOf, startOfDay } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft } from '../components/form-conflict.tsx'
import { Failed, Loading } from '../components/states.tsx'

function History({ history }: Pick<StaffMembership, 'history'>) {
  const t = useMessages('rewards')
  const { moment } = useDates()
  if (history.length === 0) return <p className="soft">{t('noHistory')}</p>
  return (
    <ul className="rows">
      {history.map(({ kind, source, until, reason, at }) => (
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

/** Any change by somebody else is expressed by the end date. */
function Conflict({ form, onTaken }: { form: ReturnType<typeof useGold>['form']; onTaken(): void }) {
  const t = useMessages('rewards')
  const { day } = useDates()
  const { market } = useLocale()
  const words = (fields: { day: string | null }) => [
    { name: 'day' as const, label: t('until'), value: fields.day ? day(startOfDay(fields.day, market)) : '' },
  ]
  return <FormConflict form={form} words={words} onTaken={onTaken} />
}

function useGold(membership: StaffMembership, onDone: () => void) {
  const t = useMessages('rewards')
  const { market } = useLocale()
  const { customerId } = membership
  const form = useVersioned(`gold_${customerId}`, membership, ({ until }) => ({
    // null without a membership
    day: until === null ? null : dayOf(until, market),
    reason: '',
  }))
  const set = async (day: string | null) => {
    const sent = { day, reason: form.fields.reason }
    const write = (version: number) => {
      const body = { until: day ? startOfDay(day, market) : null, reason: sent.reason, version }
      return call('POST /api/admin/customers/{customerId}/gold', { params: { customerId }, body })
    }
    if ((await form.save(write, sent)) === undefined) return
    showToast(t('saved'))
    onDone()
  }
  return { form, set }
}

export function GoldForm({ membership, onDone }: { membership: StaffMembership; onDone(): void }) {
  const t = useMessages('rewards')
  const { market } = useLocale()
  const { form, set } = useGold(membership, onDone)
  const today = dayOf(new Date().toISOString(), market)
  const { reason } = form.fields
  const { busy, problem } = form.act
  const day = form.fields.day ?? dayAfter(today, 365)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void set(day)
  }
  if (form.theirs) return <Conflict form={form} onTaken={onDone} />
  return (
    <form className="form" onSubmit={submit}>
      {form.restored && <KeptDraft onDrop={form.drop} />}
      <Field
        label={t('until')}
        hint={t('untilHint')}
        type="date"
        required
        min={dayAfter(today, 1)}
        value={day}
        onChange={event => form.set({ day: event.target.value })}
      />
      <Field
        label={t('reason')}
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={event => form.set({ reason: event.target.value })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={busy}>
          {t(membership.active ? 'changeEnd' : 'giveGold')}
        </button>
        {membership.active && (
          <button type="button" className="b" disabled={busy || reason.trim().length < 3} onClick={() => set(null)}>
            {t('endGold')}
          </button>
        )}
        <DiscardButton form={form} />
      </div>
    </form>
  )
}

export function GoldDialog({ member, onClose, onDone }: { member: GoldMember; onClose(): void; onDone(): void }) {
  const t = useMessages('rewards')
  const may = useMay()
  const { customerId } = member
  const load = useLoad(
    customerId,
    async () => (await call('GET /api/admin/customers/{customerId}/gold', { params: { customerId } })).data,
  )
  const name = member.name || member.email || member.phone
  return (
    <Dialog title={t('goldOf', { name })} onClose={onClose}>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && (
        <>
          {may('rewards.write') && <GoldForm membership={load.data} onDone={onDone} />}
          <h3>{t('history')}</h3>
          <History history={load.data.history} />
        </>
      )}
    </Dialog>
  )
}
