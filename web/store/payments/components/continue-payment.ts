// Continues a payment after it was created.

import type { PayAnswer } from '../../../../contract/payments/api.ts'
import { navigate } from '../../../framework/navigation.ts'

/**
 * Continues a payment: on the gateway's page, on the store's UPI page, or on the order page when nothing is due now.
 * `editId` is the order edit whose difference is paid.
 */
export function continuePayment(
  { redirect, upiRequest, orderNumber }: Pick<PayAnswer, 'redirect' | 'upiRequest' | 'orderNumber'>,
  href: (path: string) => string,
  editId?: string,
): void {
  if (redirect) goToGateway(redirect)
  else {
    const order = editId ? `/dashboard/order/${orderNumber}` : `/order-confirmation?orderNumber=${orderNumber}`
    const upi = `/checkout/upi?orderNumber=${orderNumber}${editId ? `&editId=${editId}` : ''}`
    navigate(href(upiRequest ? upi : order), { replace: true })
  }
}

/** Sends the browser to the gateway, by its address or with a form. */
function goToGateway({ url, method, fields }: NonNullable<PayAnswer['redirect']>): void {
  if (method === 'GET') {
    // not by a form: that would replace the query of the address and be subject to form-action
    const target = new URL(url, location.href)
    for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value)
    location.assign(target)
    return
  }
  const form = document.createElement('form')
  form.method = method
  form.action = url
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // submit() fires no submit event, so the router does not handle it.
  form.submit()
}
