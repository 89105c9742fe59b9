// Days of the week in words, and times of the day from minutes.

import { formatTime } from './format-date.ts'

/** A Sunday, from which the weekday names are computed. */
const SUNDAY = Date.UTC(2026, 10, 22)
const DAY_MS = 86_400_000
/** Days in display order, from Monday; Sunday is 0. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** All days of the week as bits. */
export const EVERY_DAY = 0b1111111

const TAGS = { en: 'en-IN', hi: 'hi-IN' } as const
const TO = { en: (first: string, last: string) => `${first} to ${last}`, hi: (a: string, b: string) => `${a} से ${b}` }
const AND = { en: 'and', hi: 'और' } as const
const EACH_DAY = { en: 'every day', hi: 'हर दिन' } as const

/** The name of a day, from 0 for Sunday: `Monday`, `सोमवार`. */
export function formatWeekday(day: number, language: 'en' | 'hi'): string {
  const format = new Intl.DateTimeFormat(TAGS[language], { weekday: 'long', timeZone: 'UTC' })
  return format.format(SUNDAY + day * DAY_MS)
}

/** `Monday to Saturday` for days as bits from Sunday (1); `every day` for all, and a list for days that are not consecutive. */
export function formatWeekdays(days: number, language: 'en' | 'hi'): string {
  const isOn = (day: number) => ((days >> (day % 7)) & 1) === 1
  const on = WEEK.filter(isOn)
  if (days === EVERY_DAY) return EACH_DAY[language]
  // the first day of a run has no day before it; a run may wrap around the end of the week
  const starts = on.filter(day => !isOn(day + 6))
  const [first] = starts
  const name = (day: number) => formatWeekday(day % 7, language)
  if (starts.length === 1 && first !== undefined && on.length > 2) {
    return TO[language](name(first), name(first + on.length - 1))
  }
  // Intl.ListFormat puts a comma before और
  const names = on.map(name)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} ${AND[language]} ${last}`
}

/** `10:30 AM`, in Hindi `सुबह 10:30 बजे`, of a minute of the day. */
export function formatMinute(minute: number, language: 'en' | 'hi'): string {
  return formatTime(Math.floor(minute / 60), String(minute % 60).padStart(2, '0'), language)
}
