// Passwords guessed from personal details, and readable device names from user agents.

import { expect, it } from 'vitest'
import { deviceOf, isPersonal, networkOf } from './rules.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0',
    'Opera',
    'Linux',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s', (userAgent, browser, device) => {
  expect(deviceOf(userAgent)).toEqual({ browser, device })
})

const NAMES = ['Asha', 'Kulkarni', 'AshaKulkarni', 'asha.k@plant.example']

it.each([
  ['Karkhana@2026', true],
  ['कारखाना123', true],
  ['12-KULKARNI-34', true],
  ['asha.kulkarni!1', true],
  ['ashak1990', true],
  ['9876543210', true],
  ['919876543210', true],
  ['76543210', true],
  // somebody else's number, and a phrase that only contains a name
  ['9812345678', false],
  ['asha likes green lathes', false],
  ['correct horse', false],
])('%s says what everybody knows of the customer: %s', (password, expected) => {
  expect(isPersonal(password, NAMES, '919876543210')).toBe(expected)
})

it('ignores names too short to matter', () => {
  expect(isPersonal('ab12345678', ['Ab'], '')).toBe(false)
  expect(isPersonal('12345678x', [''], '')).toBe(false)
})

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
  ['unknown', ''],
])('of the address %s only the network %s is kept', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
