// Errors of the browser on their way to the log of the server.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../framework/api/api-error.ts'

const quietCall = vi.fn(async () => ({}))
vi.mock('../../framework/session/session.ts', () => ({ quietCall }))

const load = async (random: number) => {
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(random)
  return import('./log-errors.ts')
}

beforeEach(() => quietCall.mockClear())
afterEach(() => vi.restoreAllMocks())

it('sends each error once, at most five per page, with the script URL without its query', async () => {
  const { logError, logEvent } = await load(0)
  const filename = 'https://store.example/assets/entry-1.js?x=1'
  for (const _ of [1, 2]) logEvent(new ErrorEvent('error', { message: 'It broke', filename, lineno: 3, colno: 14 }))
  expect(quietCall.mock.calls).toEqual([
    [
      'POST /api/v1/analytic/browserErrors',
      {
        body: {
          ...{ kind: 'error', message: 'It broke', source: 'https://store.example/assets/entry-1.js' },
          ...{ line: 3, column: 14, page: '/' },
        },
      },
    ],
  ])
  for (let at = 0; at < 9; at++) await logError({ kind: 'error', message: `Error ${at}` })
  expect(quietCall).toHaveBeenCalledTimes(5)
})

it('leaves out failed calls, and most page loads', async () => {
  const { logEvent } = await load(0)
  const rejected = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent
  logEvent(rejected(new ApiError(503, {})))
  expect(quietCall).not.toHaveBeenCalled()
  logEvent(rejected(new Error('unexpected')))
  expect(quietCall).toHaveBeenCalledTimes(1)
  const unsampled = await load(0.5)
  await unsampled.logError({ kind: 'error', message: 'other' })
  expect(quietCall).toHaveBeenCalledTimes(1)
})
