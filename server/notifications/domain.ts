// Manifest of notifications: messages to customers about orders, wishlists and purchase lists, and to staff about
// records they follow.

import { movedOnce } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { NOTIFICATION_TOPICS, notifyCustomer } from './commands/notify.ts'
import { COMMISSION_TOPICS, notifyOfCommission } from './commands/notify-commission.ts'
import { FOLLOWED_TOPICS, notifyFollowers } from './commands/notify-followers.ts'
import { LOGIN_TOPICS, notifyOfLogin } from './commands/notify-login.ts'
import { MERGE_TOPICS, notifyOfMerge } from './commands/notify-merge.ts'
import { MOVED_ORDER_TOPICS, notifyOfMovedOrder } from './commands/notify-moved-order.ts'
import { askForNewsletter, NEWSLETTER_TOPICS } from './commands/notify-newsletter.ts'
import { notifyOfPickup, PICKUP_TOPICS } from './commands/notify-pickups.ts'
import { notifyOfReturn, RETURN_TOPICS } from './commands/notify-returns.ts'
import { notifyOfRfq, RFQ_TOPICS } from './commands/notify-rfq.ts'
import { notifyOfSupport, SUPPORT_TOPICS } from './commands/notify-support.ts'
import { remindOfLists } from './commands/remind-lists.ts'
import { remindOfPoints } from './commands/remind-points.ts'
import { requestReviews } from './commands/request-reviews.ts'
import { sendAlerts } from './commands/send-alerts.ts'
import { sendNewsletters } from './commands/send-newsletters.ts'
import { registerPreviewPage, registerUnsubscribePage } from './plugin.ts'
import { followNotices, registerNoticeStream } from './queries/notice-stream.ts'
import {
  liveRoutes,
  notificationRoutes,
  orderMailRoutes,
  pushRoutes,
  subscriptionRoutes,
  templateRoutes,
} from './routes.ts'
import { TEXT_TEMPLATES } from './rules/texts.ts'

const jobs: Job[] = [
  {
    name: 'notifications.request-reviews',
    every: '23 * * * *',
    async run(app) {
      await requestReviews(app)
    },
  },
  {
    name: 'notifications.send-alerts',
    every: '*/15 * * * *',
    async run(app) {
      await sendAlerts(app)
    },
  },
  {
    name: 'notifications.remind-lists',
    every: '*/15 * * * *',
    async run(app) {
      await remindOfLists(app)
    },
  },
  {
    name: 'notifications.send-newsletters',
    every: '*/5 * * * *',
    run: sendNewsletters,
  },
  {
    name: 'notifications.remind-points',
    every: '41 * * * *',
    async run(app) {
      await remindOfPoints(app)
    },
  },
]

export const notificationsDomain: Domain = {
  name: 'notifications',
  personalData: [{ table: 'message_opt_outs', where: OF_CUSTOMER, ends: 'deleted' }],
  merging: [movedOnce('message_opt_outs', 'topic', 'optOuts')],
  tables: ['message_opt_outs', 'message_templates'],
  readsTables: {
    auth: ['logins'],
    catalog: ['categories', 'products', 'sellers'],
    customers: ['customers'],
    'customer-merges': ['customer_merges'],
    delivery: ['carriers'],
    messages: ['messages'],
    orders: ['order_lines', 'orders', 'shipment_lines', 'shipments'],
    payments: ['payments'],
    payouts: ['commission_documents', 'commission_mails'],
    'purchase-lists': ['purchase_list_items', 'purchase_lists'],
    reviews: ['reviews'],
    rewards: ['reward_accounts', 'reward_lots'],
    rfq: ['rfq_quotes', 'rfq_requests'],
    support: ['support_messages', 'support_tickets'],
  },
  routes: [
    ...liveRoutes,
    ...notificationRoutes,
    ...orderMailRoutes,
    ...pushRoutes,
    ...subscriptionRoutes,
    ...templateRoutes,
  ],
  plugins: [registerNoticeStream, registerPreviewPage, registerUnsubscribePage],
  startupHooks: [followNotices],
  jobs,
  subscribers: [
    { name: 'notifications.send', topics: NOTIFICATION_TOPICS, handle: notifyCustomer },
    { name: 'notifications.returns', topics: RETURN_TOPICS, handle: notifyOfReturn },
    { name: 'notifications.pickups', topics: PICKUP_TOPICS, handle: notifyOfPickup },
    { name: 'notifications.logins', topics: LOGIN_TOPICS, handle: notifyOfLogin },
    { name: 'notifications.merges', topics: MERGE_TOPICS, handle: notifyOfMerge },
    { name: 'notifications.moved-orders', topics: MOVED_ORDER_TOPICS, handle: notifyOfMovedOrder },
    { name: 'notifications.newsletter', topics: NEWSLETTER_TOPICS, handle: askForNewsletter },
    { name: 'notifications.rfq', topics: RFQ_TOPICS, handle: notifyOfRfq },
    { name: 'notifications.commission', topics: COMMISSION_TOPICS, handle: notifyOfCommission },
    { name: 'notifications.support', topics: SUPPORT_TOPICS, handle: notifyOfSupport },
    { name: 'notifications.followers', topics: FOLLOWED_TOPICS, handle: notifyFollowers },
  ],
  textTemplates: TEXT_TEMPLATES,
}
