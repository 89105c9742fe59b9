// A section that slides open and shut under its heading; without scripts it opens as the browser does it.

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { slideToggle } from '../../../ui/motion.ts'

interface SlidingDetailsProps {
  summary: ReactNode
  open: boolean
  className?: string | undefined
  children: ReactNode
}

export function SlidingDetails({ summary, open, className, children }: SlidingDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const moving = useRef(false)
  const toggle = async (event: MouseEvent) => {
    const [outer, inner] = [details.current, content.current]
    if (!outer || !inner) return
    event.preventDefault()
    if (moving.current) return
    moving.current = true
    const opens = !outer.open
    // a closed element has no height to animate to
    outer.open = true
    await slideToggle(inner, opens)
    outer.open = opens
    inner.style.height = ''
    moving.current = false
  }
  return (
    <details ref={details} className={className} open={open}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a summary is a control, and turns keys into clicks */}
      <summary onClick={event => void toggle(event)}>{summary}</summary>
      <div ref={content}>{children}</div>
    </details>
  )
}
