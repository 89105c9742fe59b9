// Begins to see the console as a role, in markets that one chooses.

import { type FormEvent, useState } from 'react'
import type { Market } from '../../../contract/shared/market.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { session, useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { CheckList } from '../components/check-list.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import type { KnownRole } from './role-form.tsx'

export function SeeAsRole({ role }: { role: KnownRole }) {
  const t = useMessages('roles')
  const frame = useMessages('frame')
  const own = useMember()
  const { busy, problem, run } = useAct()
  const [isAsked, setAsked] = useState(false)
  const [markets, setMarkets] = useState<Market[]>(own.markets)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = role.custom ? { customRoleId: role.custom.roleId } : { role: role.key as 'owner' }
    const reply = await run(() => call('POST /api/admin/session/role-view', { body: { ...chosen, markets } }))
    if (!reply) return
    navigate(to('/'))
    session.set(reply.data)
  }
  return (
    <>
      <button type="button" className="b" onClick={() => setAsked(true)}>
        {t('seeAs')}
      </button>
      {isAsked && (
        <Dialog title={t('seeAsTitle', { name: role.name })} onClose={() => setAsked(false)}>
          <form className="form" onSubmit={submit}>
            <p className="soft">{t('seeAsText')}</p>
            <CheckList<Market>
              label={t('seeAsMarkets')}
              options={own.markets.map(market => ({ value: market, label: frame(market) }))}
              value={markets}
              onChange={setMarkets}
            />
            <Problem text={problem} />
            <div className="acts">
              <button type="submit" className="b go" disabled={busy || markets.length === 0}>
                {t('seeAs')}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
