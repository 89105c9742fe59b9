// The console: messages and session first, then the login or the frame with the screen of the address.

import { useEffect } from 'react'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { LocaleContext } from '../../framework/locale.ts'
import type { Messages } from '../../framework/messages/messages.ts'
import { useLocation } from '../../framework/navigation.ts'
import { Failed, Loading } from '../components/states.tsx'
import { Toaster } from '../components/toaster.tsx'
import { CodeDialog } from '../login/code-dialog.tsx'
import { CompanyPage } from '../login/company-page.tsx'
import { InvitationPage } from '../login/invitation-page.tsx'
import { LoginPage } from '../login/login-page.tsx'
import { SetupPage } from '../login/setup-page.tsx'
import { Frame } from '../shell/frame.tsx'
import { Router, useQuery } from './router.tsx'
import { allowedMarket, useSession } from './session.ts'
import { language as languageSetting, market as marketSetting, useSetting } from './settings.ts'
import { type Start, useStart } from './use-start.ts'

/** Path to which the company's identity provider redirects the browser. */
const COMPANY_PATH = '/company'
const LINK = /^\/(setup|invite)\/([\w-]+)$/

function Content({ error, again }: Pick<Start, 'error' | 'again'>) {
  const { path } = useLocation()
  const session = useSession()
  if (error && !session) return <Failed error={error} onRetry={again} />
  if (!session) return <Loading />
  const [, kind, token = ''] = LINK.exec(path) ?? []
  if (path === COMPANY_PATH) return <CompanyPage />
  if (session.state === 'signed-out' && kind === 'setup') return <SetupPage token={token} />
  if (session.state === 'signed-out' && kind === 'invite') return <InvitationPage token={token} />
  if (session.state !== 'signed-in') return <LoginPage session={session} />
  return (
    <>
      {/* another set of rights starts all screens afresh */}
      <Frame key={session.member?.viewing?.until ?? ''} />
      <CodeDialog />
    </>
  )
}

/**
 * Provides the screens with market, language and messages; a market in the URL takes precedence over the chosen one.
 */
function Localized({ messages, ...start }: Start & { messages: Messages }) {
  const session = useSession()
  const query = useQuery()
  const chosen = useSetting(marketSetting)
  const language = useSetting(languageSetting)
  const named = query.get('market')
  const market = allowedMarket(named === 'AE' || named === 'IN' ? named : chosen, session?.member)
  useEffect(() => {
    document.documentElement.lang = MARKET_INFO[market].languageTag[language]
  }, [market, language])
  return (
    <LocaleContext value={{ market, language, messages }}>
      <Content {...start} />
      <Toaster />
    </LocaleContext>
  )
}

export function Console() {
  const { messages, error, again } = useStart()
  if (!messages) return null
  return (
    <Router>
      <Localized {...{ messages, error, again }} />
    </Router>
  )
}
