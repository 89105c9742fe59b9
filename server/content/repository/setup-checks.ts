// Setup checks of content: contact data in the footer, and a home page and legal pages of a market's own.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'
import type { SetupCheck } from '../../platform/setup-checks.ts'

/** Parts of the footer whose sample data from the starter must be gone. */
const PARTS = ['contact', 'grievance', 'legal']
const FILLED = ['{contact,phone}', '{contact,email}', '{grievance,name,en}', '{legal,en}']

// the first publication from the console keeps the starter's text as a version without an author
const CONTACT = statement(
  'cms.contact-is-set',
  `select exists (select from layouts l
     where l.market = $1 and l.code = 'footer' and ${FILLED.map(path => `trim(l.body #>> '${path}') <> ''`).join(' and ')}
       and (not exists (select from settings where key = 'starter')
         or exists (select from content_versions v
           where v.market = $1 and v.kind = 'footer' and v.key = 'footer' and v.version = 1 and v.who is null
             and ${PARTS.map(part => `v.body -> '${part}' <> l.body -> '${part}'`).join(' and ')}))) as done`,
)
const PUBLISHED = `select from content_versions v where v.market = $1 and v.who is not null`
const HOME = statement(
  'cms.home-is-published',
  `select exists (${PUBLISHED} and v.kind = 'layout' and v.key = 'home') as done`,
)
const LEGAL = statement(
  'cms.legal-pages-are-published',
  `select count(*) = 2 as done from landing_pages p
   where p.market = $1 and p.kind = 'info' and p.slug in ('privacy', 'terms') and p.active
     and exists (${PUBLISHED} and v.kind = 'page' and v.key = 'info/' || p.slug)`,
)

const check = (step: SetupCheck['step'], sql: Statement): SetupCheck => ({
  ...{ step, permission: 'content.write' },
  isDone: async ({ db }: { db: Db }, market: Market) => (await db.one<{ done: boolean }>(sql, [market])).done,
})

export const contentSetupChecks: readonly SetupCheck[] = [
  check('contact', CONTACT),
  check('home-page', HOME),
  check('legal-pages', LEGAL),
]
