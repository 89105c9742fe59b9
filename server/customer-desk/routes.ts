// HTTP routes of the customer desk.

import { customerDeskEndpoints } from '../../contract/customer-desk/api.ts'
import { customerEmailEndpoints } from '../../contract/customer-desk/email-api.ts'
import { customerFileEndpoints } from '../../contract/customer-desk/list-file-api.ts'
import { taxNumberEndpoints } from '../../contract/customer-desk/tax-number-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { blockCustomer, endSessions, unblockCustomer } from './commands/account-steps.ts'
import { changeEmail, sendEmailCode } from './commands/change-email.ts'
import { checkTaxNumber } from './commands/check-tax-number.ts'
import {
  customerForStaff,
  customersForStaff,
  loginsForStaff,
  notesOf,
  ordersOf,
  personalOf,
} from './queries/customers.ts'
import { customersFile, listedCustomersFile } from './queries/customers-file.ts'
import { customerListOptions } from './queries/list-options.ts'
import { listedCustomers } from './queries/listed-customers.ts'
import { taxNumberOf } from './queries/tax-numbers.ts'

const deskRoutes = routes(customerDeskEndpoints, {
  listCustomers: async ({ app, actor, query }) =>
    ok(await customersForStaff(app.db, query, await customerListOptions(app.db, actor, query))),
  listedCustomers: async ({ app, actor, body }) =>
    ok(await listedCustomers(app.db, body, await customerListOptions(app.db, actor, body))),
  getCustomerForStaff: async ({ app, params }) => ok(await customerForStaff(app, params.customerId)),
  unmaskCustomer: async ({ app, params }) => ok(await personalOf(app.db, params.customerId)),
  customerOrders: async ({ app, params, query }) => ok(await ordersOf(app.db, params.customerId, query)),
  customerLogins: async ({ app, params, query }) => ok(await loginsForStaff(app.db, params.customerId, query)),
  customerNotes: async ({ app, params, query }) => ok(await notesOf(app.db, params.customerId, query)),
  blockCustomer: async ({ app, actor, params, body }) => ok(await blockCustomer(app, actor, { ...params, ...body })),
  unblockCustomer: async ({ app, actor, params, body }) =>
    ok(await unblockCustomer(app, actor, { ...params, ...body })),
  endCustomerSessions: async ({ app, actor, params, body }) =>
    ok(await endSessions(app, actor, { ...params, ...body })),
})

const fileRoutes = routes(customerFileEndpoints, {
  customersFile: async ({ app, actor, query }) =>
    customersFile(app.db, actor, query, await customerListOptions(app.db, actor, query)),
  listedCustomersFile: async ({ app, actor, body }) =>
    listedCustomersFile(app.db, actor, body, await customerListOptions(app.db, actor, body)),
})

const taxNumberRoutes = routes(taxNumberEndpoints, {
  customerTaxNumber: async ({ app, params }) => ok(await taxNumberOf(app.db, params.customerId)),
  checkTaxNumber: async ({ app, actor, params, body }) => ok(await checkTaxNumber(app, actor, { ...params, ...body })),
})

const emailRoutes = routes(customerEmailEndpoints, {
  sendCustomerEmailCode: async ({ app, actor, params, body }) =>
    ok(await sendEmailCode(app, actor, { ...params, ...body })),
  changeCustomerEmail: async ({ app, actor, params, body }) =>
    ok(await changeEmail(app, actor, { ...params, ...body })),
})

export const customerDeskRoutes = [...deskRoutes, ...emailRoutes, ...fileRoutes, ...taxNumberRoutes]
