// The first interaction of a visit. Before it, a page fetches only what is in the viewport.

const EVENTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

/** Calls `begin` once, on the first interaction. Returns a disposer. */
export function onFirstInteraction(begin: () => void): () => void {
  const heard = new AbortController()
  const hear = () => {
    heard.abort()
    begin()
  }
  for (const sign of EVENTS) addEventListener(sign, hear, { signal: heard.signal, passive: true })
  return () => heard.abort()
}
