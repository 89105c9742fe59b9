// Repeats an action while the page is visible.

import { useEffect } from 'react'

/** Calls `act` every `ms` milliseconds while the tab is visible, and at once when it becomes visible. */
export function useRepeat(act: () => void, ms: number): void {
  useEffect(() => {
    const actIfSeen = () => {
      if (!document.hidden) act()
    }
    const timer = setInterval(actIfSeen, ms)
    document.addEventListener('visibilitychange', actIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', actIfSeen)
    }
  }, [act, ms])
}
