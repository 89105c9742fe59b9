// Payouts to sellers: a run proposes them, a transfer is recorded by its bank reference, a proposal may be cancelled.

import { useState } from 'react'
import type { Payout } from '../../../contract/payouts/api.ts'
import { PAYOUT_STATES } from '../../../contract/payouts/states.rules.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Filter } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FinanceHead } from './finance-head.tsx'
import { PayoutDialog } from './payout-dialog.tsx'

function PayoutRow({ payout, onOpen }: { payout: Payout; onOpen(): void }) {
  const t = useMessages('finance')
  const { money } = useLocale()
  const { day } = useDates()
  const may = useMay()
  const { number, seller, taxNumber, amount, currency, state, account, linesWithoutRate } = payout
  const where = account ? t('toAccount', { bank: account.bank, last: account.accountLast4 }) : t('noAccount')
  return (
    <li>
      <div className="grow">
        <span>
          <b>{t('payout', { number: String(number), seller })}</b>{' '}
          <span className={`st ${state === 'paid' ? 'ok' : ''}`}>{t(`payout-${state}`)}</span>
        </span>
        <small>
          {taxNumber} · {where}
        </small>
        <small>
          {payout.paidOn
            ? t('paidOn', { day: day(payout.paidOn), reference: payout.reference ?? '' })
            : t('proposedOn', { day: day(payout.proposedOn) })}
        </small>
        {linesWithoutRate > 0 && <small className="late">{t('linesWithoutRate', { count: linesWithoutRate })}</small>}
      </div>
      <b>{money(amount, currency)}</b>
      {state === 'proposed' && may('payouts.write') && (
        <button type="button" className="b sm" aria-label={`${t('record')}: ${seller}`} onClick={onOpen}>
          {t('record')}
        </button>
      )}
    </li>
  )
}

/**
 * Proposes payouts. The key of the run is kept until a response arrives, so that a second click proposes nothing
 * twice.
 */
function RunButton({ onDone }: { onDone(): void }) {
  const t = useMessages('finance')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [key, setKey] = useState(randomId)
  const propose = async () => {
    const reply = await run(() => call('POST /api/admin/payouts/runs', { body: { market, idempotencyKey: key } }))
    if (!reply) return
    setKey(randomId())
    showToast(t('proposed', { count: reply.data.payouts.length }))
    onDone()
  }
  return (
    <>
      <div className="acts">
        <button type="button" className="b go" disabled={busy} onClick={propose}>
          {t('propose')}
        </button>
      </div>
      <Problem text={problem} />
    </>
  )
}

export function Screen() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const state = PAYOUT_STATES.find(one => one === query.get('state'))
  const filter = { market, state, before: query.get('before') ?? undefined }
  const [open, setOpen] = useState<Payout | null>(null)
  const load = useLoad(
    JSON.stringify(filter),
    async () => (await call('GET /api/admin/payouts', { query: filter })).data,
    true,
  )
  const pager = usePager(load.data?.more ? String(load.data.payouts.at(-1)?.number ?? '') : null)
  const done = () => {
    setOpen(null)
    load.again()
  }
  return (
    <div className="stack">
      <FinanceHead view="payouts" />
      {may('payouts.write') && <RunButton onDone={load.again} />}
      <div className="acts">
        <Filter
          name="state"
          label={t('state')}
          options={PAYOUT_STATES.map(value => ({ value, label: t(`payout-${value}`) }))}
        />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.payouts.length === 0 && <EmptyState icon="money" title={t('noPayouts')} />}
      {load.data && load.data.payouts.length > 0 && (
        <section className="panel" aria-label={t('view-payouts')}>
          <ul className="rows in-b">
            {load.data.payouts.map(one => (
              <PayoutRow key={one.payoutId} payout={one} onOpen={() => setOpen(one)} />
            ))}
          </ul>
        </section>
      )}
      <PagerButtons pager={pager} />
      {open && <PayoutDialog payout={open} onClose={() => setOpen(null)} onDone={done} />}
    </div>
  )
}
