// Ports to outside systems, each with an embedded default.

import type { SearchPort } from '../../../search/port.ts'
import type { CarriersPort } from './carriers.ts'
import type { FilesPort } from './files.ts'
import type { GatewayAccountsPort } from './gateway-accounts.ts'
import type { MessagesPort } from './messages.ts'
import type { PaymentsPort } from './payments.ts'

export interface Ports {
  carriers: CarriersPort
  files: FilesPort
  gatewayAccounts: GatewayAccountsPort
  messages: MessagesPort
  payments: PaymentsPort
  search: SearchPort
}
