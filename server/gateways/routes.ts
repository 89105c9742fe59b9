// HTTP routes of payment gateways for staff.

import { gatewayEndpoints } from '../../contract/gateways/api.ts'
import { transferAccountEndpoints } from '../../contract/gateways/transfer-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { checkGateway, removeGateway, saveGateway, switchGateway } from './commands/accounts.ts'
import { removeTransfer, saveTransfer, transferAccountOf } from './commands/transfer-account.ts'
import { gatewaysOf } from './queries/gateways.ts'

const accountRoutes = routes(gatewayEndpoints, {
  listGateways: async ({ app, actor, query }) => ok(await gatewaysOf(app, actor, query.market)),
  saveGateway: async ({ app, actor, params, body }) => ok(await saveGateway(app, actor, { ...body, ...params })),
  switchGateway: async ({ app, actor, params, body }) => ok(await switchGateway(app, actor, { ...body, ...params })),
  removeGateway: async ({ app, actor, params, body }) => ok(await removeGateway(app, actor, { ...body, ...params })),
  checkGateway: async ({ app, actor, params }) => ok(await checkGateway(app, actor, params.gateway)),
})

const transferRoutes = routes(transferAccountEndpoints, {
  transferAccount: async ({ app, actor, query }) => ok(await transferAccountOf(app, actor, query.market)),
  saveTransferAccount: async ({ app, actor, body }) => ok(await saveTransfer(app, actor, body)),
  removeTransferAccount: async ({ app, actor, body }) => ok(await removeTransfer(app, actor, body.version)),
})

export const gatewayRoutes = [...accountRoutes, ...transferRoutes]
