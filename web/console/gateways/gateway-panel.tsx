// One payment gateway: its state, keys without their values, methods, webhook URL, and actions.

import type { Gateway } from '../../../contract/gateways/api.ts'
import { GATEWAY_RULES } from '../../../contract/gateways/gateways.rules.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { copyText } from '../components/copy-text.ts'
import { GatewaySteps } from './gateway-steps.tsx'
import { methodKey } from './method-key.ts'

/** Text and colour of a gateway's tag. */
function stateOf({ source, active, secrets }: Gateway): ['none' | 'environment' | 'unreadable' | 'on' | 'off', string] {
  if (source === 'environment') return ['environment', 'good']
  if (source === 'none') return ['none', '']
  if (secrets.some(({ readable }) => !readable)) return ['unreadable', 'bad']
  return active ? ['on', 'good'] : ['off', 'warn']
}

function Keys({ gateway }: { gateway: Gateway }) {
  const t = useMessages('gateways')
  const { moment } = useDates()
  const { gateway: name, accountKey, source } = gateway
  const secrets = source === 'console' ? gateway.secrets : []
  if (accountKey === '' && secrets.length === 0) return null
  return (
    <dl className="kv">
      {accountKey !== '' && (
        <>
          <dt>{t(`accountKey-${name === 'payu' ? 'payu' : 'razorpay'}`)}</dt>
          <dd className="secret">{accountKey}</dd>
        </>
      )}
      {secrets.map(({ name: secret, lastFour, changedAt, changedBy, previousUntil, readable }) => (
        <div key={secret} className="kv-row">
          <dt>{t(`${secret}-${name}`)}</dt>
          <dd>
            {readable ? <span className="secret">{`••••${lastFour}`}</span> : t('lost')}
            <div className="sub">
              <small>
                {changedAt && t('changedBy', { name: changedBy ?? '', at: moment(changedAt) })}
                {previousUntil && ` ${t('previousUntil', { at: moment(previousUntil) })}`}
              </small>
            </div>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Notifications({ gateway: { gateway, webhookAddress } }: { gateway: Gateway }) {
  const t = useMessages('gateways')
  const outcomes = { copied: t('copied'), notCopied: t('notCopied') }
  return (
    <div className="form">
      <h3>{t('webhook')}</h3>
      <p className="secret">{webhookAddress}</p>
      <small className="sub">{t('events', { events: GATEWAY_RULES[gateway].events.join(', ') })}</small>
      <div className="acts">
        <button type="button" className="b" onClick={() => copyText(webhookAddress, outcomes)}>
          {t('copy')}
        </button>
      </div>
    </div>
  )
}

/** Times of its last payment and webhook, and open payments and refunds. */
function Activity({ gateway }: { gateway: Gateway }) {
  const t = useMessages('gateways')
  const { moment } = useDates()
  const { lastPaidAt, lastNotificationAt, openPayments, openRefunds, accountSince } = gateway
  const facts = [
    lastPaidAt ? t('lastPaid', { at: moment(lastPaidAt) }) : t('neverPaid'),
    lastNotificationAt ? t('lastNotification', { at: moment(lastNotificationAt) }) : t('neverNotified'),
    openPayments > 0 ? t('openPayments', { count: openPayments }) : '',
    openRefunds > 0 ? t('openRefunds', { count: openRefunds }) : '',
  ]
  return (
    <>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      {accountSince && <small className="sub">{t('accountSince', { at: moment(accountSince) })}</small>}
    </>
  )
}

interface PanelProps {
  gateway: Gateway
  onChanged(gateway: Gateway): void
  onReload(): void
}

export function GatewayPanel({ gateway, onChanged, onReload }: PanelProps) {
  const t = useMessages('gateways')
  const may = useMay()
  const { source, mode, methodIds, variables, secrets } = gateway
  const { title } = GATEWAY_RULES[gateway.gateway]
  const [state, colour] = stateOf(gateway)
  const isSetUp = source !== 'none'
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {mode && <span className={mode === 'test' ? 'tag warn' : 'tag'}>{t(mode)}</span>}
        <span className={`tag ${colour}`}>{t(`state-${state}`)}</span>
      </header>
      <div className="in-b form">
        {mode === 'test' && <p className="note">{t('testText')}</p>}
        {state === 'unreadable' && <p className="note">{t('unreadableText')}</p>}
        {state === 'off' && <p>{t('offText')}</p>}
        {source === 'environment' && <p>{t('environmentText', { variables: variables.join(', ') })}</p>}
        {source === 'environment' && secrets.length > 0 && <p className="note">{t('unusedText')}</p>}
        <Keys gateway={gateway} />
        <p>
          {t(isSetUp ? 'serves' : 'wouldServe', {
            methods: methodIds
              .flatMap(id => methodKey(id) ?? [])
              .map(key => t(key))
              .join(', '),
          })}
        </p>
        <Notifications gateway={gateway} />
        {(isSetUp || gateway.lastPaidAt) && <Activity gateway={gateway} />}
        {may('gateways.write') && <GatewaySteps gateway={gateway} onChanged={onChanged} onReload={onReload} />}
      </div>
    </section>
  )
}
