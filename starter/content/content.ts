// All content of the starter store, as the loader writes it.

import type { BodyBlock, LandingKind } from '../../contract/content/api.ts'
import type { StarterCatalogue } from '../catalogue/catalogue.ts'
import { categoryCode } from '../catalogue/category-trees.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'
import { categoryStatistics } from './catalog-statistics.ts'
import { introsOf, linksOf, metaTagsOf } from './composed.ts'
import { contacts } from './contact.ts'
import { deals } from './deals.ts'
import { faqsOf } from './faqs.ts'
import { attributePagesOf, type FilteredPage, popularSearchesOf, priceListsOf, storesOf } from './filtered-pages.ts'
import { articlesOf } from './guides.ts'
import { helpPages } from './pages-help.ts'
import { legalPages } from './pages-legal.ts'
import { bodyOf, rowsFor } from './text.ts'

interface StarterPage {
  market: StarterMarket
  kind: LandingKind
  slug: string
  category: string | null
  title: LocalizedText
  summary: LocalizedText
  body: { en: BodyBlock[]; hi: BodyBlock[] }
  source: FilteredPage['source']
}

/** Amounts of a market by their placeholder: the name in braces in a text. */
export type Figures = Record<string, LocalizedText>

const NO_BODY = { en: [], hi: [] }

function fill(text: LocalizedText, figures: Figures): LocalizedText {
  const inLanguage = (language: keyof LocalizedText) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const figure = figures[name]
      if (!figure) throw new Error(`No figure is named ${name}`)
      return figure[language]
    })
  return { en: inLanguage('en'), hi: inLanguage('hi') }
}

function contactFigures(market: StarterMarket): Figures {
  const { phone, email, grievance } = contacts[market]
  const same = (text: string) => ({ en: text, hi: text })
  return {
    phone: same(phone),
    email: same(email),
    grievanceName: grievance.name,
    grievanceEmail: same(grievance.email),
    grievancePhone: same(grievance.phone),
    place: market === 'IN' ? { en: 'pincode', hi: 'पिनकोड' } : { en: 'emirate', hi: 'अमीरात' },
  }
}

function infoPagesOf(market: StarterMarket, figures: Figures): StarterPage[] {
  const all = { ...contactFigures(market), ...figures }
  return [...helpPages, ...legalPages].map(({ slug, title, summary, body }) => {
    const text = fill(body, all)
    const blocks = { en: bodyOf(text.en, market), hi: bodyOf(text.hi, market) }
    return { market, kind: 'info', slug, category: null, title, summary, body: blocks, source: {} }
  })
}

function dealPagesOf(market: StarterMarket): StarterPage[] {
  return rowsFor(deals, market, 5).map(([slug = '', titleEn = '', titleHi = '', en = '', hi = '']) => ({
    market,
    kind: 'deal',
    slug,
    category: null,
    title: { en: titleEn, hi: titleHi },
    summary: { en, hi },
    body: NO_BODY,
    source: {},
  }))
}

function pagesOf(catalogue: StarterCatalogue, market: StarterMarket, figures: Figures): StarterPage[] {
  const names = new Map(catalogue.categories.map(({ code, name }) => [code, name]))
  const nameOf = (code: string) => names.get(code) ?? { en: code, hi: code }
  const filtered = (kind: LandingKind, pages: FilteredPage[]) =>
    pages.map(page => ({ market, kind, body: NO_BODY, ...page }))
  return [
    ...infoPagesOf(market, figures),
    ...dealPagesOf(market),
    ...filtered('attribute', attributePagesOf(market)),
    ...filtered('popular-search', popularSearchesOf(market)),
    ...filtered('price-list', priceListsOf(market)),
    ...filtered('store', storesOf(market, nameOf)),
  ]
}

interface CampaignText {
  placement: string
  key: string
  title: (brand: LocalizedText) => LocalizedText
  text: LocalizedText
}

const CAMPAIGNS: CampaignText[] = [
  {
    placement: 'home-banner',
    key: 'drills',
    title: ({ en, hi }) => ({ en: `Drills of ${en}`, hi: `${hi} की ड्रिल` }),
    text: {
      en: 'For brick, steel and concrete, corded and cordless.',
      hi: 'ईंट, लोहे और कंक्रीट के लिए, तार और बैटरी वाली।',
    },
  },
  {
    placement: 'listing-top',
    key: 'lighting',
    title: ({ en, hi }) => ({ en: `${en} light for every room`, hi: `हर कमरे के लिए ${hi} की लाइट` }),
    text: { en: 'Bulbs, tubes and panels with more lumens a watt.', hi: 'प्रति वाट ज़्यादा ल्यूमेन वाले बल्ब, ट्यूब और पैनल।' },
  },
  {
    placement: 'listing-top',
    key: 'electricals',
    title: ({ en, hi }) => ({ en: `Boards fitted with ${en}`, hi: `${hi} से बने बोर्ड` }),
    text: { en: 'Breakers and switchgear by rating and curve.', hi: 'रेटिंग और कर्व के अनुसार MCB और स्विचगियर।' },
  },
  {
    placement: 'product-page',
    key: 'power-tools',
    title: ({ en, hi }) => ({ en: `Power tools of ${en}`, hi: `${hi} के पावर टूल्स` }),
    text: { en: 'Drills, grinders and saws with their accessories.', hi: 'ड्रिल, ग्राइंडर और आरी, एक्सेसरीज़ के साथ।' },
  },
  {
    placement: 'search-top',
    key: 'safety',
    title: ({ en, hi }) => ({ en: `Protection by ${en}`, hi: `${hi} की सुरक्षा` }),
    text: { en: 'Helmets, gloves and shoes for the whole team.', hi: 'पूरी टीम के लिए हेलमेट, दस्ताने और शूज़।' },
  },
]

function campaignsOf(catalogue: StarterCatalogue, market: StarterMarket) {
  const statistics = new Map(categoryStatistics(catalogue, market).map(one => [one.category.code, one]))
  return CAMPAIGNS.flatMap(({ placement, key, title, text }) => {
    const category = statistics.get(categoryCode(market, key) ?? '')
    const brand = catalogue.brands.find(({ slug }) => slug === category?.brands[0])
    if (!category || !brand) return []
    const { code, slug } = category.category
    const name = `${key} ${brand.slug}`
    const words = title({ en: brand.name, hi: brand.nameHi })
    return [
      { market, placement, category: code, name, title: words, text, link: `/${slug}/${code}`, brand: brand.slug },
    ]
  })
}

interface StarterContent {
  articles: ReturnType<typeof articlesOf>
  faqs: ReturnType<typeof faqsOf>
  intros: ReturnType<typeof introsOf>
  links: ReturnType<typeof linksOf>
  metaTags: ReturnType<typeof metaTagsOf>
  pages: ReturnType<typeof pagesOf>
  campaigns: ReturnType<typeof campaignsOf>
}

/** The content of a market. `figures` replace the placeholders of the help pages. */
export function starterContent(catalogue: StarterCatalogue, market: StarterMarket, figures: Figures): StarterContent {
  return {
    articles: articlesOf(market),
    faqs: faqsOf(market),
    intros: introsOf(catalogue, market),
    links: linksOf(catalogue, market),
    metaTags: metaTagsOf(catalogue, market),
    pages: pagesOf(catalogue, market, figures),
    campaigns: campaignsOf(catalogue, market),
  }
}
