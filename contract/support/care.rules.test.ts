// Response deadlines, at the limits of care hours and around Sundays.

import { describe, expect, it } from 'vitest'
import { CARE_HOURS } from '../shared/limits.ts'
import { isCareOpen, replyDueAt } from './care.rules.ts'
import { canMoveTicket, mayWrite } from './states.rules.ts'
import { ticketProblems } from './ticket.rules.ts'

const india = (text: string) => new Date(`${text}+05:30`)
const due = (text: string) => replyDueAt('IN', CARE_HOURS, india(text))

describe('an answer is due', () => {
  // 23 November 2026 is a Monday
  it.each([
    ['within care hours, at the same time of the next day', '2026-11-24T11:00', '2026-11-25T11:00'],
    ['before they begin, at the end of the same day', '2026-11-24T03:00', '2026-11-24T16:30'],
    ['after they end, at the end of the next day', '2026-11-24T20:00', '2026-11-25T16:30'],
    ['at the minute they begin', '2026-11-24T10:30', '2026-11-25T10:30'],
    ['a minute before they begin, the evening before', '2026-11-24T10:29', '2026-11-24T16:30'],
    ['on Saturday, on Monday at the same time', '2026-11-28T12:00', '2026-11-30T12:00'],
    ['on Saturday evening, at the end of Monday', '2026-11-28T23:00', '2026-11-30T16:30'],
    ['on Sunday, at the end of Monday', '2026-11-29T12:00', '2026-11-30T16:30'],
    ['on Friday evening, at the end of Saturday', '2026-11-27T18:00', '2026-11-28T16:30'],
  ])('%s', (_, at, expected) => {
    expect(due(at)).toEqual(india(expected))
  })

  it('never before it is asked for, and within 24 hours without Sundays', () => {
    const start = india('2026-11-23T00:00').getTime()
    for (let hour = 0; hour < 14 * 24; hour++) {
      const at = new Date(start + hour * 3_600_000)
      for (const market of ['IN', 'AE'] as const) {
        const hours = (replyDueAt(market, CARE_HOURS, at).getTime() - at.getTime()) / 3_600_000
        expect(hours).toBeGreaterThan(0)
        expect(hours).toBeLessThanOrEqual(48)
      }
    }
  })

  it('in the time of the UAE', () => {
    expect(replyDueAt('AE', CARE_HOURS, new Date('2026-11-24T11:00+04:00'))).toEqual(new Date('2026-11-25T11:00+04:00'))
    expect(isCareOpen('AE', CARE_HOURS, new Date('2026-11-24T16:29+04:00'))).toBe(true)
    expect(isCareOpen('AE', CARE_HOURS, new Date('2026-11-24T16:30+04:00'))).toBe(false)
    expect(isCareOpen('IN', CARE_HOURS, india('2026-11-29T12:00'))).toBe(false)
  })
})

describe('with other hours', () => {
  // Sunday to Thursday, 8:00 to 20:00, answered within four hours
  const hours = { opens: 480, closes: 1200, days: 0b0011111, replyHours: 4 }
  it.each([
    ['within them, at the hour', '2026-11-24T09:00', '2026-11-24T13:00'],
    ['at the end of the day where it comes first', '2026-11-24T17:00', '2026-11-24T20:00'],
    ['at night, at the end of the next day: no care hours end before', '2026-11-24T21:00', '2026-11-25T20:00'],
    ['on Sunday, which counts', '2026-11-29T09:00', '2026-11-29T13:00'],
    ['after the last day of the week', '2026-11-26T21:00', '2026-11-29T20:00'],
  ])('%s', (_, at, expected) => {
    expect(replyDueAt('IN', hours, india(at))).toEqual(india(expected))
  })
  it('open on their days alone', () => {
    expect(isCareOpen('IN', hours, india('2026-11-29T08:00'))).toBe(true)
    expect(isCareOpen('IN', hours, india('2026-11-27T12:00'))).toBe(false)
  })
})

it('a closed ticket is opened again by writing within 30 days', () => {
  const closed = india('2026-11-01T12:00')
  expect(mayWrite('closed', closed, india('2026-12-01T11:59'))).toBe(true)
  expect(mayWrite('closed', closed, india('2026-12-01T12:00'))).toBe(false)
  expect(mayWrite('answered', closed, india('2027-12-01T12:00'))).toBe(true)
  expect(canMoveTicket('closed', 'answered')).toBe(false)
})

describe('a ticket', () => {
  const good = { topic: 'order', fullName: 'Asha Kulkarni', email: 'a@plant.example', mobile: '', text: 'Where is it?' }
  const codes = (change: object, more = { market: 'IN' as const, isCustomer: false }) =>
    ticketProblems({ ...good, ...change }, more).map(({ code }) => code)
  it.each([
    [{}, []],
    [{ topic: '' }, ['topic-required']],
    [{ fullName: 'Guest' }, ['name-required']],
    [{ fullName: '<b>' }, ['name-characters']],
    [{ email: '' }, ['email-required']],
    [{ email: 'a@' }, ['email-invalid']],
    [{ mobile: '98765' }, ['mobile-invalid']],
    [{ mobile: '9876543210' }, []],
    [{ text: '  ' }, ['text-required']],
    [{ text: 'x'.repeat(4001) }, ['text-length']],
  ])('%j: %j', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })
  it('of a customer needs no mail address', () => {
    expect(codes({ email: '' }, { market: 'IN', isCustomer: true })).toEqual([])
  })
})
