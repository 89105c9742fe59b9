// HTTP routes of notifications to customers.

import { newsletterSubscription } from '../../contract/auth/subscription-api.ts'
import { notificationEndpoints } from '../../contract/notifications/api.ts'
import { liveNoticeEndpoints } from '../../contract/notifications/live-api.ts'
import { orderMailEndpoints } from '../../contract/notifications/order-mails-api.ts'
import { pushEndpoints } from '../../contract/notifications/push-api.ts'
import { templateEndpoints } from '../../contract/notifications/templates-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { changePushDevice, registerPushDevice, vapidKeys } from '../messages/service.ts'
import { routes } from '../platform/invoke.ts'
import { changeTemplate, testTemplate, testText } from './commands/message-templates.ts'
import { preferencesOf, setPreference, subscribeAddress, subscribersCsv } from './commands/preferences.ts'
import { presentPushDevices } from './commands/push-devices.ts'
import { sendTest } from './commands/send-newsletters.ts'
import { sendOrderMail } from './commands/send-order-mail.ts'
import { messageTemplates, previewTemplate } from './queries/message-templates.ts'
import { noticeStream } from './queries/notice-stream.ts'
import { orderMessages } from './queries/order-messages.ts'

export const notificationRoutes = routes(notificationEndpoints, {
  notificationPreferences: async ({ app, actor }) => ok(await preferencesOf(app, actor)),
  setNotificationPreference: async ({ app, actor, body }) => ok(await setPreference(app, actor, body)),
  testNewsletter: async ({ app, actor, params, body }) =>
    ok({ email: await sendTest(app, actor, { ...params, ...body }) }),
  newsletterSubscribers: async ({ app, actor, query }) => subscribersCsv(app, actor, query.market),
})

export const pushRoutes = routes(pushEndpoints, {
  pushKey: async ({ app }) => ok({ key: (await vapidKeys(app)).publicKey }),
  pushDevices: async ({ app, actor }) => ok(await presentPushDevices(app.db, actor)),
  addPushDevice: async ({ app, actor, body }) => {
    await registerPushDevice(app, actor, body)
    return ok(await presentPushDevices(app.db, actor))
  },
  setPushTopics: async ({ app, actor, body }) => {
    await changePushDevice(app, actor, body.deviceId, body.topics)
    return ok(await presentPushDevices(app.db, actor))
  },
})

export const subscriptionRoutes = routes(newsletterSubscription, {
  subscription: async ({ app, actor, body }) => {
    const email = await subscribeAddress(app, actor, body)
    return ok({ email, active: body.active })
  },
})

export const liveRoutes = routes(liveNoticeEndpoints, {
  noticeStream: async ({ app, actor }) => ok(noticeStream(app, actor)),
})

export const orderMailRoutes = routes(orderMailEndpoints, {
  orderMessages: async ({ app, actor, params, query }) => ok(await orderMessages(app, actor, { ...params, ...query })),
  sendOrderMail: async ({ app, actor, params, body }) =>
    ok({ email: await sendOrderMail(app, actor, { ...params, ...body }) }),
})

export const templateRoutes = routes(templateEndpoints, {
  messageTemplates: async ({ app, query }) => ok({ templates: await messageTemplates(app.db, query.market) }),
  changeMessageTemplate: async ({ app, params, body }) => ok(await changeTemplate(app, { ...params, ...body })),
  previewMessageTemplate: async ({ app, params, body }) => ok(previewTemplate(app, { ...params, ...body })),
  testTextTemplate: async ({ app, actor, params, body }) =>
    ok({ phone: await testText(app, actor, { channel: 'sms', ...params, ...body }) }),
  testMessageTemplate: async ({ app, actor, params, body }) =>
    ok({ email: await testTemplate(app, actor, { channel: 'mail', ...params, ...body }) }),
})
