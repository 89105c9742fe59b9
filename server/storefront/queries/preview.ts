// The page of a product as shoppers would see it, including drafts: a signed link for staff, and the rendering behind
// it.

import { AsyncLocalStorage } from 'node:async_hooks'
import { LANGUAGES, type Language } from '../../../contract/shared/market.ts'
import { productUrl } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import type { PagePreview } from '../../platform/pages.ts'
import { findAddress } from '../repository/product-page.ts'

const PREVIEW_MS = 900_000
const PURPOSE = 'storefront.preview'

const current = new AsyncLocalStorage<string>()

/** Whether a preview of this product is being rendered. */
export const isPreviewed = (msn: string): boolean => current.getStore() === msn

/** A link to the page of a product, valid for a quarter of an hour. @throws catalog.product-unknown */
export async function productPreviewLink(
  app: App,
  msn: string,
  language: Language,
): Promise<{ link: string; expiresAt: string }> {
  if (!(await findAddress(app.db, msn))) throw appError('catalog.product-unknown')
  const until = app.now().getTime() + PREVIEW_MS
  const payload = Buffer.from(JSON.stringify([msn, language, until])).toString('base64url')
  return {
    link: `/preview/${payload}.${app.secrets.sign(PURPOSE, payload)}`,
    expiresAt: new Date(until).toISOString(),
  }
}

/** The preview of a link; null if it is not one of a product. @throws request.not-found if it has expired */
export async function openProductPreview(app: App, token: string): Promise<PagePreview | null> {
  const [payload = '', signature = ''] = token.split('.')
  if (!app.secrets.verify(PURPOSE, payload, signature)) return null
  const [msn, language, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, Language, number]
  const address = await findAddress(app.db, msn)
  if (app.now().getTime() > until || !LANGUAGES.includes(language) || !address) throw appError('request.not-found')
  const path = productUrl(address.slug, msn)
  return { market: address.market, language, path, within: render => current.run(msn, render) }
}
