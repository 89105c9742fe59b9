// Schemas shared between domains: identifiers, quantities, money, pagination.

import { z } from 'zod'
import { FIRST_DAY } from './days.ts'
import { LANGUAGES, MARKETS } from './market.ts'

export const zMsn = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^MSN[0-9A-Z]{8}$/, 'An MSN is MSN and eight characters.')
export const zMarket = z.enum(MARKETS)
export const zLanguage = z.enum(LANGUAGES)
export const zCurrency = z.enum(['INR', 'AED'])
/** Integer paise or fils. */
export const zMinor = z.int()
export const zQuantity = z.int().min(1, 'Kindly enter valid quantity.').max(1_000_000, 'Kindly enter valid quantity.')
export const zCategoryCode = z.string().regex(/^\d{9,10}$/, 'A category code is nine or ten digits.')
export const zUuid = z.uuid()
/** A pincode of India, or an emirate code of the UAE. */
export const zPlace = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([1-9]\d{5}|[A-Z]{2})$/, 'Invalid pincode provided')
/** A day of the calendar: `2026-11-23`. */
export const zDay = z.iso.date().refine(day => day >= FIRST_DAY, 'A day from 2000 on.')
/** Text typed by people: trimmed, without control characters. */
export const zText = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min, 'Required.')
    .max(max, `At most ${max} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that cannot be stored.')
export const zPageIndex = z.coerce.number().int().min(0).max(10_000).default(0)

/** An uploaded picture: the hash of its bytes. */
export const zPictureId = z.string().regex(/^[0-9a-f]{32}$/, 'Send the picture first.')

/**
 * Maximum base64 length of one picture: a call takes at most a megabyte, and browsers shrink pictures before upload.
 */
const PICTURE_CHARACTERS = 1_000_000

/** A picture upload. */
export const zPictureUpload = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  /** Base64 without a prefix. */
  data: z.base64().min(1).max(PICTURE_CHARACTERS),
})
