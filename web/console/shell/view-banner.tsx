// Banner on every screen while the console is viewed as a role, with a button to end it.

import { useEffect } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { loadSession, session, useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { useRoleName } from '../components/role-name.ts'

/** The server ends it by its own clock: the session is reloaded a little later. */
const LATER_MS = 2000

export function ViewBanner() {
  const t = useMessages('frame')
  const { viewing, markets } = useMember()
  const { moment } = useDates()
  const nameOf = useRoleName()
  const { busy, problem, run } = useAct()
  const until = viewing?.until
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => void loadSession().catch(() => undefined), Date.parse(until) - Date.now() + LATER_MS)
    return () => clearTimeout(timer)
  }, [until])
  if (!viewing) return null
  const end = async () => {
    const reply = await run(() => call('POST /api/admin/session/role-view/end'))
    if (!reply) return
    navigate(to('/staff/roles'))
    session.set(reply.data)
  }
  const role = nameOf(viewing) ?? t('viewRoleGone')
  return (
    <section className="view-banner" aria-label={t('viewTitle')}>
      <p>{t('viewText', { role, markets: markets.map(code => t(code)).join(', '), time: moment(viewing.until) })}</p>
      <Problem text={problem} />
      <button type="button" className="b" disabled={busy} onClick={end}>
        {t('viewEnd')}
      </button>
    </section>
  )
}
