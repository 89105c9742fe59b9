// Position of a picture while it is zoomed and moved; pure.

export interface View {
  scale: number
  /** Offset of the picture's centre from the stage's centre, in pixels. */
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
const MAX_ZOOM = 5

/** The view moved back so that the picture covers as much of the stage as it can; a picture that is not zoomed is centred. */
export function clamped({ scale, x, y }: View, stage: Size): View {
  const fits = Math.min(Math.max(scale, 1), MAX_ZOOM)
  const most = (length: number) => ((fits - 1) * length) / 2
  const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)
  return { scale: fits, x: within(x, most(stage.width)), y: within(y, most(stage.height)) }
}

/** The view zoomed by a factor around a fixed point (relative to the stage's centre). */
export function zoomedAt(view: View, factor: number, point: { x: number; y: number }, stage: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_ZOOM)
  const by = scale / view.scale
  return clamped({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, stage)
}

const SWIPE_PX = 48

/** Whether a swipe with one finger goes to another picture: -1 previous, 1 next, 0 neither. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0
  return dx < 0 ? 1 : -1
}
