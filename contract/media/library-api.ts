// Endpoints of the picture library: the store's own pictures, their names and uses, and deleting unused ones.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zPictureId, zPictureUpload, zText } from '../shared/schemas.ts'
import { KEPT_DAYS } from './library.rules.ts'

const access = 'staff' as const

/** What uses a picture: `version` is an earlier version of a document, which can be published again. */
const zUseKind = z.enum(['product', 'brand', 'category', 'layout', 'draft', 'version'])
const zUse = z.object({
  kind: zUseKind,
  /** Null for a brand, which belongs to all markets. */
  market: zMarket.nullable(),
  /** MSN, name of the brand in its address, category code, key of the document. */
  ref: z.string(),
  name: z.object({ en: z.string(), hi: z.string() }),
})
export type PictureUse = z.output<typeof zUse>

const zPicture = z.object({
  pictureId: z.string(),
  /** MIME type. */
  type: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** When it was added to the library. */
  addedAt: z.iso.datetime(),
  fileName: z.string(),
  altEn: z.string(),
  altHi: z.string(),
  version: z.int(),
})
export type LibraryPicture = z.output<typeof zPicture>

const zUsedPicture = zPicture.extend({
  /** Five of each kind at most, in the caller’s markets. */
  uses: z.array(zUse),
  /** Whether it is used in more places than are listed. */
  more: z.boolean(),
})
export type UsedPicture = z.output<typeof zUsedPicture>

const zDeleted = z.object({ waiting: z.int(), waitingBytes: z.number(), kept: z.int(), keptBytes: z.number() })

const asked = {
  /** A part of the file name or the alternative text. */
  text: zText(60).optional(),
  /** Start of the page: `next` of the previous page. */
  before: z
    .string()
    .regex(/^\d{1,13}_[0-9a-f]{32}$/)
    .optional(),
}
const zNext = z.string().nullable()

const picture: LibraryPicture = {
  ...{ pictureId: '3f0c9d1e8a7b4c5d6e7f8091a2b3c4d5', type: 'image/jpeg', width: 1280, height: 853, bytes: 182_400 },
  ...{ addedAt: '2026-11-20T09:00:00.000Z', fileName: 'drill.jpg', altEn: 'A drill', altHi: 'ड्रिल', version: 2 },
}
const used: UsedPicture = {
  ...picture,
  uses: [{ kind: 'layout', market: 'IN', ref: 'home', name: { en: 'home', hi: 'home' } }],
  more: false,
}

export const libraryEndpoints = defineEndpoints({
  listPictures: {
    method: 'GET',
    path: '/api/admin/content/pictures',
    access,
    permission: 'content.read',
    summary:
      'Lists the pictures of the store, newest first, 40 per page, with where each is used. Pictures sent by customers are not included.',
    query: z.object({
      ...asked,
      /** Only unused pictures. Each page searches a thousand pictures, so a page may be short or empty. */
      unused: z.literal('true').optional(),
    }),
    response: envelope(z.object({ rows: z.array(zUsedPicture), next: zNext })),
    errors: [],
    example: ok({ rows: [used], next: null }),
  },
  deletedPictures: {
    method: 'GET',
    path: '/api/admin/content/pictures/deleted',
    access,
    permission: 'content.read',
    summary: `Counts the pictures that were deleted and whose bytes are still stored: those that wait until ${KEPT_DAYS} days are over, and those that an order or another older record still shows.`,
    response: envelope(zDeleted),
    errors: [],
    example: ok({ waiting: 3, waitingBytes: 541_200, kept: 1, keptBytes: 182_400 }),
  },
  choosePictures: {
    method: 'GET',
    path: '/api/admin/products/pictures',
    access,
    permission: 'products.read',
    summary: 'Lists the pictures of the store to choose from for a brand or a product, newest first, 40 per page.',
    query: z.object(asked),
    response: envelope(z.object({ rows: z.array(zPicture), next: zNext })),
    errors: [],
    example: ok({ rows: [picture], next: null }),
  },
  addPicture: {
    method: 'POST',
    path: '/api/admin/content/library',
    access,
    permission: 'content.write',
    summary:
      'Adds a picture to the library and strips its camera metadata; a picture that is already there stays as it is.',
    body: zPictureUpload.extend({ fileName: zText(120) }),
    maxBytes: 1_500_000,
    response: envelope(zPicture),
    errors: ['media.invalid'],
    example: ok(picture),
  },
  renamePicture: {
    method: 'POST',
    path: '/api/admin/content/pictures/{pictureId}',
    access,
    permission: 'content.write',
    summary: 'Changes the file name and the alternative texts of a picture.',
    params: z.object({ pictureId: zPictureId }),
    body: z.object({
      /** The version that the caller has read; any other is rejected. */
      version: z.int().min(1).max(2_000_000_000),
      fileName: zText(120, 0),
      altEn: zText(200, 0),
      altHi: zText(200, 0),
    }),
    response: envelope(zPicture),
    errors: ['media.unknown', 'media.changed-meanwhile'],
    example: ok(picture),
  },
  deletePicture: {
    method: 'DELETE',
    path: '/api/admin/content/pictures/{pictureId}',
    access,
    permission: 'content.write',
    summary: 'Removes an unused picture from the library; the error names what still uses it.',
    params: z.object({ pictureId: zPictureId }),
    response: envelope(z.object({ pictureId: z.string() })),
    errors: ['media.unknown', 'media.used'],
    example: ok({ pictureId: picture.pictureId }),
  },
})
