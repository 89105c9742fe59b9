// HTTP routes of content: layouts, articles, questions, links, landing pages, leads, campaigns. Home page layouts are in the storefront routes.

import { cmsEndpoints } from '../../contract/content/api.ts'
import { campaignEndpoints } from '../../contract/content/campaigns-api.ts'
import { contentDeskEndpoints } from '../../contract/content/desk-api.ts'
import { cmsFormEndpoints } from '../../contract/content/forms-api.ts'
import { leadEndpoints } from '../../contract/content/leads-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { siteEndpoints } from '../../contract/storefront/api.ts'
import { markedNumbers } from '../annotations/service.ts'
import { storePhoto } from '../media/service.ts'
import { routes } from '../platform/invoke.ts'
import { campaignsForStaff, changeCampaign, createCampaign, setCampaignActive } from './commands/campaigns.ts'
import { discardDraft, publishDocument, restoreDocument, saveDraft } from './commands/documents.ts'
import { askForCredit, leadContact, leadForStaff, leadsCsv, leadsForStaff, moveLead } from './commands/leads.ts'
import { cashMentions, documentForStaff, documentsForStaff, documentVersion, previewLink } from './queries/documents.ts'
import { robotsOf } from './rules/pages.ts'
import * as cms from './service.ts'

const { layoutByCode, homeFlyout, footer } = siteEndpoints

const homeRoutes = routes(
  { layoutByCode, homeFlyout, footer },
  {
    async layoutByCode({ app, actor, query: { code } }) {
      return ok({ code, blocks: await cms.filledLayout(app, actor, code) })
    },
    homeFlyout: async ({ app, actor }) => ok(await cms.flyout(app, actor, 2)),
    footer: async ({ app, actor }) => ok(await cms.footer(app, actor)),
  },
)

const readRoutes = routes(cmsEndpoints, {
  getLayoutJson: async ({ app, actor, query }) => ok(await cms.layoutByCode(app, actor, query.code)),
  getLayoutJsonByCode: async ({ app, actor, query }) => ok(await cms.layoutByCode(app, actor, query.code)),
  getLayoutJsonByRequestParam: async ({ app, actor, query }) => ok(await cms.layoutFor(app, actor, query.requestParam)),
  getCmsControlledPage: async ({ app, actor, query }) => ok(await cms.controlledPage(app, actor, query)),
  getRelatedLinks: async ({ app, actor, query }) => ok(await cms.relatedLinks(app, actor, query.pageUrl)),
  fetchSeoMetaTags: async ({ app, actor, query }) => ok(await cms.metaTags(app, actor, query.pageUrl)),
  robots: async ({ query: { url } }) => ok({ url, ...robotsOf(url) }),
  getArticleListByCategory: async ({ app, actor, query }) => ok(await cms.articlesOf(app, actor, query)),
  getArticle: async ({ app, actor, query }) => ok(await cms.articleBySlug(app, actor, query.slug)),
  getLandingPages: async ({ app, actor, query }) => ok(await cms.landingPages(app, actor, query)),
  getLandingPage: async ({ app, actor, query }) => ok(await cms.landingPage(app, actor, query.kind, query.slug)),
  categoryExtras: async ({ app, actor, query }) => ok(await cms.categoryExtras(app, actor, query.categoryCode)),
  parentCategoryBody: async ({ app, actor, query }) => ok(await cms.parentCategoryBody(app, actor, query.requestType)),
  manufacturePage: async ({ app, actor, query }) => ok(await cms.brandInCategoryPage(app, actor, query)),
})

const formRoutes = routes(cmsFormEndpoints, {
  saveOfferLead: async ({ app, actor, body }) => ok({ leadId: await cms.saveOfferLead(app, actor, body) }),
  updateOfferLead: async ({ app, actor, body }) => ok({ leadId: await cms.updateOfferLead(app, actor, body) }),
  landingPageLead: async ({ app, actor, body }) => ok({ leadId: await cms.saveLandingLead(app, actor, body) }),
  giftingQuery: async ({ app, actor, body }) => ok({ leadId: await cms.saveGiftingQuery(app, actor, body) }),
  adsalesRequest: async ({ app, actor, body, headers }) =>
    ok({ recorded: await cms.recordAdEvent(app, actor, body, headers['user-agent'] ?? '') }),
})

const campaignRoutes = routes(campaignEndpoints, {
  getCampaign: async ({ app, actor, query }) => ok(await cms.campaignFor(app, actor, query)),
  listCampaigns: async ({ app, query }) => ok({ campaigns: await campaignsForStaff(app, query.market) }),
  createCampaign: async ({ app, body }) => ok(await createCampaign(app, body)),
  changeCampaign: async ({ app, actor, params, body }) => ok(await changeCampaign(app, actor, params.campaignId, body)),
  switchCampaign: async ({ app, actor, params, body }) =>
    ok(await setCampaignActive(app, actor, params.campaignId, body.active)),
})

const leadRoutes = routes(leadEndpoints, {
  addEpayLater: async ({ app, actor, body }) => ok({ leadId: await askForCredit(app, actor, body) }),
  leadsFile: async ({ app, actor, query }) => leadsCsv(app.db, query, markedNumbers(actor, 'lead', query)),
  listLeads: async ({ app, actor, query }) => ok(await leadsForStaff(app, query, markedNumbers(actor, 'lead', query))),
  lead: async ({ app, actor, params }) => ok(await leadForStaff(app.db, actor, params.leadId)),
  leadContact: async ({ app, actor, params }) => ok(await leadContact(app.db, actor, params.leadId)),
  moveLead: async ({ app, actor, params, body }) => ok(await moveLead(app, actor, params.leadId, body)),
})

const deskRoutes = routes(contentDeskEndpoints, {
  cashMentions: async ({ app, query }) => ok(await cashMentions(app, query.market)),
  listDocuments: async ({ app, actor, query }) => ok(await documentsForStaff(app, actor, query)),
  getDocument: async ({ app, query }) => ok(await documentForStaff(app, query)),
  getDocumentVersion: async ({ app, query }) => ok(await documentVersion(app, query)),
  previewDocument: async ({ app, query }) => ok(await previewLink(app, query)),
  storeContentPicture: async ({ app, body: { data, type } }) =>
    ok({ pictureId: await storePhoto(app, Buffer.from(data, 'base64'), type, 'store') }),
  async saveDraft({ app, actor, body }) {
    await saveDraft(app, actor, body)
    return ok(await documentForStaff(app, { ...body, kind: body.body.kind }))
  },
  async discardDraft({ app, actor, body }) {
    await discardDraft(app, actor, body)
    return ok(await documentForStaff(app, body))
  },
  async publishDocument({ app, actor, body }) {
    await publishDocument(app, actor, body)
    return ok(await documentForStaff(app, body))
  },
  async restoreDocument({ app, actor, body }) {
    await restoreDocument(app, actor, body)
    return ok(await documentForStaff(app, body))
  },
})

export const contentRoutes = [
  ...[...homeRoutes, ...readRoutes, ...formRoutes, ...leadRoutes],
  ...[...campaignRoutes, ...deskRoutes],
]
