// Staff endpoints to write, schedule, stop and delete newsletter issues.

import { z } from 'zod'
import { zPath } from '../content/api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { MAX_ISSUE_PRODUCTS } from './issues.rules.ts'

const access = 'staff' as const
const zWords = (most: number, least = 1) => z.object({ en: zText(most, least), hi: zText(most, least) })

export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

const zIssueInput = z.object({
  subject: zWords(120),
  /** Paragraphs, separated by empty lines. */
  text: zWords(5000),
  /** Shown with their prices at the time of sending; products no longer sold by then are left out. */
  msns: z.array(zMsn).max(MAX_ISSUE_PRODUCTS),
  /** Both empty without a button. */
  button: zWords(40, 0),
  /** Path of the store that the button opens; null without a button. */
  link: zPath.nullable(),
})
export type IssueInput = z.output<typeof zIssueInput>

const zIssue = zIssueInput.extend({
  newsletterId: zUuid,
  market: zMarket,
  state: z.enum(ISSUE_STATES),
  /** Increases with each change; a change based on an older version is rejected. */
  version: z.int(),
  /** When it will be, or was, sent. */
  sendAt: z.iso.datetime().nullable(),
  /** When the last mail was queued. */
  sentAt: z.iso.datetime().nullable(),
  /** Mails that were queued. */
  sentCount: z.int(),
  updatedAt: z.iso.datetime(),
})
export type NewsletterIssue = z.output<typeof zIssue>

const issue: NewsletterIssue = {
  ...{ newsletterId: '6a0f2d8e-5a0c-4b0e-9d2e-6a3a54f0c1b7', market: 'IN', state: 'draft', version: 1 },
  subject: { en: 'Drills for every wall', hi: 'हर दीवार के लिए ड्रिल' },
  text: { en: 'New impact drills are here.', hi: 'नई इम्पैक्ट ड्रिल आ गई हैं।' },
  ...{ msns: [], button: { en: 'See all drills', hi: 'सभी ड्रिल देखें' }, link: '/power-tools/114000000' },
  ...{ sendAt: null, sentAt: null, sentCount: 0, updatedAt: '2026-11-20T09:30:00.000Z' },
}
const params = z.object({ newsletterId: zUuid })
const zVersion = z.int().min(1)

export const newsletterIssueEndpoints = defineEndpoints({
  listNewsletters: {
    method: 'GET',
    path: '/api/admin/newsletters',
    access,
    permission: 'newsletter.read',
    summary: 'Lists the newsletter issues of a market, newest first, 50 per page, with the number of subscribers.',
    query: z.object({ market: zMarket, before: zUuid.optional() }),
    response: envelope(
      z.object({
        issues: z.array(zIssue),
        next: zUuid.nullable(),
        subscribers: z.object({ en: z.int(), hi: z.int() }),
      }),
    ),
    errors: [],
    example: ok({ issues: [issue], next: null, subscribers: { en: 180, hi: 64 } }),
  },
  readNewsletter: {
    method: 'GET',
    path: '/api/admin/newsletters/{newsletterId}',
    access,
    permission: 'newsletter.read',
    summary: 'Returns one issue of the newsletter.',
    params,
    response: envelope(zIssue),
    errors: ['newsletter.unknown'],
    example: ok(issue),
  },
  createNewsletter: {
    method: 'POST',
    path: '/api/admin/newsletters',
    access,
    permission: 'newsletter.write',
    summary: 'Creates an issue as a draft. The caller chooses the id, so repeating the request creates no second one.',
    body: zIssueInput.extend({ newsletterId: zUuid, market: zMarket }),
    response: envelope(zIssue),
    errors: ['newsletter.button', 'newsletter.products', 'newsletter.id-taken'],
    example: ok(issue),
  },
  changeNewsletter: {
    method: 'POST',
    path: '/api/admin/newsletters/{newsletterId}',
    access,
    permission: 'newsletter.write',
    summary: 'Changes a draft.',
    params,
    body: zIssueInput.extend({ version: zVersion }),
    response: envelope(zIssue),
    errors: [
      ...(['newsletter.unknown', 'newsletter.changed-meanwhile', 'newsletter.state'] as const),
      ...(['newsletter.button', 'newsletter.products'] as const),
    ],
    example: ok({ ...issue, version: 2 }),
  },
  scheduleNewsletter: {
    method: 'POST',
    path: '/api/admin/newsletters/{newsletterId}/schedule',
    access,
    permission: 'newsletter.write',
    summary:
      'Schedules a draft in this version, or sends it at once when no time is given. Repeating it changes nothing.',
    params,
    body: z.object({ version: zVersion, sendAt: z.iso.datetime().nullable() }),
    response: envelope(zIssue),
    errors: ['newsletter.unknown', 'newsletter.changed-meanwhile', 'newsletter.state', 'newsletter.time'],
    example: ok({ ...issue, state: 'scheduled' as const, version: 2, sendAt: '2026-11-28T04:30:00.000Z' }),
  },
  stopNewsletter: {
    method: 'POST',
    path: '/api/admin/newsletters/{newsletterId}/stop',
    access,
    permission: 'newsletter.write',
    summary:
      'Turns a scheduled issue back into a draft; stops one that is being sent, for those who have not received it yet.',
    params,
    response: envelope(zIssue),
    errors: ['newsletter.unknown', 'newsletter.state'],
    example: ok(issue),
  },
  deleteNewsletter: {
    method: 'DELETE',
    path: '/api/admin/newsletters/{newsletterId}',
    access,
    permission: 'newsletter.write',
    summary: 'Deletes a draft.',
    params,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['newsletter.unknown', 'newsletter.state'],
    example: ok({ deleted: true as const }),
  },
})
