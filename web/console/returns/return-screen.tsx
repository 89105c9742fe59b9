// One return: the customer's description and pictures, and the due decision.

import type { Return } from '../../../contract/returns/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { HistoryPanel } from '../components/history-panel.tsx'
import { Icon } from '../components/icon.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { Challans } from './challans.tsx'
import { ReturnSteps } from './return-steps.tsx'

function Pictures({ pictures }: { pictures: readonly string[] }) {
  const t = useMessages('returns')
  if (pictures.length === 0) return <p className="sub">{t('noPictures')}</p>
  return (
    <ul className="pics">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noreferrer">
            <img src={picture} alt={t('picture', { number: index + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Said({ row }: { row: Return }) {
  const t = useMessages('returns')
  const { number } = useLocale()
  return (
    <section className="panel" aria-labelledby="said">
      <header>
        <h2 id="said">{t('customerSays')}</h2>
        <span className="sub">{t(row.comesBack ? `kind-${row.kind}` : 'withoutReturn')}</span>
      </header>
      <div className="in-b form">
        <p>
          <b>{row.reason}</b>
        </p>
        {row.note && <p>{row.note}</p>}
        {row.openedBy === 'staff' && <p className="sub">{t(row.comesBack ? 'openedByStaff' : 'withoutReturnText')}</p>}
        <ul className="rows">
          {row.items.map(item => (
            <li key={item.lineNo}>
              <span className="grow">{item.productName}</span>
              <span>
                {item.acceptedQuantity === null
                  ? number(item.quantity)
                  : t('acceptedOf', { accepted: item.acceptedQuantity, quantity: item.quantity })}
              </span>
            </li>
          ))}
        </ul>
        <Pictures pictures={row.pictures} />
      </div>
    </section>
  )
}

function Money({ row }: { row: Return }) {
  const t = useMessages('returns')
  const { money } = useLocale()
  const amount = (minor: number) => money(minor, row.currency)
  return (
    <section className="panel" aria-labelledby="money">
      <header>
        <h2 id="money">{t('refund')}</h2>
      </header>
      <div className="in-b">
        <dl className="kv">
          <dt>{t('refund')}</dt>
          <dd>
            <b>{amount(row.refund)}</b>
          </dd>
          <dt>{t('refundTo')}</dt>
          <dd>
            {t(`to-${row.refundTo}`)} {row.accountLast4 && `••${row.accountLast4}`}
          </dd>
          {row.comesBack && (
            <>
              <dt>{t('handover')}</dt>
              <dd>{t(row.handover)}</dd>
            </>
          )}
          {row.notAccepted && (
            <>
              <dt>{t('notAccepted')}</dt>
              <dd>
                {t(row.notAccepted.outcome)} {row.notAccepted.carrier} {row.notAccepted.trackingNumber}
              </dd>
            </>
          )}
          {row.replacement && (
            <>
              <dt>{t('replacement')}</dt>
              <dd>
                {row.replacement.quantity} × {row.replacement.productName}
              </dd>
            </>
          )}
          {row.credit && (
            <>
              <dt>{t('creditLeft')}</dt>
              <dd>{amount(row.credit.left)}</dd>
            </>
          )}
          {row.trackingNumber && (
            <>
              <dt>{row.carrier}</dt>
              <dd>{row.trackingNumber}</dd>
            </>
          )}
        </dl>
        <Challans challans={row.challans} />
      </div>
    </section>
  )
}

export function Screen({ parts: [number = ''] }: { parts: readonly string[] }) {
  const t = useMessages('returns')
  const returnNumber = Number(number)
  const load = useLoad(
    number,
    async () => (await call('GET /api/admin/returns/{returnNumber}', { params: { returnNumber } })).data,
  )
  const row = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!row) return <Loading />
  return (
    <div className="stack">
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/returns')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/returns', { state: row.state })}>{t(`state-${row.state}`)}</a>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{t('returnNumber', { number })}</h1>
          <p>
            <span className="st half">{t(`state-${row.state}`)}</span>{' '}
            <a href={to(`/orders/${row.orderNumber}`)}>{t('ofOrder', { number: String(row.orderNumber) })}</a>
          </p>
        </div>
      </div>
      <div className="detail">
        <div className="stack">
          <Said row={row} />
          <ReturnSteps row={row} load={load} />
          <Annotations recordKind="return" recordId={number} />
        </div>
        <aside className="stack" aria-label={t('refund')}>
          <Money row={row} />
          <HistoryPanel
            title={t('history')}
            events={row.events.map(({ state, at, why }) => ({ text: t(`state-${state}`), at, why }))}
          />
        </aside>
      </div>
    </div>
  )
}
