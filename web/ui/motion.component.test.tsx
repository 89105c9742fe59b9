// Sliding, fading and scrolling: in the specified steps, and at once for readers who prefer reduced motion.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { animate, easeInOut, fade, scrollToTop, slideToggle } from './motion.ts'
import { SLIDE_MS, STEP_MS } from './motion-times.ts'

function prefer(noMotion: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: noMotion }))
}

beforeEach(() => {
  vi.useFakeTimers()
  prefer(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const box = (height = 200) => {
  const element = document.createElement('div')
  Object.defineProperty(element, 'scrollHeight', { value: height })
  return element
}

it('is slow at both ends', () => {
  expect([0, 0.1, 0.5, 0.9, 1].map(part => Math.round(easeInOut(part) * 100))).toEqual([0, 2, 50, 98, 100])
})

it('steps every ten milliseconds until the time is over', async () => {
  const parts: number[] = []
  const done = animate(50, part => parts.push(part))
  await vi.advanceTimersByTimeAsync(50)
  await done
  expect(parts).toHaveLength(50 / STEP_MS)
  expect(parts.at(-1)).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(parts).toHaveLength(50 / STEP_MS)
})

it('slides to half the height in half of half a second, then to all of it, and shut again', async () => {
  const element = box()
  const opened = slideToggle(element, true)
  await vi.advanceTimersByTimeAsync(SLIDE_MS / 2)
  expect([element.style.height, element.style.overflow]).toEqual(['100px', 'hidden'])
  await vi.advanceTimersByTimeAsync(SLIDE_MS / 2)
  await opened
  expect([element.style.height, element.style.overflow]).toEqual(['', ''])
  const shut = slideToggle(element, false)
  await vi.advanceTimersByTimeAsync(SLIDE_MS)
  await shut
  expect(element.style.height).toBe('0px')
})

it('fades by a tenth in each frame', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const element = box()
  const done = fade(element, 'out')
  const seen: string[] = []
  while (frames.length > 0) {
    frames.shift()?.(0)
    seen.push(element.style.opacity)
  }
  await done
  expect(seen).toEqual(['0.9', '0.8', '0.7', '0.6', '0.5', '0.4', '0.3', '0.2', '0.1', '0'])
})

it('scrolls to the top over the time that the caller gives', async () => {
  const tops: number[] = []
  vi.stubGlobal('scrollY', 1000)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => tops.push(top))
  const done = scrollToTop(200)
  await vi.advanceTimersByTimeAsync(100)
  expect(tops.at(-1)).toBe(500)
  await vi.advanceTimersByTimeAsync(100)
  await done
  expect(tops.at(-1)).toBe(0)
})

it('moves nothing for readers who prefer that: everything is at its end at once', async () => {
  prefer(true)
  const element = box()
  await slideToggle(element, false)
  await fade(element, 'out')
  expect([element.style.height, element.style.opacity]).toEqual(['0px', '0'])
  const tops: number[] = []
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => tops.push(top))
  await scrollToTop(5000)
  expect(tops).toEqual([0])
})
