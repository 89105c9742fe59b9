// Leaves a page of the account when the customer has logged out in another tab, or comes back to it from the history.

import { useEffect } from 'react'
import { readStored } from '../../../framework/api/browser-storage.ts'
import { USER_KEY, type UserSession } from '../../app/session.ts'

const isLoggedOut = () => readStored<UserSession>(USER_KEY)?.authenticated !== 'true'

/** Loads the page again, which leads to the login, as soon as nobody is logged in any more in this browser. */
export function useSharedLogout(): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if ((key === USER_KEY || key === null) && isLoggedOut()) location.reload()
    }
    // a page that the browser had put aside as a whole was told nothing
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isLoggedOut()) location.reload()
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [])
}
