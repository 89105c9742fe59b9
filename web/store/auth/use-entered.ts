// Where a visitor goes after login, following the store's history rules.

import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { visitedPages } from '../../framework/visited-pages.ts'
import { showToast } from '../../ui/toast.ts'
import { afterLogin } from '../app/history-rules.ts'
import { useMessages } from '../app/messages.ts'
import { writeFlow } from './components/auth-flow.ts'
import { backUrl, writeBackUrl } from './components/back-url.ts'

/** Returns the function to call after login, which navigates to the requested page or to the previous one. */
export function useEntered(): (redirect: string, name?: string) => void {
  const { href } = useLocale()
  const t = useMessages('auth')
  return (redirect, name = '') => {
    writeFlow(null)
    showToast(name ? t('welcome', { name }) : t('welcomeBack'))
    const asked = redirect || backUrl()
    writeBackUrl(null)
    const to = afterLogin(visitedPages(), asked || null)
    // A requested address includes its language; remembered ones do not.
    navigate(to === asked ? to : href(to), { replace: true })
  }
}
