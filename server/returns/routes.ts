// HTTP routes of returns.

import { returnEndpoints } from '../../contract/returns/api.ts'
import { openReturnEndpoints } from '../../contract/returns/open-api.ts'
import { parcelEndpoints } from '../../contract/returns/parcels-api.ts'
import { reductionEndpoints } from '../../contract/returns/reductions-api.ts'
import { returnRuleEndpoints } from '../../contract/returns/rules-api.ts'
import { staffReturnEndpoints } from '../../contract/returns/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { marksOf } from '../annotations/service.ts'
import { routes } from '../platform/invoke.ts'
import {
  addReason,
  changeReason,
  changeWindow,
  orderReasons,
  removeWindow,
  returnRules,
} from './commands/edit-rules.ts'
import { buyReplacement, refundExchangeCredit } from './commands/exchange-credits.ts'
import { openReplacement } from './commands/open-replacement.ts'
import { openReturn } from './commands/open-return.ts'
import { reducePrice } from './commands/reduce-price.ts'
import { requestReturn, withdrawReturn } from './commands/request-return.ts'
import { moveParcel } from './commands/return-parcel.ts'
import { sendBack } from './commands/send-back.ts'
import {
  approveReturn,
  completeExchange,
  inspectReturn,
  receiveReturn,
  refundInstead,
  rejectReturn,
  sendReplacement,
} from './commands/staff-returns.ts'
import { uploadPicture } from './commands/upload-picture.ts'
import { nextTransactionId, previewReturn, returnOptions, returnsOfOrder } from './queries/customer-returns.ts'
import { staffReturnOptions, staffReturnPreview } from './queries/open-return.ts'
import { reducible, reductionPreview } from './queries/reductions.ts'
import { returnsFile } from './queries/returns-file.ts'
import { returnsByCode, staffReturn, staffReturns } from './queries/staff-returns.ts'

const customerRoutes = routes(returnEndpoints, {
  returnOptions: async ({ app, actor, query }) => ok(await returnOptions(app.db, actor, query.orderNumber)),
  returnPreview: async ({ app, actor, body }) => ok(await previewReturn(app.db, actor, body)),
  returnTransactionId: async ({ actor, query }) => ok(nextTransactionId(actor, query.userId)),
  uploadReturnPicture: async ({ app, actor, body }) => ok(await uploadPicture(app, actor, body)),
  requestReturn: async ({ app, actor, body }) => ok(await requestReturn(app.db, actor, body)),
  returnsOfOrder: async ({ app, actor, query }) => ok(await returnsOfOrder(app.db, actor, query.orderNumber)),
  buyReplacement: async ({ app, actor, body }) => ok(await buyReplacement(app, actor, body.returnNumber)),
  refundExchangeCredit: async ({ app, actor, body }) =>
    ok(await refundExchangeCredit(app.db, actor, body.returnNumber)),
  withdrawReturn: async ({ app, actor, body }) => ok(await withdrawReturn(app.db, actor, body.returnNumber)),
})

const staffRoutes = routes(staffReturnEndpoints, {
  listReturns: async ({ app, actor, query }) =>
    ok(await staffReturns(app.db, actor, query, marksOf(actor, 'return', query))),
  returnsFile: ({ app, actor, query }) => returnsFile(app.db, actor, query, marksOf(actor, 'return', query)),
  returnsByCode: async ({ app, query }) => ok({ returns: await returnsByCode(app.db, query) }),
  showReturn: async ({ app, actor, params }) => ok(await staffReturn(app.db, actor, params.returnNumber)),
  approveReturn: async ({ app, actor, params }) => ok(await approveReturn(app.db, actor, params.returnNumber)),
  rejectReturn: async ({ app, actor, params, body }) =>
    ok(await rejectReturn(app.db, actor, params.returnNumber, body.reason)),
  receiveReturn: async ({ app, actor, params }) => ok(await receiveReturn(app.db, actor, params.returnNumber)),
  inspectReturn: async ({ app, actor, params, body }) => ok(await inspectReturn(app.db, actor, { ...params, ...body })),
  sendReplacement: async ({ app, actor, params, body }) =>
    ok(await sendReplacement(app.db, actor, { ...params, ...body })),
  sendBack: async ({ app, actor, params, body }) => ok(await sendBack(app.db, actor, { ...params, ...body })),
  refundInstead: async ({ app, actor, params }) => ok(await refundInstead(app.db, actor, params.returnNumber)),
  completeExchange: async ({ app, actor, params }) => ok(await completeExchange(app.db, actor, params.returnNumber)),
})

const openRoutes = routes(openReturnEndpoints, {
  staffReturnOptions: async ({ app, actor, params }) => ok(await staffReturnOptions(app.db, actor, params.orderNumber)),
  staffReturnPreview: async ({ app, actor, params, body }) =>
    ok(await staffReturnPreview(app.db, actor, { ...params, ...body })),
  openReturn: async ({ app, actor, params, body }) => ok(await openReturn(app.db, actor, { ...params, ...body })),
  openReplacement: async ({ app, actor, params, body }) =>
    ok(await openReplacement(app.db, actor, { ...params, ...body })),
})

const reductionRoutes = routes(reductionEndpoints, {
  reducible: async ({ app, actor, params }) => ok(await reducible(app.db, actor, params.orderNumber)),
  reductionPreview: async ({ app, actor, params, body }) =>
    ok(await reductionPreview(app.db, actor, { ...params, ...body })),
  reducePrice: async ({ app, actor, params, body }) => ok(await reducePrice(app.db, actor, { ...params, ...body })),
})

const parcelRoutes = routes(parcelEndpoints, {
  moveShipment: async ({ app, actor, params: { shipmentId }, body }) =>
    ok(await moveParcel(app.db, actor, { shipmentId, ...body })),
})

const ruleRoutes = routes(returnRuleEndpoints, {
  returnRules: async ({ app, query }) => ok(await returnRules(app.db, query.market)),
  addReturnReason: async ({ app, actor, body }) => ok(await addReason(app.db, actor, body)),
  changeReturnReason: async ({ app, actor, params, body }) =>
    ok(await changeReason(app.db, actor, params.reasonId, body)),
  arrangeReturnReasons: async ({ app, actor, body }) => ok(await orderReasons(app.db, actor, body)),
  setReturnWindow: async ({ app, actor, body }) => ok(await changeWindow(app.db, actor, body)),
  removeReturnWindow: async ({ app, actor, body }) => ok(await removeWindow(app.db, actor, body)),
})

export const returnRoutes = [
  ...customerRoutes,
  ...staffRoutes,
  ...openRoutes,
  ...reductionRoutes,
  ...parcelRoutes,
  ...ruleRoutes,
]
