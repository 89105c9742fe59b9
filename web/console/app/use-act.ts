// One write at a time: its pending state, and the error of a rejection.

import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import { useErrorText } from './error-text.ts'

export interface Act {
  busy: boolean
  /** The reason of the last rejection, in the member's language; empty if there is none. */
  problem: string
  /** Runs a write unless one is running; undefined when it was rejected or not begun. */
  run<T>(write: () => Promise<T>): Promise<T | undefined>
  clear(): void
}

export function useAct(): Act {
  const textOf = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef(false)
  const run = useCallback(
    async <T>(write: () => Promise<T>): Promise<T | undefined> => {
      if (running.current) return undefined
      running.current = true
      setBusy(true)
      setProblem('')
      try {
        return await write()
      } catch (error) {
        setProblem(textOf(error instanceof ApiError ? error : new ApiError(0, {})))
        return undefined
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [textOf],
  )
  const clear = useCallback(() => setProblem(''), [])
  return { busy, problem, run, clear }
}
