// SQL by which staff read and write campaigns.

import type { CampaignInput } from '../../../contract/content/campaigns-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface StaffCampaignRow extends Omit<CampaignInput, 'placement' | 'title' | 'text' | 'startsAt' | 'endsAt'> {
  id: number
  placement: string
  titleEn: string
  titleHi: string
  textEn: string
  textHi: string
  startsAt: Date
  endsAt: Date | null
  active: boolean
  version: number
  seen: number
  followed: number
  sales: number
}

const counted = (kind: string) =>
  `(select count(*)::int from ad_events e where e.campaign_id = c.id and e.kind = '${kind}')`
const COLUMNS = `c.id, c.market, c.placement, c.name, c.title_en as "titleEn", c.title_hi as "titleHi", c.text_en as "textEn",
  c.text_hi as "textHi", c.link, c.category_code as "categoryCode", c.brand_slug as "brandSlug", c.weight,
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.active, c.version, ${counted('impression')} as seen,
  ${counted('click')} as followed, ${counted('sale')} as sales`
const LIST = statement(
  'cms.list-staff-campaigns',
  `select ${COLUMNS} from ad_campaigns c where c.market = $1 order by c.id desc limit 200`,
)
const FIND = statement('cms.find-campaign', `select ${COLUMNS} from ad_campaigns c where c.id = $1`)
const LOCK = statement('cms.lock-campaign', `select ${COLUMNS} from ad_campaigns c where c.id = $1 for update`)
const QUEUE = statement('cms.queue-campaigns', `select pg_advisory_xact_lock(hashtext('cms.campaigns'))`)
const HAS = statement(
  'cms.has-campaign-target',
  `select ($2::text is null or exists (select from categories where market = $1 and code = $2)) as category,
     ($3::text is null or exists (select from brands where slug = $3)) as brand`,
)
const INSERT = statement(
  'cms.insert-campaign',
  `insert into ad_campaigns (market, placement, name, title_en, title_hi, text_en, text_hi, link, category_code, brand_slug,
     weight, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (market, placement, name) do nothing returning id`,
)
const UPDATE = statement(
  'cms.update-campaign',
  `update ad_campaigns set placement = $2, name = $3, title_en = $4, title_hi = $5, text_en = $6, text_hi = $7, link = $8,
     category_code = $9, brand_slug = $10, weight = $11, starts_at = $12, ends_at = $13, version = version + 1
   where id = $1 and not exists (select from ad_campaigns o where o.id <> $1 and o.market = ad_campaigns.market
     and o.placement = $2 and o.name = $3)`,
)
const SWITCH = statement(
  'cms.switch-campaign',
  'update ad_campaigns set active = $2, version = version + 1 where id = $1 and active <> $2',
)

export function listStaffCampaigns(db: Db, market: Market): Promise<StaffCampaignRow[]> {
  return db.rows<StaffCampaignRow>(LIST, [market])
}

export function findStaffCampaign(db: Db, id: number): Promise<StaffCampaignRow | null> {
  return db.oneOrNull<StaffCampaignRow>(FIND, [id])
}

/** A campaign, locked until the transaction ends. */
export function lockCampaign(tx: Tx, id: number): Promise<StaffCampaignRow | null> {
  return tx.oneOrNull<StaffCampaignRow>(LOCK, [id])
}

/** Whether the category and the brand of a campaign exist, where given. */
export function findTargets(
  db: Db,
  market: Market,
  { categoryCode, brandSlug }: Pick<CampaignInput, 'categoryCode' | 'brandSlug'>,
): Promise<{ category: boolean; brand: boolean }> {
  return db.one<{ category: boolean; brand: boolean }>(HAS, [market, categoryCode, brandSlug])
}

const valuesOf = (input: Omit<CampaignInput, 'market'>) => [
  ...[input.placement, input.name, input.title.en, input.title.hi, input.text.en, input.text.hi, input.link],
  ...[input.categoryCode, input.brandSlug, input.weight, input.startsAt, input.endsAt],
]

/** Locks campaign names until the transaction ends. */
export async function queueCampaigns(tx: Tx): Promise<void> {
  await tx.rows(QUEUE, [])
}

/** The id of the new campaign; null if another one of the placement has its name. */
export async function insertCampaign(tx: Tx, input: CampaignInput): Promise<number | null> {
  return (await tx.oneOrNull<{ id: number }>(INSERT, [input.market, ...valuesOf(input)]))?.id ?? null
}

/** Returns false when another campaign of the placement has the name. */
export async function updateCampaign(
  tx: Tx,
  { id }: Owned<StaffCampaignRow>,
  input: Omit<CampaignInput, 'market'>,
): Promise<boolean> {
  return (await tx.run(UPDATE, [id, ...valuesOf(input)])) > 0
}

export async function switchCampaign(tx: Tx, { id }: Owned<StaffCampaignRow>, active: boolean): Promise<void> {
  await tx.run(SWITCH, [id, active])
}
