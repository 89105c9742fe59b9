// Example responses of content, leads and campaigns.

import { cards, links as categoryLinks } from '../catalog/examples.ts'
import { ok } from '../shared/endpoint.ts'
import { layout as siteLayout } from '../storefront/examples.ts'

const category = categoryLinks.data[0] ?? null
const crumb = { name: 'Impact drills', link: '/power-tools/drills/impact-drills/114010100' }
const oneLayout = { code: 'home', version: 3, blocks: siteLayout.data.blocks }
const faq = { question: 'Can an impact drill drill concrete?', answer: 'Now and then, up to about 10 mm.' }
const articleCard = {
  slug: 'how-to-choose-power-tools',
  title: 'How to choose power tools',
  summary: 'Watts, chucks, discs and batteries, explained for daily work.',
  link: '/articles/how-to-choose-power-tools',
  readingMinutes: 3,
  publishedAt: '2026-11-01T00:00:00.000Z',
  category: { name: 'Power tools', link: '/power-tools/114000000' },
}
const landingLink = {
  kind: 'attribute' as const,
  slug: '600-w-impact-drills',
  title: '600 W impact drills',
  summary: 'For brick, steel to 10 mm and wood.',
  link: '/attributes/600-w-impact-drills',
}
const brand = { slug: 'torvik', name: 'Torvik', country: 'Germany', intro: 'Drills and grinders for the workshop.' }
const articleList = { totalCount: 1, articles: [articleCard] }

export const layout = ok(oneLayout)
export const links = ok([crumb])
export const controlledPage = ok({ brand, category, layout: oneLayout, faqs: [faq], relatedLinks: [crumb] })
export const meta = ok({
  pageUrl: '/power-tools/114000000',
  title: 'Power tools: drills, grinders, saws',
  description: 'Drills, grinders and saws by power and size.',
  canonical: '/power-tools/114000000',
  robots: 'index,follow' as const,
  alternates: [
    { hreflang: 'en-IN', link: '/power-tools/114000000' },
    { hreflang: 'hi-IN', link: '/hi/power-tools/114000000' },
  ],
})
export const robots = ok({
  url: '/search?str=drill',
  robots: 'noindex,follow' as const,
  canonical: '/search?str=drill',
  crawl: true,
})
export const articles = ok(articleList)
export const article = ok({
  ...articleCard,
  updatedAt: '2026-11-01T00:00:00.000Z',
  body: [
    { kind: 'heading' as const, text: 'Which drill' },
    { kind: 'paragraph' as const, text: 'A 13 mm impact drill does most of a workshop.' },
    { kind: 'list' as const, items: ['Wear goggles.'] },
    { kind: 'table' as const, head: ['Work', 'Machine'], rows: [['Brick', 'Impact drill']] },
  ],
})
export const landingPages = ok({ totalCount: 1, pages: [{ ...landingLink, category: null }] })
export const landingPage = ok({
  ...landingLink,
  updatedAt: '2026-11-01T00:00:00.000Z',
  body: [],
  category,
  filters: { 'power-w': ['600'] },
  query: null,
  categories: [],
  blocks: [],
  faqs: [faq],
})
export const extras = ok({
  categoryCode: '114010100',
  intro: 'Impact drills for masonry, steel and wood.',
  faqs: [faq],
  articles: articleList,
  popularLinks: [crumb],
  attributePages: [landingLink],
})
export const parentBody = ok({ category, blocks: siteLayout.data.blocks })
export const brandInCategory = ok({
  brand,
  category,
  productCount: 24,
  products: cards.data,
  faqs: [faq],
})
export const campaign = ok({
  campaignId: 1,
  placement: 'listing-top',
  title: 'Drills for every wall',
  text: 'Impact drills of one maker at a special price.',
  link: '/power-tools/drills/114010000',
  products: cards.data,
})
export const saved = ok({ leadId: '1b7e2b1c-7d1d-4e9e-9d6e-2b8f7a4c9d10' })
export const recorded = ok({ recorded: true })
