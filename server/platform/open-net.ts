// Decides which typed addresses may be called, and resolves their names, so that what is called is what was checked.

import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback } from './loopback.ts'
import { isPrivateAddress } from './private-addresses.ts'

/** Settings that decide what may be called. */
export interface OutboundRules {
  production: boolean
  /** Hosts, or `.example.com` for a domain with all its hosts; every public host while empty. */
  outboundHosts: readonly string[]
}

/** Whether the operator allows calls to a host. @param host in lower case, as URLs have it */
export function isListedHost(host: string, { outboundHosts }: Pick<OutboundRules, 'outboundHosts'>): boolean {
  const listed = (one: string) => (one.startsWith('.') ? `.${host}`.endsWith(one) : host === one)
  return outboundHosts.length === 0 || outboundHosts.some(listed)
}

/** Whether an IP address may be called: the public internet, and in development mode this machine. */
export function isOpenAddress(address: string, production: boolean): boolean {
  return !isPrivateAddress(address) || (!production && isLoopback(address))
}

/**
 * A typed URL if it may be called: https, and in development mode http on this machine; otherwise null. Names are
 * checked again when they are resolved.
 */
export function openAddress(text: string, rules: OutboundRules): URL | null {
  const { production } = rules
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password || url.hash) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isListedHost(url.hostname, rules)) return null
  const own = !production && isLoopback(host)
  if (url.protocol !== 'https:' && !(own && url.protocol === 'http:')) return null
  if (isIP(host) !== 0 ? !isOpenAddress(host, production) : isLoopback(host) && !own) return null
  return url
}

/** The name resolves to an address that may not be called. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError'
}

/**
 * Resolves a name like Node, and rejects with `ClosedAddressError` when any of its addresses may not be called. The
 * socket uses the checked addresses, so that a name cannot point elsewhere a moment later.
 * @param isOpen whether an address may be called
 */
export function guardedLookup(isOpen: (address: string) => boolean, resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      if (addresses.length === 0 || !addresses.every(({ address }) => isOpen(address)))
        return done(new ClosedAddressError('The address is not of the open net.'), '', 0)
      if (options.all) return done(null, addresses)
      done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0)
    })
  }
}
