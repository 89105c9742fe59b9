// The two lists of carts, for those who may see them.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import type { View } from '../components/list-head.tsx'

/** Carts that staff put together, and those that shoppers have left. */
export function useCartParts(current: 'made' | 'left'): View[] {
  const t = useMessages('carts')
  const may = useMay()
  const made = { label: t('title'), href: to('/carts'), current: current === 'made' }
  const left = { label: t('left'), href: to('/carts/left'), current: current === 'left' }
  return [...(may('carts.write') ? [made] : []), ...(may('carts.read') ? [left] : [])]
}
