// Shows at the start how many requests of other members the member can decide on.

import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { useRepeat } from './repeat.ts'

/** Renders nothing while there are none. */
export function ApprovalsNotice({ everyMs }: { everyMs: number }) {
  const t = useMessages('approvals')
  const load = useLoad(
    'approvals',
    async () => (await call('GET /api/admin/session/approvals', { query: {} })).data.toDecide,
    true,
  )
  useRepeat(load.again, everyMs)
  if (!load.data) return null
  return (
    <p className="note">
      {t('toDecide', { count: load.data })} <a href={to('/approvals')}>{t('open')}</a>
    </p>
  )
}
