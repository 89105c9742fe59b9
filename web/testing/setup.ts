// What component tests need of a browser and jsdom lacks: modal dialogs, media queries; and a clean page after each test.

import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// jsdom applies no styles, so no query about the screen is ever true
window.matchMedia = query => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
