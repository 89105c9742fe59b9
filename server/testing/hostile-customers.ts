// Values of the hostile-input test for the calls of staff about the accounts of customers, by path.

import type { Plausible } from './hostile.ts'

export const OF_CUSTOMERS: Record<string, Plausible> = {
  '/api/admin/customers/{customerId}/merge': { idempotencyKey: 'a-merge-of-this-test', email: 'kept', phone: 'merged' },
  '/api/admin/customers/{customerId}/notes': { before: undefined },
  '/api/admin/customers/{customerId}/gold': { until: '2099-01-01T00:00:00.000Z', reason: 'A test' },
  '/api/admin/customers/{customerId}/emailCode': { email: 'asha.new@example.com' },
  '/api/admin/customers/{customerId}/email': { email: 'asha.new@example.com', code: '123456', reason: 'A test' },
}
