// Browser-specific content is shown at once, or waits until nothing in view would move.

import { afterEach, expect, it, vi } from 'vitest'
import { showWhereNothingMoves } from './show-unmoved.ts'

afterEach(() => document.body.replaceChildren())

/** A page whose part below is at `top`, and moves by `by` when the host is open. */
function page(by: () => number, room = 0) {
  document.body.innerHTML = `<div><div data-static=""><div id="place"><section></section><div id="host" hidden></div></div></div></div><div id="below"></div>`
  const byId = (id: string) => document.getElementById(id) as HTMLElement
  const [place, host, below] = [byId('place'), byId('host'), byId('below')]
  const shared = room > 0 ? document.querySelector('section') : null
  if (shared) vi.spyOn(shared, 'offsetHeight', 'get').mockReturnValue(room)
  const isOpen = () => !host.hidden && !host.style.overflow
  vi.spyOn(below, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ y: isOpen() ? 500 + by() : 500 }),
  )
  return { host, shared, isOpen, stop: showWhereNothingMoves(place, host, shared) }
}

it('replaces the shared content at once if nothing moves', () => {
  const { host, shared, isOpen } = page(() => 0, 90)
  expect(isOpen()).toBe(true)
  expect(shared?.hidden).toBe(true)
  // a shorter one leaves what is below where it is
  expect(host.style.minHeight).toBe('90px')
})

it("scrolls within the replaced content's space until the page is scrolled", () => {
  let by = 40
  const { host, isOpen } = page(() => by, 90)
  expect([isOpen(), host.hidden, host.style.height]).toEqual([false, false, '90px'])
  dispatchEvent(new Event('scroll'))
  expect(isOpen()).toBe(false)
  by = 0
  dispatchEvent(new Event('scroll'))
  expect(isOpen()).toBe(true)
})

it('waits out of sight where it replaces nothing, for a key or button at most', () => {
  const waiting = page(() => 40)
  expect(waiting.host.hidden).toBe(true)
  dispatchEvent(new Event('pointerdown'))
  expect(waiting.isOpen()).toBe(true)
  const left = page(() => 40)
  left.stop()
  dispatchEvent(new Event('keydown'))
  expect(left.host.hidden).toBe(true)
})
