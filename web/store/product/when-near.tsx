// Keeps the place of a part until it comes near the window, and fetches it then.

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

interface WhenNearProps {
  id?: string
  className?: string
  /** Pixels that are kept free until the part is there, so that nothing below it moves; 0 where it may stay empty. */
  height: number
  /** Pixels below the window within which the part is fetched. */
  margin?: number
  children: ReactNode
}

/** On the server it is the place alone. */
export function WhenNear({ id, className, height, margin = 300, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, margin])
  const waiting = height > 0 ? <Skeleton height={`${height}px`} /> : null
  return (
    <div id={id} ref={place} className={className} style={{ minHeight: height }}>
      {near && <Suspense fallback={waiting}>{children}</Suspense>}
    </div>
  )
}
