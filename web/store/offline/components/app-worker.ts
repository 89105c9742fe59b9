// Registers the service worker, checks for a new version of the store, and switches to it while no form is in use.

import { VERSION_CHECK_MS } from '../../../../contract/shared/timers.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { registerWorker } from '../../../framework/service-worker.ts'
import { logError } from '../../shared/log-errors.ts'

const UNSUPPORTED = 'Service workers are disabled or not supported by this browser'
/** After this time the page is reloaded even if the former worker has not ended. */
const TAKE_OVER_MS = 3_000

/** URLs of pages where visitors enter data, pay or log in. */
const ENTERING = /^(\/hi)?\/(checkout|quickorder|login|otp|sign-up|forgot-password|refund|bulk-enquiry)(\/|$)|\/return$/

let changedOn: string | null = null
/** Whether this page is about to reload; another reload would cancel it. */
let leaving = false

/** Whether a reload would lose something: a form with an entry, an open dialog, a payment. */
export function isBusy(): boolean {
  if (ENTERING.test(location.pathname) || document.querySelector('dialog[open]')) return true
  return changedOn === location.pathname
}

function noteEntry(event: Event): void {
  if (event.target instanceof Element && event.target.closest('main')) changedOn = location.pathname
}

/** Activates the waiting worker, then reloads the page, once. */
function changeTo(worker: ServiceWorker): void {
  leaving = true
  let reloaded = false
  const reload = () => {
    if (!reloaded) location.reload()
    reloaded = true
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, TAKE_OVER_MS)
  worker.postMessage('activate')
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  if (leaving) return
  await registration.update()
  if (registration.waiting && !leaving && !isBusy()) changeTo(registration.waiting)
}

function report(error: unknown): void {
  void logError({ kind: 'service-worker', message: String(error) })
}

/**
 * Starts the worker; called once in each page load, when the page is at rest. Where there are no workers, or the
 * registration fails, that is logged and the store works without one.
 */
export async function startWorker(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers) return report(UNSUPPORTED)
  addEventListener('input', noteEntry)
  try {
    const registration = await registerWorker()
    setInterval(() => look(registration).catch(() => undefined), VERSION_CHECK_MS)
    // A version that arrived during input, or whose former worker took long to end. This page has just come from the
    // server, so it is already the new one: reloading it could loop as long as that takes.
    if (registration.waiting && registration.active) return registration.waiting.postMessage('activate')
    const { active } = await workers.ready
    active?.postMessage(pageLanguage() === 'hi' ? '/hi/offline' : '/offline')
  } catch (error) {
    report(error)
  }
}
