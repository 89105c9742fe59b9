// Host names and origins of the markets, and the address of a client behind reverse proxies.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Market } from '../../contract/shared/market.ts'
import type { Config } from './config.ts'

type Sites = Pick<Config, 'production' | 'publicOrigins' | 'indiaHosts' | 'uaeHosts' | 'port'>

/** The name in a Host header, without port. X-Forwarded-Host is never read: the proxy passes Host on. */
const nameOf = (host: string | undefined) => (host ?? '').replace(/:\d+$/, '').toLowerCase()

/** The market of a host; unknown hosts belong to India. */
export function marketOfHost(config: Pick<Config, 'uaeHosts'>, host: string | undefined): Market {
  return config.uaeHosts.includes(nameOf(host)) ? 'AE' : 'IN'
}

/** Whether the store serves requests for a host: in production mode only configured ones. */
export function isServedHost(
  config: Pick<Config, 'production' | 'indiaHosts' | 'uaeHosts'>,
  host: string | undefined,
): boolean {
  if (!config.production) return true
  const name = nameOf(host)
  return config.indiaHosts.includes(name) || config.uaeHosts.includes(name)
}

/** Origin for links of a market, without trailing slash. It comes from the settings, never from a request. */
export function originOf(config: Sites, market: Market): string {
  if (config.publicOrigins[market]) return config.publicOrigins[market]
  const [host = 'localhost'] = market === 'AE' ? config.uaeHosts : config.indiaHosts
  return `http://${host}${config.port === 0 || config.port === 80 ? '' : `:${config.port}`}`
}

/** Whether the pages of a market are served over https. */
export function isSecure(config: Sites, market: Market): boolean {
  return originOf(config, market).startsWith('https:')
}

/** Whether an address between the store and a visitor is a proxy; `hop` is 0 for the direct peer. */
type IsProxy = (address: string, hop: number) => boolean

/** The trusted proxies; null without any. */
export function trustedProxies(trustProxy: Config['trustProxy']): IsProxy | null {
  if (trustProxy === false) return null
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return proxyAddress.compile(trustProxy)
}

/** Address of the client: the last one before the trusted proxies. */
export function clientAddress(request: IncomingMessage, isProxy: IsProxy | null): string {
  return isProxy ? proxyAddress(request, isProxy) : (request.socket.remoteAddress ?? '')
}

/**
 * Whether a request for an https site came over plain http, according to the proxy next to the store. Unknown without a
 * trusted proxy.
 */
export function isPlainHttp(
  config: Sites,
  request: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } },
  isProxy: IsProxy | null,
): boolean {
  if (!config.production || !isProxy?.(request.socket.remoteAddress ?? '', 0)) return false
  const { host, 'x-forwarded-proto': protocols = '' } = request.headers
  return String(protocols).split(',').at(-1)?.trim() === 'http' && isSecure(config, marketOfHost(config, host))
}
