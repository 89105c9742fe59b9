// One quote request: its contents, the quotation, and closing it.

import { useState } from 'react'
import type { StaffRfq } from '../../../contract/rfq/staff-api.ts'
import { canMoveRfq } from '../../../contract/rfq/states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { ContactRows } from '../components/contact-rows.tsx'
import { Problem } from '../components/field.tsx'
import { HistoryPanel } from '../components/history-panel.tsx'
import { Icon } from '../components/icon.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useAssignee } from '../components/use-assignee.ts'
import { Quotation } from './quotation.tsx'
import { QuoteForm } from './quote-form.tsx'

interface PartProps {
  row: StaffRfq
  load: Load<StaffRfq>
}

function EndDialog({ row, load, way, onClose }: PartProps & { way: 'decline' | 'close'; onClose(): void }) {
  const t = useMessages('quotes')
  const { busy, problem, run } = useAct()
  const end = async (reason: string) => {
    const input = { params: { rfqNumber: row.rfqNumber }, body: { reason } }
    const reply = await run(() =>
      way === 'decline'
        ? call('POST /api/admin/rfq/{rfqNumber}/decline', input)
        : call('POST /api/admin/rfq/{rfqNumber}/close', input),
    )
    if (!reply) return
    load.show(reply.data)
    showToast(t(way === 'decline' ? 'declined' : 'closed'))
    onClose()
  }
  return (
    <ReasonDialog title={t(way)} label={t('why')} confirm={t(way)} {...{ busy, problem, onClose }} onConfirm={end}>
      <p>{t(`${way}Text`)}</p>
    </ReasonDialog>
  )
}

function Head({ row, load }: PartProps) {
  const t = useMessages('quotes')
  const may = useMay()
  const { busy, problem, run } = useAct()
  const assignee = useAssignee()
  const [ending, setEnding] = useState<'decline' | 'close' | null>(null)
  const start = async () => {
    const params = { rfqNumber: row.rfqNumber }
    const reply = await run(() => call('POST /api/admin/rfq/{rfqNumber}/start', { params, body: {} }))
    if (!reply) return
    load.show(reply.data)
    showToast(t('started'))
  }
  const can = (state: 'quoting' | 'declined' | 'closed') => may('rfq.write') && canMoveRfq(row.state, state)
  return (
    <>
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/quotes')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/quotes', { state: row.state })}>{t(`state-${row.state}`)}</a>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{t('requestNumber', { number: String(row.rfqNumber) })}</h1>
          <p>
            <span className="st half">{t(`state-${row.state}`)}</span>{' '}
            <span className="sub">
              {t('assigned')}: {assignee(row.assignedTo)}
            </span>
          </p>
        </div>
        <div className="acts">
          {can('declined') && (
            <button type="button" className="b" onClick={() => setEnding('decline')}>
              {t('decline')}
            </button>
          )}
          {can('closed') && (
            <button type="button" className="b" onClick={() => setEnding('close')}>
              {t('close')}
            </button>
          )}
          {can('quoting') && (
            <button type="button" className="b" disabled={busy} onClick={start}>
              {t('start')}
            </button>
          )}
        </div>
      </div>
      <Problem text={problem} />
      {ending && <EndDialog row={row} load={load} way={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function Asked({ row }: { row: StaffRfq }) {
  const t = useMessages('quotes')
  const { moment } = useDates()
  const lines = [
    { productName: row.productName, quantity: row.quantity, description: row.description },
    ...row.moreLines,
  ]
  return (
    <section className="panel" aria-labelledby="asked">
      <header>
        <h2 id="asked">{t('asked')}</h2>
        <span className="sub">{moment(row.raisedAt)}</span>
      </header>
      <div className="in-b form">
        <ul className="rows">
          {lines.map(line => (
            <li key={`${line.productName} ${line.quantity} ${line.description}`}>
              <div className="grow">
                <span>{line.productName}</span>
                <small>{line.description}</small>
              </div>
              <b>{t('pieces', { count: line.quantity })}</b>
            </li>
          ))}
        </ul>
        {row.link && (
          <a href={row.link} target="_blank" rel="noreferrer">
            {t('openProduct')}
          </a>
        )}
        {row.pictures.length > 0 && (
          <ul className="pics">
            {row.pictures.map((picture, index) => (
              <li key={picture}>
                <a href={picture} target="_blank" rel="noreferrer">
                  <img src={picture} alt={t('picture', { number: index + 1 })} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {row.reason && <p className="note">{row.reason}</p>}
      </div>
    </section>
  )
}

function Aside({ row }: { row: StaffRfq }) {
  const params = { rfqNumber: String(row.rfqNumber) }
  const t = useMessages('quotes')
  return (
    <aside className="stack" aria-label={t('customer')}>
      <section className="panel">
        <header>
          <h2>{row.fullName}</h2>
        </header>
        <div className="in-b">
          <dl className="kv">
            <ContactRows
              email={row.email}
              phone={row.mobile}
              load={() => call('GET /api/admin/rfq/{rfqNumber}/contact', { params })}
            />
            <dt>{t('place')}</dt>
            <dd>{[row.city, row.pincode].filter(Boolean).join(' ')}</dd>
            <dt>{t('taxNumber')}</dt>
            <dd>{row.gstin || '–'}</dd>
          </dl>
        </div>
      </section>
      <HistoryPanel
        title={t('history')}
        events={row.events.map(({ to: state, at, why }) => ({ text: t(`state-${state}`), at, why }))}
      />
    </aside>
  )
}

export function Screen({ parts: [number = ''] }: { parts: readonly string[] }) {
  const { market } = useLocale()
  const may = useMay()
  const rfqNumber = Number(number)
  const load = useLoad(
    `${market} ${number}`,
    async () => (await call('GET /api/admin/rfq/{rfqNumber}', { params: { rfqNumber } })).data,
  )
  const row = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!row) return <Loading />
  return (
    <div className="stack">
      <Head row={row} load={load} />
      <div className="detail">
        <div className="stack">
          <Asked row={row} />
          {row.quote && <Quotation quote={row.quote} />}
          {may('rfq.write') && canMoveRfq(row.state, 'quoted') && (
            <QuoteForm key={row.quote?.version} row={row} load={load} />
          )}
          <Annotations recordKind="rfq" recordId={number} />
        </div>
        <Aside row={row} />
      </div>
    </div>
  )
}
