// A request for approval: the change, its author and reason, and the decision.

import { useState } from 'react'
import type { Approval } from '../../../contract/approvals/api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { market as marketSetting } from '../app/settings.ts'
import { useRequestedStep } from '../components/requested-step.ts'
import { ChangedProducts } from './changed-products.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
import { SentFields } from './sent-fields.tsx'

const DOTS = { waiting: 'wait', approved: 'ok', rejected: '', withdrawn: '', failed: '', expired: '' } as const

/** The outcome: the state, who decided, and why. */
function Outcome({ approval }: { approval: Approval }) {
  const t = useMessages('approvals')
  const errors = useMessages('errors')
  const { moment } = useDates()
  const { state, decidedBy, decidedAt, note, failure, expiresAt } = approval
  return (
    <small>
      <span className={`st ${DOTS[state]}`}>{t(`state-${state}`)}</span>{' '}
      {state === 'waiting' && t('until', { time: moment(expiresAt) })}
      {decidedBy && decidedAt && t('decided', { name: decidedBy, time: moment(decidedAt) })}
      {note && ` · ${note}`}
      {failure && ` · ${errors(failure as 'session.forbidden', {})}`}
    </small>
  )
}

function Steps({ approval, onAsk }: { approval: Approval; onAsk(decision: Decision): void }) {
  const t = useMessages('approvals')
  const { mayDecide, mayWithdraw } = approval
  if (!mayDecide && !mayWithdraw) return null
  return (
    <div className="acts">
      {mayDecide && (
        <>
          <button type="button" className="b sm go" onClick={() => onAsk('approve')}>
            {t('approve')}
          </button>
          <button type="button" className="b sm" onClick={() => onAsk('reject')}>
            {t('reject')}
          </button>
        </>
      )}
      {mayWithdraw && (
        <button type="button" className="b sm" onClick={() => onAsk('withdraw')}>
          {t('withdraw')}
        </button>
      )}
    </div>
  )
}

export function ApprovalRow({ approval, onDone }: { approval: Approval; onDone(): void }) {
  const t = useMessages('approvals')
  const { money } = useLocale()
  const { moment } = useDates()
  const [asked, setAsked] = useState<Decision | null>(null)
  const step = useRequestedStep()(approval)
  const { amount, market, orderNumber, reason, requestedBy, requestedAt } = approval
  const done = (now: Approval) => {
    setAsked(null)
    showToast(t(now.state === 'failed' ? 'failedToast' : `done-${now.state as 'approved'}`))
    onDone()
  }
  return (
    <li>
      <div className="grow">
        <span>
          <b>{step}</b>
          {amount !== null && ` · ${money(amount, MARKET_INFO[market].currency)}`}
          {approval.unbounded && ` · ${t('unbounded')}`}
          {orderNumber !== null && (
            <>
              {' · '}
              <a href={to(`/orders/${orderNumber}`)} onClick={() => marketSetting.set(market)}>
                {t('order', { number: String(orderNumber) })}
              </a>
            </>
          )}
        </span>
        <small>
          {t('requested', { name: requestedBy, time: moment(requestedAt) })}
          {reason && ` · ${reason}`}
        </small>
        <Outcome approval={approval} />
        {approval.beyondLimit && <small className="sub">{t('beyondLimit')}</small>}
        <ChangedProducts approval={approval} />
        <SentFields approval={approval} />
      </div>
      <Steps approval={approval} onAsk={setAsked} />
      {asked && (
        <DecisionDialog {...{ approval, step, decision: asked }} onDone={done} onClose={() => setAsked(null)} />
      )}
    </li>
  )
}
