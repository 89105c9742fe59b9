// Registers the service worker of the store.

/** The registration of this browser; the same one however often it is called. @throws when the browser does not allow it */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
