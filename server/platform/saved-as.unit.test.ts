// The Content-Disposition header for names with characters of the header itself and of other scripts.

import { expect, it } from 'vitest'
import { savedAs } from './saved-as.ts'

it('a name is sent so that every client saves it, and cannot end the header', () => {
  expect(savedAs("a\"; x='1'.pdf")).toBe(
    `attachment; filename="a__ x__1_.pdf"; filename*=UTF-8''a%22%3B%20x%3D%271%27.pdf`,
  )
  expect(savedAs('दाम.csv')).toBe(`attachment; filename="___.csv"; filename*=UTF-8''${encodeURIComponent('दाम')}.csv`)
})
