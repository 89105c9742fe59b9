// Animation times from the specification (section 9); nothing is animated for readers who prefer reduced motion.

/** Delay before an opened modal gets its marker class, and before a closed one is hidden. */
export const MODAL_MARKER_MS = 100
export const MODAL_HIDE_MS = 500
/** Duration of sliding open or shut. */
export const SLIDE_MS = 500
/** Between two steps of an animation. */
export const STEP_MS = 10
/** Change of opacity per frame. */
export const FADE_STEP = 0.1

export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
