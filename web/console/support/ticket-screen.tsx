// One support ticket: its messages, the reply form, assignee, closing and reopening.

import { useState } from 'react'
import type { StaffTicket } from '../../../contract/support/staff-api.ts'
import { canMoveTicket } from '../../../contract/support/states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay, useMember } from '../app/session.ts'
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
import { AnswerForm } from './answer-form.tsx'

interface PartProps {
  row: StaffTicket
  load: Load<StaffTicket>
}

function MoveDialog({ row, load, way, onClose }: PartProps & { way: 'close' | 'reopen'; onClose(): void }) {
  const t = useMessages('tickets')
  const { busy, problem, run } = useAct()
  const move = async (reason: string) => {
    const input = { params: { ticketNumber: row.ticketNumber }, body: { reason } }
    const reply = await run(() =>
      way === 'close'
        ? call('POST /api/admin/support/{ticketNumber}/close', input)
        : call('POST /api/admin/support/{ticketNumber}/reopen', input),
    )
    if (!reply) return
    load.show(reply.data)
    showToast(t(way === 'close' ? 'closed' : 'reopened'))
    onClose()
  }
  return (
    <ReasonDialog title={t(way)} label={t('why')} confirm={t(way)} {...{ busy, problem, onClose }} onConfirm={move}>
      <p>{t(`${way}Text`)}</p>
    </ReasonDialog>
  )
}

function Head({ row, load }: PartProps) {
  const t = useMessages('tickets')
  const may = useMay()
  const { staffId } = useMember()
  const { busy, problem, run } = useAct()
  const assignee = useAssignee()
  const [moving, setMoving] = useState<'close' | 'reopen' | null>(null)
  const assign = async () => {
    const params = { ticketNumber: row.ticketNumber }
    const reply = await run(() => call('POST /api/admin/support/{ticketNumber}/assign', { params, body: {} }))
    if (!reply) return
    load.show(reply.data)
    showToast(t('assignedDone'))
  }
  return (
    <>
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/support')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/support', { state: row.state })}>{t(`state-${row.state}`)}</a>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{t('ticketNumber', { number: String(row.ticketNumber) })}</h1>
          <p>
            <span className="st half">{t(`state-${row.state}`)}</span>{' '}
            <span className="tag">{t(`topic-${row.topic}`)}</span>{' '}
            <span className="sub">
              {t('assigned')}: {assignee(row.assignedTo)}
            </span>
          </p>
        </div>
        {may('support.write') && (
          <div className="acts">
            {row.state !== 'open' && (
              <button type="button" className="b" onClick={() => setMoving('reopen')}>
                {t('reopen')}
              </button>
            )}
            {canMoveTicket(row.state, 'closed') && (
              <button type="button" className="b" onClick={() => setMoving('close')}>
                {t('close')}
              </button>
            )}
            {row.assignedTo !== staffId && (
              <button type="button" className="b" disabled={busy} onClick={assign}>
                {t('assign')}
              </button>
            )}
          </div>
        )}
      </div>
      <Problem text={problem} />
      {moving && <MoveDialog row={row} load={load} way={moving} onClose={() => setMoving(null)} />}
    </>
  )
}

function Messages({ row }: { row: StaffTicket }) {
  const t = useMessages('tickets')
  const { moment } = useDates()
  return (
    <section className="panel" aria-labelledby="thread">
      <header>
        <h2 id="thread">{t('thread')}</h2>
      </header>
      <ol className="rows in-b">
        {row.messages.map(({ author, text, pictures, at }) => (
          <li key={`${at} ${author}`}>
            <div className="grow">
              <span>
                <b>{author === 'staff' ? t('byStaff') : row.fullName}</b> <span className="sub">{moment(at)}</span>
              </span>
              <p className="note-text">{text}</p>
              {pictures.length > 0 && (
                <ul className="pics">
                  {pictures.map((picture, index) => (
                    <li key={picture}>
                      <a href={picture} target="_blank" rel="noreferrer">
                        <img src={picture} alt={t('picture', { number: index + 1 })} loading="lazy" />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ row }: { row: StaffTicket }) {
  const t = useMessages('tickets')
  const may = useMay()
  const { moment } = useDates()
  const params = { ticketNumber: String(row.ticketNumber) }
  const { email, mobile, orderNumber, rfqNumber, dueAt, hasAccount, fullName, customerId } = row
  return (
    <section className="panel">
      <header>
        <h2>{fullName}</h2>
        {!hasAccount && <span className="sub">{t('guest')}</span>}
      </header>
      <div className="in-b">
        <dl className="kv">
          <ContactRows
            email={email}
            phone={mobile}
            load={() => call('GET /api/admin/support/{ticketNumber}/contact', { params })}
          />
          {(orderNumber || rfqNumber) && (
            <>
              <dt>{t('about')}</dt>
              <dd>
                {orderNumber && (
                  <a href={to(`/orders/${orderNumber}`)}>{t('order', { number: String(orderNumber) })}</a>
                )}
                {rfqNumber && <a href={to(`/quotes/${rfqNumber}`)}>{t('request', { number: String(rfqNumber) })}</a>}
              </dd>
            </>
          )}
          {dueAt && (
            <>
              <dt>{t('due')}</dt>
              <dd>{moment(dueAt)}</dd>
            </>
          )}
        </dl>
        {customerId && may('customers.read') && <a href={to(`/customers/${customerId}`)}>{t('toCustomer')}</a>}
      </div>
    </section>
  )
}

function Aside({ row }: { row: StaffTicket }) {
  const t = useMessages('tickets')
  return (
    <aside className="stack" aria-label={t('customer')}>
      <Facts row={row} />
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
  const ticketNumber = Number(number)
  const load = useLoad(
    `${market} ${number}`,
    async () => (await call('GET /api/admin/support/{ticketNumber}', { params: { ticketNumber } })).data,
  )
  const row = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!row) return <Loading />
  return (
    <div className="stack">
      <Head row={row} load={load} />
      <div className="detail">
        <div className="stack">
          <Messages row={row} />
          {may('support.write') && canMoveTicket(row.state, 'answered') && <AnswerForm row={row} load={load} />}
          <Annotations recordKind="ticket" recordId={number} />
        </div>
        <Aside row={row} />
      </div>
    </div>
  )
}
