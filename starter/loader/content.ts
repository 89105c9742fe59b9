// Writes the content of the starter store: articles, FAQs, introductions, links, meta tags, pages, campaigns.

import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { readingMinutes } from '../../server/content/service.ts'
import { type Statement, statement } from '../../server/platform/db.ts'
import type { StarterCatalogue } from '../catalogue/catalogue.ts'
import type { StarterMarket } from '../catalogue/types.ts'
import { type Figures, starterContent } from '../content/content.ts'
import { plainText } from '../content/text.ts'
import { money } from './layouts.ts'
import type { LoadStep } from './load-step.ts'

const rows = (columns: string) => `jsonb_to_recordset($1::jsonb) as r (${columns})`
const en = (column: string) => `${column} ->> 'en', ${column} ->> 'hi'`
const none = (table: string) => `where not exists (select 1 from ${table} t where t.market = r.market)`

const ARTICLES = statement(
  'starter.articles',
  `insert into articles (market, category_code, slug, title_en, title_hi, summary_en, summary_hi, body_en, body_hi,
     reading_minutes, position, published_at)
   select market, category, slug, ${en('title')}, ${en('summary')}, body -> 'en', body -> 'hi', minutes, position, now()
   from ${rows('market text, category text, slug text, title jsonb, summary jsonb, body jsonb, minutes int, position int')}
   on conflict do nothing`,
)
const FAQS = statement(
  'starter.faqs',
  `insert into faqs (market, owner_kind, owner, question_en, question_hi, answer_en, answer_hi, position)
   select market, 'category', category, ${en('question')}, ${en('answer')}, position
   from ${rows('market text, category text, question jsonb, answer jsonb, position int')} ${none('faqs')}`,
)
const INTROS = statement(
  'starter.intros',
  `insert into intros (market, owner_kind, owner, text_en, text_hi) select market, kind, owner, ${en('text')}
   from ${rows('market text, kind text, owner text, text jsonb')} on conflict do nothing`,
)
const LINKS = statement(
  'starter.links',
  `insert into page_links (market, kind, page_url, name_en, name_hi, link, position)
   select market, kind, "pageUrl", ${en('name')}, link, position
   from ${rows('market text, kind text, "pageUrl" text, name jsonb, link text, position int')} ${none('page_links')}`,
)
const META = statement(
  'starter.meta-tags',
  `insert into meta_tags (market, page_url, title_en, title_hi, description_en, description_hi)
   select market, "pageUrl", ${en('title')}, ${en('description')}
   from ${rows('market text, "pageUrl" text, title jsonb, description jsonb')} on conflict do nothing`,
)
const PAGES = statement(
  'starter.pages',
  `insert into landing_pages (market, kind, slug, category_code, title_en, title_hi, summary_en, summary_hi, body_en,
     body_hi, source, position)
   select market, kind, slug, category, ${en('title')}, ${en('summary')}, body -> 'en', body -> 'hi', source, position
   from ${rows(`market text, kind text, slug text, category text, title jsonb, summary jsonb, body jsonb, source jsonb,
     position int`)} on conflict do nothing`,
)
const CAMPAIGNS = statement(
  'starter.campaigns',
  `insert into ad_campaigns (market, placement, category_code, name, title_en, title_hi, text_en, text_hi, link, brand_slug)
   select market, placement, case placement when 'listing-top' then category end, name, ${en('title')}, ${en('text')},
     link, brand
   from ${rows(`market text, placement text, category text, name text, title jsonb, text jsonb, link text, brand text`)}
   on conflict do nothing`,
)

/** Amounts of a market, formatted for its help pages. */
function figuresOf(market: StarterMarket): Figures {
  const { shipping, cod, emiMinMinor, neftMinMinor } = MARKET_LIMITS[market]
  const amounts = {
    shippingCharge: shipping.chargeMinor,
    freeAbove: shipping.freeAboveMinor,
    codMin: cod.minMinor,
    codMax: cod.maxMinor,
    emiMin: emiMinMinor,
    neftMin: neftMinMinor,
  }
  return Object.fromEntries(
    Object.entries(amounts).map(([name, minor]) => {
      const text = money(market, minor)
      return [name, { en: text, hi: text }]
    }),
  )
}

const numbered = <T>(items: readonly T[]) => items.map((item, position) => ({ ...item, position }))

function writesOf(catalogue: StarterCatalogue, market: StarterMarket): [Statement, object[]][] {
  const { articles, faqs, intros, links, metaTags, pages, campaigns } = starterContent(
    catalogue,
    market,
    figuresOf(market),
  )
  const read = articles.map(article => ({
    ...article,
    minutes: readingMinutes(plainText(article.body.en).split(/\s+/).length),
  }))
  return [
    [ARTICLES, numbered(read)],
    [FAQS, numbered(faqs)],
    [INTROS, intros],
    [LINKS, numbered(links)],
    [META, metaTags],
    [PAGES, numbered(pages)],
    [CAMPAIGNS, campaigns],
  ]
}

const MARKETS = ['IN', 'AE'] as const

/** One transaction per market. Existing rows are kept. */
export function contentStep(catalogue: StarterCatalogue): LoadStep {
  return {
    name: 'content',
    total: MARKETS.length,
    batch: 1,
    async write(tx, from) {
      const market = MARKETS[from]
      if (!market) return
      for (const [sql, values] of writesOf(catalogue, market)) await tx.run(sql, [JSON.stringify(values)])
    },
  }
}
