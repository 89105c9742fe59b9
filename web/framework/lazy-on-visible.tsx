// Keeps the place of a part until it comes near the window, and fetches it then.

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'

interface LazyOnVisibleProps {
  id?: string
  /** Pixels that are kept free until the part is there, so that nothing below it moves. */
  height?: number
  children: ReactNode
}

/** How far below the window a part is fetched once somebody moves; before that it has to be in sight. */
const NEAR = '800px 0px'

/** On the server it is the place alone. */
export function LazyOnVisible({ id, height, children }: LazyOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (near || !element) return
    const watch = (rootMargin?: string) => {
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) setNear(true)
        },
        { rootMargin },
      )
      observer.observe(element)
      return observer
    }
    let observer = watch()
    const stop = onFirstInteraction(() => {
      observer.disconnect()
      observer = watch(NEAR)
    })
    return () => {
      stop()
      observer.disconnect()
    }
  }, [near])
  return (
    <div id={id} ref={place} style={{ minHeight: height }}>
      {near && <Suspense>{children}</Suspense>}
    </div>
  )
}
