// Reports the page that is shown to the click-stream: home, product and category pages. Fetched when it is time.

import { trackedPage } from '../../../contract/tracking/tracked-page.rules.ts'
import { quietCall } from '../../framework/session/session.ts'

/** A product counts as recently viewed from then on. The server leaves out robots. */
export async function trackPage(): Promise<void> {
  if (!trackedPage(location.href)) return
  const body = { message: 'page-view', url: location.href, referrer: document.referrer, timestamp: Date.now() }
  await quietCall('POST /api/v3/analytic/setstream/product', { body }).catch(() => undefined)
}
