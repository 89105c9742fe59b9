// HTTP routes of merging customers; the list of domains passes in the rules of all domains.

import { customerMergeEndpoints } from '../../contract/customer-merges/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import type { MergeRule } from '../platform/customer-merge.ts'
import { routes } from '../platform/invoke.ts'
import { mergeCustomers } from './commands/merge.ts'
import { previewMerge } from './queries/preview.ts'

export const customerMergeRoutes = (rules: readonly MergeRule[]) =>
  routes(customerMergeEndpoints, {
    previewMerge: async ({ app, actor, params, query }) =>
      ok(await previewMerge(app, actor, { keptId: params.customerId, mergedId: query.mergedId }, rules)),
    mergeCustomers: async ({ app, actor, params, body }) =>
      ok(await mergeCustomers(app, actor, { keptId: params.customerId, ...body }, rules)),
  })
