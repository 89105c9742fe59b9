// Where a visitor goes once logged in, by the rules of the store, and what remains to be forgotten.

import { showToast } from '../../ui/toast.ts'
import { afterLogin } from '../app/history-rules.ts'
import { visitedPages } from '../app/visited.ts'
import { writeFlow } from '../shared/login/auth-flow.ts'
import { navigate } from '../shared/navigation.ts'
import { useStore, useText } from '../shared/store-context.ts'

/** Answers what to call after login: goes to the page asked for, else to the one before. */
export function useEntered(): (redirect: string, name?: string) => void {
  const { href } = useStore()
  const text = useText('auth')
  return (redirect, name = '') => {
    writeFlow(null)
    showToast(name ? text('welcome', { name }) : text('welcomeBack'))
    const to = afterLogin(visitedPages(), redirect || null)
    // An address asked for has its language in it; the remembered ones have none.
    navigate(to === redirect ? to : href(to), { replace: true })
  }
}
