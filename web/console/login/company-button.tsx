// The button of company sign-in, if set up; the browser is redirected to the provider and back.

import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'

/** An address that cannot be returned to leads to the start. */
const RETURNABLE = /^\/console(\/[\w.~%-]+)*\/?(\?[\w.~%&=+,:@!*'()/-]*)?$/
const MAX_ADDRESS = 1000

function addressHere(): string {
  const address = `${location.pathname}${location.search}`
  const isScreen = !/^\/console\/(company|setup|invite)(\/|$)/.test(location.pathname)
  return isScreen && address.length <= MAX_ADDRESS && RETURNABLE.test(address) ? address : '/console'
}

export function CompanyButton() {
  const t = useMessages('login')
  const { language } = useLocale()
  const { busy, problem, run } = useAct()
  const { data } = useLoad('company', async () => (await call('GET /api/admin/session/company')).data)
  if (!data) return null
  const name = language === 'hi' ? data.nameHi : data.name
  const begin = async () => {
    const body = { returnTo: addressHere() }
    const reply = await run(() => call('POST /api/admin/session/company', { body }))
    if (reply) location.assign(reply.data.authorizationUrl)
  }
  return (
    <div>
      <Problem text={problem} />
      <div className="acts">
        <button type="button" className="b" disabled={busy} onClick={begin}>
          {t('companyLogin', { name })}
        </button>
      </div>
      {data.only && <p className="sub">{t('companyOnly', { name })}</p>}
    </div>
  )
}
