// Bilingual vocabulary shared by the consumer families: colours with their hex values, materials and sell units.
import type { Words } from '../../types.ts'

/** One text in English and Hindi. */
export function w(en: string, hi: string): Words {
  return { en, hi }
}

/** A text that both languages write alike, such as a standard number or a screen resolution. */
export function same(text: string): Words {
  return { en: text, hi: text }
}

/** A body colour: its name in both languages and the value it is drawn with. */
export interface Tint {
  name: Words
  hex: string
}

/** The colours in which these products are made, by their trade name. */
export const TINTS = {
  black: { name: w('Black', 'काला'), hex: '#2b2d31' },
  white: { name: w('White', 'सफ़ेद'), hex: '#f2f2ee' },
  ivory: { name: w('Ivory', 'आइवरी'), hex: '#efe6cf' },
  grey: { name: w('Grey', 'स्लेटी'), hex: '#8a9099' },
  silver: { name: w('Silver', 'सिल्वर'), hex: '#c3c8ce' },
  blue: { name: w('Blue', 'नीला'), hex: '#2563a8' },
  skyBlue: { name: w('Sky blue', 'आसमानी'), hex: '#7fb2dc' },
  red: { name: w('Red', 'लाल'), hex: '#c0322b' },
  maroon: { name: w('Maroon', 'मैरून'), hex: '#7a2230' },
  green: { name: w('Green', 'हरा'), hex: '#2f8a4c' },
  yellow: { name: w('Yellow', 'पीला'), hex: '#e3b51f' },
  orange: { name: w('Orange', 'नारंगी'), hex: '#df7420' },
  purple: { name: w('Purple', 'बैंगनी'), hex: '#6d4aa0' },
  pink: { name: w('Pink', 'गुलाबी'), hex: '#d76a94' },
  brown: { name: w('Brown', 'भूरा'), hex: '#7b4b2a' },
  kraft: { name: w('Kraft brown', 'क्राफ़्ट भूरा'), hex: '#b98a55' },
  terracotta: { name: w('Terracotta', 'टेराकोटा'), hex: '#b8613c' },
  brass: { name: w('Brass', 'पीतल रंग'), hex: '#c7a14a' },
  cyan: { name: w('Cyan', 'सियान'), hex: '#1f9fc4' },
  magenta: { name: w('Magenta', 'मैजेंटा'), hex: '#c22d7f' },
  clear: { name: w('Clear', 'पारदर्शी'), hex: '#d9e4ea' },
} as const satisfies Record<string, Tint>

export type TintName = keyof typeof TINTS

/** The hex value of a colour by its trade name. */
export function hex(tint: TintName): string {
  return TINTS[tint].hex
}

/** The bilingual name of a colour by its trade name. */
export function colour(tint: TintName): Words {
  return TINTS[tint].name
}

/** What one ordered quantity is called on the price block. */
export const UNITS = {
  piece: w('piece', 'नग'),
  pack: w('pack', 'पैक'),
  box: w('box', 'डिब्बा'),
  ream: w('ream', 'रीम'),
  roll: w('roll', 'रोल'),
  set: w('set', 'सेट'),
  pair: w('pair', 'जोड़ी'),
  bag: w('bag', 'बैग'),
  bottle: w('bottle', 'बोतल'),
  coil: w('coil', 'कॉइल'),
} as const satisfies Record<string, Words>
