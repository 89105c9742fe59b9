// HTTP routes of the staff's search settings.

import { synonymEndpoints } from '../../contract/search/api.ts'
import { searchCountEndpoints } from '../../contract/search/counts-api.ts'
import { searchRedirectEndpoints } from '../../contract/search/redirects-api.ts'
import { searchTuningEndpoints } from '../../contract/search/tuning-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { saveSearchRedirect, searchRedirects } from './commands/redirects.ts'
import { dropSynonym, listSynonyms, saveSynonym } from './commands/synonyms.ts'
import { saveTuning, tuningsOf } from './commands/tunings.ts'
import { previewSearch } from './queries/preview.ts'
import { searchedTexts } from './queries/searched-texts.ts'

export const searchRoutes = routes(synonymEndpoints, {
  listSynonyms: async ({ app, actor }) => ok(await listSynonyms(app, actor)),
  saveSynonym: async ({ app, actor, body }) => ok(await saveSynonym(app, actor.staffId, body)),
  async dropSynonym({ app, actor, params }) {
    await dropSynonym(app, actor, params.id)
    return ok({ dropped: true })
  },
})

export const tuningRoutes = routes(searchTuningEndpoints, {
  listSearchTunings: async ({ app, query }) => ok({ tunings: await tuningsOf(app, query.market) }),
  saveSearchTuning: async ({ app, actor, body }) => ok(await saveTuning(app, actor, body)),
  previewSearch: async ({ app, actor, body }) => ok(await previewSearch(app, actor, body)),
})

export const redirectRoutes = routes(searchRedirectEndpoints, {
  listSearchRedirects: async ({ app, query }) => ok(await searchRedirects(app, query)),
  saveSearchRedirect: async ({ app, actor, body }) => ok(await saveSearchRedirect(app, actor, body)),
})

export const countRoutes = routes(searchCountEndpoints, {
  listSearchedTexts: async ({ app, query }) => ok(await searchedTexts(app, query)),
})
