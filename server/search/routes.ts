// HTTP routes of search synonyms.

import { synonymEndpoints } from '../../contract/search/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { dropSynonym, listSynonyms, saveSynonym } from './commands/synonyms.ts'

export const searchRoutes = routes(synonymEndpoints, {
  listSynonyms: async ({ app }) => ok(await listSynonyms(app)),
  saveSynonym: async ({ app, actor, body }) => ok(await saveSynonym(app, actor.staffId, body)),
  async dropSynonym({ app, params }) {
    await dropSynonym(app, params.id)
    return ok({ dropped: true })
  },
})
