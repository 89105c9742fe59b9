// Shows the not-found page in place of a page whose feature is switched off in the market; server only.

import type { Feature } from '../../../contract/settings/features.rules.ts'
import { notFound } from '../../framework/loader-errors.ts'
import type { LoadContext } from './page-loader.ts'

/** @throws ApiError 404 where the market does not offer the feature */
export async function requireFeature({ call }: Pick<LoadContext, 'call'>, feature: Feature): Promise<void> {
  const { features } = (await call('GET /api/v3/common/web/config')).data
  if (!features[feature]) throw notFound()
}
