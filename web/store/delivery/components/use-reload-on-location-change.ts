// Reloads the page when the delivery location changes: prices and promises depend on it.

import { useEffect } from 'react'
import { PINCODE_RELOAD_MS } from '../../../../contract/shared/timers.ts'
import { hrefIn, useLocale } from '../../../framework/locale.ts'
import { useLocation } from '../../../framework/navigation.ts'
import { reloadsOnLocationChange, withReload } from './reload-rules.ts'

/** Time for the listeners of `address-update` to run before the page is left. */

export function useReloadOnLocationChange(): void {
  const { path, search } = useLocation()
  const { language } = useLocale()
  useEffect(() => {
    if (!reloadsOnLocationChange(path)) return
    const reload = () =>
      setTimeout(() => {
        location.assign(hrefIn(language, withReload(path + search, Date.now())) + location.hash)
      }, PINCODE_RELOAD_MS)
    addEventListener('address-update', reload)
    return () => removeEventListener('address-update', reload)
  }, [path, search, language])
}
