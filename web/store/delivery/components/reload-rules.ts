// Which pages reload when the delivery location changes (specification section 2); pure.

const NO_RELOAD = /^(\/hi)?\/(login|otp|forgot-password|sign-up|quickorder|checkout|bulk-enquiry)(\/|\?|$)/

/** Whether a page reloads when the delivery place changes. */
export function reloadsOnLocationChange(address: string): boolean {
  return !NO_RELOAD.test(address)
}

/** The address with a fresh `reloadPincode`. */
export function withReload(address: string, now: number): string {
  const [path = '/', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  params.set('reloadPincode', String(now))
  return `${path}?${params}`
}
