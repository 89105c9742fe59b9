// Renders a part of the console as the owner, with stubbed responses, and records its requests.

import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import type { Market } from '../../../contract/shared/market.ts'
import { PERMISSIONS } from '../../../contract/shared/permissions.ts'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import { type StaffSession, sessionExample } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'

type Data = object | readonly object[] | null

/** The conflict response to a save, with the current record. */
export const stale = (current: Data) => () =>
  Response.json({ code: 'settings.changed-meanwhile', data: { current } }, { status: 409 })

export const done =
  (data: Data = {}) =>
  () =>
    Response.json({ data })

interface Shown {
  market?: Market
  /** Responses to reads, by a part of the URL. */
  reads?: Readonly<Record<string, Data>>
  /** Responses to writes, one after another; the last one is repeated. */
  answers: readonly (() => Response)[]
}

/** Call `vi.unstubAllGlobals` after the test. */
export async function showInConsole(element: ReactElement, { market = 'IN', reads = {}, answers }: Shown) {
  const { member } = sessionExample
  const owner = member && { ...member, role: 'owner' as const, permissions: [...PERMISSIONS] }
  session.set({ ...(staffSessionEndpoints.staffSession.example.data as StaffSession), member: owner })
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      const [, data = {}] = Object.entries(reads).find(([part]) => address.includes(part)) ?? []
      return Response.json({ data })
    }
    sent.push(JSON.parse(String(init.body)))
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    return answer ? answer() : Response.json({ data: {} })
  })
  const messages = await loadAll('en')
  const view = render(<LocaleContext value={{ market, language: 'en', messages }}>{element}</LocaleContext>)
  return { sent, view, user: userEvent.setup() }
}
