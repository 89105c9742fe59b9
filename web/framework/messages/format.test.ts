// Placeholders, plurals, numbers and dates in both languages.

import { expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { formatDay, formatMoment } from './format-date.ts'
import { formatMessage, type MessageParams } from './format-message.ts'

const format = (template: string, params: MessageParams, tag: string) =>
  formatMessage(compileMessage(template), params, tag)

const showing = 'Showing {shown} out of {total, plural, =0{no products} one{# product} other{# products}}'

test('plurals choose by number, exact values first', () => {
  expect(format(showing, { shown: 0, total: 0 }, 'en-IN')).toBe('Showing 0 out of no products')
  expect(format(showing, { shown: 1, total: 1 }, 'en-IN')).toBe('Showing 1 out of 1 product')
  expect(format(showing, { shown: 40, total: 123456 }, 'en-IN')).toBe('Showing 40 out of 1,23,456 products')
  expect(format('{n, plural, one{एक} other{# उत्पाद}}', { n: 0 }, 'hi-IN')).toBe('एक')
  expect(format('{n, plural, one{एक} other{# उत्पाद}}', { n: 2 }, 'hi-IN')).toBe('2 उत्पाद')
})

test('values are put in as they are, braces in them too', () => {
  expect(format('Results for “{term}”', { term: '{a} $& \\' }, 'en-IN')).toBe('Results for “{a} $& \\”')
  expect(format('{a} and {b}', { a: 'x' }, 'en-IN')).toBe('x and ')
})

test('the emirates group by thousands', () => {
  expect(format('{n}', { n: 123456 }, 'en-AE')).toBe('123,456')
})

test('a delivery day is a weekday and a date', () => {
  expect(formatDay('2026-11-24', 'en')).toBe('Tue, 24 Nov')
  expect(formatDay('2026-11-24', 'hi')).toMatch(/^मंगल, 24 नव/)
  expect(formatDay('2026-11-24', 'en', 'Asia/Kolkata')).toBe('Tue, 24 Nov')
  expect(formatDay('2026-11-24T18:29:59.000Z', 'en', 'Asia/Kolkata')).toBe('Tue, 24 Nov')
  expect(formatDay('2026-11-24T18:30:00.000Z', 'en', 'Asia/Kolkata')).toBe('Wed, 25 Nov')
  expect(formatMoment('2026-11-24T22:35:00Z', 'en', 'Asia/Kolkata')).toBe('25 Nov 2026, 4:05 AM')
})

test('Hindi names the part of the day before the time', () => {
  const at = (time: string) => formatMoment(`2026-11-24T${time}:00Z`, 'hi', 'UTC').split(', ')[1]
  expect(['00:05', '03:59', '04:00', '11:59'].map(at)).toEqual([
    'रात 12:05 बजे',
    'रात 3:59 बजे',
    'सुबह 4:00 बजे',
    'सुबह 11:59 बजे',
  ])
  expect(['12:00', '15:59', '16:00', '19:59', '20:00', '21:32'].map(at)).toEqual([
    'दोपहर 12:00 बजे',
    'दोपहर 3:59 बजे',
    'शाम 4:00 बजे',
    'शाम 7:59 बजे',
    'रात 8:00 बजे',
    'रात 9:32 बजे',
  ])
  expect(formatMoment('2026-11-24T16:02:00Z', 'hi', 'Asia/Kolkata')).toMatch(/^24 नव.* 2026, रात 9:32 बजे$/)
})

test('English has noon and midnight as 12', () => {
  expect(formatMoment('2026-11-24T00:05:00Z', 'en', 'UTC')).toBe('24 Nov 2026, 12:05 AM')
  expect(formatMoment('2026-11-24T12:05:00Z', 'en', 'UTC')).toBe('24 Nov 2026, 12:05 PM')
})

test('a template with a mistake does not compile', () => {
  expect(() => compileMessage('{a')).toThrow('Unbalanced braces')
  expect(() => compileMessage('{n, plural, one{x}}')).toThrow('No plural case other')
  expect(() => compileMessage('{n, plural, lots{x} other{y}}')).toThrow('Unknown plural case')
  expect(() => compileMessage('{n, date}')).toThrow('Unknown placeholder type')
})
