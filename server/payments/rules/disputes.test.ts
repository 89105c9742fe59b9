// Reports on a dispute in any order lead to one state; a decision is final.

import { expect, test } from 'vitest'
import type { DisputeState } from '../../../contract/payments/dispute-states.rules.ts'
import { type DisputeReport, nextDisputeState } from './disputes.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 9, minute))

/** The state after reports in their order of arrival. */
function after(reports: readonly DisputeReport[]): DisputeState {
  let [now, reportedAt] = [reports[0]?.state as DisputeState, reports[0]?.at ?? at(0)]
  for (const report of reports.slice(1)) {
    now = nextDisputeState({ state: now, reportedAt }, report) ?? now
    if (report.at > reportedAt) reportedAt = report.at
  }
  return now
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map(rest => [one, ...rest]))

test('reports in any order have the same outcome', () => {
  const courses: DisputeReport['state'][][] = [
    ['open', 'under-review', 'won'],
    ['open', 'under-review', 'open', 'under-review', 'lost'],
    ['open', 'under-review', 'lost', 'won'],
    ['open', 'closed'],
    ['open', 'under-review'],
    ['open', 'under-review', 'open'],
  ]
  for (const course of courses) {
    const reports = course.map((state, minute) => ({ state, at: at(minute) }))
    for (const order of permutations(reports)) expect(after(order), course.join(' ')).toBe(course.at(-1))
  }
})

test('a decision is final; a repetition changes nothing', () => {
  const won = { state: 'won' as const, reportedAt: at(0) }
  for (const state of ['open', 'under-review', 'lost', 'closed', 'won'] as const)
    expect(nextDisputeState(won, { state, at: at(9) })).toBeNull()
  expect(nextDisputeState({ state: 'lost', reportedAt: at(5) }, { state: 'won', at: at(1) })).toBe('won')
  expect(nextDisputeState({ state: 'reported', reportedAt: at(5) }, { state: 'open', at: at(6) })).toBe('open')
})
