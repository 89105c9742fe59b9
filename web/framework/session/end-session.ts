// Ends the session that the server has rejected: forgets the user, fetches a new session, goes home. Fetched when it happens.

import { SESSION_EXPIRED_NOTICE_MS } from '../../../contract/shared/timers.ts'
import { showToast } from '../../ui/toast.ts'
import { pageLanguage } from '../api/client.ts'
import { hrefIn } from '../locale.ts'
import { loadMessages, translator } from '../messages/messages.ts'
import { navigate } from '../navigation.ts'

interface EndedApp {
  clear(): void
  leave(): Promise<unknown>
}

async function tellExpired(): Promise<void> {
  const messages = await loadMessages(['common'], pageLanguage())
  const t = translator(messages, 'common', document.documentElement.lang)
  showToast(t('sessionExpired'), SESSION_EXPIRED_NOTICE_MS)
}

/**
 * After a 401 the session has expired, and a notice says so. After a 403 it is still there: it is ended on the server, or
 * the same user would come back with the next session call.
 */
export async function endSession(app: EndedApp, refresh: () => Promise<void>, status: number): Promise<void> {
  app.clear()
  if (status === 401) await tellExpired()
  else await app.leave().catch(() => undefined)
  await refresh().catch(() => undefined)
  navigate(hrefIn(pageLanguage(), '/'))
}
