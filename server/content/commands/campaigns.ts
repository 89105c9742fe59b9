// Staff write, change, stop and resume campaigns.

import type { CampaignInput, StaffCampaign } from '../../../contract/content/campaigns-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { mustWrite } from '../../platform/record-version.ts'
import {
  findStaffCampaign,
  findTargets,
  insertCampaign,
  listStaffCampaigns,
  lockCampaign,
  queueCampaigns,
  type StaffCampaignRow,
  switchCampaign,
  updateCampaign,
} from '../repository/campaigns.ts'

function stateOf({ active, startsAt, endsAt }: StaffCampaignRow, now: Date): StaffCampaign['state'] {
  if (endsAt && endsAt <= now) return 'ended'
  if (!active) return 'stopped'
  return startsAt > now ? 'planned' : 'running'
}

function present(row: StaffCampaignRow, now: Date): StaffCampaign {
  const { id, titleEn, titleHi, textEn, textHi, startsAt, endsAt, active: _, ...campaign } = row
  return {
    ...campaign,
    campaignId: id,
    title: { en: titleEn, hi: titleHi },
    text: { en: textEn, hi: textHi },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    state: stateOf(row, now),
  }
}

export async function campaignsForStaff(app: App, market: Market): Promise<StaffCampaign[]> {
  return (await listStaffCampaigns(app.db, market)).map(row => present(row, app.now()))
}

/** @throws campaign.period, catalog.brand-unknown, catalog.category-unknown */
async function check(db: Db, market: Market, input: Omit<CampaignInput, 'market'>): Promise<void> {
  if (input.endsAt !== null && new Date(input.endsAt) <= new Date(input.startsAt)) throw appError('campaign.period')
  const exists = await findTargets(db, market, input)
  if (!exists.category) throw appError('catalog.category-unknown')
  if (!exists.brand) throw appError('catalog.brand-unknown')
}

async function presentNow(app: App, tx: Tx, id: number): Promise<StaffCampaign> {
  const row = await findStaffCampaign(tx, id)
  if (!row) throw new Error('The campaign was not written')
  return present(row, app.now())
}

/** @throws campaign.name-taken, campaign.period, catalog.brand-unknown, catalog.category-unknown */
export function createCampaign(app: App, input: CampaignInput): Promise<StaffCampaign> {
  return app.db.transaction(async tx => {
    await queueCampaigns(tx)
    await check(tx, input.market, input)
    const id = await insertCampaign(tx, input)
    if (id === null) throw appError('campaign.name-taken')
    const after = await presentNow(app, tx, id)
    describeChange({ recordKind: 'campaign', recordId: String(id), after })
    return after
  })
}

/** A campaign of one of the caller's markets, locked. @throws campaign.unknown */
async function lockFor(tx: Tx, actor: Staff, campaignId: number) {
  const row = ownAsStaff(await lockCampaign(tx, campaignId), actor, 'campaign.unknown')
  if (!actor.markets.includes(row.market)) throw appError('campaign.unknown')
  return row
}

/** The terms in their stored form. */
const storedTerms = (input: Omit<CampaignInput, 'market'>) => ({
  ...input,
  startsAt: new Date(input.startsAt).toISOString(),
  endsAt: input.endsAt && new Date(input.endsAt).toISOString(),
})

/**
 * Changes a campaign; unchanged terms change nothing.
 * @throws campaign.unknown, campaign.name-taken, campaign.period, catalog.brand-unknown, catalog.category-unknown, settings.changed-meanwhile
 */
export function changeCampaign(
  app: App,
  actor: Staff,
  campaignId: number,
  { version, ...input }: Omit<CampaignInput, 'market'> & { version: number },
): Promise<StaffCampaign> {
  return app.db.transaction(async tx => {
    await queueCampaigns(tx)
    const row = await lockFor(tx, actor, campaignId)
    const before = present(row, app.now())
    if (!mustWrite(before, storedTerms(input), version)) return before
    await check(tx, row.market, input)
    if (!(await updateCampaign(tx, row, input))) throw appError('campaign.name-taken')
    const after = await presentNow(app, tx, campaignId)
    describeChange({ recordId: String(campaignId), before, after })
    return after
  })
}

/** @throws campaign.unknown */
export function setCampaignActive(app: App, actor: Staff, campaignId: number, active: boolean): Promise<StaffCampaign> {
  return app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, campaignId)
    await switchCampaign(tx, row, active)
    const after = await presentNow(app, tx, campaignId)
    describeChange({ recordId: String(campaignId), before: present(row, app.now()), after })
    return after
  })
}
