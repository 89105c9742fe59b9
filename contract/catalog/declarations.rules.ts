// Legal declarations of a product (Legal Metrology (Packaged Commodities) Rules 6, E-Commerce Rules 5 and 6): names,
// values, unit price.

import { type Currency, type Language, MARKET_INFO, type Market } from '../shared/market.ts'
import { divideRound, formatMoney } from '../shared/money.ts'

/** Texts that a seller declares for a product, in display order. */
export const DECLARATION_FIELDS = [
  'manufacturerName',
  'manufacturerAddress',
  'packerName',
  'packerAddress',
  'importerName',
  'importerAddress',
  'netQuantity',
  'manufactured',
  'careName',
  'careAddress',
  'carePhone',
  'careEmail',
] as const
export type DeclarationField = (typeof DECLARATION_FIELDS)[number]
/**
 * `netQuantity` is a number and a unit ("500 g", "2 N"), `manufactured` the month of manufacture or import
 * ("2026-05").
 */
export type Declarations = Partial<Record<DeclarationField, string>>

/**
 * Codes of what may be missing; also returned by `missing_declarations` and stored on the offer (migrations 0069 and
 * 0101).
 */
export const MISSING_DECLARATIONS = [
  'origin',
  'manufacturer',
  'importer',
  'netQuantity',
  'consumerCare',
  'mrp',
  /** The HSN code has fewer digits than the seller's turnover requires. */
  'hsn',
] as const
export type MissingDeclaration = (typeof MISSING_DECLARATIONS)[number]

type Names = Record<Language, string>

const MISSING_NAMES: Record<MissingDeclaration, Names> = {
  origin: { en: 'country of origin', hi: 'मूल देश' },
  manufacturer: { en: 'name and address of manufacturer or packer', hi: 'निर्माता या पैकर का नाम और पता' },
  importer: { en: 'name and address of importer', hi: 'आयातक का नाम और पता' },
  netQuantity: { en: 'net quantity', hi: 'शुद्ध मात्रा' },
  consumerCare: { en: 'consumer care contact', hi: 'ग्राहक सेवा का संपर्क' },
  mrp: { en: 'MRP', hi: 'एमआरपी' },
  hsn: { en: 'HSN code with more digits', hi: 'अधिक अंकों वाला एचएसएन कोड' },
}

const ROW_NAMES = {
  manufacturer: { en: 'Manufacturer', hi: 'निर्माता' },
  packer: { en: 'Packer', hi: 'पैकर' },
  importer: { en: 'Importer', hi: 'आयातक' },
  netQuantity: { en: 'Net quantity', hi: 'शुद्ध मात्रा' },
  unitPrice: { en: 'Unit sale price', hi: 'प्रति इकाई बिक्री मूल्य' },
  manufactured: { en: 'Month of manufacture or import', hi: 'निर्माण या आयात का महीना' },
  care: { en: 'Consumer care', hi: 'ग्राहक सेवा' },
} satisfies Record<string, Names>

/** The units of the Legal Metrology Act; N is a number of pieces. */
const UNITS: Record<string, string> = {
  ...{ g: 'g', gm: 'g', gms: 'g', gram: 'g', grams: 'g', kg: 'kg', kgs: 'kg', kilogram: 'kg', mg: 'mg' },
  ...{ ml: 'ml', l: 'l', ltr: 'l', litre: 'l', litres: 'l', liter: 'l' },
  ...{ mm: 'mm', cm: 'cm', m: 'm', mtr: 'm', metre: 'm', metres: 'm', meter: 'm', 'sq m': 'sq m', sqm: 'sq m' },
  ...{ n: 'N', u: 'N', no: 'N', nos: 'N', pc: 'N', pcs: 'N', piece: 'N', pieces: 'N', unit: 'N', units: 'N' },
  ...{ pair: 'pair', pairs: 'pair', set: 'set', sets: 'set' },
}

/** Parses a net quantity such as `500 g`, `1.5 Ltr` or `2 pcs` into its stored form; null when invalid. */
export function readNetQuantity(text: string): string | null {
  const [, amount = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d{1,3})?)\s*([a-z][a-z ]{0,11}?)\.?\s*$/i.exec(text) ?? []
  const known = UNITS[unit.toLowerCase()]
  const value = Number(amount)
  return known !== undefined && value > 0 ? `${value} ${known}` : null
}

/** The larger unit used for prices above one of it, and its size in the smaller unit. */
const LARGER: Record<string, [unit: string, of: number]> = { g: ['kg', 1000], ml: ['l', 1000], cm: ['m', 100] }
const SMALLER: Record<string, [unit: string, of: number]> = { kg: ['g', 1000], l: ['ml', 1000], m: ['cm', 100] }

/**
 * Price per unit of the net quantity, by Rule 6(11): per gram below one kilogram and per kilogram above, likewise for
 * volume and length, else per piece. Minor units, rounded half up; null when unknown.
 */
export function unitSalePrice(priceMinor: number, netQuantity: string): { minor: number; unit: string } | null {
  const [amount = '', ...rest] = netQuantity.split(' ')
  const unit = rest.join(' ')
  const thousandths = Math.round(Number(amount) * 1000)
  if (!(thousandths > 0) || unit === '') return null
  const larger = LARGER[unit]
  if (larger && thousandths > larger[1] * 1000) {
    return { minor: divideRound(BigInt(priceMinor) * BigInt(larger[1] * 1000), thousandths), unit: larger[0] }
  }
  const smaller = SMALLER[unit]
  if (smaller && thousandths < 1000) {
    return { minor: divideRound(BigInt(priceMinor) * 1000n, thousandths * smaller[1]), unit: smaller[0] }
  }
  return { minor: divideRound(BigInt(priceMinor) * 1000n, thousandths), unit }
}

const joined = (...texts: (string | undefined)[]) => texts.filter(text => text !== undefined && text !== '').join(', ')

/** Rows of the declarations as a page shows them; missing ones are left out. */
export function declarationRows(
  declared: Declarations,
  price: { minor: number; currency: Currency },
  language: Language,
): { name: string; value: string }[] {
  const per = unitSalePrice(price.minor, declared.netQuantity ?? '')
  const locale = MARKET_INFO[price.currency === 'INR' ? 'IN' : 'AE'].languageTag[language]
  const values: Record<keyof typeof ROW_NAMES, string> = {
    manufacturer: joined(declared.manufacturerName, declared.manufacturerAddress),
    packer: joined(declared.packerName, declared.packerAddress),
    importer: joined(declared.importerName, declared.importerAddress),
    netQuantity: declared.netQuantity ?? '',
    unitPrice: per ? `${formatMoney(per.minor, price.currency, locale)} / ${per.unit}` : '',
    manufactured: declared.manufactured ?? '',
    care: joined(declared.careName, declared.careAddress, declared.carePhone, declared.careEmail),
  }
  return (Object.keys(ROW_NAMES) as (keyof typeof ROW_NAMES)[])
    .filter(key => values[key] !== '')
    .map(key => ({ name: ROW_NAMES[key][language], value: values[key] }))
}

/**
 * Declarations that the law requires and a product or its offer lacks; empty in the UAE. The database computes the same
 * (`missing_declarations`, migration 0069), and only it knows the seller, whose turnover decides the digits of the HSN
 * code.
 */
export function missingOf(
  market: Market,
  product: { origin: string; declarations: Declarations; mrpDeclared: boolean },
): MissingDeclaration[] {
  if (market !== 'IN') return []
  const { origin, declarations, mrpDeclared } = product
  const has = (...fields: DeclarationField[]) => fields.every(field => (declarations[field] ?? '') !== '')
  const maker = has('manufacturerName', 'manufacturerAddress') || has('packerName', 'packerAddress')
  const missing: Record<Exclude<MissingDeclaration, 'hsn'>, boolean> = {
    origin: !/^[A-Z]{2}$/.test(origin),
    manufacturer: origin === 'IN' && !maker,
    importer: origin !== 'IN' && origin !== '' && !has('importerName', 'importerAddress'),
    netQuantity: !has('netQuantity'),
    consumerCare: !has('careName', 'careAddress', 'carePhone', 'careEmail'),
    mrp: !mrpDeclared,
  }
  return MISSING_DECLARATIONS.filter(code => code !== 'hsn' && missing[code])
}

/** The missing declarations as a text list. */
export function missingNames(missing: readonly MissingDeclaration[], language: Language): string[] {
  return missing.map(code => MISSING_NAMES[code][language])
}

/** The sentence that says why a product may not be sold. */
export function notSoldText(missing: readonly MissingDeclaration[], language: Language): string {
  const list = missingNames(missing, language).join(', ')
  return language === 'hi'
    ? `यह उत्पाद अभी नहीं बिक सकता: कानूनन ज़रूरी जानकारी नहीं दी गई है (${list})।`
    : `This product cannot be sold yet: information that the law requires is missing (${list}).`
}
