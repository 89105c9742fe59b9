// Manifest of the media domain.

import type { Domain } from '../platform/domain.ts'
import { registerMedia, registerVideos } from './plugin.ts'
import { libraryRoutes } from './routes.ts'

export const mediaDomain: Domain = {
  name: 'media',
  tables: ['media'],
  readsTables: {
    catalog: ['brands', 'categories', 'products'],
    content: ['content_documents', 'content_versions', 'layouts'],
  },
  routes: libraryRoutes,
  plugins: [registerMedia, registerVideos],
}
