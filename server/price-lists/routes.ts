// HTTP routes of price lists and customer groups.

import { priceListEndpoints } from '../../contract/price-lists/api.ts'
import { customerGroupEndpoints } from '../../contract/price-lists/groups-api.ts'
import { ownPriceEndpoints } from '../../contract/price-lists/own-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { requireCustomer } from '../platform/actor.ts'
import { routes } from '../platform/invoke.ts'
import { addToGroup, changeGroup, createGroup, deleteGroup, removeFromGroup } from './commands/groups.ts'
import { importPrices } from './commands/import-prices.ts'
import { changeList, createList, removePrices } from './commands/lists.ts'
import { companiesOfGroup, findForGroup, groupForStaff, groupsForStaff, membersOfGroup } from './queries/groups.ts'
import { listForStaff, listsFile, listsForStaff, pricesFile, pricesOfList } from './queries/lists.ts'
import { ownPrices } from './queries/own-prices.ts'

export const customerGroupRoutes = routes(customerGroupEndpoints, {
  listCustomerGroups: async ({ app, actor, query }) => ok(await groupsForStaff(app, actor, query)),
  customerGroup: async ({ app, actor, params }) => ok(await groupForStaff(app, actor, params.groupId)),
  createCustomerGroup: async ({ app, actor, body }) => ok(await createGroup(app, actor, body)),
  changeCustomerGroup: async ({ app, actor, params, body }) => ok(await changeGroup(app, actor, params.groupId, body)),
  deleteCustomerGroup: async ({ app, actor, params }) => ok(await deleteGroup(app, actor, params.groupId)),
  groupCompanies: async ({ app, actor, params, query }) =>
    ok(await companiesOfGroup(app, actor, params.groupId, query)),
  groupMembers: async ({ app, actor, params, query }) => ok(await membersOfGroup(app, actor, params.groupId, query)),
  findForGroup: async ({ app, actor, params, body }) => ok(await findForGroup(app, actor, params.groupId, body.lines)),
  addToGroup: async ({ app, actor, params, body }) => ok(await addToGroup(app, actor, params.groupId, body)),
  removeFromGroup: async ({ app, actor, params, body }) => ok(await removeFromGroup(app, actor, params.groupId, body)),
})

export const priceListRoutes = routes(priceListEndpoints, {
  priceListsFile: async ({ app, actor, query }) => listsFile(app, actor, query),
  listPriceLists: async ({ app, actor, query }) => ok(await listsForStaff(app, actor, query)),
  priceList: async ({ app, actor, params }) => ok(await listForStaff(app, actor, params.listId)),
  createPriceList: async ({ app, actor, body }) => ok(await createList(app, actor, body)),
  changePriceList: async ({ app, actor, params, body }) => ok(await changeList(app, actor, params.listId, body)),
  priceListEntries: async ({ app, actor, params, query }) => ok(await pricesOfList(app, actor, params.listId, query)),
  importPrices: async ({ app, actor, params, body }) => ok(await importPrices(app, actor, params.listId, body)),
  removePrices: async ({ app, actor, params, body }) =>
    ok(await removePrices(app, actor, params.listId, body.entryIds)),
  pricesFile: async ({ app, actor, params }) => pricesFile(app, actor, params.listId),
})

export const ownPriceRoutes = routes(ownPriceEndpoints, {
  ownPrices: async ({ app, actor, query }) => ok(await ownPrices(app, requireCustomer(actor), query.msns)),
})
