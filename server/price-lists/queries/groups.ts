// What staff see of customer groups: the list, one, its companies and accounts, and what a pasted list names.

import type {
  CustomerGroup,
  customerGroupEndpoints,
  FoundLine,
  GroupCompany,
  GroupMember,
} from '../../../contract/price-lists/groups-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { dayIn } from '../../catalog/service.ts'
import { customerOfContact } from '../../customers/service.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentGroup } from '../presenter.ts'
import {
  accountsOfIds,
  accountsOfNumbers,
  type FoundAccount,
  findGroup,
  type GroupRow,
  listCompanies,
  listGroups,
  listMembers,
} from '../repository/groups.ts'
import { type LineKind, readLine } from '../rules/find-lines.ts'
import { literal } from '../rules/patterns.ts'

/** Accounts with the tax numbers of one pasted list. */
const MAX_ACCOUNTS = 1_000

export async function groupsForStaff(
  app: App,
  actor: Staff,
  {
    market,
    text,
    customerId,
    before,
    limit,
  }: HandlerInput<(typeof customerGroupEndpoints)['listCustomerGroups']>['query'],
): Promise<{ groups: CustomerGroup[]; next: number | null }> {
  requireMarket(actor, market)
  const rows = await listGroups(app.db, market, dayIn(market, app.now()), {
    ...{ before: before ?? Number.MAX_SAFE_INTEGER, customerId: customerId ?? null, limit: limit + 1 },
    pattern: text === undefined ? null : `%${literal(text)}%`,
  })
  const shown = rows.slice(0, limit)
  return { groups: shown.map(presentGroup), next: rows.length > limit ? (shown.at(-1)?.groupId ?? null) : null }
}

/** @throws customer-group.unknown */
async function requireGroup(app: App, actor: Staff, groupId: number): Promise<GroupRow> {
  // the day counts for the states of its lists alone, which both markets tell by their own
  const row = await findGroup(app.db, groupId, dayIn('IN', app.now()))
  if (!row || !actor.markets.includes(row.market)) throw appError('customer-group.unknown')
  return row
}

/** @throws customer-group.unknown */
export async function groupForStaff(app: App, actor: Staff, groupId: number): Promise<CustomerGroup> {
  const { market } = await requireGroup(app, actor, groupId)
  const row = await findGroup(app.db, groupId, dayIn(market, app.now()))
  if (!row) throw appError('customer-group.unknown')
  return presentGroup(row)
}

/** @throws customer-group.unknown */
export async function companiesOfGroup(
  app: App,
  actor: Staff,
  groupId: number,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ companies: GroupCompany[]; next: string | null }> {
  const group = await requireGroup(app, actor, groupId)
  const rows = await listCompanies(app.db, group, after ?? null, limit + 1)
  const companies = rows.slice(0, limit)
  return { companies, next: rows.length > limit ? (companies.at(-1)?.taxNumber ?? null) : null }
}

/** @throws customer-group.unknown */
export async function membersOfGroup(
  app: App,
  actor: Staff,
  groupId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ members: GroupMember[]; next: number | null }> {
  await requireGroup(app, actor, groupId)
  const rows = await listMembers(app.db, groupId, before ?? Number.MAX_SAFE_INTEGER, limit + 1)
  const members = rows.slice(0, limit)
  return { members, next: rows.length > limit ? (members.at(-1)?.number ?? null) : null }
}

const present = ({ customerId, number, name, company, taxNumber, member }: FoundAccount) => ({
  ...{ customerId, number, name, company, taxNumber, member },
})

function foundLine(line: string, kind: LineKind, accounts: readonly FoundAccount[], isTwice: boolean): FoundLine {
  const taxNumber = kind.kind === 'tax-number' ? kind.taxNumber : null
  const missing = kind.kind === 'unreadable' ? ('unreadable' as const) : ('unknown' as const)
  const nothing = taxNumber === null && accounts.length === 0
  const problem = nothing ? missing : isTwice ? ('twice' as const) : null
  return { line, taxNumber, accounts: accounts.map(present), problem }
}

async function idsOfContacts(db: Db, { market }: GroupRow, kinds: readonly LineKind[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const one of kinds) {
    if (one.kind !== 'contact' || ids.has(one.contact)) continue
    const id = await customerOfContact(db, market, one.contact)
    if (id) ids.set(one.contact, id)
  }
  return ids
}

/** What pasted lines name; a contact counts when its account has verified it. @throws customer-group.unknown */
export async function findForGroup(
  app: App,
  actor: Staff,
  groupId: number,
  lines: readonly string[],
): Promise<{ found: FoundLine[] }> {
  const { db } = app
  const group = await requireGroup(app, actor, groupId)
  const kinds = lines.map(line => readLine(group.market, line))
  const taxNumbers = kinds.flatMap(one => (one.kind === 'tax-number' ? [one.taxNumber] : []))
  const numbers = kinds.flatMap(one => (one.kind === 'number' ? [one.number] : []))
  const contacts = await idsOfContacts(db, group, kinds)
  const [ofNumbers, single] = await Promise.all([
    accountsOfNumbers(db, group, taxNumbers, MAX_ACCOUNTS),
    accountsOfIds(db, group, { ids: [...contacts.values()], numbers }),
  ])
  const named = (kind: LineKind): FoundAccount[] => {
    if (kind.kind === 'tax-number') return ofNumbers.filter(({ taxNumber }) => taxNumber === kind.taxNumber)
    if (kind.kind === 'number') return single.filter(({ number }) => number === kind.number)
    return kind.kind === 'contact' ? single.filter(({ customerId }) => customerId === contacts.get(kind.contact)) : []
  }
  const seen = new Set<string>()
  const found = lines.map((line, index) => {
    const kind = kinds[index] ?? { kind: 'unreadable' as const }
    const accounts = named(kind)
    const key = kind.kind === 'tax-number' ? kind.taxNumber : (accounts[0]?.customerId ?? line)
    const isTwice = seen.has(key)
    seen.add(key)
    return foundLine(line, kind, accounts, isTwice)
  })
  return { found }
}
