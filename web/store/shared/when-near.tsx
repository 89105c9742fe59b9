// Shows a part of a page once it comes near the window, so that no page waits for what may never be seen.

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window it begins. */
const NEAR = '800px 0px'

/** Nothing on the server and until it is near; from then on the part. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return near ? children : <div ref={place} />
}
