// What component tests run in: one page of jsdom, as new for each file, with modal dialogs and media queries, which jsdom lacks.

import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterAll, afterEach, vi } from 'vitest'

/** What vitest keeps of the modules that a file replaces; it has no public way to forget them all. */
declare const __vitest_mocker__: { reset(): void }

// React and user-event add listeners to the document once: before those of the file, which are taken away
render(createElement('p')).unmount()
userEvent.setup()
const removeListener: (() => void)[] = []
for (const target of [window, document]) {
  const add = target.addEventListener
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    removeListener.push(() => target.removeEventListener(type, listener, options))
    add.call(target, type, listener, options)
  }
  removeListener.push(() => {
    target.addEventListener = add
  })
}

afterEach(() => cleanup())

// the files share a process and its page, as both take longer to start than the tests of a file
afterAll(() => {
  for (const remove of removeListener) remove()
  vi.restoreAllMocks()
  // what was stubbed while the timers were fake is a fake timer
  vi.unstubAllGlobals()
  vi.useRealTimers()
  __vitest_mocker__.reset()
  vi.resetModules()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})

// what is waited for comes at once; a busy machine must fail nothing
configure({ asyncUtilTimeout: 30_000 })

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// jsdom applies no styles, so no query about the screen is ever true
window.matchMedia = query => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
