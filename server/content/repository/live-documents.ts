// SQL that lists and reads documents of every kind as published.

import type { DocumentKind } from '../../../contract/content/document-kinds.rules.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'
import type { DocumentName } from './documents.ts'

export interface ListedDocument {
  key: string
  titleEn: string
  titleHi: string
  shown: boolean
  hindi: 'missing' | 'outdated' | null
  drafted: boolean
  publishAt: Date | null
  changedAt: Date | null
}

const named = (
  table: string,
  key: string,
  title: string,
  { shown = 'true', changed = 'null::timestamptz', bodies = '' } = {},
) =>
  `select ${key} as key, ${title === '' ? "'' as title_en, '' as title_hi" : `${title}_en as title_en, ${title}_hi as title_hi`},
     ${shown} as shown, ${changed} as changed_at${bodies} from ${table} where market = $1`

const BODIES = ', body_en, body_hi'

const OWNER = `owner_kind || '/' || owner`

/** Published content by kind. */
const LIVE: Readonly<Record<DocumentKind, string>> = {
  layout: `${named('layouts', 'code', '', { changed: 'updated_at' })} and code not in ('footer', '@menu')`,
  footer: `${named('layouts', 'code', '', { changed: 'updated_at' })} and code = 'footer'`,
  menu: `select 'menu' as key, '' as title_en, '' as title_hi, true as shown, updated_at as changed_at from layouts
     where market = $1 and code = '@menu'`,
  article: named('articles', 'slug', 'title', {
    shown: 'published_at is not null',
    changed: 'updated_at',
    bodies: BODIES,
  }),
  page: named('landing_pages', `kind || '/' || slug`, 'title', {
    shown: 'active',
    changed: 'updated_at',
    bodies: BODIES,
  }),
  faqs: `select ${OWNER} as key, min(question_en) as title_en, min(question_hi) as title_hi, bool_or(active) as shown,
     null::timestamptz as changed_at from faqs where market = $1 group by owner_kind, owner`,
  intro: named('intros', OWNER, 'text'),
  meta: named('meta_tags', 'page_url', 'title'),
  redirect: `select from_path as key, to_path as title_en, to_path as title_hi, true as shown, updated_at as changed_at
     from redirects where market = $1`,
}

/** Whether a version has changed the body in a language. */
const changed = (language: 'en' | 'hi') =>
  `body #> '{body,${language}}' is distinct from lag(body #> '{body,${language}}') over (order by version)`
/** State of the Hindi body; outdated if a version after the last change of the Hindi has changed the English. */
const hindiOf = (kind: DocumentKind) =>
  kind === 'article' || kind === 'page'
    ? `case when l.body_en <> '[]' and l.body_hi = '[]' then 'missing' when (
        select max(v.version) filter (where v.en) > max(v.version) filter (where v.hi)
        from (select version, ${changed('en')} as en, ${changed('hi')} as hi from content_versions
          where market = $1 and kind = '${kind}' and key = l.key) v) then 'outdated' end`
    : 'null::text'

const listOf = (kind: DocumentKind) => `
  select key, left(title_en, 200) as "titleEn", left(title_hi, 200) as "titleHi", shown, hindi, drafted, "publishAt", "changedAt"
  from (
    select coalesce(l.key, d.key) as key, coalesce(l.title_en, d.draft #>> '{title,en}', '') as title_en,
      coalesce(l.title_hi, d.draft #>> '{title,hi}', '') as title_hi, coalesce(l.shown, false) as shown, ${hindiOf(kind)} as hindi,
      d.draft is not null as drafted, d.publish_at as "publishAt", greatest(l.changed_at, d.drafted_at) as "changedAt"
    from (${LIVE[kind]}) l
    full join (select * from content_documents where market = $1 and kind = '${kind}') d on d.key = l.key
  ) one
  where ($2::text is null or key collate "C" > $2) and ($6::text[] is null or key = any($6))
    and ($3::text is null or position(lower($3) in lower(key || ' ' || title_en || ' ' || title_hi)) > 0)
    and ($4::text is null or case $4 when 'drafted' then drafted when 'scheduled' then "publishAt" is not null
      when 'hindi' then hindi is not null
      else not shown end)
  order by key collate "C" limit $5`

const words = (column: string) => `jsonb_build_object('en', ${column}_en, 'hi', ${column}_hi)`
const WRITTEN = `'categoryCode', category_code, 'title', ${words('title')}, 'summary', ${words('summary')},
  'body', ${words('body')}, 'position', position`
const PART = (at: number) => `split_part($2, '/', ${at})`

const READ: Readonly<Record<DocumentKind, string>> = {
  layout: `select jsonb_build_object('kind', 'layout', 'blocks', body) as body from layouts
    where market = $1 and code = $2`,
  footer: `select body || '{"kind": "footer"}' as body from layouts where market = $1 and code = $2`,
  menu: `select body || '{"kind": "menu"}' as body from layouts where market = $1 and code = '@' || $2`,
  article: `select jsonb_build_object('kind', 'article', ${WRITTEN}, 'shown', published_at is not null) as body
    from articles where market = $1 and slug = $2`,
  page: `select jsonb_build_object('kind', 'page', ${WRITTEN}, 'source', source, 'shown', active) as body
    from landing_pages where market = $1 and kind = ${PART(1)} and slug = ${PART(2)}`,
  faqs: `select jsonb_build_object('kind', 'faqs', 'questions', jsonb_agg(jsonb_build_object('question', ${words('question')},
      'answer', ${words('answer')}, 'shown', active) order by position, id)) as body
    from faqs where market = $1 and owner_kind = ${PART(1)} and owner = ${PART(2)} having count(*) > 0`,
  intro: `select jsonb_build_object('kind', 'intro', 'text', ${words('text')}, 'shown', true) as body from intros
    where market = $1 and owner_kind = ${PART(1)} and owner = ${PART(2)}`,
  meta: `select jsonb_build_object('kind', 'meta', 'title', ${words('title')}, 'description', ${words('description')},
      'canonical', canonical, 'shown', true) as body from meta_tags where market = $1 and page_url = $2`,
  redirect: `select jsonb_build_object('kind', 'redirect', 'to', to_path) as body from redirects
    where market = $1 and from_path = $2`,
}

const each = (verb: string, textOf: (kind: DocumentKind) => string) =>
  Object.fromEntries(
    (Object.keys(LIVE) as DocumentKind[]).map(kind => [kind, statement(`cms.${verb}-${kind}`, textOf(kind))]),
  ) as Record<DocumentKind, Statement>

const LIST = each('list-documents', listOf)
const FIND = each('find-live', kind => READ[kind])

export interface DocumentFilter extends Omit<DocumentName, 'key'> {
  state: string | null
  text: string | null
  after: string | null
  limit: number
  /** Limits the list to these; null for all. */
  keys: readonly string[] | null
}

/** Documents by key, including those that exist only as a draft. */
export function listDocuments(
  db: Db,
  { market, kind, after, text, state, limit, keys }: DocumentFilter,
): Promise<ListedDocument[]> {
  return db.rows<ListedDocument>(LIST[kind], [market, after, text, state, limit, keys])
}

/** The published document; null if there is none. */
export async function findLive(db: Db, { market, kind, key }: DocumentName): Promise<unknown> {
  return (await db.oneOrNull<{ body: unknown }>(FIND[kind], [market, key]))?.body ?? null
}
