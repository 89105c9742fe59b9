// Delivery dates on cards: each product is requested once per location, and a card without a date has none.

import { beforeEach, expect, it, vi } from 'vitest'
import { quietCall } from '../../../framework/session/session.ts'
import { showCardDates } from './show-card-dates.ts'

vi.mock('../../../framework/session/session.ts', () => ({ quietCall: vi.fn() }))

const DATES: Record<string, string | null> = { A: '2026-11-24', B: null }
const card = (msn: string) => `<article data-module="plp"><button data-add="${msn}"></button></article>`

beforeEach(() => {
  document.body.innerHTML = `<main>${card('A')}${card('B')}${card('A')}<article data-module="plp"></article></main>`
  vi.mocked(quietCall)
    .mockReset()
    .mockImplementation(((_: string, { body }: { body: { msnList: string[] } }) =>
      Promise.resolve({ data: body.msnList.map(msn => ({ msn, days: 1, date: DATES[msn] ?? null })) })) as never)
})

const shown = () => [...document.querySelectorAll<HTMLElement>('article')].map(({ dataset }) => dataset.eta)

it('writes the date on every card of a product, and requests it again only for another location', async () => {
  await showCardDates('411026', date => `By ${date}`)
  expect(shown()).toEqual(['By 2026-11-24', undefined, 'By 2026-11-24', undefined])
  await showCardDates('411026', date => `By ${date}`)
  expect(vi.mocked(quietCall).mock.calls.map(([, input]) => input)).toEqual([
    { body: { pincode: '411026', msnList: ['A', 'B'] } },
  ])
  DATES.A = null
  await showCardDates('560058', date => `By ${date}`)
  expect(shown()).toEqual([undefined, undefined, undefined, undefined])
  expect(quietCall).toHaveBeenCalledTimes(2)
})
