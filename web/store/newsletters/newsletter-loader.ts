// Loads the page of the newsletter, which is the same for everybody.

import type { PageLoader } from '../app/page-loader.ts'

export const loadNewsletterPage: PageLoader<object> = async ({ path, messages }) => {
  const t = messages('newsletter')
  const title = `${t('title')} | ${messages('common')('siteName')}`
  return { data: {}, head: { title, description: t('intro'), canonical: path }, tags: [] }
}
