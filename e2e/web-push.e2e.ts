// Notifications on a device, with the real service worker: turned on, sent by the store, given to the worker, followed to the order.

import type { CDPSession, Page, Worker } from '@playwright/test'
import { PushStub } from '../server/testing/push-stub.ts'
import { advanceClock } from './support/clock.ts'
import { orderAtDoor, signUpShopper } from './support/earlier-order.ts'
import { enterAgain } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true, serviceWorkers: 'allow', permissions: ['notifications'] })

type Target = ReturnType<PushStub['target']>

/** What the store sends to a device. */
interface Sent {
  title: string
  body: string
  path: string
  tag: string
}

/** The packaged Chromium has no push service and allows no notifications: the service of the test stands in for it. */
async function subscribeAt(page: Page, target: Target): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const key = 'test-subscribed'
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) ? subscription : null),
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        localStorage.setItem(key, String(options.applicationServerKey))
        return subscription
      },
    })
  }, target)
}

/** The id by which the browser knows the service worker of the page. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** Keeps what the worker shows for `shownBy`, as the packaged Chromium shows nothing. */
function watch(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const shown: object[] = []
    Object.assign(globalThis, { shown })
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions) => {
        shown.push({ title, ...options })
      },
    })
  })
}

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown)

/** Tells the worker that what it showed first was clicked. */
function click(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const [first] = (globalThis as unknown as { shown: object[] }).shown
    const event = new Event('notificationclick')
    // a window takes the focus after a real click alone
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined)
    dispatchEvent(Object.assign(event, { notification: { ...first, close: () => undefined }, waitUntil }))
  })
}

test('a notification of an order is shown on the device and opens the order', async ({
  shop,
  page,
  context,
  broken,
}) => {
  const { t } = shop
  const origin = originOf('IN')
  const service = new PushStub()
  await service.listen()
  const { phone, shopper } = await signUpShopper(origin)
  await subscribeAt(page, service.target('/device'))
  await enterAgain(shop, phone)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await shop.open('/dashboard/notifications')
  await shop.press(shop.button(t('notifications', 'turnOnHere')))
  await expect(page.getByText(t('notifications', 'thisDevice'), { exact: true })).toBeVisible()
  service.storeKey = (await page.evaluate(() => localStorage.getItem('test-subscribed'))) ?? ''

  const number = await orderAtDoor(shopper)
  const title = new RegExp(`^Parcel \\d+ of order ${number} is on its way$`)
  const shipped = () => service.received.map(({ payload }) => payload as Sent).find(sent => title.test(sent.title))
  // the warehouse of test orders moves what has rested for a while
  await expect(async () => {
    await advanceClock(60)
    await expect.poll(shipped, { timeout: 2000 }).toBeDefined()
  }).toPass()
  service.close()
  // what a page that is left was fetching through the worker fails by another name
  broken.splice(0, broken.length, ...broken.filter(text => !text.startsWith('net::ERR_FAILED')))
  const sent = shipped()
  expect(sent).toMatchObject({ path: `/dashboard/order/${number}`, tag: `order-${number}` })
  expect(sent?.body).toMatch(/^The parcel was handed over to /)

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await watch(worker)
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(sent) })
  const wanted = { title: sent?.title, body: sent?.body, tag: sent?.tag, data: sent?.path }
  await expect.poll(() => shownBy(worker)).toMatchObject([wanted])

  await click(worker)
  await shop.at(`/dashboard/order/${number}`)
  await expect(shop.heading(t('order', 'orderNumber', { number }))).toBeVisible()
})
