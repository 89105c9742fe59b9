// Leaves the store for the page of a payment gateway.

import type { PayAnswer } from '../../../../contract/payments/api.ts'

/** Redirects the browser to the gateway with a GET or POST form. */
export function goToGateway({ url, method, fields }: NonNullable<PayAnswer['redirect']>): void {
  const form = document.createElement('form')
  form.method = method
  form.action = url
  if (method === 'GET') {
    // A GET form drops the query of its action.
    for (const [name, value] of new URL(url, location.href).searchParams) appendField(form, name, value)
  }
  for (const [name, value] of Object.entries(fields)) appendField(form, name, value)
  document.body.append(form)
  // submit() fires no submit event, so the router does not handle it.
  form.submit()
}

function appendField(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  form.append(input)
}
