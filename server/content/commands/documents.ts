// Staff save drafts of content, publish them at once or scheduled, and restore earlier versions.

import { isDeepStrictEqual } from 'node:util'
import { isDocumentKey } from '../../../contract/content/document-kinds.rules.ts'
import { type DocumentBody, zDocumentBody } from '../../../contract/content/documents.ts'
import { referenceData } from '../../catalog/service.ts'
import { lockPictures } from '../../media/service.ts'
import { type Owned, ownAsStaff, ownAsSystem, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import {
  type Author,
  clearDraft,
  type DocumentName,
  type DocumentRecord,
  findLastVersion,
  findVersion,
  insertVersion,
  lockDocument,
  lockDueDocuments,
  updateDraft,
  updatePublishAt,
} from '../repository/documents.ts'
import { findLive } from '../repository/live-documents.ts'
import {
  type Published,
  queueRedirects,
  readRedirects,
  setArticle,
  setFaqs,
  setIntro,
  setLayout,
  setMenu,
  setMeta,
  setPage,
  setRedirect,
} from '../repository/publish-documents.ts'
import { differencesOf, leadsBack, minutesOf, targetsOf } from '../rules/documents.ts'
import { misplacedIn } from '../rules/menu.ts'

/** They are kept in memory. */
const MAX_REDIRECTS = 5000
const AT_ONCE = 50

type Held = DocumentName & { revision: number }
type Change = { app: App; now: Date; author: Author }

const authorOf = ({ staffId, name }: Staff): Author => ({ who: `staff:${staffId}`, name })
const idOf = ({ market, kind, key }: DocumentName) => `${market} ${kind} ${key}`
const bodyOf = (stored: unknown) => zDocumentBody.safeParse(stored).data ?? null

/** @throws content.key, content.changed-meanwhile */
async function lockFor(tx: Tx, actor: Staff, held: Held): Promise<Owned<DocumentRecord>> {
  if (!isDocumentKey(held.kind, held.key)) throw appError('content.key')
  const row = ownAsStaff(await lockDocument(tx, held), actor, 'content.key')
  if (row.revision !== held.revision) throw appError('content.changed-meanwhile')
  return row
}

/** @throws content.key, content.changed-meanwhile */
export function saveDraft(
  app: App,
  actor: Staff,
  { body, ...name }: Omit<Held, 'kind'> & { body: DocumentBody },
): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, { ...name, kind: body.kind })
    await updateDraft(tx, row, { body, author: authorOf(actor), at: actor.now })
    describeChange({
      recordKind: 'content',
      recordId: idOf(row),
      ...differencesOf(bodyOf(row.draft) ?? bodyOf(await findLive(tx, row)), body),
    })
  })
}

/** @throws content.key, content.changed-meanwhile */
export function discardDraft(app: App, actor: Staff, held: Held): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, held)
    await clearDraft(tx, row)
    describeChange({ recordKind: 'content', recordId: idOf(row), before: { draftedBy: row.draftedBy } })
  })
}

/** Code of the category above; null for a department. */
const parentOf = (category: { path: readonly { code: string }[] } | undefined): string | null =>
  category?.path.at(-2)?.code ?? null

/** Validates the references of a document. @throws content.target-unknown, content.menu-place, content.redirect-loop, content.too-many */
async function check(tx: Tx, app: App, { market, key }: DocumentName, body: DocumentBody): Promise<void> {
  const { categories, pictures } = targetsOf(body)
  const known = (await referenceData(app)).categories
  const category = categories.find(code => known.get(code)?.market !== market)
  if (category) throw appError('content.target-unknown', { category })
  const misplaced = body.kind === 'menu' && misplacedIn(body, code => parentOf(known.get(code)))
  if (misplaced) throw appError('content.menu-place', { category: misplaced })
  const stored = await lockPictures(tx, pictures)
  if (pictures.some(hash => !stored.has(hash))) throw appError('content.target-unknown')
  if (body.kind !== 'redirect' || body.to === null) return
  await queueRedirects(tx)
  const redirects = await readRedirects(tx, market)
  if (!redirects.has(key) && redirects.size >= MAX_REDIRECTS) throw appError('content.too-many')
  if (leadsBack(redirects, key, body.to)) throw appError('content.redirect-loop')
}

async function show(tx: Tx, { body, ...where }: Published): Promise<void> {
  switch (body.kind) {
    case 'layout':
    case 'footer':
      return setLayout(tx, { ...where, body })
    case 'menu':
      return setMenu(tx, { ...where, body })
    case 'article':
      return setArticle(tx, { ...where, body }, minutesOf(body))
    case 'page':
      return setPage(tx, { ...where, body })
    case 'faqs':
      return setFaqs(tx, { ...where, body })
    case 'intro':
      return setIntro(tx, { ...where, body })
    case 'meta':
      return setMeta(tx, { ...where, body })
    case 'redirect':
      return setRedirect(tx, { ...where, body })
  }
}

/**
 * Shows the body, as a new version. What was in the store and is no version, because it was written otherwise, becomes one
 * before.
 * @throws content.target-unknown, content.menu-place, content.redirect-loop, content.too-many
 */
async function publish(
  tx: Tx,
  { app, now, author }: Change,
  row: Owned<DocumentRecord>,
  body: DocumentBody,
): Promise<void> {
  await check(tx, app, row, body)
  const before = bodyOf(await findLive(tx, row))
  const last = await findLastVersion(tx, row)
  let version = last?.version ?? 0
  if (before && !isDeepStrictEqual(before, bodyOf(last?.body)))
    await insertVersion(tx, row, { version: ++version, body: before, author: null, at: now })
  await insertVersion(tx, row, { version: version + 1, body, author, at: now })
  await show(tx, { market: row.market, key: row.key, body, now })
  await clearDraft(tx, row)
  describeChange({ recordKind: 'content', recordId: idOf(row), ...differencesOf(before, body) })
}

/** @throws content.key, content.changed-meanwhile, content.no-draft, content.publish-time, content.target-unknown, content.menu-place, content.redirect-loop, content.too-many */
export function publishDocument(app: App, actor: Staff, { at, ...held }: Held & { at: string | null }): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, held)
    const body = bodyOf(row.draft)
    if (!body) throw appError('content.no-draft')
    if (at === null) return publish(tx, { app, now: actor.now, author: authorOf(actor) }, row, body)
    if (new Date(at) <= actor.now) throw appError('content.publish-time')
    // errors that can be reported now are not left to the job
    await check(tx, app, row, body)
    await updatePublishAt(tx, row, new Date(at))
    const before = row.publishAt && { publishAt: row.publishAt.toISOString() }
    describeChange({ recordKind: 'content', recordId: idOf(row), before, after: { publishAt: at } })
  })
}

/** @throws content.key, content.changed-meanwhile, request.not-found, content.target-unknown, content.menu-place, content.redirect-loop, content.too-many */
export function restoreDocument(
  app: App,
  actor: Staff,
  { version, publish: atOnce, ...held }: Held & { version: number; publish: boolean },
): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, held)
    const body = bodyOf(await findVersion(tx, row, version))
    if (!body) throw appError('request.not-found')
    const author = authorOf(actor)
    if (atOnce) return publish(tx, { app, now: actor.now, author }, row, body)
    await updateDraft(tx, row, { body, author, at: actor.now })
    describeChange({ recordKind: 'content', recordId: idOf(row), after: { version } })
  })
}

/** Publishes scheduled drafts; one that can no longer be published stays a draft without a time. */
export async function publishDue(app: App): Promise<void> {
  const now = app.now()
  const failed: DocumentRecord[] = []
  await app.db.transaction(async tx => {
    for (const one of await lockDueDocuments(tx, now, AT_ONCE)) {
      const row = ownAsSystem(one, { kind: 'system', name: 'content.publish' })
      const body = bodyOf(row.draft)
      const author = { who: row.draftedBy ?? 'job:content.publish', name: row.draftedByName ?? '' }
      try {
        if (!body) throw appError('content.no-draft')
        await publish(tx, { app, now, author }, row, body)
      } catch (error) {
        // thrown by the checks, which run before anything is written
        if (!(error instanceof AppError)) throw error
        await updatePublishAt(tx, row, null)
        failed.push(row)
      }
    }
  })
  for (const { market, kind, key } of failed) app.log.warn({ market, kind, key }, 'content could not be published')
}
