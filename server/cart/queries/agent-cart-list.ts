// The list of agent carts: a page, and the export without the customers.

import type { AgentCart, agentCartEndpoints } from '../../../contract/cart/agent-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import { pageOfPlaced } from '../../platform/list-place.ts'
import { presentAgentCart } from '../commands/agent-carts.ts'
import { type AgentCartFilter, type ListedCartRow, listAgentCarts } from '../repository/agent-cart-list.ts'
import { cartCells, cartHeadings } from '../rules/carts-csv.ts'

type ListInput = HandlerInput<(typeof agentCartEndpoints)['listAgentCarts']>['query']
type FileInput = HandlerInput<(typeof agentCartEndpoints)['agentCartsFile']>['query']

const BOTH = [true, false]

/**
 * Stored values of each state: for a withdrawn cart its expiry and use do not matter, for an expired one its use does
 * not.
 */
const STORED: Readonly<Record<AgentCart['state'] | 'any', Pick<AgentCartFilter, 'withdrawn' | 'taken' | 'expired'>>> = {
  any: { withdrawn: BOTH, taken: BOTH, expired: null },
  open: { withdrawn: [false], taken: [false], expired: false },
  taken: { withdrawn: [false], taken: [true], expired: false },
  expired: { withdrawn: [false], taken: BOTH, expired: true },
  withdrawn: { withdrawn: [true], taken: BOTH, expired: null },
}

async function cartRows(
  app: App,
  { now }: Pick<Staff, 'now'>,
  { market, state, madeFor, from, to, before, limit }: ListInput,
): Promise<{ rows: Omit<ListedCartRow, 'listPlace'>[]; next: string | null }> {
  const found = await listAgentCarts(app.db, {
    ...{ market, now, before, limit: limit + 1, from: from ?? null, to: to ?? null },
    named: madeFor ? [madeFor === 'account'] : BOTH,
    ...STORED[state ?? 'any'],
  })
  return pageOfPlaced(found, limit)
}

/** A page of carts, newest first, and the cursor of the next one. @throws session.forbidden in another market */
export async function agentCartList(
  app: App,
  actor: Staff,
  query: ListInput,
): Promise<{ carts: AgentCart[]; next: string | null }> {
  requireMarket(actor, query.market)
  const { rows, next } = await cartRows(app, actor, query)
  return { carts: rows.map(row => presentAgentCart(app, actor, row)), next }
}

/** The filtered list as a file. @throws session.forbidden in another market */
export async function agentCartsFile(app: App, actor: Staff, { language, ...filters }: FileInput): Promise<FileStream> {
  const { market } = filters
  requireMarket(actor, market)
  const reader = { now: actor.now, language }
  return listFile<string>({
    name: `carts-${market.toLowerCase()}.csv`,
    headings: cartHeadings(language),
    async read(before) {
      const { rows, next } = await cartRows(app, actor, {
        ...filters,
        limit: FILE_PAGE,
        ...(before !== null && { before }),
      })
      const cells = rows.map(row => cartCells(presentAgentCart(app, reader, row), row.customerId !== null, language))
      return { rows: cells, next }
    },
  })
}
