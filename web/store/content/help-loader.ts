// Loads the help centre: every section of every page of help, so that a search needs no further request.

import type { BodyBlock } from '../../../contract/content/api.ts'
import { breadcrumbJsonLd } from '../../framework/structured-data.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface HelpSection {
  /** Heading of the section; for the beginning of a page, its title. */
  title: string
  body: BodyBlock[]
}

export interface HelpTopic {
  title: string
  link: string
  sections: HelpSection[]
}

/** Splits a text at its headings. */
function sectionsOf(title: string, body: readonly BodyBlock[]): HelpSection[] {
  const sections: HelpSection[] = [{ title, body: [] }]
  for (const block of body) {
    if (block.kind === 'heading') sections.push({ title: block.text, body: [] })
    else sections.at(-1)?.body.push(block)
  }
  return sections.filter(section => section.body.length > 0)
}

/** `/help`. */
export const loadHelpPage: PageLoader<HelpTopic[]> = async context => {
  const { call, messages, path } = context
  const { pages } = (await call('GET /api/v1/cms/getLandingPages', { query: { kind: 'info' } })).data
  const whole = await Promise.all(
    pages.map(({ slug }) => call('GET /api/v1/cms/getLandingPage', { query: { kind: 'info', slug } })),
  )
  const t = messages('content')
  const tCommon = messages('common')
  const way = [
    { name: tCommon('home'), link: '/' },
    { name: t('helpCentre'), link: path },
  ]
  return {
    data: whole.map(({ data: { title, link, body } }) => ({ title, link, sections: sectionsOf(title, body) })),
    head: {
      title: `${t('helpCentre')} | ${tCommon('siteName')}`,
      description: t('helpIntro'),
      canonical: path,
      everywhere: true,
    },
    tags: ['cms:content'],
    jsonLd: breadcrumbJsonLd(way, context),
  }
}
