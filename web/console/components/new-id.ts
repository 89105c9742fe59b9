// Ids of records created in the browser, so that a retried request creates one only once.

import { randomId } from '../../framework/api/browser-storage.ts'

/** A UUID; `crypto.randomUUID` is missing where the console is opened without https. */
export function newId(): string {
  const hex = randomId()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
