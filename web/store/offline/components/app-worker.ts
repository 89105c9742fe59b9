// Registers the service worker, checks for a new version of the store, and switches to it while no form is in use.

import { VERSION_CHECK_MS } from '../../../../contract/shared/timers.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { registerWorker } from '../../../framework/service-worker.ts'
import { logError } from '../../shared/log-errors.ts'

const UNSUPPORTED = 'Service workers are disabled or not supported by this browser'
/** After this time the page is loaded again even if the former worker has not ended. */
const TAKE_OVER_MS = 3_000

/** Addresses of pages where somebody enters, pays or logs in. */
const ENTERING = /^(\/hi)?\/(checkout|quickorder|login|otp|sign-up|forgot-password|refund|bulk-enquiry)(\/|$)|\/return$/

let changedOn: string | null = null
/** Whether this page is about to be loaded again; another reload would cancel the one that has begun. */
let leaving = false

/** Whether a reload would lose something: a form with an entry, an open dialog, a payment. */
export function isBusy(): boolean {
  if (ENTERING.test(location.pathname) || document.querySelector('dialog[open]')) return true
  return changedOn === location.pathname
}

function noteEntry(event: Event): void {
  if (event.target instanceof Element && event.target.closest('main')) changedOn = location.pathname
}

/** Has the waiting worker take over, then loads the page again, once. */
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
    // A version that came while something was entered, or whose former worker took long to end. This page has just
    // come from the server, so it is the new one already: loading it again could go on for as long as that takes.
    if (registration.waiting && registration.active) return registration.waiting.postMessage('activate')
    const { active } = await workers.ready
    active?.postMessage(pageLanguage() === 'hi' ? '/hi/offline' : '/offline')
  } catch (error) {
    report(error)
  }
}
