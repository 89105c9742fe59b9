// Reads the auth-flow record in a page: only the browser has it, so it is missing in the first render.

import { useEffect, useState } from 'react'
import { type AuthFlow, readFlow, writeFlow } from './components/auth-flow.ts'

/** The record (null when there is none, undefined before it was read) and its setter. */
export function useFlow(): [AuthFlow | null | undefined, (flow: AuthFlow | null) => void] {
  const [flow, setFlow] = useState<AuthFlow | null>()
  useEffect(() => setFlow(readFlow()), [])
  const keep = (next: AuthFlow | null) => {
    writeFlow(next)
    setFlow(next)
  }
  return [flow, keep]
}
