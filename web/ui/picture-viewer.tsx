// Full-window pictures: pinch, double-tap and wheel zoom; one finger moves or swipes; arrow keys go to the next one.

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { clamped, swipeOf, type View, WHOLE, zoomedAt } from './picture-moves.ts'
import styles from './picture-viewer.module.css'

interface PictureViewerProps {
  pictures: readonly { link: string; label: string }[]
  /** The picture shown first. */
  start: number
  labels: { previous: string; next: string; zoomIn: string; zoomOut: string }
}

interface Finger {
  x: number
  y: number
}

const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_SCALE = 2.5
const STEP = 1.5

const between = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y)

/** A point of the window relative to the centre of an element. */
function fromMiddle(element: Element, at: Finger): Finger {
  const box = element.getBoundingClientRect()
  return { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 }
}

/** Tracks the fingers on the stage and updates the view; the picture moves without a render. */
class Hands {
  private readonly stage: HTMLElement
  private readonly turn: (by: number) => void
  private readonly show: (view: View) => void
  private readonly fingers = new Map<number, Finger>()
  private begun: Finger = { x: 0, y: 0 }
  private lastTap = 0
  private pinched = false
  view = WHOLE

  constructor(stage: HTMLElement, turn: (by: number) => void, show: (view: View) => void) {
    this.stage = stage
    this.turn = turn
    this.show = show
  }

  private set(view: View): void {
    this.view = view
    this.show(view)
  }

  private get size() {
    return { width: this.stage.clientWidth, height: this.stage.clientHeight }
  }

  reset(): void {
    this.set(WHOLE)
  }

  zoom(factor: number, at: Finger | null = null): void {
    this.set(zoomedAt(this.view, factor, at ? fromMiddle(this.stage, at) : { x: 0, y: 0 }, this.size))
  }

  down(id: number, at: Finger): void {
    this.fingers.set(id, at)
    if (this.fingers.size === 1) {
      this.begun = at
      this.pinched = false
    } else this.pinched = true
  }

  move(id: number, at: Finger): void {
    const before = this.fingers.get(id)
    if (!before) return
    const other = [...this.fingers].find(([key]) => key !== id)?.[1]
    this.fingers.set(id, at)
    if (other) this.zoom(between(at, other) / Math.max(1, between(before, other)), other)
    else if (this.view.scale > 1) {
      const { scale, x, y } = this.view
      this.set(clamped({ scale, x: x + at.x - before.x, y: y + at.y - before.y }, this.size))
    }
  }

  up(id: number, at: Finger, now: number): void {
    if (!this.fingers.delete(id) || this.fingers.size > 0 || this.pinched) return
    const [dx, dy] = [at.x - this.begun.x, at.y - this.begun.y]
    const by = this.view.scale === 1 ? swipeOf(dx, dy) : 0
    if (by !== 0) this.turn(by)
    if (Math.hypot(dx, dy) > 10) return
    const double = now - this.lastTap < DOUBLE_TAP_MS
    this.lastTap = double ? 0 : now
    if (!double) return
    if (this.view.scale > 1) this.reset()
    else this.zoom(DOUBLE_TAP_SCALE, at)
  }

  cancel(id: number): void {
    this.fingers.delete(id)
  }
}

/** Adds native listeners to the stage: React's passive wheel listeners cannot prevent scrolling. */
function useHands(stage: RefObject<HTMLDivElement | null>, turn: (by: number) => void): RefObject<Hands | null> {
  const hands = useRef<Hands | null>(null)
  const turning = useRef(turn)
  turning.current = turn
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const mine = new Hands(
      element,
      by => turning.current(by),
      ({ scale, x, y }) => {
        const picture = element.querySelector('img')
        if (picture) picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
        element.toggleAttribute('data-zoomed', scale > 1)
      },
    )
    hands.current = mine
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      mine.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [stage])
  return hands
}

const pointOf = (event: PointerEvent): Finger => ({ x: event.clientX, y: event.clientY })

export function PictureViewer({ pictures, start, labels }: PictureViewerProps) {
  const [at, setAt] = useState(Math.min(start, pictures.length - 1))
  const stage = useRef<HTMLDivElement>(null)
  const turn = (by: number) => {
    const next = Math.min(Math.max(at + by, 0), pictures.length - 1)
    hands.current?.reset()
    setAt(next)
  }
  const hands = useHands(stage, turn)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1)
    else if (key === 'ArrowLeft') turn(-1)
    else if (key === '+' || key === '=') hands.current?.zoom(STEP)
    else if (key === '-') hands.current?.zoom(1 / STEP)
    else if (key === '0') hands.current?.reset()
  }
  const picture = pictures[at]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from its buttons
    <div onKeyDown={onKeyDown}>
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          hands.current?.down(event.pointerId, pointOf(event))
        }}
        onPointerMove={event => hands.current?.move(event.pointerId, pointOf(event))}
        onPointerUp={event => hands.current?.up(event.pointerId, pointOf(event), event.timeStamp)}
        onPointerCancel={event => hands.current?.cancel(event.pointerId)}
      >
        {picture && <img key={picture.link} src={picture.link} alt={picture.label} draggable={false} />}
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={labels.previous} disabled={at === 0} onClick={() => turn(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={labels.zoomOut} onClick={() => hands.current?.zoom(1 / STEP)}>
          <Icon name="minus" />
        </button>
        <p aria-live="polite">{picture?.label}</p>
        <button type="button" aria-label={labels.zoomIn} onClick={() => hands.current?.zoom(STEP)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={labels.next} disabled={at === pictures.length - 1} onClick={() => turn(1)}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  )
}
