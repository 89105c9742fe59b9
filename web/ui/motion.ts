// Animations: slide open or shut, fade, scroll to the top; at once for readers who prefer reduced motion.

import { FADE_STEP, motionAllowed, SLIDE_MS, STEP_MS } from './motion-times.ts'

/** Eases in and out, from 0 to 1. */
export function easeInOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2
}

/** Calls `step` with the elapsed share of the time, up to 1. Resolves after the last step. */
export function animate(durationMs: number, step: (part: number) => void, delayMs = STEP_MS): Promise<void> {
  if (!motionAllowed() || durationMs <= 0) {
    step(1)
    return Promise.resolve()
  }
  return new Promise(resolve => {
    const started = performance.now()
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - started) / durationMs)
      step(part)
      if (part < 1) return
      clearInterval(timer)
      resolve()
    }, delayMs)
  })
}

/** Slides an element open to the height of its content, or shut. Resolves when done. */
export async function slideToggle(element: HTMLElement, open: boolean): Promise<void> {
  const whole = element.scrollHeight
  element.style.overflow = 'hidden'
  await animate(SLIDE_MS, part => {
    const eased = easeInOut(part)
    element.style.height = `${Math.round(whole * (open ? eased : 1 - eased))}px`
  })
  element.style.overflow = ''
  element.style.height = open ? '' : '0px'
}

/** Fades an element in or out, by a tenth per frame. Resolves when done. */
export function fade(element: HTMLElement, direction: 'in' | 'out'): Promise<void> {
  const [from, to] = direction === 'in' ? [0, 1] : [1, 0]
  if (!motionAllowed()) {
    element.style.opacity = String(to)
    return Promise.resolve()
  }
  return new Promise(resolve => {
    let steps = 0
    const frame = () => {
      steps++
      const moved = Math.min(1, steps * FADE_STEP)
      element.style.opacity = String(Math.round((from + (to - from) * moved) * 10) / 10)
      if (moved < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}

/** Scrolls to the top of the page, easing in and out. */
export function scrollToTop(durationMs: number): Promise<void> {
  const from = scrollY
  return animate(durationMs, part => scrollTo({ top: Math.round(from * (1 - easeInOut(part))), behavior: 'instant' }))
}
