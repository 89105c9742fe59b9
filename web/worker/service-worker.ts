// The service worker of the store: shows the offline page where a page cannot be fetched, and notifications. Nothing else is served from a cache.

/// <reference lib="webworker" />

/** Digest of the browser files; another build is another worker, which the version check finds. */
declare const BUILD: string

const worker = globalThis as unknown as ServiceWorkerGlobalScope

const CACHE = `offline-${BUILD}`
/** Longest wait for a page; a connection that carries nothing counts as none. */
const PAGE_WAIT_MS = 20_000

const offlinePage = (path: string) => (/^\/hi(\/|$)/.test(path) ? '/hi/offline' : '/offline')

/** Stores an offline page with the scripts that it names. @throws when one of them cannot be fetched */
async function store(page: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const response = await fetch(page)
  if (!response.ok) throw new Error(`${page}: ${response.status}`)
  const text = await response.clone().text()
  const scripts = new Set(text.match(/\/assets\/[\w.-]+\.js/g))
  await cache.addAll([...scripts])
  await cache.put(page, response)
}

/**
 * Stores the offline page of a language again and deletes every other cache of this origin. Without a connection it
 * deletes nothing.
 */
async function start(page: string): Promise<void> {
  await store(page)
  const others = (await caches.keys()).filter(name => name !== CACHE)
  await Promise.all(others.map(name => caches.delete(name)))
}

function within(wait: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no response')), wait))
}

async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return await Promise.race([
      (preloadResponse as Promise<Response | undefined>).then(early => early ?? fetch(request)),
      within(PAGE_WAIT_MS),
    ])
  } catch (error) {
    const wanted = offlinePage(new URL(request.url).pathname)
    const stored =
      (await caches.match(wanted)) ?? (await caches.match('/offline')) ?? (await caches.match('/hi/offline'))
    if (stored) return stored
    throw error
  }
}

worker.addEventListener('install', event => event.waitUntil(store('/offline')))

worker.addEventListener('activate', event => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  // downloads and what staff and gateways open are none of its pages
  if (request.mode === 'navigate' && !/^\/(api|console|dev|gateway|media|payment)\//.test(url.pathname)) {
    event.respondWith(pageOf(event))
  } else if (/^\/assets\/[\w.-]+\.js$/.test(url.pathname)) {
    event.respondWith(caches.match(request).then(stored => stored ?? fetch(request)))
  }
})

interface Shown {
  title: string
  body: string
  path: string
  tag: string
}

/** Shows what the store tells; a browser that shows nothing for it takes the permission away. */
worker.addEventListener('push', event => {
  if (!event.data) return
  const { title, body, path, tag } = event.data.json() as Shown
  const options = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: path }
  event.waitUntil(worker.registration.showNotification(title, options))
})

/** Opens the page of a notification: in a window of the store that is there, else in a new one. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, worker.location.origin)
  const [window] = await worker.clients.matchAll({ type: 'window' })
  const shown = window && (await window.navigate(href).catch(() => null))
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  const path: unknown = event.notification.data
  // pages of the store alone
  if (typeof path === 'string' && /^\/(?!\/)/.test(path)) event.waitUntil(open(path))
})

/** What a page sends: to take over from the former worker, or that the store was started in a language. */
worker.addEventListener('message', event => {
  if (event.data === 'activate') void worker.skipWaiting()
  else if (event.data === '/offline' || event.data === '/hi/offline') {
    // without a connection the caches stay as they are
    event.waitUntil(start(event.data).catch(() => undefined))
  }
})
