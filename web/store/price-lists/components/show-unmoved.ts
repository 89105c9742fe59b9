// Shows browser-specific content on a rendered page without moving anything in view.

/** Makes a change; returns whether it moved something in view. */
function moves(place: HTMLElement, change: () => void): boolean {
  const columns = place.closest('[data-static]')?.parentElement
  const next = columns?.nextElementSibling
  const others = [...(columns?.children ?? []), ...(next ? [next] : [])]
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const before = others.map(topOf)
  change()
  return others.some((other, at) => {
    const [was = 0, now] = [before[at], topOf(other)]
    return was !== now && Math.min(was, now) < innerHeight
  })
}

const MOMENTS = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Shows `host`, the last part of `place`, and hides `shared`, which it replaces: at once if nothing moves, otherwise
 * when the page is scrolled or a button or key is pressed. Until then it scrolls in the space of `shared`. Returns a
 * disposer.
 */
export function showWhereNothingMoves(place: HTMLElement, host: HTMLElement, shared: HTMLElement | null): () => void {
  const heard = new AbortController()
  const room = shared?.offsetHeight ?? 0
  const open = () => {
    if (shared) shared.hidden = true
    host.hidden = false
    host.style.cssText = `min-height:${room}px`
  }
  const wait = () => {
    host.hidden = room === 0
    host.style.cssText = `height:${room}px;overflow:auto`
  }
  const attempt = (moment: (typeof MOMENTS)[number] | null) => {
    const isPressed = moment === 'pointerdown' || moment === 'keydown'
    if (moves(place, open) && !isPressed) wait()
    else heard.abort()
  }
  attempt(null)
  for (const moment of heard.signal.aborted ? [] : MOMENTS)
    addEventListener(moment, () => attempt(moment), { signal: heard.signal, passive: true })
  return () => heard.abort()
}
