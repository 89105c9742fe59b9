// Gold members of a market, the first to end first, and the customer whose contact is typed.

import { useState } from 'react'
import type { GoldMember } from '../../../contract/rewards/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListSearch } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { GoldDialog } from './gold-dialog.tsx'

const PAGE_SIZE = 25

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
  const list = useMessages('list')
  const { market } = useLocale()
  const query = useQuery()
  const contact = query.get('text') ?? undefined
  const pageIndex = Number(query.get('before') ?? 0) || 0
  const load = useLoad([market, contact, pageIndex].join(' '), async () => {
    return (await call('GET /api/admin/gold', { query: { market, contact, pageIndex, pageSize: PAGE_SIZE } })).data
  })
  const more = (pageIndex + 1) * PAGE_SIZE < (load.data?.totalCount ?? 0)
  const pager = usePager(more ? String(pageIndex + 1) : null)
  const [open, setOpen] = useState<GoldMember | null>(null)
  const done = () => {
    setOpen(null)
    load.again()
  }
  return (
    <>
      <ListSearch label={t('find')} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.members.length === 0 && (
        <EmptyState icon="star" title={t(contact ? 'notFound' : 'noGold')} text={contact ? t('notFoundText') : ''} />
      )}
      {load.data && load.data.members.length > 0 && (
        <section className="panel" aria-label={t('gold')}>
          <ul className="rows in-b">
            {load.data.members.map(member => (
              <MemberRow key={member.customerId} member={member} onOpen={() => setOpen(member)} />
            ))}
          </ul>
        </section>
      )}
      <div className="acts">
        {pager.newer && (
          <button type="button" className="b" onClick={pager.newer}>
            {list('newer')}
          </button>
        )}
        {pager.older && (
          <button type="button" className="b" onClick={pager.older}>
            {list('older')}
          </button>
        )}
      </div>
      {open && <GoldDialog member={open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}
