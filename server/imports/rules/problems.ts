// Types of an import, and its message for every problem.

/** A value of a file: lists are joined by ` | `, nested objects become columns `outer.inner`. */
export type Cell = string | number | boolean

export interface FileRow {
  /** Row number as the file's own program counts: the first data row of a sheet is 2, the first line of NDJSON is 1. */
  row: number
  cells: Record<string, Cell>
}

export type Severity = 'error' | 'warning' | 'note'

/** Every problem: severity, message, and advice for merchandisers. */
export const PROBLEMS = {
  'row.unreadable': [
    'error',
    'This row cannot be read',
    'Correct the row in the file; quotes and line breaks are the usual cause.',
  ],
  'file.windows-1252': [
    'note',
    'The file is not UTF-8; it was read as Windows-1252, the encoding of Western European spreadsheets',
    'Look at names with accents and signs such as ° and ²; save the file as UTF-8 if they are wrong.',
  ],
  'row.repeated': [
    'error',
    'The same brand and part number stand in an earlier row',
    'Keep one of the rows, or let the mapping say `"repeats": "append-id"`.',
  ],
  'row.repeated-id': [
    'warning',
    'The same brand and part number stand in several rows; the feed’s own number was added to keep them apart',
    'Ask the supplier for real part numbers.',
  ],
  'part-number.missing': [
    'error',
    'There is no part number',
    'Fill the part number: it is how a product is known again.',
  ],
  'part-number.long': ['error', 'The part number is longer than 300 characters', 'Shorten it.'],
  'brand.missing': [
    'error',
    'There is no brand, and the part number alone names no product',
    'Fill the brand, or give a default brand in the mapping.',
  ],
  'name.missing': ['error', 'A new product needs a name', 'Fill the name.'],
  'name.cut': ['warning', 'The name was cut to 300 characters', 'Write a shorter name.'],
  'hindi.missing': [
    'note',
    'There is no Hindi name; the store shows the English one',
    'Add a column “Name (Hindi)” and import again.',
  ],
  'category.unplaced': [
    'warning',
    'No category is given and no rule fits; the product goes to the fallback category',
    'Give a category, or add a category rule to the mapping.',
  ],
  'category.unknown': [
    'error',
    'This category code does not exist in the store',
    'Use a code of the store or a path of names.',
  ],
  'category.deep': ['warning', 'A category path has at most four levels; the rest was left out', 'Shorten the path.'],
  'price.missing': ['error', 'A new product or offer needs a price', 'Fill the price.'],
  'price.unreadable': ['error', 'This is not an amount', 'Write a number such as 1250.00.'],
  'price.other-unit': [
    'error',
    'The price is for another quantity or unit than one piece',
    'Write the price of one sales unit alone, such as 1250.00.',
  ],
  'price.too-high': [
    'error',
    'The price is above 100,000,000 (ten crore), which no article costs',
    'Check for a slipped decimal point, or for prices in paise or fils.',
  ],
  'price.zero': ['error', 'The price is zero', 'Fill the real price, or leave the row out.'],
  'price.negative': ['error', 'The price is negative', 'Fill the real price.'],
  'price.above-mrp': [
    'error',
    'The price is above the MRP, which the law forbids',
    'Lower the price or correct the MRP.',
  ],
  'price.jump': [
    'error',
    'The price is more than five times, or less than a fifth of, the price in the store',
    'Check for a slipped decimal point; if it is right, set `"acceptJumps": true`.',
  ],
  'price.not-seen': [
    'error',
    'The price is not what the dry run has shown, or was changed since: it was not approved so',
    'Try the row again as a dry run, and apply that.',
  ],
  'price.jump-accepted': [
    'warning',
    'The price changed more than fivefold and was accepted as the mapping says',
    'Check it again.',
  ],
  'price.rounded': [
    'warning',
    'The amount has more than two decimals and was rounded',
    'Nothing, unless the amount is wrong.',
  ],
  'mrp.assumed': ['note', 'No MRP is given; the price stands as MRP', 'Add the MRP if there is one.'],
  'breaks.unreadable': [
    'warning',
    'Quantity prices cannot be read and were left out',
    'Write `10:950; 50:900`: rising quantities, falling prices.',
  ],
  'breaks.dropped': [
    'warning',
    'Quantity prices that are not below the new price were dropped',
    'Give new quantity prices.',
  ],
  'product.off': [
    'note',
    'The product is switched off in the store and stays so',
    'Add a column “Active” with yes to sell it again.',
  ],
  'hsn.invalid': ['warning', 'An HSN has 4 to 8 digits; this one was left out', 'Correct the HSN.'],
  'hsn.shortened': ['warning', 'The tariff code was shortened to the eight digits of an HSN', 'Check the HSN.'],
  'hsn.default': ['warning', 'No HSN; the one usual in the category was taken', 'Check the HSN: it decides the tax.'],
  'hsn.missing': [
    'warning',
    'No HSN, and none is usual in the category; the standard rate of tax applies',
    'Fill the HSN.',
  ],
  'tax.differs': [
    'warning',
    'The tax rate of the file differs from the rate that the store charges for this HSN; the store’s stays',
    'Check HSN and rate.',
  ],
  'weight.unreadable': ['warning', 'This is not a weight; it was left out', 'Write a number with kg or g.'],
  'weight.default': [
    'warning',
    'No weight; half a kilogram was taken',
    'Fill the weight: delivery charges follow from it.',
  ],
  'number.unreadable': [
    'warning',
    'A whole number above zero is expected; the value was left out',
    'Correct the number.',
  ],
  'stock.unreadable': ['warning', 'Stock is a whole number from 0 on; it was left as it is', 'Correct the number.'],
  'stock.below-reserved': [
    'warning',
    'More units are reserved by orders than this stock; the reserved ones stay',
    'Count the shelf again.',
  ],
  'stock.no-registration': [
    'warning',
    'The seller has no tax registration in the State of this warehouse: what is there cannot be sold',
    'Add the registration with `npm run setup`, or put the stock into another warehouse.',
  ],
  'stock.none': [
    'note',
    'No stock is given; the product cannot be bought yet',
    'Give stock, or put `"defaults": {"stock": 10}` into the mapping and import the file again: so many units of each are in the warehouse then.',
  ],
  'warehouse.unknown': ['error', 'This warehouse does not exist in the market', 'Use a warehouse code of the store.'],
  'origin.unknown': [
    'warning',
    'This country is not known; it was left out',
    'Write the country’s name or its two-letter code.',
  ],
  'origin.missing': [
    'warning',
    'No country of origin; in India the product cannot be sold without it',
    'Fill the country, or put `"defaults": {"origin": "IN"}` into the mapping when it is the same for the whole file.',
  ],
  'declarations.missing': [
    'warning',
    'The law of India asks for declarations that are missing; the product comes in, and cannot be sold',
    'Fill the columns of docs/imports.md (Declarations), or put what is the same for all into `"defaults": {"declarations": {…}}` of the mapping.',
  ],
  'net-quantity.unreadable': [
    'warning',
    'The net quantity is not a number with a unit; it was left out',
    'Write it as 500 g, 1.5 l, 3 m or 2 N (number of pieces).',
  ],
  'month.unreadable': ['warning', 'This is no month; it was left out', 'Write it as 2026-05.'],
  'choice.unknown': [
    'warning',
    'This is none of the choices; the value was left out',
    'See docs/imports.md for the choices.',
  ],
  'html.cleaned': ['note', 'The description was HTML; its text and lines were kept, its markup dropped', 'Nothing.'],
  'text.cut': ['warning', 'The text was cut to 20,000 characters', 'Shorten it.'],
  'attribute.not-number': [
    'warning',
    'Most values of this attribute are numbers, this one is not; it is kept as text',
    'Correct the value.',
  ],
  'attribute.unit': [
    'warning',
    'The unit does not fit the attribute’s own; the value is kept as text',
    'Correct the unit.',
  ],
  'attribute.unreadable': [
    'warning',
    'The JSON of further attributes cannot be read and was left out',
    'Correct the cell.',
  ],
  'image.address': ['warning', 'This is not the address of a picture', 'Write an address that starts with https://.'],
  'image.unreachable': [
    'warning',
    'The picture could not be fetched',
    'Open the address in a browser; correct it and import again.',
  ],
  'content.other-seller': [
    'note',
    'Another seller offered this product first and describes it; only the offer was taken: price, MRP, quantity prices, quantities, availability and stock',
    'Nothing. If the description is wrong, ask the store to correct it.',
  ],
  'product.off-by-seller': [
    'note',
    'The product is switched off in the store; the offer was taken and shows once the product is switched on',
    'Ask the store to switch the product on.',
  ],
} as const satisfies Record<string, readonly [Severity, string, string]>

export type ProblemCode = keyof typeof PROBLEMS

export interface Problem {
  row: number
  column: string
  code: ProblemCode
  value: string
  /** Details: the other value, the earlier row. */
  detail?: string
}

/** The text of a problem in the report. */
export function messageOf({ code, detail }: Pick<Problem, 'code' | 'detail'>): string {
  const [, message] = PROBLEMS[code]
  return detail ? `${message} (${detail}).` : `${message}.`
}

/** Text without control characters, with single spaces; used for comparing values. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .trim()
}

/** A slug: ASCII letters and digits joined by dashes, at most 80 characters; may be empty. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/**
 * A text safe for spreadsheets: one that would be run as a formula gets a leading apostrophe, which `unguarded`
 * removes again. Signed numbers stay as they are.
 */
export function guarded(text: string): string {
  if (/^'*[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text)) return `'${text}`
  return text
}

/** The original of an escaped text. */
export function unguarded(text: string): string {
  return /^''*[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
