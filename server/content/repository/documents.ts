// SQL of the documents that staff edit: drafts, their times of publication, published versions.

import type { DocumentKind } from '../../../contract/content/document-kinds.rules.ts'
import type { DocumentBody } from '../../../contract/content/documents.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

/** Names a document. */
export interface DocumentName {
  market: Market
  kind: DocumentKind
  key: string
}

export interface DocumentRecord extends DocumentName {
  revision: number
  draft: unknown
  draftedBy: string | null
  draftedByName: string | null
  draftedAt: Date | null
  publishAt: Date | null
}

export interface VersionRow {
  version: number
  at: Date
  by: string | null
}

/** The author: as events store it, and as shown. */
export interface Author {
  who: string
  name: string
}

const COLUMNS = `market, kind, key, revision, draft, drafted_by as "draftedBy", drafted_by_name as "draftedByName",
  drafted_at as "draftedAt", publish_at as "publishAt"`
const NAMED = 'market = $1 and kind = $2 and key = $3'

const FIND = statement('cms.find-document', `select ${COLUMNS} from content_documents where ${NAMED}`)
const ADD = statement(
  'cms.add-document',
  `insert into content_documents (market, kind, key, revision) values ($1, $2, $3, 0) on conflict do nothing`,
)
const LOCK = statement('cms.lock-document', `select ${COLUMNS} from content_documents where ${NAMED} for update`)
const SET_DRAFT = statement(
  'cms.set-draft',
  `update content_documents set draft = $4, drafted_by = $5, drafted_by_name = $6, drafted_at = $7, revision = revision + 1
   where ${NAMED}`,
)
const CLEAR = statement(
  'cms.clear-draft',
  `update content_documents set draft = null, drafted_by = null, drafted_by_name = null, drafted_at = null,
     publish_at = null, revision = revision + 1 where ${NAMED}`,
)
const SCHEDULE = statement(
  'cms.schedule-draft',
  `update content_documents set publish_at = $4, revision = revision + 1 where ${NAMED}`,
)
const DUE = statement(
  'cms.lock-due-documents',
  `select ${COLUMNS} from content_documents where publish_at <= $1 order by publish_at limit $2 for update skip locked`,
)
const VERSIONS = statement(
  'cms.list-versions',
  `select version, at, who_name as "by" from content_versions where ${NAMED} order by version desc limit 50`,
)
const VERSION = statement('cms.find-version', `select body from content_versions where ${NAMED} and version = $4`)
const LAST = statement(
  'cms.last-version',
  `select version, body from content_versions where ${NAMED} order by version desc limit 1`,
)
const ADD_VERSION = statement(
  'cms.add-version',
  `insert into content_versions (market, kind, key, version, body, who, who_name, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

const nameOf = ({ market, kind, key }: DocumentName) => [market, kind, key]

export function findDocument(db: Db, name: DocumentName): Promise<DocumentRecord | null> {
  return db.oneOrNull<DocumentRecord>(FIND, nameOf(name))
}

/** The document, locked until the transaction ends; one without stored content has revision 0. */
export async function lockDocument(tx: Tx, name: DocumentName): Promise<DocumentRecord> {
  await tx.run(ADD, nameOf(name))
  return tx.one<DocumentRecord>(LOCK, nameOf(name))
}

export async function updateDraft(
  tx: Tx,
  document: Owned<DocumentRecord>,
  { body, author, at }: { body: DocumentBody; author: Author; at: Date },
): Promise<void> {
  await tx.run(SET_DRAFT, [...nameOf(document), JSON.stringify(body), author.who, author.name, at])
}

/** Forgets the draft and its time. */
export async function clearDraft(tx: Tx, document: Owned<DocumentRecord>): Promise<void> {
  await tx.run(CLEAR, nameOf(document))
}

export async function updatePublishAt(tx: Tx, document: Owned<DocumentRecord>, at: Date | null): Promise<void> {
  await tx.run(SCHEDULE, [...nameOf(document), at])
}

/** Drafts due for publication, locked; those locked by another transaction are skipped. */
export function lockDueDocuments(tx: Tx, now: Date, limit: number): Promise<DocumentRecord[]> {
  return tx.rows<DocumentRecord>(DUE, [now, limit])
}

export function listVersions(db: Db, name: DocumentName): Promise<VersionRow[]> {
  return db.rows<VersionRow>(VERSIONS, nameOf(name))
}

export async function findVersion(db: Db, name: DocumentName, version: number): Promise<unknown> {
  return (await db.oneOrNull<{ body: unknown }>(VERSION, [...nameOf(name), version]))?.body ?? null
}

export function findLastVersion(db: Db, name: DocumentName): Promise<{ version: number; body: unknown } | null> {
  return db.oneOrNull<{ version: number; body: unknown }>(LAST, nameOf(name))
}

export async function insertVersion(
  tx: Tx,
  name: DocumentName,
  { version, body, author, at }: { version: number; body: DocumentBody; author: Author | null; at: Date },
): Promise<void> {
  const text = JSON.stringify(body)
  await tx.run(ADD_VERSION, [...nameOf(name), version, text, author?.who ?? null, author?.name ?? null, at])
}
