// The effect of moving an order to another account: both accounts, what moves and what stays, or why it is not
// possible.

import type { MoveAccount, OrderMove } from '../../../contract/order-customers/api.ts'
import { useMessages } from '../app/messages.ts'

function Account({ label, account }: { label: string; account: MoveAccount }) {
  const t = useMessages('order-customer')
  const { number, name, company, taxNumber, phone, email, told } = account
  const lines = [
    [t('number', { number: String(number) }), company || name || t('noName')].join(' · '),
    company && name,
    taxNumber,
    [phone, email].filter(Boolean).join(' · '),
    !told && t('notTold'),
  ]
  return (
    <div>
      <p>
        <b>{label}</b>
      </p>
      {lines.filter(Boolean).map(line => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly (string | false)[] }) {
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <ul className="list">
        {lines.filter(Boolean).map(line => (
          <li key={String(line)}>– {line}</li>
        ))}
      </ul>
    </div>
  )
}

export function MovePreview({ move }: { move: OrderMove }) {
  const t = useMessages('order-customer')
  const { from, to, hindrances, coupon, points, paid, company, taxNumber, tickets } = move
  const recipient = [company, taxNumber].filter(Boolean).join(', ')
  return (
    <>
      <Account label={t('from')} account={from} />
      <Account label={t('to')} account={to} />
      {hindrances.length > 0 ? (
        <div className="problem" role="alert">
          <p>{t('not')}</p>
          <ul>
            {hindrances.map(one => (
              <li key={one}>{t(`not-${one}`)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <Lines
            title={t('moves')}
            lines={[
              t('movesOrder'),
              coupon !== null && t('movesCoupon', { code: coupon }),
              points > 0 && t('movesPoints', { points: String(points) }),
            ]}
          />
          <Lines
            title={t('stays')}
            lines={[
              t('staysAddress'),
              recipient === '' ? t('staysRetail') : t('staysTax', { recipient }),
              paid && t('staysPaid'),
              tickets > 0 && t('staysTickets', { count: String(tickets) }),
            ]}
          />
        </>
      )}
    </>
  )
}
