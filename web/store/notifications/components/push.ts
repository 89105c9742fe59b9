// Notifications on this device: whether the browser can show them, and registering it.

import type { PushDevice } from '../../../../contract/notifications/push-api.ts'
import { registerWorker } from '../../../framework/service-worker.ts'
import { quietCall } from '../../../framework/session/session.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Permission of the browser; `on` if it is subscribed and may show notifications. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  // the worker is registered only when the page of a first visit is idle
  const subscription = await registration?.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Registers this browser's subscription with the store; returns the devices. */
async function register(subscription: PushSubscription): Promise<PushDevice[]> {
  const { endpoint, keys } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  return (await quietCall('POST /api/v1/push/addDevice', { body })).data
}

/** Requests permission and registers the browser; null if the visitor does not allow it. */
export async function turnOnPush(): Promise<PushDevice[] | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerWorker()
  const registration = await navigator.serviceWorker.ready
  const { data } = await quietCall('GET /api/v1/push/key')
  // a subscription made with other keys of the store is useless
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return register(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key }))
}

/** Ends the subscription of this browser. */
export async function turnOffPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
