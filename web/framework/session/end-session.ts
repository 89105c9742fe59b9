// Handles a session that the server rejected: clears the user, fetches a new session, goes to the home page. Loaded on demand.

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
 * After a 401 the session has expired, and a notice says so. After a 403 it still exists: unless it is ended on the server,
 * the next session call would bring the same user back.
 */
export async function endSession(app: EndedApp, refresh: () => Promise<void>, status: number): Promise<void> {
  app.clear()
  if (status === 401) await tellExpired()
  else await app.leave().catch(() => undefined)
  await refresh().catch(() => undefined)
  navigate(hrefIn(pageLanguage(), '/'))
}
