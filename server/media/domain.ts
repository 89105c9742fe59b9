// Manifest of the media domain.

import type { Domain } from '../platform/domain.ts'
import { picturesBin } from './commands/library.ts'
import { registerMedia, registerVideos } from './plugin.ts'
import { libraryRoutes } from './routes.ts'

export const mediaDomain: Domain = {
  name: 'media',
  tables: ['media'],
  readsTables: {
    catalog: ['brands', 'categories', 'products'],
    content: ['content_documents', 'content_versions', 'layouts'],
  },
  bin: [picturesBin],
  routes: libraryRoutes,
  plugins: [registerMedia, registerVideos],
}
