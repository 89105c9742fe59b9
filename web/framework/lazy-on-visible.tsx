// Renders its children when they are near the viewport; until then it reserves their height.

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'

interface LazyOnVisibleProps {
  id?: string
  /** Height in pixels reserved until the children are rendered, so that nothing below moves. */
  height?: number
  children: ReactNode
}

/** Distance to the viewport after the first interaction; before it, the children must be in the viewport. */
const NEAR = '800px 0px'

/** The server renders only the empty container. */
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
