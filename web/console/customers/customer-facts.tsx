// Account, company, rewards and addresses of a customer; full contacts on request, which the audit log records.

import { useState } from 'react'
import type { CustomerPersonal } from '../../../contract/customer-desk/api.ts'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'

interface PartProps {
  row: CustomerDetail
  /** Null while contacts are masked. */
  personal: CustomerPersonal | null
}

function Contact({ value, verified }: { value: string; verified: boolean }) {
  const t = useMessages('customers')
  if (!value) return '–'
  return (
    <>
      {value} <small className="sub">{t(verified ? 'verified' : 'unverified')}</small>
    </>
  )
}

function Company({ row }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  return (
    <>
      {row.company && (
        <>
          <dt>{t('company')}</dt>
          <dd>{row.company}</dd>
        </>
      )}
      {row.taxNumber && (
        <>
          <dt>{t(row.market === 'AE' ? 'taxNumberUae' : 'taxNumber')}</dt>
          <dd>
            {row.taxNumber}{' '}
            <small className={row.taxNumberValid ? 'sub' : 'late'}>
              {t(row.taxNumberValid ? 'taxValid' : 'taxInvalid')}
            </small>
          </dd>
          <dt>{t('taxInvoice')}</dt>
          <dd>{t(row.wantsTaxInvoice ? 'wanted' : 'notWanted')}</dd>
        </>
      )}
      {row.tradeLicence && (
        <>
          <dt>{t('licence')}</dt>
          <dd>{[row.tradeLicence, row.licenceAuthority].join(', ')}</dd>
        </>
      )}
    </>
  )
}

function Account({ row, personal, onPersonal }: PartProps & { onPersonal(personal: CustomerPersonal | null): void }) {
  const t = useMessages('customers')
  const may = useMay()
  const { busy, problem, run } = useAct()
  const unmask = async () => {
    const params = { customerId: row.customerId }
    const reply = await run(() => call('GET /api/admin/customers/{customerId}/personal', { params }))
    if (reply) onPersonal(reply.data)
  }
  return (
    <section className="panel" aria-labelledby="account">
      <header>
        <h2 id="account">{t('identity')}</h2>
      </header>
      <div className="in-b form">
        <dl className="kv">
          <dt>{t('number')}</dt>
          <dd>{row.number}</dd>
          <dt>{t('name')}</dt>
          <dd>{row.name || '–'}</dd>
          <dt>{t('phone')}</dt>
          <dd>
            <Contact value={(personal ?? row).phone} verified={row.phoneVerified} />
          </dd>
          <dt>{t('email')}</dt>
          <dd>
            <Contact value={(personal ?? row).email} verified={row.emailVerified} />
          </dd>
          <Company row={row} />
          <dt>{t('language')}</dt>
          <dd>{t(row.language)}</dd>
          <dt>{t('password')}</dt>
          <dd>{t(row.hasPassword ? 'hasPassword' : 'noPassword')}</dd>
        </dl>
        {may('customers.unmask') && !row.deletedAt && (
          <div>
            <button
              type="button"
              className="b"
              disabled={busy}
              aria-pressed={personal !== null}
              onClick={personal ? () => onPersonal(null) : unmask}
            >
              {t(personal ? 'hide' : 'unmask')}
            </button>
            <p className="sub">{t('unmaskText')}</p>
            <Problem text={problem} />
          </div>
        )}
      </div>
    </section>
  )
}

function Addresses({ row, personal }: PartProps) {
  const t = useMessages('customers')
  return (
    <section className="panel" aria-labelledby="addresses">
      <header>
        <h2 id="addresses">{t('addresses')}</h2>
      </header>
      <ul className="rows in-b">
        {row.addresses.length === 0 && <li className="sub">{t('noAddress')}</li>}
        {row.addresses.map(({ addressId, kind, city, place, isDefault }) => {
          const full = personal?.addresses.find(one => one.addressId === addressId)
          return (
            <li key={addressId}>
              <div className="grow">
                {full && <span>{[full.name, ...full.lines].join(', ')}</span>} <span>{[city, place].join(' ')}</span>
                {full && <small>{full.phone}</small>}
              </div>
              <span className="sub">{[t(kind), isDefault && t('default')].filter(Boolean).join(', ')}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Rewards({ row }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const may = useMay()
  const { number } = useLocale()
  const { moment } = useDates()
  return (
    <section className="panel" aria-labelledby="rewards">
      <header>
        <h2 id="rewards">{t('rewards')}</h2>
        {may('rewards.read') && <a href={to('/rewards', { view: 'gold' })}>{t('toRewards')}</a>}
      </header>
      <div className="in-b">
        <dl className="kv">
          <dt>{t('points')}</dt>
          <dd>{number(row.points)}</dd>
          <dt>{t('gold')}</dt>
          <dd>{row.goldUntil ? t('goldUntil', { day: moment(row.goldUntil) }) : t('notGold')}</dd>
        </dl>
      </div>
    </section>
  )
}

export function CustomerFacts({ row }: { row: CustomerDetail }) {
  const [personal, setPersonal] = useState<CustomerPersonal | null>(null)
  return (
    <>
      <Account row={row} personal={personal} onPersonal={setPersonal} />
      <Addresses row={row} personal={personal} />
      <Rewards row={row} />
    </>
  )
}
