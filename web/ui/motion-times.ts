// Times of what moves, as the specification gives them (section 9); all of it stands still for readers who prefer that.

/** A modal gets its marker this long after it was opened, and is hidden this long after it was closed. */
export const MODAL_MARKER_MS = 100
export const MODAL_HIDE_MS = 500
/** Sliding open or shut. */
export const SLIDE_MS = 500
/** Between two steps of an animation. */
export const STEP_MS = 10
/** Change of the opacity in a frame. */
export const FADE_STEP = 0.1

export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
