// Two web processes on one database: a price changed by plain SQL is on the next guest page of both.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../../server/platform/db.ts'
import { eventually } from '../../server/testing/soon.ts'
import { openSystem, type RunningStore, type RunningSystem, startStore } from './processes.ts'

const ANY = statement(
  'two.any',
  `select p.msn, p.slug, p.category_code as "categoryCode", c.slug as "categorySlug" from products p
   join offer_choices oc using (msn) join categories c on c.code = p.category_code
   where p.market = 'IN' and oc.breaks = '[]' or p.msn = (select min(msn) from products where market = 'IN') order by p.popularity desc limit 1`,
)
const CHANGE = statement(
  'two.change',
  `update offers set mrp_minor = 98765400, price_minor = 87654300, breaks = '[]' where msn = $1`,
)

let system: RunningSystem
let stores: RunningStore[]

beforeAll(async () => {
  system = await openSystem()
  stores = [system.store, await startStore(system.folder, { ROLE: 'web' })]
})
afterAll(async () => {
  await stores[1]?.stop()
  await system.close()
})

const hits = async (origin: string) =>
  Number((await (await fetch(`${origin}/metrics`)).text()).match(/page_cache_hits_total (\d+)/)?.[1])

it('shows a changed price on the next page of both', async () => {
  const { msn, slug } = await system.db.one<{ msn: string; slug: string }>(ANY)
  const path = `/${slug}/mp/${msn.toLowerCase()}`
  for (const { origin } of stores) {
    const first = await (await fetch(origin + path)).text()
    expect(first).toContain('</html>')
    expect(first).not.toContain('8,76,543')
    const before = await hits(origin)
    await fetch(origin + path)
    expect(await hits(origin)).toBe(before + 1)
  }
  await system.db.run(CHANGE, [msn])
  for (const { origin } of stores) {
    await eventually(async () => expect(await (await fetch(origin + path)).text()).toContain('8,76,543'))
  }
})
