// Where the console shows the record of an entry of the audit log.

const PLACES: Readonly<Record<string, { path: string; id: RegExp }>> = {
  order: { path: '/orders', id: /^\d{1,15}$/ },
  return: { path: '/returns', id: /^\d{1,15}$/ },
  rfq: { path: '/quotes', id: /^\d{1,15}$/ },
  customer: { path: '/customers', id: /^[0-9a-f-]{36}$/ },
  ticket: { path: '/support', id: /^\d{1,15}$/ },
  changeSet: { path: '/products/changes', id: /^[0-9a-f-]{36}$/ },
  schedule: { path: '/products/schedules', id: /^[0-9a-f-]{36}$/ },
  webhook: { path: '/settings/webhooks', id: /^[0-9a-f-]{36}$/ },
  imports: { path: '/imports', id: /^[0-9a-f-]{36}$/ },
}

/** Null for a record without a screen. */
export function addressOfRecord(kind: string, id: string): string | null {
  const place = PLACES[kind]
  return place?.id.test(id) ? `${place.path}/${id}` : null
}
