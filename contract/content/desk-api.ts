// Staff endpoints to edit the store's content: drafts, publication now or later, earlier versions, preview.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zMarket, zPictureUpload, zText } from '../shared/schemas.ts'
import { DOCUMENT_KINDS, MAX_KEY } from './document-kinds.rules.ts'
import { zDocumentBody } from './documents.ts'

const access = 'staff' as const
const zKind = z.enum(DOCUMENT_KINDS)
const zKey = zText(MAX_KEY)
const zName = z.object({ market: zMarket, kind: zKind, key: zKey })
const zVersion = z.coerce.number().int().min(1).max(2_000_000_000)
/**
 * The revision that the caller has read; 0 for a document that has not been saved in the console. Any other is
 * rejected.
 */
const zRevision = z.int().min(0).max(2_000_000_000)
const zHeld = zName.extend({ revision: zRevision })

const STATES = ['drafted', 'scheduled', 'hidden', 'hindi'] as const

const zRow = z.object({
  key: z.string(),
  /** In both languages; for a redirect, its target. */
  title: z.object({ en: z.string(), hi: z.string() }),
  /** Whether shoppers see it now. */
  shown: z.boolean(),
  /** State of the Hindi body of an article or page: empty, or older than the English; null when neither. */
  hindi: z.enum(['missing', 'outdated']).nullable(),
  drafted: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type DocumentRow = z.output<typeof zRow>

const zMention = z.object({ kind: zKind, key: z.string(), title: zRow.shape.title })
export type CashMention = z.output<typeof zMention>

const zDocument = z.object({
  market: zMarket,
  kind: zKind,
  key: z.string(),
  revision: z.int(),
  /** Published content; null when there is none, or when its format cannot be edited in the console. */
  live: zDocumentBody.nullable(),
  draft: zDocumentBody.nullable(),
  draftedBy: z.string().nullable(),
  draftedAt: z.iso.datetime().nullable(),
  publishAt: z.iso.datetime().nullable(),
  /** Its page in the store. */
  link: z.string().nullable(),
  hasPreview: z.boolean(),
  /** The last 50, latest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      at: z.iso.datetime(),
      /** Null for content that predates publishing from the console. */
      by: z.string().nullable(),
    }),
  ),
})
export type EditedDocument = z.output<typeof zDocument>

const row: DocumentRow = {
  ...{ key: 'info/shipping', title: { en: 'Shipping', hi: 'शिपिंग' }, shown: true, hindi: null, drafted: true },
  ...{ publishAt: null, changedAt: '2026-11-20T09:00:00.000Z' },
}
const words = { en: 'Text', hi: 'पाठ' }
const meta = { kind: 'meta' as const, title: words, description: words, canonical: null, shown: true }
const edited: EditedDocument = {
  ...{ market: 'IN', kind: 'meta', key: '/brands', revision: 3, live: meta, draft: meta, draftedBy: 'Meera Iyer' },
  ...{ draftedAt: '2026-11-20T09:00:00.000Z', publishAt: null, link: 'https://shop.example/brands', hasPreview: false },
  versions: [{ version: 1, at: '2026-11-19T09:00:00.000Z', by: 'Meera Iyer' }],
}
const CHANGED = ['content.key', 'content.changed-meanwhile'] as const
const PUBLISHED = [
  'content.no-draft',
  'content.redirect-loop',
  'content.too-many',
  'content.target-unknown',
  'content.menu-place',
] as const

/** Filters of the list of documents of a kind. */
export const zDocumentFilter = z.object({
  market: zMarket,
  state: z.enum(STATES).optional(),
  text: zText(60).optional(),
  ...markFilters,
})

export const contentDeskEndpoints = defineEndpoints({
  listDocuments: {
    method: 'GET',
    path: '/api/admin/content',
    access,
    permission: 'content.read',
    summary:
      'Lists documents of a kind by key, 50 per page: published ones, and drafts of unpublished ones. With the state `hindi`, lists articles and pages whose body has no Hindi, or Hindi older than the English. Articles and pages can be filtered by tag and responsible member.',
    query: zDocumentFilter.extend({
      kind: zKind,
      /** Key after which the page starts. */
      after: zKey.optional(),
    }),
    response: envelope(z.object({ rows: z.array(zRow), next: z.string().nullable() })),
    errors: [],
    example: ok({ rows: [row], next: null }),
  },
  cashMentions: {
    method: 'GET',
    path: '/api/admin/content/cashMentions',
    access,
    permission: 'content.read',
    summary:
      'Lists published documents whose text mentions cash on delivery, at most 100, which need changing when it is switched off.',
    query: z.object({ market: zMarket }),
    response: envelope(z.array(zMention)),
    errors: [],
    example: ok([
      { kind: 'page' as const, key: 'info/payment-options', title: { en: 'Payment options', hi: 'भुगतान के तरीके' } },
    ]),
  },
  getDocument: {
    method: 'GET',
    path: '/api/admin/content/document',
    access,
    permission: 'content.read',
    summary: 'Returns a document with its draft and versions; both are empty when there is none yet.',
    query: zName,
    response: envelope(zDocument),
    errors: ['content.key'],
    example: ok(edited),
  },
  getDocumentVersion: {
    method: 'GET',
    path: '/api/admin/content/version',
    access,
    permission: 'content.read',
    summary: 'Returns the content of an earlier version.',
    query: zName.extend({ version: zVersion }),
    response: envelope(z.object({ version: z.int(), body: zDocumentBody })),
    errors: ['request.not-found'],
    example: ok({ version: 1, body: meta }),
  },
  previewDocument: {
    method: 'GET',
    path: '/api/admin/content/preview',
    access,
    permission: 'content.read',
    summary:
      'Returns a preview link, valid for one hour, to the store page with the draft in place of the published content.',
    query: zName.extend({ language: zLanguage }),
    response: envelope(z.object({ link: z.string(), expiresAt: z.iso.datetime() })),
    errors: ['content.key', 'content.no-preview'],
    example: ok({ link: '/preview/eyJ', expiresAt: '2026-11-20T10:00:00.000Z' }),
  },
  storeContentPicture: {
    method: 'POST',
    path: '/api/admin/content/pictures',
    access,
    permission: 'content.write',
    summary: 'Uploads an image for a layout; the draft refers to it by its id.',
    body: zPictureUpload,
    maxBytes: 1_500_000,
    response: envelope(z.object({ pictureId: z.string() })),
    errors: ['media.invalid'],
    example: ok({ pictureId: '3f0c9d1e8a7b4c5d6e7f8091a2b3c4d5' }),
  },
  saveDraft: {
    method: 'POST',
    path: '/api/admin/content/draft',
    access,
    permission: 'content.write',
    summary: 'Saves a draft without changing the published content. A scheduled publication time is kept.',
    body: z.object({ market: zMarket, key: zKey, revision: zRevision, body: zDocumentBody }),
    response: envelope(zDocument),
    errors: [...CHANGED],
    example: ok(edited),
  },
  discardDraft: {
    method: 'POST',
    path: '/api/admin/content/discard',
    access,
    permission: 'content.write',
    summary: 'Deletes the draft and its scheduled publication time.',
    body: zHeld,
    response: envelope(zDocument),
    errors: [...CHANGED],
    example: ok(edited),
  },
  publishDocument: {
    method: 'POST',
    path: '/api/admin/content/publish',
    access,
    permission: 'content.write',
    summary: 'Publishes the draft, immediately or at a given time; the content published before is kept as a version.',
    body: zHeld.extend({
      /** Null publishes immediately. */
      at: z.iso.datetime().nullable(),
    }),
    response: envelope(zDocument),
    errors: [...CHANGED, ...PUBLISHED, 'content.publish-time'],
    example: ok(edited),
  },
  restoreDocument: {
    method: 'POST',
    path: '/api/admin/content/restore',
    access,
    permission: 'content.write',
    summary: 'Restores an earlier version as the draft, and publishes it immediately if requested.',
    body: zHeld.extend({ version: zVersion, publish: z.boolean() }),
    response: envelope(zDocument),
    errors: [...CHANGED, ...PUBLISHED, 'request.not-found'],
    example: ok(edited),
  },
})
