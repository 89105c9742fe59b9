// Loads the page for tracking an order without logging in: its form, or the order opened in the session.

import type { GuestOrder } from '../../../contract/guest-orders/api.ts'
import { statusOf } from '../../framework/loader-errors.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface TrackData {
  /** Null until one is opened. */
  opened: GuestOrder | null
  /** As the address names it, to fill in. */
  orderNumber: string
}

export const loadTrackPage: PageLoader<TrackData> = async ({ call, query, path, messages }) => {
  const t = messages('track')
  const orderNumber = /^\d{1,12}$/.exec(query.get('order') ?? '')?.[0] ?? ''
  const opened = orderNumber
    ? await call('GET /api/v1/order/guest', { query: { orderNumber: Number(orderNumber) } }).catch((error: unknown) => {
        // not opened in this session, which may not exist yet
        if (statusOf(error) < 500) return null
        throw error
      })
    : null
  return {
    data: { opened: opened?.data ?? null, orderNumber },
    head: {
      title: `${t('title')} | ${messages('common')('siteName')}`,
      description: t('description'),
      canonical: path,
    },
    tags: [],
  }
}
