// Leaves the store for the page of a payment gateway.

import type { PayAnswer } from '../../../../contract/payments/api.ts'

/** Sends the browser to the gateway, by a form where it wants one. */
export function goToGateway({ url, method, fields }: NonNullable<PayAnswer['redirect']>): void {
  const form = document.createElement('form')
  form.method = method
  form.action = url
  if (method === 'GET') {
    // A form drops the query of its own address.
    for (const [name, value] of new URL(url, location.href).searchParams) appendField(form, name, value)
  }
  for (const [name, value] of Object.entries(fields)) appendField(form, name, value)
  document.body.append(form)
  // Not through a button: no listener of the store shall take it for a page of its own.
  form.submit()
}

function appendField(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  form.append(input)
}
