// Helpers for product families: bilingual texts, specification values, sell units and colours.

import type { LocalizedText, StarterSpecValue } from './types.ts'

/** A text in English and Hindi. */
export function texts(en: string, hi: string): LocalizedText {
  return { en, hi }
}

/** A text that is the same in both languages, such as `IP65`, `C` or `M8`. */
export function same(text: string | number): LocalizedText {
  return { en: String(text), hi: String(text) }
}

/** A numeric specification, to three decimals; the unit is that of the attribute. */
export function num(key: string, value: number): StarterSpecValue {
  return { key, value: Math.round(value * 1000) / 1000 }
}

/** A textual specification in both languages; without `hi` the text is the same in both. */
export function text(key: string, en: string, hi: string = en): StarterSpecValue {
  return { key, value: { en, hi } }
}

/** Unit of sale and the number of pieces in it. */
export interface SellUnit {
  name: LocalizedText
  packSize: number
}

/** Sold one by one. */
export const piece: SellUnit = { name: texts('piece', 'नग'), packSize: 1 }

/** Sold as a pair, such as gloves and shoes. */
export const pair: SellUnit = { name: texts('pair', 'जोड़ी'), packSize: 1 }

/** Sold as one set of several parts. */
export const set: SellUnit = { name: texts('set', 'सेट'), packSize: 1 }

/** Sold as one coil or roll. */
export const coil: SellUnit = { name: texts('coil', 'कॉइल'), packSize: 1 }

/** Sold as one roll. */
export const roll: SellUnit = { name: texts('roll', 'रोल'), packSize: 1 }

/** Sold as a pack of `count` pieces. */
export function packOf(count: number): SellUnit {
  return { name: texts(`pack of ${count}`, `${count} का पैक`), packSize: count }
}

/** Sold as a box of `count` pieces. */
export function boxOf(count: number): SellUnit {
  return { name: texts(`box of ${count}`, `${count} का बॉक्स`), packSize: count }
}

/** Address part of a name: lower case Latin letters and digits joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The colours products come in, with the body colour of their picture. */
export const colours = {
  red: { hex: '#d62f2f', name: texts('Red', 'लाल') },
  yellow: { hex: '#f2b705', name: texts('Yellow', 'पीला') },
  green: { hex: '#2e9e4f', name: texts('Green', 'हरा') },
  blue: { hex: '#2463c9', name: texts('Blue', 'नीला') },
  black: { hex: '#2b2e33', name: texts('Black', 'काला') },
  white: { hex: '#f4f5f7', name: texts('White', 'सफ़ेद') },
  grey: { hex: '#8b929c', name: texts('Grey', 'स्लेटी') },
  orange: { hex: '#ef7d16', name: texts('Orange', 'नारंगी') },
  brown: { hex: '#7a4a2a', name: texts('Brown', 'भूरा') },
  silver: { hex: '#c3c8cf', name: texts('Silver', 'चाँदी रंग') },
} as const

/** Name of a colour in `colours`. */
export type Colour = keyof typeof colours

/** First and last letter of a colour for part numbers, such as `BE` for blue and `BK` for black. */
export function colourCode(colour: Colour): string {
  return `${colour.charAt(0)}${colour.charAt(colour.length - 1)}`.toUpperCase()
}

/** Yes or no in both languages. */
export function yesNo(yes: boolean): LocalizedText {
  return yes ? texts('Yes', 'हाँ') : texts('No', 'नहीं')
}
