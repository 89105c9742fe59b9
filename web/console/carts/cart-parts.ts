// The two lists of carts, if the member may see them.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import type { View } from '../components/list-head.tsx'

/** Carts created by staff, and abandoned carts. */
export function useCartParts(current: 'made' | 'abandoned'): View[] {
  const t = useMessages('carts')
  const may = useMay()
  const made = { label: t('title'), href: to('/carts'), current: current === 'made' }
  const abandoned = { label: t('abandoned'), href: to('/carts/abandoned'), current: current === 'abandoned' }
  return [...(may('carts.write') ? [made] : []), ...(may('carts.read') ? [abandoned] : [])]
}
