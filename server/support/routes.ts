// HTTP routes of support.

import { ok } from '../../contract/shared/endpoint.ts'
import { supportEndpoints } from '../../contract/support/api.ts'
import { isCareOpen, replyDueAt } from '../../contract/support/care.rules.ts'
import { staffSupportEndpoints } from '../../contract/support/staff-api.ts'
import { marksOf } from '../annotations/service.ts'
import { routes } from '../platform/invoke.ts'
import { answerTicket, assignTicket, closeTicket, reopenTicket } from './commands/answer-ticket.ts'
import { raiseTicket } from './commands/raise-ticket.ts'
import { closeOwnTicket, replyToTicket } from './commands/reply.ts'
import { uploadPicture } from './commands/upload-picture.ts'
import { listForStaff, listTickets, readTicket, ticketContact, ticketForStaff } from './queries/tickets.ts'
import { ticketsFile } from './queries/tickets-file.ts'
import { careHoursOf } from './rules/care-hours.ts'

const customerRoutes = routes(supportEndpoints, {
  async supportCare({ actor: { market, now } }) {
    const hours = careHoursOf(market)
    const { opens, closes, days, replyHours } = hours
    return ok({
      isOpen: isCareOpen(market, hours, now),
      dueAt: replyDueAt(market, hours, now).toISOString(),
      ...{ opens, closes, days, replyHours },
    })
  },
  uploadSupportPicture: async ({ app, actor, body }) => ok(await uploadPicture(app, actor, body)),
  createTicket: async ({ app, actor, body }) => ok(await raiseTicket(app, actor, body)),
  listTickets: async ({ app, actor, query }) => ok(await listTickets(app.db, actor, query)),
  readTicket: async ({ app, actor, body }) => ok(await readTicket(app, actor, body)),
  replyToTicket: async ({ app, actor, body }) => ok(await replyToTicket(app, actor, body)),
  closeOwnTicket: async ({ app, actor, body }) => ok(await closeOwnTicket(app, actor, body)),
})

const staffRoutes = routes(staffSupportEndpoints, {
  staffTickets: async ({ app, actor, query }) => ok(await listForStaff(app.db, query, marksOf(actor, 'ticket', query))),
  ticketsFile: ({ app, actor, query }) => ticketsFile(app.db, actor, query, marksOf(actor, 'ticket', query)),
  staffTicket: async ({ app, actor, params }) => ok(await ticketForStaff(app.db, actor, params.ticketNumber)),
  ticketContact: async ({ app, actor, params }) => ok(await ticketContact(app.db, actor, params.ticketNumber)),
  answerTicket: async ({ app, actor, params, body }) => ok(await answerTicket(app, actor, params.ticketNumber, body)),
  assignTicket: async ({ app, actor, params, body }) =>
    ok(await assignTicket(app, actor, params.ticketNumber, body.assignTo)),
  closeTicket: async ({ app, actor, params, body }) =>
    ok(await closeTicket(app, actor, params.ticketNumber, body.reason)),
  reopenTicket: async ({ app, actor, params, body }) =>
    ok(await reopenTicket(app, actor, params.ticketNumber, body.reason)),
})

export const supportRoutes = [...customerRoutes, ...staffRoutes]
