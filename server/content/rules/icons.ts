// The icon of the store as files for browsers and home screens, and the web manifest that names them.

import type { Language } from '../../../contract/shared/market.ts'

/** Square drawing; `rounded` for browsers, without corners for home screens, which cut their own. */
export function iconSvg(rounded: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${rounded ? ' rx="7"' : ''} fill="#1b222c"/><path d="M9 7v18M22 7l-9 9 10 9" stroke="#fff" stroke-width="4" fill="none"/><circle cx="26" cy="25" r="3" fill="#ff9152"/></svg>`
}

/** PNG files by path, with the length of their side. */
export const ICON_SIZES: Readonly<Record<string, number>> = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
}

/** An ICO file around a PNG of 32 pixels. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const NAMES: Record<Language, string> = { en: 'Karkhana', hi: 'कारखाना' }

/** The web app manifest in a language. */
export function manifestOf(language: Language): object {
  const start = language === 'hi' ? '/hi' : '/'
  return {
    id: start,
    name: NAMES[language],
    short_name: NAMES[language],
    lang: language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f5f5f2',
    theme_color: '#1b222c',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
}

const EXPIRES_DAYS = 180

/** security.txt as RFC 9116 describes it: the contact of the settings, good for half a year from the day of the request. */
export function securityTxt(contact: string, origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / 86_400_000 + EXPIRES_DAYS) * 86_400_000)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\r\n')}\r\n`
}
