// SQL of the published documents whose text mentions cash on delivery.

import type { DocumentKind } from '../../../contract/content/document-kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** In both languages. */
const WORDS = String.raw`(cash|pay|payment)[- ]on[- ]delivery|\mCOD\M|pay in cash|(कैश|पे|पेमेंट) ऑन डिलीवरी|डिलीवरी (पर|के समय) (नकद|कैश|भुगतान)`

const OWNER = `owner_kind || '/' || owner`
const TITLE = 'title_en as "titleEn", title_hi as "titleHi"'
const NO_TITLE = `'' as "titleEn", '' as "titleHi"`
const part = (kind: DocumentKind, table: string, key: string, title: string, shown = 'true') =>
  `select '${kind}' as kind, ${key} as key, ${title} from ${table} t where market = $1 and ${shown} and to_jsonb(t)::text ~* $2`

const MENTIONS = statement(
  'cms.mentions',
  `select distinct on (kind, key) * from (
     ${[
       part('layout', 'layouts', 'code', NO_TITLE, `code not in ('footer', '@menu')`),
       part('footer', 'layouts', 'code', NO_TITLE, `code = 'footer'`),
       part('menu', 'layouts', `'menu'`, NO_TITLE, `code = '@menu'`),
       part('article', 'articles', 'slug', TITLE, 'published_at is not null'),
       part('page', 'landing_pages', `kind || '/' || slug`, TITLE, 'active'),
       part('faqs', 'faqs', OWNER, 'question_en as "titleEn", question_hi as "titleHi"', 'active'),
       part('intro', 'intros', OWNER, NO_TITLE),
       part('meta', 'meta_tags', 'page_url', TITLE),
     ].join(' union all ')}) found
   order by kind, key limit 100`,
)

interface Mention {
  kind: DocumentKind
  key: string
  titleEn: string
  titleHi: string
}

export const listCashMentions = (db: Db, market: Market): Promise<Mention[]> =>
  db.rows<Mention>(MENTIONS, [market, WORDS])
