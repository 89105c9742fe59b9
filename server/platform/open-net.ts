// Resolves the names of addresses that people have typed, so that what is called is what was checked.

import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** The address that a name leads to is not one that may be called. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError'
}

/**
 * Resolves a name as Node does, and rejects with `ClosedAddressError` when any of its addresses may not be called. The socket
 * uses the addresses that were checked, so that a name cannot lead elsewhere a moment later.
 *
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
