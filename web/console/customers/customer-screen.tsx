// One customer: account, contacts on request, orders, other records, notes, and actions on the account.

import { useState } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { Icon } from '../components/icon.tsx'
import { RecordFields } from '../components/record-fields.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { AccountSteps } from './account-steps.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerGroups } from './customer-groups.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerRecords } from './customer-records.tsx'
import { Logins } from './logins.tsx'
import { Marks } from './marks.tsx'
import { MergePanel } from './merge-panel.tsx'
import { Notes } from './notes.tsx'
import { StoredData } from './stored-data.tsx'
import { TaxNumber } from './tax-number.tsx'

/** Whether the account has ended: a merged one redirects to the kept one. */
function Ended({ row: { deletedAt, mergedInto } }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const { moment } = useDates()
  if (!deletedAt) return null
  if (!mergedInto) return <p className="problem">{t('deletedSince', { day: moment(deletedAt) })}</p>
  return (
    <p className="problem">
      {t('mergedInto')}{' '}
      <a href={to(`/customers/${mergedInto.customerId}`)}>
        {t('customerNumber', { number: String(mergedInto.number) })}
      </a>
    </p>
  )
}

function Head({ row, onChange }: { row: CustomerDetail; onChange(row: CustomerDetail): void }) {
  const t = useMessages('customers')
  const may = useMay()
  const { moment } = useDates()
  return (
    <>
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/customers')}>{t('title')}</a>
        <Icon name="right" />
        <span>{row.number}</span>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{row.company || row.name || t('customerNumber', { number: String(row.number) })}</h1>
          <p>
            <Marks row={row} />{' '}
            <span className="sub">
              {[row.company && row.name, `${t('since')}: ${moment(row.createdAt)}`].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        {may('customers.write') && !row.deletedAt && <AccountSteps row={row} onChange={onChange} />}
      </div>
      {row.blockedAt && <p className="problem">{t('blockedSince', { moment: moment(row.blockedAt) })}</p>}
      <Ended row={row} />
    </>
  )
}

export function Screen({ parts: [customerId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('customers')
  const may = useMay()
  const [turn, setTurn] = useState(0)
  const load = useLoad(
    customerId,
    async () => (await call('GET /api/admin/customers/{customerId}', { params: { customerId } })).data,
  )
  const row = load.data
  const again = () => {
    load.again()
    setTurn(turn + 1)
  }
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!row) return <Loading />
  // account actions are shown in the notes, which are reloaded
  const state = `${row.blockedAt} ${row.email} ${row.sessions.length} ${turn}`
  return (
    <div className="stack">
      <Head row={row} onChange={load.show} />
      <div className="detail">
        <div className="stack">
          <CustomerOrders key={turn} customerId={customerId} />
          <CustomerRecords row={row} />
          <Notes key={state} row={row} />
          {!row.deletedAt && (
            <>
              <RecordFields key={`customer ${turn}`} recordKind="customer" recordId={customerId} />
              {row.company && <RecordFields key={`company ${turn}`} recordKind="company" recordId={customerId} />}
            </>
          )}
          {!row.deletedAt && <Annotations key={turn} recordKind="customer" recordId={customerId} />}
        </div>
        <aside className="stack" aria-label={t('customer')}>
          <CustomerFacts row={row} />
          {!row.deletedAt && <TaxNumber key={`tax ${turn}`} row={row} />}
          {!row.deletedAt && <CustomerGroups row={row} />}
          <Logins key={turn} row={row} />
          {may('customers.write') && !row.deletedAt && <MergePanel row={row} onDone={again} />}
          {may('customers.write') && !row.deletedAt && <StoredData customerId={customerId} onDone={again} />}
        </aside>
      </div>
    </div>
  )
}
