// Live notices of a logged-in customer as toasts: one connection for all tabs of the browser, after the first interaction.

import { type LiveNotice, parseNotice } from '../../../contract/notifications/live.rules.ts'
import { onFirstInteraction } from '../../framework/first-interaction.ts'
import type { Locale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { loadMessages, translator } from '../app/messages.ts'
import { isLoggedIn, visitor } from '../app/session.ts'

const NAME = 'kh_notices'
const SHOWN_MS = 8000
/** Delay before reconnecting after the stream has ended. */
const AGAIN_MS = 30_000

/** The text of a notice in the language of the page. */
export async function noticeText(notice: LiveNotice, { language, money }: Pick<Locale, 'language' | 'money'>) {
  const messages = await loadMessages(['notices'], language)
  const t = translator(messages, 'notices', document.documentElement.lang)
  if (notice.kind === 'order') return t('order', { number: String(notice.number) })
  if (notice.kind === 'quotation')
    return t(notice.state === 'quoted' ? 'quoted' : 'declined', { number: String(notice.number) })
  const name = language === 'hi' ? notice.nameHi : notice.nameEn
  return t('price', { name, price: money(notice.priceMinor) })
}

/** Shown in the tab that the customer looks at. */
function show(text: string, locale: Locale): void {
  if (document.hidden) return
  const notice = parseNotice(text)
  if (notice) void noticeText(notice, locale).then(worded => showToast(worded, SHOWN_MS))
}

/** Follows the stream until the page is left; `onLine` receives each line. */
async function follow(onLine: (line: string) => void): Promise<never> {
  for (;;) {
    await new Promise<void>(resolve => {
      const again = () => setTimeout(resolve, AGAIN_MS)
      if (!isLoggedIn(visitor.get())) {
        again()
        return
      }
      quietCall('GET /api/v1/customer/noticeStream').then(({ data }) => {
        const stream = new EventSource(data.address)
        stream.onmessage = ({ data: line }) => onLine(String(line))
        // its URL is signed for a minute: a new one is needed to reconnect
        stream.onerror = () => {
          stream.close()
          again()
        }
      }, again)
    })
  }
}

let started = false

/** Starts with the first interaction; one tab holds the connection and notifies the others. */
export function startLiveNotices(locale: Locale): void {
  if (started || !isLoggedIn(visitor.get())) return
  started = true
  onFirstInteraction(() => {
    const others = new BroadcastChannel(NAME)
    others.onmessage = ({ data }) => show(String(data), locale)
    const tell = (line: string) => {
      show(line, locale)
      others.postMessage(line)
    }
    // the tab that holds the lock has the connection; the next one takes over when it is closed
    void navigator.locks?.request(NAME, () => follow(tell))
  })
}
