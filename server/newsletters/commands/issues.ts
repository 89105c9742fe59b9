// Staff write, schedule, stop and delete issues of the newsletter.

import type { IssueInput, NewsletterIssue } from '../../../contract/newsletters/issues-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { putInBin } from '../../bin/service.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import { guestActor, type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  countSubscribers,
  deleteIssue,
  findIssue,
  type IssueRow,
  insertIssue,
  listIssues,
  lockIssue,
  moveIssue,
  updateIssue,
} from '../repository/issues.ts'

const PAGE_SIZE = 50
const MAX_AHEAD_MS = 366 * 86_400_000

function present(row: IssueRow): NewsletterIssue {
  const { id, market, msns, link, state, version, sendAt, sentAt, sentCount, updatedAt } = row
  return {
    ...{ newsletterId: id, market, state, version, msns, link, sentCount },
    subject: { en: row.subjectEn, hi: row.subjectHi },
    text: { en: row.textEn, hi: row.textHi },
    button: { en: row.buttonEn, hi: row.buttonHi },
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

export async function issuesOf(app: App, market: Market, before: string | undefined) {
  const [rows, subscribers] = await Promise.all([
    listIssues(app.db, market, before ?? null, PAGE_SIZE + 1),
    countSubscribers(app.db, market),
  ])
  const issues = rows.slice(0, PAGE_SIZE).map(present)
  return { issues, next: rows.length > PAGE_SIZE ? (issues.at(-1)?.newsletterId ?? null) : null, subscribers }
}

/** @throws newsletter.unknown */
export async function issueRowOf(db: Db, actor: Staff, id: string): Promise<Owned<IssueRow>> {
  const row = ownAsStaff(await findIssue(db, id), actor, 'newsletter.unknown')
  if (!actor.markets.includes(row.market)) throw appError('newsletter.unknown')
  return row
}

/** @throws newsletter.unknown */
export async function readIssue(app: App, actor: Staff, id: string): Promise<NewsletterIssue> {
  return present(await issueRowOf(app.db, actor, id))
}

/** @throws newsletter.button, newsletter.products */
async function check(app: App, actor: Staff, market: Market, { button, link, msns }: IssueInput): Promise<void> {
  const texts = [button.en, button.hi].filter(Boolean).length
  if (texts !== (link === null ? 0 : 2)) throw appError('newsletter.button')
  const { language, requestId } = actor
  const known = new Set(
    (await cardsByMsn(app, guestActor(app, { market, language, requestId }), msns)).map(({ msn }) => msn),
  )
  // a duplicate is counted as unknown
  const unknown = msns.filter((msn, at) => !known.has(msn) || msns.indexOf(msn) !== at)
  if (unknown.length > 0) throw appError('newsletter.products', { msns: unknown.join(', ') })
}

/** @throws newsletter.button, newsletter.products, newsletter.id-taken */
export async function createIssue(
  app: App,
  actor: Staff,
  { newsletterId: id, market, ...input }: IssueInput & { newsletterId: string; market: Market },
): Promise<NewsletterIssue> {
  await check(app, actor, market, input)
  return app.db.transaction(async tx => {
    const made = await insertIssue(tx, { id, market, input }, actor.now)
    if (made) {
      describeChange({ recordId: id, after: present(made) })
      return present(made)
    }
    // a retry: the issue exists as written
    const before = present(await issueRowOf(tx, actor, id).catch(() => taken()))
    const same = { ...before, ...input }
    if (before.market !== market || JSON.stringify(same) !== JSON.stringify(before)) return taken()
    return before
  })
}

function taken(): never {
  throw appError('newsletter.id-taken')
}

/** An issue of one of the caller's markets, locked. @throws newsletter.unknown */
async function lockFor(tx: Tx, actor: Staff, id: string): Promise<Owned<IssueRow>> {
  const row = ownAsStaff(await lockIssue(tx, id), actor, 'newsletter.unknown')
  if (!actor.markets.includes(row.market)) throw appError('newsletter.unknown')
  return row
}

/** @throws newsletter.unknown, newsletter.state, newsletter.changed-meanwhile, newsletter.button, newsletter.products */
export async function changeIssue(
  app: App,
  actor: Staff,
  id: string,
  { version, ...input }: IssueInput & { version: number },
): Promise<NewsletterIssue> {
  const { market } = await issueRowOf(app.db, actor, id)
  await check(app, actor, market, input)
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, id)
    if (row.state !== 'draft') throw appError('newsletter.state')
    if (row.version !== version) throw appError('newsletter.changed-meanwhile')
    const after = present(await updateIssue(tx, row, input, actor.now))
    describeChange({ recordId: id, before: present(row), after })
    return after
  })
}

async function move(
  tx: Tx,
  row: Owned<IssueRow>,
  to: Pick<IssueRow, 'state' | 'sendAt'>,
  now: Date,
): Promise<NewsletterIssue> {
  const after = present(await moveIssue(tx, row, to, now))
  describeChange({ recordId: row.id, before: present(row), after })
  return after
}

/** @throws newsletter.unknown, newsletter.state, newsletter.changed-meanwhile, newsletter.time */
export function scheduleIssue(
  app: App,
  actor: Staff,
  id: string,
  { version, sendAt }: { version: number; sendAt: string | null },
): Promise<NewsletterIssue> {
  const { now } = actor
  const at = sendAt === null ? now : new Date(sendAt)
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, id)
    const isSame = sendAt === null || row.sendAt?.getTime() === at.getTime()
    // a retry: the previous change was the scheduling
    if (row.state === 'scheduled' && row.version === version + 1 && isSame) return present(row)
    if (row.state !== 'draft') throw appError('newsletter.state')
    if (row.version !== version) throw appError('newsletter.changed-meanwhile')
    if (at < now || at.getTime() > now.getTime() + MAX_AHEAD_MS) throw appError('newsletter.time')
    return move(tx, row, { state: 'scheduled', sendAt: at }, now)
  })
}

/** @throws newsletter.unknown, newsletter.state */
export function stopIssue(app: App, actor: Staff, id: string): Promise<NewsletterIssue> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, id)
    if (row.state === 'scheduled') return move(tx, row, { state: 'draft', sendAt: null }, actor.now)
    if (row.state === 'sending') return move(tx, row, { state: 'stopped', sendAt: row.sendAt }, actor.now)
    // a retry
    if (row.state === 'draft' || row.state === 'stopped') return present(row)
    throw appError('newsletter.state')
  })
}

/** @throws newsletter.unknown, newsletter.state */
export function removeIssue(app: App, actor: Staff, id: string): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, id)
    if (row.state !== 'draft') throw appError('newsletter.state')
    await deleteIssue(tx, row)
    const before = present(row)
    const { market, subject, text, msns, button, link } = before
    const contents: IssueInput = { subject, text, msns, button, link }
    await putInBin(tx, actor, { kind: 'newsletter', recordId: id, market, name: subject.en, contents })
    describeChange({ recordId: id, before })
  })
}
