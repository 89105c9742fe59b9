// Loads the page of the newsletter, which is the same for everybody.

import type { PageLoader } from '../app/page-loader.ts'
import { requireFeature } from '../app/require-feature.ts'

export const loadNewsletterPage: PageLoader<object> = async context => {
  await requireFeature(context, 'newsletter')
  const { path, messages } = context
  const t = messages('newsletter')
  const title = `${t('title')} | ${messages('common')('siteName')}`
  return { data: {}, head: { title, description: t('intro'), canonical: path }, tags: [] }
}
