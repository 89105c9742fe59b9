// Upgrades a store filled by an earlier version of the loader, if later tables need additional data.

import type { App } from '../../server/platform/app.ts'
import { type Db, statement } from '../../server/platform/db.ts'
import type { StarterCatalogue } from '../catalogue/catalogue.ts'
import { drawBrandLogos, setBrandLogos } from './load-pictures.ts'
import { msnOf } from './load-products.ts'
import { writeVideos } from './load-videos.ts'

interface Upgrade {
  name: string
  /** Only where pictures are drawn at all. */
  draws?: true
  /** Writes missing data; returns how many rows. Runs once per store. */
  write(db: Db, catalogue: StarterCatalogue, app: App): Promise<number>
}

// only for sellers that are still the invented ones, and only in States without a registration
const MISSING_REGISTRATIONS = statement(
  'starter.missing-registrations',
  `insert into seller_registrations (seller_id, market, state_code, tax_number, legal_name, address, place)
   select s.id, s.market, r.region, r."taxNumber", s.legal_name, r.address, r.place
   from jsonb_to_recordset($1::jsonb) as r (seller text, region text, "taxNumber" text, address text, place text)
   join jsonb_to_recordset($2::jsonb) as own (code text, "taxNumber" text, "legalName" text) on own.code = r.seller
   join sellers s on s.code = own.code and s.tax_number = own."taxNumber" and s.legal_name = own."legalName"
   where not exists (select from seller_registrations x where x.seller_id = s.id and x.state_code = r.region)`,
)

const WITHOUT_LOGO = statement('starter.brands-without-logo', 'select slug from brands where logo_hash is null')

const UNDECLARED = statement(
  'starter.undeclared-products',
  `select msn from products where sample and market = 'IN' and declarations = '{}'`,
)
const DECLARE = statement(
  'starter.declare-products',
  `update products p set declarations = r.declarations, updated_at = now()
   from jsonb_to_recordset($1::jsonb) as r (msn text, declarations jsonb)
   where p.msn = r.msn and p.sample and p.declarations = '{}'`,
)
/** Small enough for the notification to name each product, see drop_cached(). */
const BATCH = 200

const UPGRADES: Upgrade[] = [
  {
    // sellers had one tax number before migration 0021, so their stock in other States could not be sold after it
    name: 'registrations',
    write: (db, { registrations, sellers }) =>
      db.run(MISSING_REGISTRATIONS, [JSON.stringify(registrations), JSON.stringify(sellers)]),
  },
  {
    // brands had no logos before the migration that adds them
    name: 'brand logos',
    draws: true,
    async write(db, { brands }, app) {
      const without = new Set((await db.rows<{ slug: string }>(WITHOUT_LOGO)).map(({ slug }) => slug))
      const due = brands.filter(({ slug }) => without.has(slug))
      return due.length === 0 ? 0 : setBrandLogos(db, await drawBrandLogos(app, due))
    },
  },
  {
    // products had no legal declarations before migration 0069, and are not sold in India without them
    name: 'declarations',
    async write(db, { products }) {
      const without = new Set((await db.rows<{ msn: string }>(UNDECLARED)).map(({ msn }) => msn))
      const due = products
        .map(product => ({ msn: msnOf(product), declarations: product.declarations }))
        .filter(({ msn }) => without.has(msn))
      let written = 0
      for (let from = 0; from < due.length; from += BATCH) {
        written += await db.run(DECLARE, [JSON.stringify(due.slice(from, from + BATCH))])
      }
      return written
    },
  },
  {
    // the catalogue had no clips before
    name: 'videos',
    write: db => writeVideos(db),
  },
]

const LOCK = statement('starter.lock-upgrades', `select value from settings where key = $1 for update`)
const MARK = statement(
  'starter.mark-upgrades',
  `update settings set value = value || jsonb_build_object('upgrades', $2::jsonb), updated_at = now() where key = $1`,
)

interface UpgradeOptions {
  catalogue(): StarterCatalogue
  /** Whether to draw pictures. */
  pictures: boolean
}

/** Runs the upgrades this store has not had; `key` names its progress in the settings. Returns the rows written. */
export function upgradeStarter(app: App, key: string, { catalogue, pictures }: UpgradeOptions): Promise<number> {
  return app.db.transaction(async tx => {
    const { value } = await tx.one<{ value: { upgrades?: string[] } }>(LOCK, [key])
    const had = value.upgrades ?? []
    const due = UPGRADES.filter(({ name, draws }) => !had.includes(name) && (pictures || !draws))
    if (due.length === 0) return 0
    let written = 0
    for (const upgrade of due) written += await upgrade.write(tx, catalogue(), app)
    await tx.run(MARK, [key, JSON.stringify([...had, ...due.map(({ name }) => name)])])
    return written
  })
}
