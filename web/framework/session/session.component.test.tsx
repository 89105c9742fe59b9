// Sessions belong to the app: an app whose data differs from the store's shows, refreshes and clears its own.

import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '../navigation.ts'
import {
  call,
  confirmation,
  createSession,
  quietCall,
  refreshSession,
  type SessionStore,
  startSession,
} from './session.ts'

vi.mock('../navigation.ts', () => ({ navigate: vi.fn() }))

interface Operator {
  name: string
  openTasks: number
}
const NOBODY: Operator = { name: '', openTasks: 0 }

const load = vi.fn(async () => {
  await Promise.resolve()
  operator.set({ name: 'Asha', openTasks: 4 })
})
const operator: SessionStore<Operator> = createSession(NOBODY, {
  restore: () => operator.set({ name: 'Asha', openTasks: 1 }),
  load,
  clear: () => operator.set(NOBODY),
  leave: () => quietCall('GET /api/v1/login/logout'),
  identity: () => ({
    sessionId: '',
    userReference: '',
    token: operator.get().name,
    headers: { 'x-console': 'orders' },
  }),
})

function Tasks() {
  const { name, openTasks } = operator.use()
  return (
    <p>
      {name} {openTasks}
    </p>
  )
}

it('shows what is stored, then what is fetched', async () => {
  const { container } = render(<Tasks />)
  expect(container.textContent).toBe(' 0')
  act(startSession)
  expect(container.textContent).toBe('Asha 1')
  await act(() => refreshSession())
  expect(container.textContent).toBe('Asha 4')
})

it('fetches once for callers that come at the same time', async () => {
  load.mockClear()
  await act(() => Promise.all([refreshSession(), refreshSession(), refreshSession()]))
  expect(load).toHaveBeenCalledTimes(1)
})

it('sends the headers of the app with every call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: {} }))
  vi.stubGlobal('fetch', fetch)
  await call('GET /api/v1/category/flyout')
  vi.unstubAllGlobals()
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-console': 'orders', authorization: 'Bearer Asha' })
})

it('has the visitor confirm where a call needs it, and makes the call again', async () => {
  const answers = [428, 200, 428]
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const status = answers.shift() ?? 500
    return Response.json(status === 200 ? { data: {} } : { code: 'session.confirm' }, { status })
  })
  vi.stubGlobal('fetch', fetch)
  const ask = vi.fn(async () => true)
  confirmation.ask = ask
  await quietCall('GET /api/v1/session/isConfirmed')
  expect([ask.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 2])
  ask.mockResolvedValue(false)
  await expect(quietCall('GET /api/v1/session/isConfirmed')).rejects.toMatchObject({ code: 'session.confirm' })
  expect(fetch).toHaveBeenCalledTimes(3)
  delete confirmation.ask
  vi.unstubAllGlobals()
})

it('ends the session on the server after a 403, as nobody, before the next one is fetched', async () => {
  vi.mocked(navigate).mockClear()
  await act(() => refreshSession())
  const order: string[] = []
  load.mockImplementationOnce(async () => {
    order.push('new session')
  })
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>(async (url, { headers } = {}) => {
      order.push(`${String(url)} ${'authorization' in (headers ?? {}) ? 'as the user' : 'as nobody'}`)
      // concurrent calls fail for the same reason, and the session may already be gone
      return Response.json({ code: 'session.forbidden' }, { status: order.length > 2 ? 401 : 403 })
    }),
  )
  await Promise.all([
    expect(call('GET /api/v1/category/flyout')).rejects.toMatchObject({ status: 403 }),
    expect(call('GET /api/v1/category/trending')).rejects.toMatchObject({ status: 403 }),
  ])
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
  vi.unstubAllGlobals()
  expect(order).toEqual([
    '/api/v1/category/flyout as the user',
    '/api/v1/category/trending as the user',
    '/api/v1/login/logout as nobody',
    'new session',
  ])
  expect(operator.get()).toEqual(NOBODY)
})
