// Renders a part of the console as the owner, with the answers of its calls, and records what it sends.

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

/** The answer to a save when somebody else was faster, with the record as it is now. */
export const stale = (current: Data) => () =>
  Response.json({ code: 'settings.changed-meanwhile', data: { current } }, { status: 409 })

export const done =
  (data: Data = {}) =>
  () =>
    Response.json({ data })

interface Shown {
  market?: Market
  /** Answers to what is read, by a part of the address. */
  reads?: Readonly<Record<string, Data>>
  /** Answers to what is sent, one after the other; the last one again. */
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
