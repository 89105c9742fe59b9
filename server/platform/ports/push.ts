// Sends a notification to the push service of a browser (RFC 8030), encrypted for the browser (RFC 8291), signed by the store (RFC 8292).

import webPush from 'web-push'

/** A browser's push address, and the keys with which only it can decrypt. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface VapidKeys {
  /** A mailto: or https: address of the operator. */
  subject: string
  publicKey: string
  privateKey: string
}

/** The push service no longer knows the browser. */
export class PushGone extends Error {
  override name = 'PushGone'
}

/** The push service will never accept this notification. */
export class PushRejected extends Error {
  override name = 'PushRejected'
}

const TIMEOUT_MS = 10_000
/** A notification not fetched within a day is useless. */
const TTL_SECONDS = 86_400
const TEMPORARY = [401, 403, 408, 425, 429]

/** Push services of the browser vendors; the page supplies the address, so no other host may be called. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^(?:[\w-]+\.)+notify\.windows\.com$/,
]

/** Whether an address belongs to a push service; outside production mode also this machine, for tests. */
export function isPushService(endpoint: string, production: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (!production && protocol === 'http:' && hostname === '127.0.0.1') return true
  return protocol === 'https:' && port === '' && username === '' && SERVICES.some(service => service.test(hostname))
}

export const newVapidKeys = (): Pick<VapidKeys, 'publicKey' | 'privateKey'> => webPush.generateVAPIDKeys()

/** Sends a notification. Rejects with `PushGone`, `PushRejected`, or with another error when it should be retried. */
export async function sendPush(target: PushTarget, payload: string, keys: VapidKeys): Promise<void> {
  const { endpoint, p256dh, auth } = target
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: keys,
    TTL: TTL_SECONDS,
    contentEncoding: 'aes128gcm',
  })
  const { status } = await fetch(request.endpoint, {
    method: request.method,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(request.body ?? Buffer.alloc(0)),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (status >= 200 && status < 300) return
  const text = `The push service returned ${status}`
  if (status === 404 || status === 410) throw new PushGone(text)
  throw status >= 400 && status < 500 && !TEMPORARY.includes(status) ? new PushRejected(text) : new Error(text)
}
