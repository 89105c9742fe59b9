// API keys: their permissions, IP addresses and expiry.

import { useState } from 'react'
import type { ApiKey } from '../../../contract/staff/keys-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead } from '../components/list-head.tsx'
import { useLimitsText } from '../components/money-limit-fields.tsx'
import { useRoleName } from '../components/role-name.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { KeyForm } from './key-form.tsx'
import { type KeyState, stateOfKey } from './key-state.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

const DOTS: Readonly<Record<KeyState, string>> = { active: 'full', ending: 'half warn', expired: '', revoked: '' }

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) {
  const t = useMessages('keys')
  const names = useMessages('frame')
  const nameOf = useRoleName()
  const limitsText = useLimitsText()
  const { moment } = useDates()
  const { name, prefix, permissions, markets, networks, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey
  const state = stateOfKey(apiKey, Date.now())
  const isValid = state === 'active' || state === 'ending'
  const used = lastUsedAt
    ? t('lastUsed', { time: moment(lastUsedAt), address: apiKey.lastUsedFrom ?? '' })
    : t('neverUsed')
  const ending = apiKey.revokedAt
    ? t('revokedAt', { time: moment(apiKey.revokedAt) })
    : expiresAt
      ? t(state === 'expired' ? 'expiredAt' : 'expiresAt', { time: moment(expiresAt) })
      : t('noExpiry')
  return (
    <li>
      <div className="grow">
        <span>
          <b>{name}</b> <code className="sub">{prefix}…</code>{' '}
          <span className={`st ${DOTS[state]}`}>{t(`state-${state}`)}</span>
        </span>
        <small>
          {[
            nameOf(apiKey) ?? t('rightsCount', { count: permissions.length }),
            markets.map(market => names(market)).join(', '),
            limitsText(apiKey.moneyLimits, markets),
            networks.length > 0 ? networks.join(', ') : t('anyAddress'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <small>{[used, ending].join(' · ')}</small>
        <small className="sub">{t('created', { name: createdBy, time: moment(createdAt) })}</small>
      </div>
      {isValid && (
        <button type="button" className="b sm" aria-label={`${t('revoke')}: ${name}`} onClick={onRevoke}>
          {t('revoke')}
        </button>
      )}
    </li>
  )
}

export function Screen() {
  const t = useMessages('keys')
  const load = useLoad('keys', async () => (await call('GET /api/admin/keys')).data.keys)
  const [open, setOpen] = useState<ApiKey | 'new' | null>(null)
  const done = () => {
    setOpen(null)
    load.again()
  }
  return (
    <div className="stack">
      <ListHead title={t('title')} />
      <p className="soft">{t('intro')}</p>
      <div className="acts">
        <button type="button" className="b go" onClick={() => setOpen('new')}>
          {t('create')}
        </button>
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="key" title={t('nothing')} />}
      {load.data && load.data.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.map(one => (
              <KeyRow key={one.keyId} apiKey={one} onRevoke={() => setOpen(one)} />
            ))}
          </ul>
        </section>
      )}
      {open === 'new' && <KeyForm onClose={() => setOpen(null)} onCreated={load.again} />}
      {open && open !== 'new' && <RevokeDialog apiKey={open} onClose={() => setOpen(null)} onDone={done} />}
    </div>
  )
}
