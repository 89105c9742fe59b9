// The service worker as started by a page: registered, notified, replaced by a new version while no form is in use.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VERSION_CHECK_MS } from '../../../../contract/shared/timers.ts'

const logError = vi.fn()
vi.mock('../../shared/log-errors.ts', () => ({ logError }))

const reload = vi.fn()
const postMessage = vi.fn()
let waiting: { postMessage: typeof postMessage } | null
const update = vi.fn(async () => undefined)

const registration = {
  active: { postMessage },
  update,
  get waiting() {
    return waiting
  },
}

function stubWorkers(register = async () => registration) {
  const listeners = new EventTarget()
  const workers = Object.assign(listeners, {
    register: vi.fn(register),
    ready: Promise.resolve({ active: { postMessage } }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  return workers
}

const load = () => import('./app-worker.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  waiting = null
  document.body.innerHTML = '<main><input id="field" /></main>'
  vi.stubGlobal('location', { pathname: '/brands', reload, href: 'http://localhost/brands' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('registers the worker and notifies it of the start, with the page of the language', async () => {
  const { register } = stubWorkers()
  await (await load()).startWorker()
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
  expect(postMessage).toHaveBeenCalledWith('/offline')
})

it('looks for a new version every three minutes, activates it and loads the page again', async () => {
  const workers = stubWorkers()
  await (await load()).startWorker()
  postMessage.mockClear()
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS)
  expect(update).toHaveBeenCalledOnce()
  expect(postMessage).not.toHaveBeenCalled()
  waiting = { postMessage }
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS)
  expect(postMessage).toHaveBeenCalledWith('activate')
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

it('loads the page again once, however long that takes', async () => {
  stubWorkers()
  await (await load()).startWorker()
  waiting = { postMessage }
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS)
  // the former worker has not ended, and the page has not been reloaded
  await vi.advanceTimersByTimeAsync(3 * VERSION_CHECK_MS)
  expect(reload).toHaveBeenCalledOnce()
})

it('activates a version waiting at the start without reloading the page', async () => {
  const workers = stubWorkers()
  waiting = { postMessage }
  await (await load()).startWorker()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('activate')
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS - 1)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  [
    'something was entered',
    () => document.getElementById('field')?.dispatchEvent(new Event('input', { bubbles: true })),
  ],
  ['a dialog is open', () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }))],
  ['a payment is made', () => Object.assign(location, { pathname: '/hi/checkout/payment' })],
])('waits while %s', async (_, begin) => {
  stubWorkers()
  await (await load()).startWorker()
  postMessage.mockClear()
  begin()
  waiting = { postMessage }
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS)
  expect(postMessage).not.toHaveBeenCalled()
  // on the next page nothing is being entered
  document.body.innerHTML = '<main></main>'
  Object.assign(location, { pathname: '/categories' })
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS)
  expect(postMessage).toHaveBeenCalledWith('activate')
})

it('logs a browser without workers and a failing registration, and continues', async () => {
  const { startWorker } = await load()
  await startWorker()
  expect(logError).toHaveBeenLastCalledWith({
    kind: 'service-worker',
    message: 'Service workers are disabled or not supported by this browser',
  })
  stubWorkers(() => Promise.reject(new Error('blocked')))
  await startWorker()
  expect(logError).toHaveBeenLastCalledWith({ kind: 'service-worker', message: 'Error: blocked' })
})
