// Reloads every two seconds while something is in progress.

import { useEffect } from 'react'

const EVERY_MS = 2000

export function usePoll(active: boolean, again: () => void): void {
  useEffect(() => {
    if (!active) return
    const timer = setInterval(again, EVERY_MS)
    return () => clearInterval(timer)
  }, [active, again])
}
