// Runs the action of a form, one at a time, with a busy flag and a localized error message.

import { useRef, useState } from 'react'
import { errorMessage } from './error-text.ts'
import { setLoading } from './loading-bar.ts'
import { whenRendered } from './when-rendered.ts'

export interface Action {
  busy: boolean
  /** Message of the last error; empty if there was none. */
  error: string
  setError(text: string): void
  /** Resolves to whether the action succeeded; a call while another one runs does nothing. */
  run(work: () => Promise<void>): Promise<boolean>
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const running = useRef(false)
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError('')
    setLoading(true)
    try {
      await work()
      return true
    } catch (failure) {
      setError(await errorMessage(failure))
      return false
    } finally {
      running.current = false
      setBusy(false)
      setLoading(false)
    }
  }
  return { busy, error, setError, run }
}

/** Moves focus to the first invalid field once it is rendered; without one, scrolls the error message into view. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = () => form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const message = () => form?.querySelector<HTMLElement>('[role=alert]:not([hidden], :empty)')
  whenRendered(
    () => invalid() ?? message(),
    found => (found === invalid() ? found.focus() : found.scrollIntoView({ block: 'center' })),
  )
}
