// Pictures: one for every method and every bank and wallet of the store, and none for anything else.

import { expect, test } from 'vitest'
import { METHODS, optionsOf } from './methods.ts'
import { pictureOf, pictureUrl } from './pictures.ts'

test('every method, bank and wallet that is offered has a picture, and each of a kind its own', () => {
  const active = METHODS.filter(({ id }) => id !== 300 && id !== 301)
  for (const { id } of active) expect(pictureUrl(id), String(id)).toMatch(/^\/payment\/pictures\/\d+-\d+\.svg$/)
  for (const market of ['IN', 'AE'] as const)
    for (const { id } of active) {
      const urls = optionsOf(id, market, 'hi').map(({ imgUrl }) => imgUrl)
      expect(urls.every(Boolean)).toBe(true)
      expect(new Set(urls).size).toBe(urls.length)
    }
  expect(new Set(active.map(({ id }) => pictureOf(String(id)))).size).toBe(active.length)
})

test('no other name has one', () => {
  for (const name of ['', '300', 'constructor', '__proto__', 'toString', '../8', '08'])
    expect([pictureOf(name), pictureUrl(name)]).toEqual([null, ''])
})
