// Manifest of the delivery domain.

import type { Domain } from '../platform/domain.ts'
import { deliveryBin } from './commands/restore.ts'
import { holidayCalendar } from './repository/calendar.ts'
import { deliverySetupCheck } from './repository/setup-checks.ts'
import { deliveryRoutes } from './routes.ts'

export const deliveryDomain: Domain = {
  name: 'delivery',
  bin: deliveryBin,
  calendar: [holidayCalendar],
  setupChecks: [deliverySetupCheck],
  tables: ['carrier_rules', 'carriers', 'holidays', 'pincodes', 'place_exceptions', 'states'],
  readsTables: { catalog: ['offer_choices', 'offers', 'products', 'seller_registrations'], inventory: ['warehouses'] },
  routes: deliveryRoutes,
}
