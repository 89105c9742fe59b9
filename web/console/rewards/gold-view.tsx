// Gold members of a market by end date, and a search by contact.

import { useState } from 'react'
import type { GoldMember } from '../../../contract/rewards/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListSearch } from '../components/list-head.tsx'
import { RowList } from '../components/row-list.tsx'
import { GoldDialog } from './gold-dialog.tsx'

function MemberRow({ member, onOpen }: { member: GoldMember; onOpen(): void }) {
  const t = useMessages('rewards')
  const { moment } = useDates()
  const { name, email, phone, membership, points } = member
  const shown = name || email || phone
  const state = membership
    ? `${t('memberUntil', { time: moment(membership.until) })} · ${t(`source-${membership.source}`)}`
    : t('noMember')
  return (
    <li>
      <div className="grow">
        <b>{shown}</b>
        <small>{[email, phone].filter(Boolean).join(' · ')}</small>
        <small>{[state, t('balance', { points })].join(' · ')}</small>
      </div>
      <button type="button" className="b sm" aria-label={`${t('open')}: ${shown}`} onClick={onOpen}>
        {t('open')}
      </button>
    </li>
  )
}

export function GoldView() {
  const t = useMessages('rewards')
  const { market } = useLocale()
  const query = useQuery()
  const contact = query.get('text') ?? undefined
  const after = query.get('before') ?? undefined
  const page = useLoad(
    JSON.stringify([market, contact, after]),
    async () => {
      const { members, next } = (await call('GET /api/admin/gold', { query: { market, contact, after } })).data
      return { rows: members, next }
    },
    true,
  )
  const [open, setOpen] = useState<GoldMember | null>(null)
  const done = () => {
    setOpen(null)
    page.again()
  }
  return (
    <>
      <ListSearch label={t('find')} />
      <RowList
        label={t('gold')}
        page={page}
        empty={{ icon: 'star', title: t(contact ? 'notFound' : 'noGold'), text: contact ? t('notFoundText') : '' }}
        row={member => <MemberRow key={member.customerId} member={member} onOpen={() => setOpen(member)} />}
      />
      {open && <GoldDialog member={open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}
