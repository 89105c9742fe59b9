// HTTP routes of the library of pictures.

import { libraryEndpoints } from '../../contract/media/library-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { addPicture, deletePicture, renamePicture } from './commands/library.ts'
import { choosePictures, deletedPictures, picturesForStaff } from './queries/library.ts'

export const libraryRoutes = routes(libraryEndpoints, {
  listPictures: async ({ app, actor, query }) => ok(await picturesForStaff(app, actor, query)),
  deletedPictures: async ({ app }) => ok(await deletedPictures(app.db)),
  choosePictures: async ({ app, query }) => ok(await choosePictures(app, query)),
  addPicture: async ({ app, body }) => ok(await addPicture(app, body)),
  renamePicture: async ({ app, params, body }) => ok(await renamePicture(app, params.pictureId, body)),
  async deletePicture({ app, actor, params: { pictureId } }) {
    await deletePicture(app, actor, pictureId)
    return ok({ pictureId })
  },
})
