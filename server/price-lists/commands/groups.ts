// Staff add, change and delete customer groups, and put companies and accounts into them.

import type { CallInput } from '../../../contract/api.ts'
import { type CustomerGroup, MAX_GROUP_MEMBERS } from '../../../contract/price-lists/groups-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { putInBin } from '../../bin/service.ts'
import { dayIn } from '../../catalog/service.ts'
import { type Owned, ownAsStaff, requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentGroup } from '../presenter.ts'
import {
  accountsOfIds,
  addMembers,
  deleteGroupRow,
  findGroup,
  findGroupOfName,
  findMembership,
  type GroupRow,
  insertGroup,
  isGroupNameTaken,
  lockGroup,
  type Membership,
  removeMembers,
  updateGroup,
} from '../repository/groups.ts'

const sameWords = (row: GroupRow, { name, note }: Pick<CustomerGroup, 'name' | 'note'>) =>
  row.name === name && row.note === note

/** Adds a group; the same again is the one that is there. @throws customer-group.name-taken */
export function createGroup(
  app: App,
  actor: Staff,
  { market, name, note }: CallInput<'POST /api/admin/customerGroups'>['body'],
): Promise<CustomerGroup> {
  requireMarket(actor, market)
  return app.db.transaction(async tx => {
    const now = app.now()
    const today = dayIn(market, now)
    const id = await insertGroup(tx, { market, name, note }, now)
    const row = await (id === null ? findGroupOfName(tx, market, name, today) : findGroup(tx, id, today))
    if (!row || (id === null && !sameWords(row, { name, note }))) throw appError('customer-group.name-taken')
    const after = presentGroup(row)
    if (id !== null) describeChange({ recordId: String(id), after })
    return after
  })
}

/** A group of a market of the caller, which nobody else changes until the transaction ends. @throws customer-group.unknown */
async function holdGroup(tx: Tx, actor: Staff, groupId: number, now: Date): Promise<Owned<GroupRow>> {
  const held = await lockGroup(tx, groupId)
  if (!held || !actor.markets.includes(held.market)) throw appError('customer-group.unknown')
  return ownAsStaff(await findGroup(tx, groupId, dayIn(held.market, now)), actor, 'customer-group.unknown')
}

async function changed(tx: Tx, before: GroupRow, market: Market, now: Date): Promise<CustomerGroup> {
  const row = await findGroup(tx, before.groupId, dayIn(market, now))
  if (!row) throw appError('customer-group.unknown')
  const after = presentGroup(row)
  describeChange({ recordId: String(before.groupId), before: presentGroup(before), after })
  return after
}

/** @throws customer-group.unknown, customer-group.name-taken, customer-group.changed-meanwhile */
export function changeGroup(
  app: App,
  actor: Staff,
  groupId: number,
  { version, ...words }: Pick<CustomerGroup, 'name' | 'note' | 'version'>,
): Promise<CustomerGroup> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdGroup(tx, actor, groupId, now)
    if (row.version !== version) {
      // sent again after the answer was lost
      if (row.version === version + 1 && sameWords(row, words)) return presentGroup(row)
      throw appError('customer-group.changed-meanwhile')
    }
    if (await isGroupNameTaken(tx, row, words.name)) throw appError('customer-group.name-taken')
    await updateGroup(tx, row, words, now)
    return changed(tx, row, row.market, now)
  })
}

/** What a group is restored from. */
type BinnedGroup = Pick<CustomerGroup, 'name' | 'note'> & Membership

/** A group that comes back from the bin with a new id: accounts that were closed meanwhile stay out. */
export const groupsBin = binKind<BinnedGroup>({
  kind: 'group',
  async restore({ tx, actor }, { market, contents }) {
    if (!market) throw new Error('A customer group belongs to a market')
    const { name, note, companies, alone, ofCompanies } = contents
    const id = await insertGroup(tx, { market, name, note }, actor.now)
    if (id === null) throw appError('bin.taken')
    const row = await holdGroup(tx, actor, id, actor.now)
    await addMembers(tx, row, { companies, customerIds: ofCompanies, alone: false }, actor.now)
    await addMembers(tx, row, { companies: [], customerIds: alone, alone: true }, actor.now)
    return String(id)
  },
})

/** Deletes a group and who is in it; the bin keeps both for a while. @throws customer-group.unknown, customer-group.has-lists */
export function deleteGroup(app: App, actor: Staff, groupId: number): Promise<{ deleted: true }> {
  return app.db.transaction(async tx => {
    const row = await holdGroup(tx, actor, groupId, app.now())
    if (row.lists.length > 0) throw appError('customer-group.has-lists')
    const { market, name, note } = row
    const contents: BinnedGroup = { name, note, ...(await findMembership(tx, groupId)) }
    await putInBin(tx, actor, { kind: 'group', recordId: String(groupId), market, name, contents })
    await deleteGroupRow(tx, row)
    describeChange({ recordId: String(groupId), before: presentGroup(row), after: null })
    return { deleted: true as const }
  })
}

interface Choice {
  companies: readonly string[]
  customerIds: readonly string[]
}

/** @throws customer-group.unknown, customer-group.too-many, customer-group.account-unknown */
export function addToGroup(
  app: App,
  actor: Staff,
  groupId: number,
  choice: Choice & { alone: boolean },
): Promise<CustomerGroup> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdGroup(tx, actor, groupId, now)
    const customerIds = [...new Set(choice.customerIds)]
    const known = await accountsOfIds(tx, row, { ids: customerIds, numbers: [] })
    if (known.length < customerIds.length) throw appError('customer-group.account-unknown')
    await addMembers(tx, row, { ...choice, customerIds }, now)
    const after = await changed(tx, row, row.market, now)
    if (after.companies > MAX_GROUP_MEMBERS || after.members > MAX_GROUP_MEMBERS)
      throw appError('customer-group.too-many')
    return after
  })
}

/** @throws customer-group.unknown */
export function removeFromGroup(app: App, actor: Staff, groupId: number, choice: Choice): Promise<CustomerGroup> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdGroup(tx, actor, groupId, now)
    await removeMembers(tx, row, choice, now)
    return changed(tx, row, row.market, now)
  })
}
