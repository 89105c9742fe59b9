// Names of ways to pay and gateways; one without a name is shown as it is stored.

import { useMessages } from '../app/messages.ts'

export function usePaymentNames() {
  const t = useMessages('payment-list')
  return {
    method: (id: number) => t(`method-${id}` as 'method-1'),
    gateway: (name: string) => (name === '' ? '' : t(`gateway-${name}` as 'gateway-test')),
  }
}
