// Says when the connection is lost and restored, and sends the cart changes that were queued offline.

import { createRoot } from 'react-dom/client'
import { pageLanguage } from '../../../framework/api/client.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { showToast } from '../../../ui/toast.ts'
import { loadMessages, translator } from '../../app/messages.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import {
  type CartChange,
  type CartConflict,
  keepForLater,
  keepQuantity,
  pendingCount,
  syncPendingCart,
} from './pending-cart.ts'

const NOTICE_MS = 6_000

async function messages() {
  const language = pageLanguage()
  return translator(await loadMessages(['offline'], language), 'offline', language)
}

/** Names of the products; after reconnecting, only their numbers are known. */
async function namesOf(conflicts: readonly CartConflict[]): Promise<Map<string, string>> {
  const msnList = conflicts.map(({ productId }) => productId)
  const answer = await quietCall('POST /api/v1/product/getProductsByMsnList', { body: { msnList } }).catch(() => null)
  return new Map(answer?.data.map(({ msn, productName }) => [msn.toLowerCase(), productName]))
}

async function showConflicts(conflicts: readonly CartConflict[]): Promise<void> {
  const [t, names] = await Promise.all([messages(), namesOf(conflicts)])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <ConflictDialog
      lines={conflicts.map(({ productId, ...line }) => ({
        name: names.get(productId.toLowerCase()) ?? productId,
        ...line,
      }))}
      t={t}
      onClose={close}
    />,
  )
}

async function sync(): Promise<void> {
  const { added, changed, conflicts } = await syncPendingCart()
  if (added > 0) showToast((await messages())('cartSynced', { count: added }), NOTICE_MS)
  if (changed > 0) showToast((await messages())('quantitiesSynced', { count: changed }), NOTICE_MS)
  // refreshes an open cart page
  if (added + changed + conflicts.length > 0) dispatchEvent(new Event('cart-synced'))
  if (conflicts.length > 0) await showConflicts(conflicts)
}

async function notice(key: 'lost' | 'back'): Promise<void> {
  showToast((await messages())(key), NOTICE_MS)
}

/** Queues a cart change and says so. False if it cannot be queued. */
export async function keepChange(change: CartChange): Promise<boolean> {
  if (!keepForLater(change)) return false
  showToast((await messages())('kept'), NOTICE_MS)
  return true
}

/** Queues a quantity of the open cart page and says so. False if it cannot be queued. */
export async function keepCartQuantity(change: Parameters<typeof keepQuantity>[0]): Promise<boolean> {
  if (!keepQuantity(change)) return false
  showToast((await messages())('keptQuantity'), NOTICE_MS)
  return true
}

/** Called once per page load. The messages are fetched now, because they are unavailable offline. */
export async function watchConnection(): Promise<void> {
  await Promise.all([messages(), import('../../../ui/toaster.tsx')])
  addEventListener('offline', () => void notice('lost'))
  addEventListener('online', () => {
    void notice('back')
    void sync()
  })
  if (pendingCount() > 0 && navigator.onLine) await sync()
}
