// The member's own account: role, authenticator app and recovery codes, passkeys, password, sessions, logout.

import { useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { logout, session, useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { useRoleName } from '../components/role-name.ts'
import { Enrolment } from '../login/enrolment.tsx'
import { RecoveryCodes } from '../login/recovery-codes.tsx'
import { CompanyPanel } from './company-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

function FactorPanel() {
  const t = useMessages('own')
  const { secondFactor, recoveryCodesLeft } = useMember()
  const { busy, problem, run } = useAct()
  const [enrolling, setEnrolling] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = async () => {
    const reply = await run(() => call('POST /api/admin/session/recovery-codes'))
    if (reply) setCodes(reply.data.recoveryCodes)
  }
  const finish = async () => {
    setCodes(null)
    const reply = await run(() => call('GET /api/admin/session'))
    if (reply) session.set(reply.data)
  }
  return (
    <section className="panel" aria-labelledby="factor">
      <header>
        <h2 id="factor">{t('factor')}</h2>
      </header>
      <div className="in-b form">
        <p>{secondFactor ? t('factorOn', { count: recoveryCodesLeft }) : t('factorOff')}</p>
        <Problem text={problem} />
        <div className="acts">
          {secondFactor ? (
            <button type="button" className="b" disabled={busy} onClick={renew}>
              {t('renewCodes')}
            </button>
          ) : (
            <button type="button" className="b" onClick={() => setEnrolling(true)}>
              {t('setUpFactor')}
            </button>
          )}
        </div>
      </div>
      {enrolling && (
        <Dialog title={t('setUpFactor')} onClose={() => setEnrolling(false)}>
          <Enrolment
            onDone={next => {
              setEnrolling(false)
              session.set(next)
              showToast(t('factorSet'))
            }}
          />
        </Dialog>
      )}
      {codes && (
        <Dialog title={t('renewCodes')} onClose={finish}>
          <RecoveryCodes codes={codes} onDone={finish} />
        </Dialog>
      )}
    </section>
  )
}

export function Screen() {
  const t = useMessages('own')
  const frame = useMessages('frame')
  const nameOf = useRoleName()
  const own = useMember()
  const { name, email, markets } = own
  const { busy, problem, run } = useAct()
  return (
    <div className="stack narrow">
      <div className="head">
        <div className="grow">
          <h1>{name}</h1>
          <p className="sub">
            {email} · {nameOf(own)} · {markets.map(code => frame(code)).join(', ')}
          </p>
        </div>
        <div className="acts">
          <button type="button" className="b" disabled={busy} onClick={() => run(logout)}>
            {t('logout')}
          </button>
        </div>
      </div>
      <Problem text={problem} />
      <FactorPanel />
      <PasskeysPanel />
      {own.companyLinkedAt && <CompanyPanel linkedAt={own.companyLinkedAt} />}
      {own.hasPassword && <PasswordPanel />}
      <SessionsPanel />
      <NotificationsPanel />
    </div>
  )
}
