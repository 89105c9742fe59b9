// A customer's other records, the latest of each kind with a link: carts, returns, tickets, quote requests, reviews.

import type { ReactNode } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
      </header>
      <ul className="rows in-b">{children}</ul>
    </section>
  )
}

interface RecordsProps {
  title: string
  rows: readonly { number: number; state: string; at: string }[]
  /** Undefined if the member may not see them. */
  hrefOf: ((number: number) => string) | undefined
  wordOf(state: string): string
}

function Records({ title, rows, hrefOf, wordOf }: RecordsProps) {
  const { moment } = useDates()
  if (rows.length === 0) return null
  return (
    <Panel title={title}>
      {rows.map(({ number, state, at }) => (
        <li key={number}>
          <div className="grow">
            {hrefOf ? <a href={hrefOf(number)}>{number}</a> : number}
            <small>{moment(at)}</small>
          </div>
          <span className="tag">{wordOf(state)}</span>
        </li>
      ))}
    </Panel>
  )
}

function Reviews({ rows }: { rows: CustomerDetail['reviews'] }) {
  const t = useMessages('customers')
  const words = useMessages('reviews')
  const may = useMay()
  const { moment } = useDates()
  if (rows.length === 0) return null
  return (
    <Panel title={t('reviews')}>
      {rows.map(({ msn, rating, state, at }) => (
        <li key={`${msn} ${at}`}>
          <div className="grow">
            {may('products.read') ? <a href={to(`/products/${msn}`)}>{msn}</a> : msn}
            <small>
              {t('stars', { rating })} · {moment(at)}
            </small>
          </div>
          <span className="tag">{words(`state-${state}` as 'state-held')}</span>
        </li>
      ))}
    </Panel>
  )
}

export function CustomerRecords({ row }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const may = useMay()
  const { moment } = useDates()
  const words = { returns: useMessages('returns'), tickets: useMessages('tickets'), quotes: useMessages('quotes') }
  const linked = (allowed: boolean, path: string) => (allowed ? (number: number) => to(`${path}/${number}`) : undefined)
  return (
    <>
      <Records
        title={t('returns')}
        rows={row.returns}
        hrefOf={linked(may('orders.read'), '/returns')}
        wordOf={state => words.returns(`state-${state}` as 'state-requested')}
      />
      <Records
        title={t('tickets')}
        rows={row.tickets}
        hrefOf={linked(may('support.read'), '/support')}
        wordOf={state => words.tickets(`state-${state}` as 'state-open')}
      />
      <Records
        title={t('quotes')}
        rows={row.quotes}
        hrefOf={linked(may('rfq.read'), '/quotes')}
        wordOf={state => words.quotes(`state-${state}` as 'state-received')}
      />
      {row.carts.some(({ lines }) => lines > 0) && (
        <Panel title={t('carts')}>
          {row.carts
            .filter(({ lines }) => lines > 0)
            .map(({ kind, lines, changedAt }) => (
              <li key={kind}>
                <div className="grow">
                  {t(kind)}
                  <small>{t('cartLines', { count: lines, moment: moment(changedAt) })}</small>
                </div>
              </li>
            ))}
        </Panel>
      )}
      <Reviews rows={row.reviews} />
    </>
  )
}
