// Updates pages, the search index and the chosen offers when a registration begins or ends by date.

import type { App } from '../../platform/app.ts'
import { updateRegistrations } from '../repository/registrations.ts'

/** Follows the dates of registrations; returns how many changes were due. */
export function followRegistrations(app: App): Promise<number> {
  return app.db.transaction(tx => updateRegistrations(tx, app.now()))
}
