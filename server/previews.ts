// Opens what staff preview of the store: the draft of a document, or the page of a product that may be a draft.

import { openPreview as openDocument } from './content/service.ts'
import type { App } from './platform/app.ts'
import type { PagePreview } from './platform/pages.ts'
import { openProductPreview } from './storefront/service.ts'

/** The preview of a link. @throws request.not-found when it is not valid any more */
export const openPreview = async (app: App, token: string): Promise<PagePreview> =>
  (await openProductPreview(app, token)) ?? (await openDocument(app, token))
