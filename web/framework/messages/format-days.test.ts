// Formatting of days of the week and of minutes of the day.

import { expect, it } from 'vitest'
import { formatMinute, formatWeekdays } from './format-days.ts'

const bits = (...days: number[]) => days.reduce((sum, day) => sum + 2 ** day, 0)

it.each([
  [bits(1, 2, 3, 4, 5, 6), 'Monday to Saturday', 'सोमवार से शनिवार'],
  [bits(0, 1, 2, 3, 4, 5, 6), 'every day', 'हर दिन'],
  // a run past Sunday, the last day of a week that starts on Monday
  [bits(0, 1, 2, 3, 4), 'Sunday to Thursday', 'रविवार से गुरुवार'],
  [bits(1), 'Monday', 'सोमवार'],
  [bits(6, 0), 'Saturday and Sunday', 'शनिवार और रविवार'],
  [bits(1, 3, 5), 'Monday, Wednesday and Friday', 'सोमवार, बुधवार और शुक्रवार'],
])('days %i', (days, english, hindi) => {
  expect(formatWeekdays(days, 'en')).toBe(english)
  expect(formatWeekdays(days, 'hi')).toBe(hindi)
})

it.each([
  [630, '10:30 AM', 'सुबह 10:30 बजे'],
  [990, '4:30 PM', 'शाम 4:30 बजे'],
  [0, '12:00 AM', 'रात 12:00 बजे'],
])('minute %i', (minute, english, hindi) => {
  expect(formatMinute(minute, 'en')).toBe(english)
  expect(formatMinute(minute, 'hi')).toBe(hindi)
})
