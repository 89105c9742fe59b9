// Pictures of payment methods, and marks of banks and wallets: drawn by the store, without anybody's logo.

import { PAYMENT_METHOD_IDS as ID, WALLET_IDS } from '../../../contract/shared/limits.ts'
import { SAMPLE_BANKS } from './emi.ts'
import { WALLET_NAMES } from './wallets.ts'

/** Changes the URLs when a drawing changes: browsers cache them for long. */
const VERSION = 1

const INK = '#44576a'
const stroke = (path: string) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

/** Drawings on an area of 48 × 32. */
const PHONE = 'M19 4h10a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM22 24h4'
const CARD = 'M9 6h30a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 12h34'
const WALLET = 'M10 8h26a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V8a2 2 0 0 1 2-3h24v3M32 17h6'
const PICTURES: Readonly<Record<number, string>> = {
  [ID.upi]: `${PHONE}M21 14l3-3 3 3M24 11v8`,
  [ID.upiApp]: `${PHONE}M21 10h2v2h-2zM25 10h2v2h-2zM21 15h2v2h-2zM25 15h2v2h-2z`,
  [ID.walletUpi]: `${WALLET}M16 18l3-3 3 3M19 15v6`,
  [ID.card]: `${CARD}M12 20h6`,
  [ID.savedCard]: `${CARD}M28 19l3 3 5-6`,
  [ID.cardGateway]: `${CARD}M29 19h7v4h-7zM31 19v-1.5a1.5 1.5 0 0 1 3 0V19`,
  [ID.netBanking]: 'M10 13l14-8 14 8zM14 13v9M21 13v9M27 13v9M34 13v9M10 26h28M12 22h24',
  [ID.wallet]: WALLET,
  [ID.emi]: 'M12 7h24v19H12zM12 13h24M18 4v6M30 4v6M18 18h3M27 18h3M18 22h3M27 22h3',
  [ID.financePartner]: 'M15 4h13l6 6v18H15zM28 4v6h6M20 22l8-8M20 15h1M27 22h1',
  [ID.payLater]: 'M24 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM24 9v7l5 3',
  [ID.neft]: 'M8 11h28M31 6l5 5-5 5M40 21H12M17 16l-5 5 5 5',
  [ID.gateway]: 'M24 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM12 16h24M24 4c6 7 6 17 0 24M24 4c-6 7-6 17 0 24',
  [ID.cashOnDelivery]: 'M7 8h34v16H7zM24 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 16h1M35 16h1',
}

/** Dark enough for white letters. */
const COLOURS = ['#0b6e4f', '#1f5a92', '#7a3b69', '#8a4b08', '#3c5a14', '#a3262a', '#2f4858', '#5b3f99']

/** First letters of the first two words, on a colour derived from the code. */
function mark(code: string, name: string): string {
  const letters = name
    .split(' ')
    .slice(0, 2)
    .map(word => word.charAt(0))
    .join('')
  const colour = COLOURS[[...code].reduce((sum, char) => sum + char.charCodeAt(0), 0) % COLOURS.length]
  const text = `<text x="24" y="22" font-family="sans-serif" font-size="16" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text>`
  return `<rect x="1" y="1" width="46" height="30" rx="4" fill="${colour}"/>${text}`
}

const MARKS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values(SAMPLE_BANKS)
    .flat()
    .map(({ code, name }) => [code, mark(code, name.en)]),
  ...WALLET_IDS.map(([id], index) => [`W${id}`, mark(`W${id}`, WALLET_NAMES[index]?.en ?? '')]),
])

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32" viewBox="0 0 48 32">${content}</svg>`

/** The SVG of a method by its id, or of a bank or wallet of the store by its code; null for any other name. */
export function pictureOf(name: string): string | null {
  const drawing = Object.hasOwn(PICTURES, name) ? PICTURES[Number(name)] : undefined
  if (drawing) return svg(stroke(drawing))
  return Object.hasOwn(MARKS, name) ? svg(MARKS[name] ?? '') : null
}

/** Its URL; empty when there is none. */
export function pictureUrl(name: string | number): string {
  return pictureOf(String(name)) === null ? '' : `/payment/pictures/${name}-${VERSION}.svg`
}
