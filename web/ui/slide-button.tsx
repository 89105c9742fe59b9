// A submit button operated by sliding its knob to the end; a tap or a key works too, since not everybody can slide.

import { type PointerEvent, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './slide-button.module.css'

interface SlideButtonProps {
  label: string
  /** The action succeeded: the knob stays at the end. */
  done?: boolean
  busy?: boolean
}

const KNOB_PX = 56
/** Share of the distance after which releasing the knob submits. */
const ENOUGH = 0.7

export function SlideButton({ label, done, busy }: SlideButtonProps) {
  const begun = useRef<number | null>(null)
  const slid = useRef(false)
  /** Offset of the knob in pixels; the last movement may not be rendered yet when the finger is lifted. */
  const way = useRef(0)
  const [offset, setOffset] = useState(0)
  const slideTo = (pixels: number) => {
    way.current = pixels
    setOffset(pixels)
  }
  const reachOf = (button: HTMLElement) => button.clientWidth - KNOB_PX
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (begun.current === null) return
    slideTo(Math.min(Math.max(event.clientX - begun.current, 0), reachOf(event.currentTarget)))
  }
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget: button } = event
    if (begun.current === null) return
    const far = way.current / reachOf(button)
    slid.current = way.current > 10
    begun.current = null
    slideTo(0)
    // the click at the end of a slide, if any, follows immediately
    setTimeout(() => {
      slid.current = false
    })
    if (slid.current && far >= ENOUGH) button.form?.requestSubmit()
  }
  return (
    <button
      type="submit"
      className={classNames(styles.slide, done && styles.done)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={done}
      onPointerDown={event => {
        if (busy || done || event.pointerType === 'mouse') return
        begun.current = event.clientX
        slid.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={event => {
        // a slide also ends with a click: only that of a tap counts
        if (busy || slid.current) event.preventDefault()
      }}
    >
      <span className={styles.knob} style={{ translate: `${offset}px` }}>
        <Icon name={done ? 'check' : 'right'} />
      </span>
      <span>{label}</span>
    </button>
  )
}
