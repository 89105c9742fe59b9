// Endpoints of campaigns: the one that a placement shows, and for staff to list, edit, stop and resume them.

import { z } from 'zod'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zCategoryCode, zMarket, zMsn, zText } from '../shared/schemas.ts'
import { zPath, zSlug } from './api.ts'
import { CAMPAIGN_PLACEMENTS } from './campaign-placements.ts'
import * as sample from './examples.ts'

const zCampaign = z.object({
  campaignId: z.int(),
  placement: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  products: z.array(zProductCard),
})
export type Campaign = z.output<typeof zCampaign>

const access = 'staff' as const
const zWords = (most: number) => z.object({ en: zText(most), hi: zText(most) })

const zCampaignInput = z.object({
  market: zMarket,
  placement: z.enum(CAMPAIGN_PLACEMENTS),
  /** Internal name; unique within a placement. */
  name: zText(80),
  title: zWords(80),
  text: zWords(160),
  link: zPath,
  /** Shown in this category and its subcategories; null for everywhere. */
  categoryCode: zCategoryCode.nullable(),
  /** Its products are those of the brand in the category, or the best sellers of the category. */
  brandSlug: zSlug.nullable(),
  /** When several are running, each is shown in proportion to its weight. */
  weight: z.int().min(1).max(100),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
})
export type CampaignInput = z.output<typeof zCampaignInput>

const CAMPAIGN_STATES = ['planned', 'running', 'stopped', 'ended'] as const
const zStaffCampaign = zCampaignInput.extend({
  campaignId: z.int(),
  placement: z.string(),
  version: zVersion,
  state: z.enum(CAMPAIGN_STATES),
  /** Sessions with views and clicks, and reported sales, each counted once a day. */
  seen: z.int(),
  followed: z.int(),
  sales: z.int(),
})
export type StaffCampaign = z.output<typeof zStaffCampaign>

const campaign: StaffCampaign = {
  ...{ campaignId: 7, market: 'IN', placement: 'product-page', name: 'Drills in December', weight: 2 },
  title: { en: 'Drills for every wall', hi: 'हर दीवार के लिए ड्रिल' },
  text: { en: 'Impact drills with two years of warranty.', hi: 'दो साल की वारंटी वाली इम्पैक्ट ड्रिल।' },
  ...{ link: '/power-tools/114000000', categoryCode: '114000000', brandSlug: null },
  ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z', state: 'planned' },
  ...{ seen: 0, followed: 0, sales: 0, version: 1 },
}
const zCampaignId = z.object({ campaignId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const WRONG = [
  ...(['campaign.name-taken', 'campaign.period'] as const),
  ...(['catalog.brand-unknown', 'catalog.category-unknown'] as const),
] as const

export const campaignEndpoints = defineEndpoints({
  getCampaign: {
    method: 'GET',
    path: '/api/v1/adsense/getCampaign',
    access: 'public',
    summary: 'Returns the campaign that is running on a placement; null when there is none.',
    query: z.object({
      /** One of `CAMPAIGN_PLACEMENTS`. */
      placement: zText(40),
      categoryCode: zCategoryCode.optional(),
      /** Instead of the category: one of its products. */
      msn: zMsn.optional(),
    }),
    response: envelope(zCampaign.nullable()),
    errors: [],
    example: sample.campaign,
  },
  listCampaigns: {
    method: 'GET',
    path: '/api/admin/campaigns',
    access,
    permission: 'campaigns.read',
    summary: 'Lists the last 200 campaigns of a market, latest first, with their views and clicks.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ campaigns: z.array(zStaffCampaign) })),
    errors: [],
    example: ok({ campaigns: [campaign] }),
  },
  createCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns',
    access,
    permission: 'campaigns.write',
    summary: 'Creates a campaign; it runs from its start to its end.',
    body: zCampaignInput,
    response: envelope(zStaffCampaign),
    errors: [...WRONG],
    example: ok(campaign),
  },
  changeCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/{campaignId}',
    access,
    permission: 'campaigns.write',
    summary: 'Changes a campaign; its market cannot be changed.',
    params: zCampaignId,
    body: zCampaignInput.omit({ market: true }).extend({ version: zReadVersion }),
    response: envelope(zStaffCampaign),
    errors: ['campaign.unknown', 'settings.changed-meanwhile', ...WRONG],
    example: ok(campaign),
  },
  switchCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/{campaignId}/active',
    access,
    permission: 'campaigns.write',
    summary: 'Stops a campaign immediately, or resumes it. Repeating it changes nothing.',
    params: zCampaignId,
    body: z.object({ active: z.boolean() }),
    response: envelope(zStaffCampaign),
    errors: ['campaign.unknown'],
    example: ok({ ...campaign, state: 'stopped' as const }),
  },
})
