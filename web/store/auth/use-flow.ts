// The auth-flow record as a page reads it: known only in the browser, so absent in the first render.

import { useEffect, useState } from 'react'
import { type AuthFlow, readFlow, writeFlow } from './components/auth-flow.ts'

/** The record, null when there is none, undefined before the browser was asked; and how to change it. */
export function useFlow(): [AuthFlow | null | undefined, (flow: AuthFlow | null) => void] {
  const [flow, setFlow] = useState<AuthFlow | null>()
  useEffect(() => setFlow(readFlow()), [])
  const keep = (next: AuthFlow | null) => {
    writeFlow(next)
    setFlow(next)
  }
  return [flow, keep]
}
