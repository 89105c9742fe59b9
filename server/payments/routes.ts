// HTTP routes of payments.

import { moneyEndpoints } from '../../contract/payments/api.ts'
import { cardEndpoints } from '../../contract/payments/cards-api.ts'
import { codAccountEndpoints } from '../../contract/payments/cod-accounts-api.ts'
import { codRuleEndpoints } from '../../contract/payments/cod-rules-api.ts'
import { differenceEndpoints } from '../../contract/payments/differences-api.ts'
import { disputeEndpoints } from '../../contract/payments/disputes-api.ts'
import { eligibilityEndpoints } from '../../contract/payments/eligibility-api.ts'
import { paymentListEndpoints } from '../../contract/payments/list-api.ts'
import { offerEndpoints } from '../../contract/payments/offers-api.ts'
import { staffOfferEndpoints } from '../../contract/payments/offers-staff-api.ts'
import { refundLinkEndpoints } from '../../contract/payments/refund-link-api.ts'
import { refundEndpoints } from '../../contract/payments/refunds-api.ts'
import { staffPaymentEndpoints } from '../../contract/payments/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { bankOfIfsc } from '../addresses/service.ts'
import { markedNumbers } from '../annotations/service.ts'
import { appError } from '../platform/errors.ts'
import { routes } from '../platform/invoke.ts'
import { deleteSavedCard, savedCards } from './commands/cards.ts'
import { codAccountRules, saveCodAccountRule } from './commands/cod-accounts.ts'
import { codRulesForStaff, saveCodRule } from './commands/cod-rules.ts'
import { differencesForStaff, settleDifference } from './commands/differences.ts'
import { answerDispute, decideDispute } from './commands/disputes.ts'
import { offersForStaff, saveOffer } from './commands/offers.ts'
import { linkedRefund, nameRefundAccount } from './commands/refund-links.ts'
import { recordRefund, refundAccount, retryRefund } from './commands/refunds.ts'
import { retryPayment } from './commands/retry.ts'
import { importStatement } from './commands/statements.ts'
import { confirmTransfer } from './commands/transfers.ts'
import { handleWebhook } from './commands/webhooks.ts'
import { disputeForStaff, disputesForStaff } from './queries/disputes.ts'
import { emiClusters, payLaterEligibility, validateVpa } from './queries/eligibility.ts'
import { emiPlans } from './queries/emi.ts'
import { paymentList, paymentsFile } from './queries/list.ts'
import { paymentMethods, prepaidOfferOfCart, prepaidOfferOfProduct } from './queries/methods.ts'
import { paymentOffers, validateOffer } from './queries/offers.ts'
import { orderBuyer } from './queries/order-buyer.ts'
import { refundList, refundsFile } from './queries/refund-list.ts'
import { orderAttributes } from './service.ts'

const customerRoutes = routes(moneyEndpoints, {
  methods: async ({ app, actor, body }) => ok(await paymentMethods(app, actor, body)),
  emiValues: async ({ app, actor, query }) => ok(emiPlans(app, actor, query.amount)),
  prepaidDiscountV3: async ({ app, actor, query }) =>
    ok(await prepaidOfferOfProduct(app.db, actor, query.msn, query.quantity)),
  prepaidDiscount: async ({ app, actor, body }) => ok(await prepaidOfferOfCart(app.db, actor, body)),
  retry: async ({ app, actor, query }) => ok(await retryPayment(app, actor, query)),
  orderAttributes: async ({ app, actor, query }) => ok(await orderAttributes(app, actor, query)),
  bankByIfsc: async ({ query }) => {
    const bank = bankOfIfsc(query.ifsc)
    if (!bank) throw appError('payment.bank-unknown')
    return ok(bank)
  },
  webhook: async ({ app, params, rawBody, headers }) => ok(await handleWebhook(app, params.gateway, rawBody, headers)),
})

const eligibilityRoutes = routes(eligibilityEndpoints, {
  clusterEmiValues: async ({ app, actor, query }) => ok(emiClusters(app, actor, query.amount)),
  bnplEligibility: async ({ app, actor, body }) => ok(await payLaterEligibility(app, actor, body)),
  validateVpa: async ({ app, actor, query }) => ok(await validateVpa(app, actor, query.vpa)),
})

const cardRoutes = routes(cardEndpoints, {
  savedCards: async ({ app, actor }) => ok(await savedCards(app, actor)),
  deleteSavedCard: async ({ app, actor, body }) => ok(await deleteSavedCard(app, actor, body)),
})

const offerRoutes = routes(offerEndpoints, {
  payuOffer: async ({ app, actor, query }) => ok(await paymentOffers(app, actor, query)),
  validatePayuOffer: async ({ app, actor, body }) => ok(await validateOffer(app, actor, body)),
})

const staffOfferRoutes = routes(staffOfferEndpoints, {
  listOffers: async ({ app, query }) => ok(await offersForStaff(app, query.market)),
  saveOffer: async ({ app, actor, params, body }) => ok(await saveOffer(app, actor, params, body)),
})

const codRuleRoutes = routes(codRuleEndpoints, {
  listCodRules: async ({ app, query }) => ok(await codRulesForStaff(app, query.market)),
  saveCodRule: async ({ app, actor, body }) => ok(await saveCodRule(app, actor, body)),
})

const codAccountRoutes = routes(codAccountEndpoints, {
  codAccountRules: async ({ app, query }) => ok(await codAccountRules(app.db, query.market)),
  saveCodAccountRule: async ({ app, actor, body }) => ok(await saveCodAccountRule(app, actor, body)),
})

const refundRoutes = routes(refundEndpoints, {
  listRefunds: async ({ app, query }) => ok(await refundList(app.db, query)),
  refundsFile: ({ app, query }) => refundsFile(app.db, query),
  retryRefund: async ({ app, actor, params }) => ok(await retryRefund(app.db, actor, params.refundId)),
  refundAccount: async ({ app, actor, params }) => ok(await refundAccount(app, actor, params.refundId)),
  recordRefund: async ({ app, actor, params, body }) => ok(await recordRefund(app.db, actor, { ...params, ...body })),
})

const differenceRoutes = routes(differenceEndpoints, {
  paymentDifferences: async ({ app, query }) => ok(await differencesForStaff(app.db, query)),
  resolveDifference: async ({ app, actor, params, body }) =>
    ok(await settleDifference(app, actor, { ...params, ...body })),
})

const disputeRoutes = routes(disputeEndpoints, {
  listDisputes: async ({ app, actor, query }) =>
    ok(await disputesForStaff(app.db, query, markedNumbers(actor, 'dispute', query))),
  dispute: async ({ app, actor, params }) => ok(await disputeForStaff(app.db, actor, params.disputeId)),
  answerDispute: async ({ app, actor, params, body }) => ok(await answerDispute(app, actor, { ...params, ...body })),
  decideDispute: async ({ app, actor, params, body }) => ok(await decideDispute(app, actor, { ...params, ...body })),
})

const refundLinkRoutes = routes(refundLinkEndpoints, {
  linkedRefund: async ({ app, actor, query }) => ok(await linkedRefund(app, actor, query)),
  setRefundAccount: async ({ app, actor, body }) => ok(await nameRefundAccount(app, actor, body)),
})

const transferRoutes = routes(staffPaymentEndpoints, {
  orderBuyer: async ({ app, actor, params, query }) => ok(await orderBuyer(app, actor, { ...params, ...query })),
  importStatement: async ({ app, actor, body }) => ok(await importStatement(app, actor, body)),
  confirmTransfer: async ({ app, actor, params, body }) =>
    ok(await confirmTransfer(app, actor, { ...params, ...body })),
})

const listRoutes = routes(paymentListEndpoints, {
  listPayments: async ({ app, query }) => ok(await paymentList(app.db, query)),
  paymentsFile: ({ app, query }) => paymentsFile(app.db, query),
})

export const paymentRoutes = [
  ...customerRoutes,
  ...eligibilityRoutes,
  ...cardRoutes,
  ...offerRoutes,
  ...staffOfferRoutes,
  ...codAccountRoutes,
  ...codRuleRoutes,
  ...refundRoutes,
  ...differenceRoutes,
  ...disputeRoutes,
  ...refundLinkRoutes,
  ...transferRoutes,
  ...listRoutes,
]
