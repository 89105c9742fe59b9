// Runs what a form does: once at a time, with a busy mark, and with its failure in the reader's words.

import { useRef, useState } from 'react'
import { errorMessage } from './error-text.ts'
import { setLoading } from './loading-bar.ts'

export interface Action {
  busy: boolean
  /** What went wrong last; empty when nothing did. */
  error: string
  setError(text: string): void
  /** Answers whether the work was done; a second call while one runs does nothing. */
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

/** Moves focus to the first field that is marked wrong, once the marks are on the page; else the message into sight. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field) field.focus()
    else form?.querySelector('[role=alert]:not([hidden])')?.scrollIntoView({ block: 'center' })
  })
}
