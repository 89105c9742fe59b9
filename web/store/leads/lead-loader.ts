// Loads the pages with a form for a lead: pay-later credit, corporate gifts, an offer, advertising.

import { notFound } from '../../framework/loader-errors.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { requireFeature } from '../app/require-feature.ts'
import type { LeadKind } from './components/lead-fields.ts'
import type { LeadChoices } from './components/lead-form.tsx'

export interface LeadPageData {
  kind: Exclude<LeadKind, 'landing'>
  path: string
  choices: LeadChoices
  /** The offer that the page was opened for. */
  offer: string
}

const KINDS: Readonly<Record<string, LeadPageData['kind']>> = {
  'pay-later': 'pay-later',
  'corporate-gifts': 'gifting',
  'offer-enquiry': 'offer',
  advertise: 'advertise',
}
const MAX_NAME = 80

/** Rejects with 404 where there is no such form: pay-later credit is for companies in India, and forms can be switched off. */
export const loadLeadPage: PageLoader<LeadPageData> = async context => {
  const { call, params, path, query, messages } = context
  const kind = KINDS[params.form ?? '']
  if (!kind) throw notFound()
  if (kind === 'pay-later' || kind === 'gifting') await requireFeature(context, kind)
  const t = messages('leads')
  const choices: LeadChoices = {}
  if (kind === 'gifting') {
    choices.types = (await call('GET /api/v1/category/flyout')).data.map(({ categoryName }) => categoryName)
  }
  if (kind === 'offer') {
    const { pages } = (await call('GET /api/v1/cms/getLandingPages', { query: { kind: 'deal' } })).data
    choices.offers = pages.map(({ title }) => title.slice(0, MAX_NAME))
  }
  const offer = choices.offers?.find(title => title === query.get('offer')) ?? ''
  return {
    data: { kind, path, choices, offer },
    head: {
      title: `${t(`title-${kind}`)} | ${messages('common')('siteName')}`,
      description: t(`description-${kind}`),
      canonical: path,
    },
    tags: [],
  }
}
