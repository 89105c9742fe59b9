// Manifest of the media domain.

import type { Domain } from '../platform/domain.ts'
import { picturesBin } from './commands/library.ts'
import { removeDeletedPictures } from './commands/remove-deleted.ts'
import { registerMedia, registerVideos } from './plugin.ts'
import { libraryRoutes } from './routes.ts'

export const mediaDomain: Domain = {
  name: 'media',
  tables: ['media'],
  readsTables: {
    bin: ['bin_entries'],
    catalog: ['brands', 'categories', 'products'],
    imports: ['import_changes', 'import_pictures'],
    orders: ['order_lines'],
    products: ['product_changes'],
    returns: ['return_pictures', 'return_uploads'],
    reviews: ['review_uploads', 'reviews'],
    rfq: ['rfq_requests', 'rfq_uploads'],
    staff: ['audit_entries'],
    support: ['support_messages', 'support_uploads'],
    content: ['content_documents', 'content_versions', 'layouts'],
  },
  bin: [picturesBin],
  jobs: [{ name: 'media.remove-deleted', every: '41 21 * * *', run: app => removeDeletedPictures(app) }],
  routes: libraryRoutes,
  plugins: [registerMedia, registerVideos],
}
