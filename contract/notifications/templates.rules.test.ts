// Message texts: allowed placeholders, missing ones, how they are filled, and lengths.

import { expect, test } from 'vitest'
import { fillWords, missingValues, partsOfText, unknownValues, valuesOfTemplate } from './templates.rules.ts'

const words = (text: string, subject: string | null = null) => ({ subject, text, registeredId: null })

test('a message has the values of its template alone', () => {
  expect(valuesOfTemplate('mail', 'shipped')).toEqual(['order', 'parcel', 'carrier'])
  expect(valuesOfTemplate('sms', 'shipped')).toEqual(['parcel', 'order', 'link'])
  expect(valuesOfTemplate('sms', 'invoice')).toBeNull()
  expect(valuesOfTemplate('mail', 'constructor')).toBeNull()
})

test('names what is typed wrong, in the subject too', () => {
  expect(unknownValues(['order'], words('Order {order} of {name}', '{Order} is placed'))).toEqual(['{Order}', '{name}'])
  expect(unknownValues(['order'], words('Order {order'))).toEqual(['{'])
  expect(unknownValues(['order'], words('Order {order} and {}'))).toEqual(['{}'])
  expect(unknownValues(['order'], words('Order {order}'))).toEqual([])
})

test('a text message needs all of its values, a mail none', () => {
  expect(missingValues('sms', ['order', 'link'], words('Order {order}'))).toEqual(['{link}'])
  expect(missingValues('mail', ['order'], words('Thank you.'))).toEqual([])
})

test('fills values as they are, and nothing when one is empty', () => {
  expect(fillWords('Order {order} by {carrier}', { order: '7', carrier: '$& Express' })).toBe('Order 7 by $& Express')
  expect(fillWords('By {carrier}', { carrier: '' })).toBeNull()
})

test('counts the parts of a text message', () => {
  expect(partsOfText('a'.repeat(160))).toBe(1)
  expect(partsOfText('a'.repeat(161))).toBe(2)
  expect(partsOfText('क'.repeat(70))).toBe(1)
  expect(partsOfText('क'.repeat(135))).toBe(3)
})
