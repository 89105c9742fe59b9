// Names of payment methods and gateways; an unknown one is shown as stored.

import { useMessages } from '../app/messages.ts'

export function usePaymentNames() {
  const t = useMessages('payment-list')
  return {
    method: (id: number) => t(`method-${id}` as 'method-1'),
    gateway: (name: string) => (name === '' ? '' : t(`gateway-${name}` as 'gateway-test')),
  }
}
