// Companies and accounts of a customer group: listed, removed, and accounts of companies that are not confirmed.

import { useState } from 'react'
import type { CustomerGroup, GroupCompany, GroupMember } from '../../../contract/price-lists/groups-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'
import { FindDialog } from './find-members.tsx'

interface Leaving {
  companies: string[]
  customerIds: string[]
  name: string
}

function CompanyRow({ company, onFind, onLeave }: { company: GroupCompany; onFind(): void; onLeave(): void }) {
  const t = useMessages('price-lists')
  const may = useMay()
  const { number } = useLocale()
  const { taxNumber, members, waiting } = company
  const mayWrite = may('price-lists.write')
  return (
    <li>
      <div className="grow">
        <span>{taxNumber}</span>
        <small>{t('companyMembers', { count: number(members) })}</small>
      </div>
      {waiting > 0 && mayWrite && (
        <button type="button" className="b sm" onClick={onFind}>
          {t('waiting', { count: number(waiting) })}
        </button>
      )}
      {mayWrite && (
        <button type="button" className="b sm flat" aria-label={`${t('remove')}: ${taxNumber}`} onClick={onLeave}>
          {t('remove')}
        </button>
      )}
    </li>
  )
}

const nameOf = ({ company, name, number }: Pick<GroupMember, 'company' | 'name' | 'number'>) =>
  company || name || String(number)

function MemberRow({ member, onLeave }: { member: GroupMember; onLeave(): void }) {
  const t = useMessages('price-lists')
  const may = useMay()
  const { customerId, number, name, company, forCompany, counts } = member
  const shown = nameOf(member)
  const facts = [
    t('account', { number: String(number) }),
    company && name,
    forCompany && t('forCompany', { taxNumber: forCompany }),
  ]
  return (
    <li>
      <div className="grow">
        {may('customers.read') ? <a href={to(`/customers/${customerId}`)}>{shown}</a> : <span>{shown}</span>}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {!counts && <small className="late">{t('otherNumber')}</small>}
      </div>
      {may('price-lists.write') && (
        <button type="button" className="b sm flat" aria-label={`${t('remove')}: ${shown}`} onClick={onLeave}>
          {t('remove')}
        </button>
      )}
    </li>
  )
}

interface MembersProps {
  group: CustomerGroup
  onChange(group: CustomerGroup): void
}

function useRows(groupId: number) {
  const params = { groupId }
  const companies = useMore<GroupCompany, string>(`companies ${groupId}`, async after => {
    const query = after ? { after } : {}
    const page = (await call('GET /api/admin/customerGroups/{groupId}/companies', { params, query })).data
    return { rows: page.companies, next: page.next }
  })
  const members = useMore(`members ${groupId}`, async before => {
    const query = before ? { before } : {}
    const page = (await call('GET /api/admin/customerGroups/{groupId}/members', { params, query })).data
    return { rows: page.members, next: page.next }
  })
  return { companies, members }
}

interface ListsProps extends ReturnType<typeof useRows> {
  onFind(taxNumber: string): void
  onLeave(leaving: Leaving): void
}

function MemberLists({ companies, members, onFind, onLeave }: ListsProps) {
  const t = useMessages('price-lists')
  return (
    <>
      {companies.rows.length > 0 && <h3>{t('companies')}</h3>}
      <ul className="rows">
        {companies.rows.map(company => (
          <CompanyRow
            key={company.taxNumber}
            company={company}
            onFind={() => onFind(company.taxNumber)}
            onLeave={() => onLeave({ companies: [company.taxNumber], customerIds: [], name: '' })}
          />
        ))}
      </ul>
      <MoreButton list={companies} />
      {members.rows.length > 0 && <h3>{t('accounts')}</h3>}
      <ul className="rows">
        {members.rows.map(member => (
          <MemberRow
            key={member.customerId}
            member={member}
            onLeave={() => onLeave({ companies: [], customerIds: [member.customerId], name: nameOf(member) })}
          />
        ))}
      </ul>
      <MoreButton list={members} />
    </>
  )
}

/** Remounted by key after a member was added or removed. */
export function GroupMembers({ group, onChange }: MembersProps) {
  const t = useMessages('price-lists')
  const may = useMay()
  const { groupId } = group
  const [finding, setFinding] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const { companies, members } = useRows(groupId)
  const isEmpty = companies.load.data && members.load.data && companies.rows.length + members.rows.length === 0
  const error = companies.load.error ?? members.load.error
  const leave = async ({ companies: gone, customerIds }: Leaving) => {
    const sent = { params: { groupId }, body: { companies: gone, customerIds } }
    const { data } = await call('POST /api/admin/customerGroups/{groupId}/remove', sent)
    showToast(t('tookOut'))
    return data
  }
  return (
    <section className="panel" aria-labelledby="members">
      <header>
        <h2 id="members" className="grow">
          {t('members')}
        </h2>
        {may('price-lists.write') && (
          <button type="button" className="b sm go" onClick={() => setFinding('')}>
            {t('addMembers')}
          </button>
        )}
      </header>
      <div className="in-b form">
        <p className="sub">{t('membersIntro')}</p>
        {error && <Failed error={error} onRetry={companies.load.again} />}
        {(!companies.load.data || !members.load.data) && !error && <Loading />}
        {isEmpty && <p className="soft">{t('noMember')}</p>}
        <MemberLists {...{ companies, members }} onFind={setFinding} onLeave={setLeaving} />
      </div>
      {finding !== null && (
        <FindDialog {...{ groupId, onDone: onChange }} first={finding} onClose={() => setFinding(null)} />
      )}
      {leaving && (
        <LeaveDialog
          leaving={leaving}
          write={() => leave(leaving)}
          onDone={onChange}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  )
}

interface LeaveProps {
  leaving: Leaving
  write(): Promise<CustomerGroup>
  onDone(group: CustomerGroup): void
  onClose(): void
}

function LeaveDialog({ leaving: { name }, write, onDone, onClose }: LeaveProps) {
  const t = useMessages('price-lists')
  const [group, setGroup] = useState<CustomerGroup | null>(null)
  return (
    <ConfirmDialog
      title={t('takeOut')}
      text={name ? t('takeOutText', { name }) : t('takeOutCompany')}
      confirm={t('takeOut')}
      write={async () => {
        const after = await write()
        setGroup(after)
        onDone(after)
        return after
      }}
      onDone={onClose}
      onClose={() => (group ? undefined : onClose())}
    />
  )
}
