// Reports a page to the click-stream six seconds after it was opened: home, product and category pages.

import type { TrackedProduct } from '../../../contract/tracking/api.ts'
import { cleanAddress } from '../../../contract/tracking/clean-address.rules.ts'
import { trackedPage } from '../../../contract/tracking/tracked-page.rules.ts'
import { quietCall } from '../../framework/session/session.ts'
import { visitor } from '../app/session.ts'
import { whenAllowed } from '../shared/consent.ts'
import { showHearts } from '../wishlists/components/hearts.ts'

export interface OpenedPage {
  url: string
  /** The previous page of the store; empty for the first one of a visit. */
  previous: string
  at: number
  /** Aborts when the page is left. */
  left: AbortSignal
}

/** Product data of the page, written there by `product-body.tsx`. */
function productOf(msn: string): TrackedProduct | undefined {
  const text = document.querySelector<HTMLElement>('main [data-product]')?.dataset.product
  const product = text === undefined ? null : (JSON.parse(text) as TrackedProduct)
  return product?.productID === msn ? product : undefined
}

/**
 * The server ignores robots, and takes visitor and IP address from the session. The visit becomes a click-stream
 * event only with consent; products are added to the recently viewed ones in any case.
 */
export async function trackPage({ url, previous, at, left }: OpenedPage): Promise<void> {
  void showHearts()
  const page = trackedPage(url)
  if (!page) return
  const { userId, sessionId } = visitor.get().user
  const product = page.kind === 'product' ? productOf(page.msn) : undefined
  const body = {
    message: 'page-view',
    session_id: sessionId,
    user_id: userId,
    url: cleanAddress(url),
    device: 'Desktop',
    user_agent: navigator.userAgent.slice(0, 500),
    timestamp: at,
    referrer: cleanAddress(document.referrer),
    previous_url: cleanAddress(previous),
    ...(product && { product }),
  }
  // if consent is given later, while the page is open, the visit is reported then
  void whenAllowed('analytics', left).then(() =>
    quietCall('POST /api/v3/analytic/clickstream', { body }).catch(() => undefined),
  )
  // a product counts as recently viewed when it is still looked at
  if (location.href !== url) return
  await quietCall('POST /api/v3/analytic/setstream/product', { body }).catch(() => undefined)
}
