// The first sign that somebody is there: until then a page fetches what is in sight and nothing beside.

const EVENTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

/** Calls once, at the first sign. Answers how to stop waiting for it. */
export function onFirstInteraction(begin: () => void): () => void {
  const heard = new AbortController()
  const hear = () => {
    heard.abort()
    begin()
  }
  for (const sign of EVENTS) addEventListener(sign, hear, { signal: heard.signal, passive: true })
  return () => heard.abort()
}
