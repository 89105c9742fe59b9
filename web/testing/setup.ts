// What component tests need of a browser and jsdom lacks: modal dialogs, media queries; and a clean page after each test.

import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

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
