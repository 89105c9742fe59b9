// Hosts of the markets and client addresses: headers written by visitors decide nothing.

import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { clientAddress, isServedHost, marketOfHost, trustedProxies } from './hosts.ts'

function addressOf(trustProxy: string, remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = { headers, socket: { remoteAddress } } as never as IncomingMessage
  return clientAddress(request, trustedProxies(readConfig({ TRUST_PROXY: trustProxy }).trustProxy))
}

it.each([
  ['false', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  // the visitor wrote the first address, the proxy the last one
  ['1', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  // a direct client is not trusted
  ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
])('with TRUST_PROXY=%s, %s forwarding %s is %s', (trustProxy, remote, forwarded, expected) => {
  expect(addressOf(trustProxy, remote, forwarded)).toBe(expected)
})

it('knows the market by host and, in production mode, no other host', () => {
  const production = readConfig({
    STORE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://store.example',
    UAE_PUBLIC_ORIGIN: 'https://ae.store.example',
  })
  expect(marketOfHost(production, 'AE.store.example:443')).toBe('AE')
  expect(marketOfHost(production, 'store.example')).toBe('IN')
  const hosts = ['store.example', 'ae.store.example:443', 'evil.example', 'localhost', '', undefined]
  expect(hosts.map(host => isServedHost(production, host))).toEqual([true, true, false, false, false, false])
  expect(isServedHost(readConfig({}), 'evil.example')).toBe(true)
})
