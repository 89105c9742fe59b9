// Focus moves to what a state change renders, even when that takes longer than a frame.

import { expect, it, vi } from 'vitest'
import { whenRendered } from './when-rendered.ts'

const nextFrame = () => new Promise(done => requestAnimationFrame(done))

it('acts once, on what is there some frames later', async () => {
  const act = vi.fn()
  let found: string | null = null
  whenRendered(() => found, act)
  await nextFrame()
  await nextFrame()
  expect(act).not.toHaveBeenCalled()
  found = 'the field'
  await nextFrame()
  await nextFrame()
  expect(act.mock.calls).toEqual([['the field']])
})

it('looks no longer than its frames', async () => {
  const find = vi.fn(() => null)
  whenRendered(find, vi.fn(), 2)
  for (let frame = 0; frame < 5; frame++) await nextFrame()
  expect(find).toHaveBeenCalledTimes(2)
})
