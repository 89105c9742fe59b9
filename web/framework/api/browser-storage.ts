// Cookies, local storage, device id and random ids in the browser.

import { SECURE_COOKIE_PREFIX } from '../../../contract/shared/headers.ts'

/** Over https all cookie names have the prefix that the server adds. */
const prefix = () => (location.protocol === 'https:' ? SECURE_COOKIE_PREFIX : '')

/** Value of a cookie that the page may read, or an empty string. */
export function readCookie(name: string): string {
  const start = `${prefix() + name}=`
  const cookie = document.cookie.split('; ').find(pair => pair.startsWith(start))
  return cookie ? decodeURIComponent(cookie.slice(start.length)) : ''
}

const YEAR_SECONDS = 31_536_000

export function writeCookie(name: string, value: string): void {
  const secure = prefix() && '; Secure'
  // biome-ignore lint/suspicious/noDocumentCookie: many browsers we support lack the Cookie Store API
  document.cookie = `${prefix() + name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** A stored JSON value; null when it is missing or invalid, or storage is unavailable. */
export function readStored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** Stores a JSON value, or removes it when null; full or unavailable storage is not an error. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be blocked in private windows; the app works without it.
  }
}

/** 32 hex digits. `crypto.randomUUID` is missing on plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of this browser, made on first use. */
export function deviceId(): string {
  const known = readStored<string>('kh_device')
  if (typeof known === 'string' && known) return known
  const fresh = randomId()
  writeStored('kh_device', fresh)
  return fresh
}
