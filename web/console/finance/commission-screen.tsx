// Invoices and credit notes for the commission of a month: issued once the month is over, listed, downloaded.

import { useState } from 'react'
import type { CommissionDocument } from '../../../contract/payouts/commission-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call, download } from '../app/api.ts'
import { lastMonth } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { CommissionViews } from './commission-views.tsx'
import { FinanceHead } from './finance-head.tsx'
import { OperatorDialog } from './operator-dialog.tsx'

function DocumentRow({ document: { documentId, kind, number, ...of } }: { document: CommissionDocument }) {
  const t = useMessages('finance')
  const { money, language } = useLocale()
  const { day } = useDates()
  const { busy, problem, run } = useAct()
  const path = `/api/admin/commission/invoices/${documentId}/file`
  const fetchFile = () => void run(() => download(path, { query: { language } }))
  const tax = of.cgst + of.sgst + of.igst + of.vat
  return (
    <li>
      <div className="grow">
        <span>
          <b>{number}</b> {kind === 'credit-note' && <span className="tag">{t('creditNote')}</span>}
        </span>
        <small>
          {of.sellerName} · {of.taxNumber}
        </small>
        <small>
          {[
            day(of.issuedOn),
            t('beforeTax', { amount: money(of.taxable, of.currency), tax: money(tax, of.currency) }),
          ].join(' · ')}
        </small>
        {of.irn && <small>{t('signedIrn', { irn: of.irn })}</small>}
        {of.mailedTo ? (
          <small>{t('mailedTo', { address: of.mailedTo })}</small>
        ) : (
          <small className="late">
            {t(of.hasAddress ? 'notMailed' : 'noAddress')}{' '}
            {!of.hasAddress && <a href={to('/finance/sellers', { text: of.taxNumber })}>{t('toSeller')}</a>}
          </small>
        )}
      </div>
      <b>{money(kind === 'credit-note' ? -of.total : of.total, of.currency)}</b>
      <button type="button" className="b sm" disabled={busy} aria-label={`${t('pdf')}: ${number}`} onClick={fetchFile}>
        {t('pdf')}
      </button>
      <Problem text={problem} />
    </li>
  )
}

interface Issued {
  issued: number
  repeated: number
  differing: string[]
  withoutTaxNumber: string[]
}

function Outcome({ issued, repeated, differing, withoutTaxNumber }: Issued) {
  const t = useMessages('finance')
  return (
    <section className="panel in-b" role="status">
      <p>{t('issuedCount', { issued, repeated })}</p>
      {differing.length > 0 && <p className="late">{t('differing', { sellers: differing.join(', ') })}</p>}
      {withoutTaxNumber.length > 0 && (
        <p className="late">{t('withoutTax', { sellers: withoutTaxNumber.join(', ') })}</p>
      )}
    </section>
  )
}

function IssueButtons({ period, onDone }: { period: string; onDone(): void }) {
  const t = useMessages('finance')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [outcome, setOutcome] = useState<Issued | null>(null)
  const [open, setOpen] = useState(false)
  const issue = async () => {
    const reply = await run(() => call('POST /api/admin/commission/invoices', { body: { market, period } }))
    if (!reply) return
    setOutcome(reply.data)
    onDone()
  }
  return (
    <>
      <div className="acts">
        <button type="button" className="b go" disabled={busy} onClick={issue}>
          {t('issue')}
        </button>
        <button type="button" className="b" onClick={() => setOpen(true)}>
          {t('operator')}
        </button>
      </div>
      <Problem text={problem} />
      {outcome && <Outcome {...outcome} />}
      {open && <OperatorDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export function Screen() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const may = useMay()
  const addressWith = useQueryAddress()
  const period = useQuery().get('month') ?? lastMonth(market)
  const load = useLoad(
    `${market} ${period}`,
    async () => (await call('GET /api/admin/commission/invoices', { query: { market, period } })).data.documents,
    true,
  )
  return (
    <div className="stack">
      <FinanceHead view="commission" />
      <CommissionViews current="invoices" />
      <div className="acts">
        <label className="chip">
          <span>{t('month')}</span>
          <input
            type="month"
            value={period}
            max={lastMonth(market)}
            onChange={event => event.target.value && navigate(addressWith({ month: event.target.value }))}
          />
        </label>
      </div>
      {may('commission.write') && <IssueButtons key={`${market} ${period}`} period={period} onDone={load.again} />}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="file" title={t('noCommission')} />}
      {load.data && load.data.length > 0 && (
        <section className="panel" aria-label={t('view-commission')}>
          <ul className="rows in-b">
            {load.data.map(document => (
              <DocumentRow key={document.documentId} document={document} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
