// Loads the privacy choices page: the complaints contact, and whether there is an analytics service.

import type { Footer } from '../../../contract/storefront/api.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface ConsentData {
  grievance: Footer['grievance'] | null
  hasContainer: boolean
}

export const loadConsentPage: PageLoader<ConsentData> = async ({ call, path, messages }) => {
  const [config, footer] = await Promise.all([
    call('GET /api/v1/common/web/config'),
    call('GET /api/v1/homepage/footercode').catch(() => null),
  ])
  const t = messages('consent')
  return {
    data: { grievance: footer?.data.grievance ?? null, hasContainer: config.data.analyticsContainerCode !== '' },
    head: {
      title: `${t('title')} | ${messages('common')('siteName')}`,
      description: t('description'),
      canonical: path,
      everywhere: true,
    },
    tags: ['cms:shell'],
  }
}
