// The error catalogue of the specification (section 8) as shoppers see it: texts, durations, the loader, redirects.

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_EXPIRED_NOTICE_MS } from '../../../contract/shared/timers.ts'
import { loadingBar, setLoading } from '../../framework/loading-bar.ts'
import { navigate } from '../../framework/navigation.ts'
import { call, quietCall } from '../../framework/session/session.ts'
import { toasts } from '../../ui/toast.ts'
import { DeliveryCheck } from '../delivery/components/delivery-check.tsx'
import { renderInStore } from '../testing/render.tsx'
import { visitor } from './session.ts'
import './messages.ts'

vi.mock('../../framework/navigation.ts', async original => ({ ...(await original<object>()), navigate: vi.fn() }))

/** Server responses by the end of the path; all other calls return a guest session. */
function answer(answers: Record<string, () => Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>(async url => {
      const path = String(url).replace(/\?.*$/, '')
      const [, made] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? []
      return made?.() ?? Response.json({ status: true, statusCode: 200, data: {} })
    }),
  )
}
const failing =
  (status: number, body: object = {}) =>
  () =>
    Response.json(body, { status })
const shown = () => toasts.get().map(({ text, milliseconds }) => [text, milliseconds] as const)

beforeEach(() => {
  // a session exists, so writes need no new one
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets it as the server would
  document.cookie = 'kh_csrf=token; path=/'
  toasts.set([])
  vi.mocked(navigate).mockClear()
  document.documentElement.lang = 'en-IN'
})
afterEach(() => vi.unstubAllGlobals())

describe('an error of a call', () => {
  it.each([400, 404, 429, 500, 503])(
    'of status %i is said as “Something went wrong”, and turns the loader off',
    async status => {
      answer({ '/category/flyout': failing(status) })
      setLoading(true)
      await expect(call('GET /api/v1/category/flyout')).rejects.toMatchObject({ status })
      expect(loadingBar.get()).toBe(false)
      await waitFor(() => expect(shown()).toEqual([['Something went wrong', 3000]]))
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('hides the loader if the screen shows the error, and if no server responds', async () => {
    answer({ '/category/flyout': failing(500) })
    setLoading(true)
    await expect(quietCall('GET /api/v1/category/flyout')).rejects.toMatchObject({ status: 500 })
    expect(loadingBar.get()).toBe(false)
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    setLoading(true)
    await expect(quietCall('GET /api/v1/category/flyout')).rejects.toBeDefined()
    expect(loadingBar.get()).toBe(false)
    expect(shown()).toEqual([])
  })

  it('of status 401 ends the session with a notice of five seconds, and leads home', async () => {
    visitor.set({ ...visitor.get(), user: { ...visitor.get().user, authenticated: 'true', userId: 'u' } })
    answer({ '/category/flyout': failing(401, { code: 'session.expired' }) })
    await expect(call('GET /api/v1/category/flyout')).rejects.toMatchObject({ status: 401 })
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'))
    expect(shown()).toEqual([['Your session has expired , please login again', SESSION_EXPIRED_NOTICE_MS]])
    expect(visitor.get().user.authenticated).toBe('false')
  })
})

describe('delivery', () => {
  const place = { pincode: '744301', city: 'Car Nicobar', district: 'Nicobar', stateCode: '35', stateName: 'Andaman' }
  const choose = (code: string) => visitor.set({ ...visitor.get(), deliveryLocation: { code, name: 'Car Nicobar' } })

  it('that is not possible names the pincode', async () => {
    choose('744301')
    const product = { serviceable: false, reason: 'weight', date: null, dispatch: [] }
    const data = { place: { code: '744301', name: place.city }, products: [product] }
    answer({ '/validateProductsService': () => Response.json({ status: true, statusCode: 200, data }) })
    renderInStore(<DeliveryCheck msn="MSN0000A1B2" quantity={1} />)
    expect(await screen.findByText('Delivery unavailable at 744301')).toBeTruthy()
  })

  it('to a non-existent pincode is reported as invalid', async () => {
    choose('999999')
    answer({ '/validateProductsService': failing(400, { code: 'delivery.pincode-invalid' }) })
    renderInStore(<DeliveryCheck msn="MSN0000A1B2" quantity={1} />)
    expect(await screen.findByText('Invalid pincode provided')).toBeTruthy()
    act(() => choose(''))
  })
})
