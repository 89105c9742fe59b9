// HTTP routes of payments.

import { moneyEndpoints } from '../../contract/payments/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { bankOfIfsc } from '../addresses/service.ts'
import { appError } from '../platform/errors.ts'
import { routes } from '../platform/invoke.ts'
import { handleWebhook } from './commands/webhooks.ts'
import { paymentMethods, prepaidOfferOfCart, prepaidOfferOfProduct } from './queries/methods.ts'
import { emiValues } from './rules/emi.ts'
import { orderAttributes, retryPayment } from './service.ts'

export const paymentRoutes = routes(moneyEndpoints, {
  methods: async ({ app, actor, body }) => ok(await paymentMethods(app, actor, body)),
  emiValues: async ({ actor, query }) => ok(emiValues(actor.market, actor.language, query.amount)),
  prepaidDiscountV3: async ({ app, actor, query }) =>
    ok(await prepaidOfferOfProduct(app.db, actor, query.msn, query.quantity)),
  prepaidDiscount: async ({ app, actor, body }) => ok(await prepaidOfferOfCart(app.db, actor, body)),
  retry: async ({ app, actor, query }) => ok(await retryPayment(app, actor, query)),
  orderAttributes: async ({ app, actor, query }) => ok(await orderAttributes(app, actor, query.orderNumber)),
  bankByIfsc: async ({ query }) => {
    const bank = bankOfIfsc(query.ifsc)
    if (!bank) throw appError('payment.bank-unknown')
    return ok(bank)
  },
  webhook: async ({ app, params, rawBody, headers }) => ok(await handleWebhook(app, params.gateway, rawBody, headers)),
})
