// Manifest of the calendar, built from every domain's declaration of upcoming changes.

import { calendarEndpoints } from '../../contract/calendar/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import type { CalendarSource } from '../platform/calendar.ts'
import type { Domain } from '../platform/domain.ts'
import { routes } from '../platform/invoke.ts'
import { calendarOf } from './service.ts'

export const makeCalendarDomain = (sources: readonly CalendarSource[]): Domain => ({
  name: 'calendar',
  routes: routes(calendarEndpoints, {
    calendar: async ({ app, actor, query }) => ok(await calendarOf(app.db, actor, query, sources)),
  }),
})
