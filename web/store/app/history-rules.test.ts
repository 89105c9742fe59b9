// The navigation rules of section 2 of the specification.

import { expect, test } from 'vitest'
import { afterLogin, back, browserBack, visit } from './history-rules.ts'

const PRODUCT = '/drill/mp/msn12345678'

test('only the last three are kept, a repeated one once', () => {
  const visited = ['/a', '/b', '/b', '/c', '/d'].reduce<string[]>(visit, [])
  expect(visited).toEqual(['/b', '/c', '/d'])
})

test('login, otp, sign-up and back=1 do not enter; home empties', () => {
  for (const excluded of ['/login', '/login?redirect=%2F', '/otp', '/sign-up', '/x?back=1', '/x?page=2&back=1']) {
    expect(visit(['/a'], excluded)).toEqual(['/a'])
  }
  expect(visit(['/a', '/b'], '/')).toEqual([])
  expect(visit(['/a', '/b'], '/?back=1')).toEqual([])
  expect(visit([], '/hot-plates/230010000')).toEqual(['/hot-plates/230010000'])
})

test('back leaves the history list', () => {
  expect(back(['/a', '/b', '/c'], '/c', null)).toEqual({ to: '/b', visited: ['/a'] })
  expect(back(['/a', '/b'], '/login', null)).toEqual({ to: '/b', visited: ['/a'] })
})

test('with empty history back falls back by page', () => {
  expect(back([PRODUCT], PRODUCT, '/drills/114010000').to).toBe('/drills/114010000')
  expect(back([], PRODUCT, null).to).toBe('/')
  expect(back([], '/checkout', null).to).toBe('/quickorder')
  expect(back([], '/checkout/address', null).to).toBe('/quickorder')
  expect(back([], '/checkout/payment', null).to).toBe('/checkout/address')
  expect(back([], '/search?str=x', null).to).toBe('/')
})

test('back from the quick-buy address step goes to the cart, whatever was before', () => {
  const step = '/checkout/address?msn=MSN12345678'
  expect(browserBack(step)).toBe('/quickorder')
  expect(browserBack('/checkout/address?a=1&msn=MSN12345678')).toBe('/quickorder')
  expect(browserBack('/checkout/address')).toBeNull()
  expect(back([PRODUCT, step], step, null).to).toBe('/quickorder')
})

test('after login one returns to where one was, never to a login page or another site', () => {
  expect(afterLogin(['/a', PRODUCT], null)).toBe(PRODUCT)
  expect(afterLogin([], null)).toBe('/')
  expect(afterLogin(['/a'], '/checkout')).toBe('/checkout')
  expect(afterLogin(['/a'], '/hi/checkout')).toBe('/hi/checkout')
  for (const bad of ['/login', '/hi/login', '/otp?x=1', '/forgot-password', '/sign-up']) {
    expect(afterLogin([], bad)).toBe('/')
  }
  for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
    expect(afterLogin([], foreign)).toBe('/')
  }
})
