// Security headers of every response, chosen by helmet: also of pages from the cache, which no hook of the router sees.

import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Market } from '../../contract/shared/market.ts'
import { consentOfCookies } from '../../contract/tracking/consent.rules.ts'
import type { AnalyticsSettings } from './analytics-settings.ts'
import type { Config } from './config.ts'

type Headers = Readonly<Record<string, string>>
type HeaderSettings = Pick<Config, 'production' | 'hstsSubdomains' | 'analytics'>
type Hsts = false | { includeSubDomains: boolean }

export interface SecurityHeaders {
  /** For responses of the API, files, and HTML that the server writes itself: nothing may be loaded or run. */
  api: Headers
  /** For pages of the web application. */
  page: Headers
  /** For pages of the store of India whose visitor agrees to analytics, where there is a container; null without one. */
  pageWithAnalytics: Headers | null
  /** For a page of the store as staff preview it, in a frame of the console: nothing runs in it. */
  preview: Headers
  /** For the console: files of its own alone, no inline style or script, no form that leaves it, no search engine. */
  console: Headers
}

/** The store uses the clipboard, the share dialog, and the position of a shopper who asks for it; other features stay closed for it and for what is injected into it. */
const PERMISSIONS_POLICY =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

/** Who packs at the console may read barcodes with the camera. */
const CONSOLE_PERMISSIONS = PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)')

/** Asks browsers to tell the speed of the network with requests for pictures: `server/media` sends smaller ones then. */
const NETWORK_HINTS = { 'accept-ch': 'Downlink' }

const digestOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What helmet sets on a response. It is the same for all, so it is taken once: a page from the cache takes microseconds. */
function headersOf(directives: Record<string, string[]>, hsts: Hsts, frames: 'deny' | 'sameorigin' = 'deny'): Headers {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: hsts,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: frames },
    // headers of browsers that no longer exist
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
  })
  set(request, response, error => {
    if (error) throw error
  })
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return Object.fromEntries([...headers, ['permissions-policy', PERMISSIONS_POLICY]])
}

/** A policy that also lets the analytics container load, and its tags report. */
function withAnalytics<Policy extends Record<'script-src' | 'img-src', string[]>>(
  policy: Policy,
  { scriptUrl, origins }: AnalyticsSettings,
) {
  const { origin } = new URL(scriptUrl)
  return {
    ...policy,
    'script-src': [...policy['script-src'], origin],
    'img-src': [...policy['img-src'], origin, ...origins],
    'connect-src': ["'self'", origin, ...origins],
  }
}

/** Pages of the store that are shown in a frame of the console: nothing runs in them. */
function previewHeaders(policy: Record<string, string[]>, hsts: Hsts): Headers {
  return {
    ...headersOf(
      {
        ...policy,
        'script-src': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'self'"],
        sandbox: ['allow-same-origin'],
      },
      hsts,
      'sameorigin',
    ),
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  }
}

/** The console, which frames nothing but previews of content. */
function consoleHeaders(closed: Record<string, string[]>, hsts: Hsts): Headers {
  return {
    ...headersOf(
      {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'"],
        'form-action': ["'none'"],
        ...closed,
      },
      hsts,
    ),
    'permissions-policy': CONSOLE_PERMISSIONS,
    'x-robots-tag': 'noindex, nofollow',
  }
}

/**
 * The headers of a store whose payment gateways may change while it runs: made again when `formOrigins` answers another array.
 */
export function followedSecurityHeaders(
  config: HeaderSettings,
  inlineScripts: readonly string[],
  formOriginsNow: () => readonly string[],
): SecurityHeaders {
  let origins = formOriginsNow()
  let made = makeSecurityHeaders(config, inlineScripts, origins)
  const now = () => {
    const next = formOriginsNow()
    if (next !== origins) {
      origins = next
      made = makeSecurityHeaders(config, inlineScripts, origins)
    }
    return made
  }
  return {
    get api() {
      return now().api
    },
    get page() {
      return now().page
    },
    get pageWithAnalytics() {
      return now().pageWithAnalytics
    },
    get preview() {
      return now().preview
    },
    get console() {
      return now().console
    },
  }
}

/**
 * The headers of a store. Inline scripts are allowed by the digests of those that are known at build: a digest taken from
 * the rendered page would also allow a script that was injected into it.
 */
export function makeSecurityHeaders(
  config: HeaderSettings,
  inlineScripts: readonly string[],
  formOrigins: readonly string[],
): SecurityHeaders {
  // by default without subdomains: other hosts of the domain may still serve plain http
  const hsts = config.production && { includeSubDomains: config.hstsSubdomains }
  const page = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(digestOf)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    // gateways take a payment as a form
    'form-action': ["'self'", ...formOrigins],
  }
  const closed = { 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"], 'object-src': ["'none'"] }
  return {
    api: headersOf(
      {
        'default-src': ["'none'"],
        'style-src': ["'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'form-action': ["'self'"],
        ...closed,
      },
      hsts,
    ),
    page: { ...headersOf({ ...page, ...closed }, hsts), ...NETWORK_HINTS },
    pageWithAnalytics: config.analytics && {
      ...headersOf({ ...withAnalytics(page, config.analytics), ...closed }, hsts),
      ...NETWORK_HINTS,
    },
    preview: previewHeaders({ ...page, ...closed }, hsts),
    console: consoleHeaders(closed, hsts),
  }
}

/** Whether a page is sent with the policy of the analytics container. */
function allowsAnalytics(
  { pageWithAnalytics }: Pick<SecurityHeaders, 'pageWithAnalytics'>,
  market: Market,
  cookies: string | undefined,
): boolean {
  return pageWithAnalytics !== null && market === 'IN' && consentOfCookies(cookies ?? '')?.analytics === true
}

/** The headers of a page for whoever asks for it. */
export function headersOfPage(security: SecurityHeaders, market: Market, cookies: string | undefined): Headers {
  return allowsAnalytics(security, market, cookies) ? (security.pageWithAnalytics ?? security.page) : security.page
}

const flat = new WeakMap<Headers, readonly string[]>()

/** Names and values of headers as one list, made once for the same headers. */
export function flatHeaders(headers: Headers): readonly string[] {
  const list = flat.get(headers) ?? Object.entries(headers).flat()
  flat.set(headers, list)
  return list
}
