// One set of listeners for all links and search forms: prefetch on hover, navigation on pointer-down.

/** What links do: implemented by the router. */
export interface LinkTarget {
  owns(url: URL): boolean
  prefetch(url: URL): void
  go(url: URL, options?: { keepScroll?: boolean }): void
  back(): void
}

const HOVER_INTENT_MS = 60

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return null
  return link
}

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Whether a link only moves within the page it is on. */
const sameDocument = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search

function listenToHover(target: LinkTarget, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'pointerover',
    event => {
      clearTimeout(timer)
      const link = linkOf(event)
      if (!link) return
      const url = new URL(link.href)
      if (!target.owns(url)) return
      timer = setTimeout(() => target.prefetch(url), HOVER_INTENT_MS)
    },
    { signal, passive: true },
  )
  document.addEventListener(
    'touchstart',
    event => {
      const link = linkOf(event)
      if (link && target.owns(new URL(link.href))) target.prefetch(new URL(link.href))
    },
    { signal, passive: true },
  )
}

/** Listens on the document until the signal aborts. Touch navigates on click, because a touch may start a scroll. */
export function listenToLinks(target: LinkTarget, signal: AbortSignal): void {
  let followed: HTMLAnchorElement | null = null
  const follow = (link: HTMLAnchorElement): boolean => {
    const url = new URL(link.href)
    if (!target.owns(url) || (sameDocument(url) && !('filter' in link.dataset))) return false
    if ('back' in link.dataset) target.back()
    else target.go(url, { keepScroll: 'keepScroll' in link.dataset })
    return true
  }
  listenToHover(target, signal)
  document.addEventListener(
    'pointerdown',
    event => {
      followed = null
      const link = linkOf(event)
      if (!link || event.pointerType !== 'mouse' || !plain(event) || event.defaultPrevented) return
      // A control inside the link's card is not the link.
      if (event.target instanceof Element && event.target.closest('button,input,select')) return
      if (follow(link)) followed = link
    },
    { signal },
  )
  document.addEventListener(
    'click',
    event => {
      const link = linkOf(event)
      if (!link || !plain(event) || event.defaultPrevented) return
      if (followed === link) event.preventDefault()
      else if (follow(link)) event.preventDefault()
      followed = null
    },
    { signal },
  )
  document.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return
      const url = new URL(form.action)
      url.search = new URLSearchParams(
        [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      ).toString()
      if (!target.owns(url)) return
      event.preventDefault()
      target.go(url)
    },
    { signal },
  )
}
