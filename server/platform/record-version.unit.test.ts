// A save based on an older version, a repeated save, a new record and a deleted one.

import { expect, it } from 'vitest'
import { AppError, errorBody } from './errors.ts'
import { mustWrite } from './record-version.ts'

const present = { name: 'Rail', bands: [{ days: 2 }], version: 3 }

function rejected(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return errorBody(error, 'r')
  }
  throw new Error('It was not rejected')
}

it('is written from the version that the record has', () => {
  expect(mustWrite(present, { name: 'Road', bands: [{ days: 2 }] }, 3)).toBe(true)
  expect(mustWrite(undefined, { name: 'Road' }, 0)).toBe(true)
})

it('changes nothing when the record has these values, whatever the version', () => {
  expect(mustWrite(present, { name: 'Rail', bands: [{ days: 2 }], note: undefined }, 2)).toBe(false)
})

it('is rejected with the record as it is now', () => {
  const stale = rejected(() => mustWrite(present, { name: 'Road' }, 2))
  expect(stale).toMatchObject({ statusCode: 409, code: 'settings.changed-meanwhile', data: { current: present } })
  expect(rejected(() => mustWrite(present, { name: 'Road' }, 0)).data?.current).toEqual(present)
  expect(rejected(() => mustWrite(undefined, { name: 'Road' }, 3)).data?.current).toBeNull()
})
