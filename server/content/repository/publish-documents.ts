// SQL that publishes a document; redirects are read as a whole.

import type { BodyOf, DocumentBody } from '../../../contract/content/documents.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { MENU_CODE } from './layouts.ts'

/** The published content of a document from now on. */
export interface Published<B extends DocumentBody = DocumentBody> {
  market: Market
  key: string
  body: B
  now: Date
}

const SET_LAYOUT = statement(
  'cms.set-layout',
  `insert into layouts (market, code, body) values ($1, $2, $3)
   on conflict (market, code) do update set body = excluded.body where layouts.body <> excluded.body`,
)
const DROP_LAYOUT = statement('cms.drop-layout', 'delete from layouts where market = $1 and code = $2')
const SET_ARTICLE = statement(
  'cms.set-article',
  `insert into articles (market, slug, category_code, title_en, title_hi, summary_en, summary_hi, body_en, body_hi, position,
     reading_minutes, published_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $12 then $13::timestamptz end, $13)
   on conflict (market, slug) do update set category_code = excluded.category_code, title_en = excluded.title_en,
     title_hi = excluded.title_hi, summary_en = excluded.summary_en, summary_hi = excluded.summary_hi,
     body_en = excluded.body_en, body_hi = excluded.body_hi, position = excluded.position,
     reading_minutes = excluded.reading_minutes, updated_at = excluded.updated_at,
     published_at = case when $12 then coalesce(articles.published_at, excluded.published_at) end`,
)
const SET_PAGE = statement(
  'cms.set-landing-page',
  `insert into landing_pages (market, kind, slug, category_code, title_en, title_hi, summary_en, summary_hi, body_en, body_hi,
     position, source, active, updated_at)
   values ($1, split_part($2, '/', 1), split_part($2, '/', 2), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (market, kind, slug) do update set category_code = excluded.category_code, title_en = excluded.title_en,
     title_hi = excluded.title_hi, summary_en = excluded.summary_en, summary_hi = excluded.summary_hi,
     body_en = excluded.body_en, body_hi = excluded.body_hi, position = excluded.position, source = excluded.source,
     active = excluded.active, updated_at = excluded.updated_at`,
)
const DROP_FAQS = statement(
  'cms.drop-faqs',
  `delete from faqs where market = $1 and owner_kind = split_part($2, '/', 1) and owner = split_part($2, '/', 2)`,
)
const ADD_FAQS = statement(
  'cms.add-faqs',
  `insert into faqs (market, owner_kind, owner, question_en, question_hi, answer_en, answer_hi, position, active)
   select $1, split_part($2, '/', 1), split_part($2, '/', 2), one #>> '{question,en}', one #>> '{question,hi}',
     one #>> '{answer,en}', one #>> '{answer,hi}', at, (one ->> 'shown')::boolean
   from jsonb_array_elements($3::jsonb) with ordinality as question (one, at)`,
)
const SET_INTRO = statement(
  'cms.set-intro',
  `insert into intros (market, owner_kind, owner, text_en, text_hi)
   values ($1, split_part($2, '/', 1), split_part($2, '/', 2), $3, $4)
   on conflict (market, owner_kind, owner) do update set text_en = excluded.text_en, text_hi = excluded.text_hi`,
)
const DROP_INTRO = statement(
  'cms.drop-intro',
  `delete from intros where market = $1 and owner_kind = split_part($2, '/', 1) and owner = split_part($2, '/', 2)`,
)
const SET_META = statement(
  'cms.set-meta',
  `insert into meta_tags (market, page_url, title_en, title_hi, description_en, description_hi, canonical)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (market, page_url) do update set title_en = excluded.title_en, title_hi = excluded.title_hi,
     description_en = excluded.description_en, description_hi = excluded.description_hi, canonical = excluded.canonical`,
)
const DROP_META = statement('cms.drop-meta', 'delete from meta_tags where market = $1 and page_url = $2')
const SET_REDIRECT = statement(
  'cms.set-redirect',
  `insert into redirects (market, from_path, to_path, updated_at) values ($1, $2, $3, $4)
   on conflict (market, from_path) do update set to_path = excluded.to_path, updated_at = excluded.updated_at`,
)
const DROP_REDIRECT = statement('cms.drop-redirect', 'delete from redirects where market = $1 and from_path = $2')
const REDIRECTS = statement(
  'cms.list-redirects',
  'select from_path as "from", to_path as "to" from redirects where market = $1',
)
const QUEUE = statement('cms.queue-redirects', `select pg_advisory_xact_lock(hashtext('cms.redirects'))`)

const json = JSON.stringify

/** `minutes` is the reading time of an article. */
export async function setArticle(
  tx: Tx,
  { market, key, body, now }: Published<BodyOf<'article'>>,
  minutes: number,
): Promise<void> {
  const { categoryCode, title, summary, body: text, position, shown } = body
  const words = [title.en, title.hi, summary.en, summary.hi, json(text.en), json(text.hi)]
  await tx.run(SET_ARTICLE, [market, key, categoryCode, ...words, position, minutes, shown, now])
}

export async function setPage(tx: Tx, { market, key, body, now }: Published<BodyOf<'page'>>): Promise<void> {
  const { categoryCode, title, summary, body: text, position, source, shown } = body
  const words = [title.en, title.hi, summary.en, summary.hi, json(text.en), json(text.hi)]
  await tx.run(SET_PAGE, [market, key, categoryCode, ...words, position, json(source), shown, now])
}

/** A menu without departments counts as none: the store then shows the catalogue as it is. */
export async function setMenu(tx: Tx, { market, body }: Published<BodyOf<'menu'>>): Promise<void> {
  const { kind: _, ...menu } = body
  if (menu.departments.length > 0) await tx.run(SET_LAYOUT, [market, MENU_CODE, json(menu)])
  else await tx.run(DROP_LAYOUT, [market, MENU_CODE])
}

/** A layout without blocks counts as none: the store then shows its default. */
export async function setLayout(
  tx: Tx,
  { market, key, body }: Published<BodyOf<'layout'> | BodyOf<'footer'>>,
): Promise<void> {
  if (body.kind === 'footer') {
    const { kind: _, ...footer } = body
    await tx.run(SET_LAYOUT, [market, key, json(footer)])
  } else if (body.blocks.length > 0) await tx.run(SET_LAYOUT, [market, key, json(body.blocks)])
  else await tx.run(DROP_LAYOUT, [market, key])
}

/** Replaces the questions of an owner. */
export async function setFaqs(tx: Tx, { market, key, body }: Published<BodyOf<'faqs'>>): Promise<void> {
  await tx.run(DROP_FAQS, [market, key])
  await tx.run(ADD_FAQS, [market, key, json(body.questions)])
}

export async function setIntro(tx: Tx, { market, key, body }: Published<BodyOf<'intro'>>): Promise<void> {
  if (body.shown) await tx.run(SET_INTRO, [market, key, body.text.en, body.text.hi])
  else await tx.run(DROP_INTRO, [market, key])
}

export async function setMeta(tx: Tx, { market, key, body }: Published<BodyOf<'meta'>>): Promise<void> {
  const { title, description, canonical, shown } = body
  if (!shown) await tx.run(DROP_META, [market, key])
  else await tx.run(SET_META, [market, key, title.en, title.hi, description.en, description.hi, canonical])
}

export async function setRedirect(tx: Tx, { market, key, body, now }: Published<BodyOf<'redirect'>>): Promise<void> {
  if (body.to === null) await tx.run(DROP_REDIRECT, [market, key])
  else await tx.run(SET_REDIRECT, [market, key, body.to, now])
}

export async function readRedirects(db: Db, market: Market): Promise<Map<string, string>> {
  const rows = await db.rows<{ from: string; to: string }>(REDIRECTS, [market])
  return new Map(rows.map(({ from, to }) => [from, to]))
}

/** Locks redirects until the transaction ends. */
export async function queueRedirects(tx: Tx): Promise<void> {
  await tx.rows(QUEUE, [])
}
