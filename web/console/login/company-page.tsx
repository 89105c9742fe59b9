// The screen to which the identity provider redirects: completes the sign-in, or shows the error.

import { useEffect, useRef } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { takeSession } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { Loading } from '../components/states.tsx'
import { LoginFrame } from './login-frame.tsx'

export function CompanyPage() {
  const t = useMessages('login')
  const { problem, run } = useAct()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const returned = location.search || '?'
    // the code does not stay in the history of the browser
    history.replaceState(null, '', location.pathname)
    void run(() => call('POST /api/admin/session/company/complete', { body: { returned } })).then(reply => {
      if (!reply) return
      navigate(reply.data.returnTo, { replace: true })
      takeSession(reply.data.session)
    })
  }, [run])
  return (
    <LoginFrame title={t('companyTitle')}>
      {problem ? (
        <>
          <Problem text={problem} />
          <div className="acts">
            <a className="b go" href={to('/')}>
              {t('companyAgain')}
            </a>
          </div>
        </>
      ) : (
        <Loading />
      )}
    </LoginFrame>
  )
}
