// Documents for staff: lists, one with its draft and versions, an earlier version, a link to a preview.

import { documentKeyOf, documentRecordId } from '../../../contract/annotations/kinds.rules.ts'
import type { CashMention, DocumentRow, EditedDocument } from '../../../contract/content/desk-api.ts'
import { hasPreview, isDocumentKey, pageOfDocument } from '../../../contract/content/document-kinds.rules.ts'
import { type DocumentBody, zDocumentBody } from '../../../contract/content/documents.ts'
import { LANGUAGES, type Language, type Market } from '../../../contract/shared/market.ts'
import { type MarkFilters, markedIds } from '../../annotations/service.ts'
import { referenceData } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { type IdSource, rowsOfIds } from '../../platform/marked-records.ts'
import { type DocumentName, findDocument, findVersion, listVersions } from '../repository/documents.ts'
import { type DocumentFilter, findLive, listDocuments } from '../repository/live-documents.ts'
import { listCashMentions } from '../repository/mentions.ts'
import { readRedirects } from '../repository/publish-documents.ts'
import { withPreview } from './previewed.ts'

const PAGE = 50
const PREVIEW_MS = 3_600_000
const PURPOSE = 'content.preview'

const bodyOf = (stored: unknown) => zDocumentBody.safeParse(stored).data ?? null

interface DocumentQuery extends Pick<DocumentFilter, 'market' | 'kind'>, MarkFilters {
  state?: string
  text?: string
  after?: string
}

/** The source of documents with a tag or member; null for all. @throws session.forbidden, request.invalid for other kinds */
function markedDocuments(actor: Staff, query: DocumentQuery): IdSource | null {
  const { kind, tag, assignee } = query
  if (tag === undefined && assignee === undefined) return null
  if (kind !== 'article' && kind !== 'page') {
    const path = tag === undefined ? 'query.assignee' : 'query.tag'
    throw appError('request.invalid', { problems: [{ path, message: 'Only for articles and pages.' }] })
  }
  return markedIds(actor, kind, query)
}

/** @throws session.forbidden for a tag or member without `notes.read`, request.invalid for one of another kind than articles and pages */
export async function documentsForStaff(
  app: App,
  actor: Staff,
  query: DocumentQuery,
): Promise<{ rows: DocumentRow[]; next: string | null }> {
  const { market, kind, state, text, after } = query
  const marked = markedDocuments(actor, query)
  const filter = { market, kind, state: state ?? null, text: text ?? null, after: after ?? null }
  const list = (keys: readonly string[] | null, limit: number) => listDocuments(app.db, { ...filter, keys, limit })
  const found = marked
    ? await rowsOfIds(app.db, marked, {
        after: documentRecordId(market, after ?? ''),
        limit: PAGE + 1,
        list: (ids, limit) => list(ids.map(documentKeyOf), limit),
      })
    : await list(null, PAGE + 1)
  const rows = found.slice(0, PAGE).map(({ titleEn, titleHi, publishAt, changedAt, ...row }) => ({
    ...row,
    title: { en: titleEn, hi: titleHi },
    publishAt: publishAt?.toISOString() ?? null,
    changedAt: changedAt?.toISOString() ?? null,
  }))
  return { rows, next: found.length > PAGE ? (rows.at(-1)?.key ?? null) : null }
}

/** Published content that mentions cash on delivery. */
export async function cashMentions(app: App, market: Market): Promise<CashMention[]> {
  return (await listCashMentions(app.db, market)).map(({ titleEn, titleHi, ...one }) => ({
    ...one,
    title: { en: titleEn, hi: titleHi },
  }))
}

/** The page that shows a document; null for a layout that only apps read. */
async function pageOf(app: App, { kind, key }: DocumentName): Promise<string | null> {
  const path = pageOfDocument(kind, key)
  if (kind !== 'layout' || !path?.startsWith('/brands/')) return path
  return (await referenceData(app)).brandRows.has(key) ? path : null
}

/** @throws content.key */
export async function documentForStaff(app: App, { market, kind, key }: DocumentName): Promise<EditedDocument> {
  if (!isDocumentKey(kind, key)) throw appError('content.key')
  const name = { market, kind, key }
  const [record, live, versions] = await Promise.all([
    findDocument(app.db, name),
    findLive(app.db, name),
    listVersions(app.db, name),
  ])
  const page = await pageOf(app, name)
  return {
    ...name,
    revision: record?.revision ?? 0,
    live: bodyOf(live),
    draft: bodyOf(record?.draft),
    draftedBy: record?.draftedByName ?? null,
    draftedAt: record?.draftedAt?.toISOString() ?? null,
    publishAt: record?.publishAt?.toISOString() ?? null,
    link: page && originOf(app.config, market) + page,
    hasPreview: page !== null && hasPreview(kind, key),
    versions: versions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
  }
}

/** @throws request.not-found */
export async function documentVersion(
  app: App,
  { version, ...name }: DocumentName & { version: number },
): Promise<{ version: number; body: DocumentBody }> {
  const body = bodyOf(await findVersion(app.db, name, version))
  if (!body) throw appError('request.not-found')
  return { version, body }
}

/** @throws content.key, content.no-preview */
export async function previewLink(
  app: App,
  { market, kind, key, language }: DocumentName & { language: Language },
): Promise<{ link: string; expiresAt: string }> {
  if (!isDocumentKey(kind, key)) throw appError('content.key')
  if (!hasPreview(kind, key) || !(await pageOf(app, { market, kind, key }))) throw appError('content.no-preview')
  const until = app.now().getTime() + PREVIEW_MS
  const payload = Buffer.from(JSON.stringify([market, kind, key, language, until])).toString('base64url')
  const link = `/preview/${payload}.${app.secrets.sign(PURPOSE, payload)}`
  return { link, expiresAt: new Date(until).toISOString() }
}

export interface OpenPreview {
  market: Market
  language: Language
  /** Path of the page without the language prefix. */
  path: string
  /** Renders with the draft in place of the published content. */
  within<T>(render: () => Promise<T>): Promise<T>
}

/** The preview of a link. @throws request.not-found when it is no longer valid */
export async function openPreview(app: App, token: string): Promise<OpenPreview> {
  const [payload = '', signature = ''] = token.split('.')
  if (!app.secrets.verify(PURPOSE, payload, signature)) throw appError('request.not-found')
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    Market,
    DocumentName['kind'],
    string,
    Language,
    number,
  ]
  const [market, kind, key, language, until] = read
  const path = pageOfDocument(kind, key)
  if (app.now().getTime() > until || path === null || !LANGUAGES.includes(language)) throw appError('request.not-found')
  const name = { market, kind, key }
  const record = await findDocument(app.db, name)
  const body = bodyOf(record?.draft) ?? bodyOf(await findLive(app.db, name))
  if (!body) throw appError('request.not-found')
  return { market, language, path, within: render => withPreview({ market, key, body }, render) }
}

/** The target of an earlier URL; null if it is not redirected. */
export async function redirectOf(app: App, market: Market, path: string): Promise<string | null> {
  const redirects = await app.cache.get(`redirects:${market}`, ['cms:redirects'], () => readRedirects(app.db, market))
  return redirects.get(path) ?? null
}
