// Manifest of the addresses domain.

import type { Domain } from '../platform/domain.ts'
import { addressRoutes } from './routes.ts'

export const addressesDomain: Domain = {
  name: 'addresses',
  tables: ['addresses', 'bank_accounts'],
  readsTables: { delivery: ['states'] },
  routes: addressRoutes,
}
