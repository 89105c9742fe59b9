// Every domain of the store in one list: its calls, its background work, what it listens to and the plain addresses it serves.

import type { FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/routes.ts'
import { authJobs } from './auth/events.ts'
import { authRoutes, sessionRoutes } from './auth/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { followCatalog } from './catalog/events.ts'
import { checkoutJobs } from './checkout/events.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { mountCrawlerFiles } from './content/plugin.ts'
import { cmsRoutes } from './content/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { importJobs } from './imports/events.ts'
import { mountTransfers } from './imports/plugin.ts'
import { importRoutes } from './imports/routes.ts'
import { catalogRoutes } from './listing/routes.ts'
import { mountMedia } from './media/plugin.ts'
import { togetherJobs } from './merchandising/events.ts'
import { messageJobs } from './messages/events.ts'
import { mountOutboxPage } from './messages/plugin.ts'
import { orderJobs } from './orders/events.ts'
import { orderRoutes } from './orders/routes.ts'
import { mountTestGateway, testGatewayJobs } from './payments/adapters/test-gateway-server.ts'
import { paymentJobs, paymentSubscribers } from './payments/events.ts'
import { mountPaymentReturn } from './payments/plugin.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { App } from './platform/app.ts'
import type { Route } from './platform/invoke.ts'
import type { Job } from './platform/jobs.ts'
import type { Listener } from './platform/listen.ts'
import type { Subscriber } from './platform/outbox.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { rfqRoutes } from './rfq/routes.ts'
import { synonymRoutes } from './search/routes.ts'
import { followSynonyms } from './search/synonyms.events.ts'
import { productRoutes } from './storefront/routes.ts'
import { siteRoutes } from './storefront/site-routes.ts'
import { trackingJobs } from './tracking/events.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { verificationJobs } from './verification/events.ts'

export const allRoutes: Route[] = [
  ...sessionRoutes,
  ...authRoutes,
  ...catalogRoutes,
  ...synonymRoutes,
  ...productRoutes,
  ...cartRoutes,
  ...promotionRoutes,
  ...deliveryRoutes,
  ...addressRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...paymentRoutes,
  ...orderRoutes,
  ...reviewRoutes,
  ...rfqRoutes,
  ...trackingRoutes,
  ...importRoutes,
  ...siteRoutes,
  ...cmsRoutes,
]

export const allJobs: Job[] = [
  ...authJobs,
  ...togetherJobs,
  ...trackingJobs,
  ...verificationJobs,
  ...messageJobs,
  ...checkoutJobs,
  ...paymentJobs,
  ...orderJobs,
  ...importJobs,
  ...testGatewayJobs,
]

export const allSubscribers: Subscriber[] = [...paymentSubscribers]

/** Plain addresses outside the contract: pictures, the gateway's return, development pages. */
export const allMounts: ((server: FastifyInstance, app: App) => void)[] = [
  mountTransfers,
  mountMedia,
  mountPaymentReturn,
  mountTestGateway,
  mountOutboxPage,
  mountCrawlerFiles,
]

/** What a domain keeps in each process: started there, told how to drop pages; answers how to stop. */
export const allStarts: ((
  app: App,
  listener: Listener,
  dropPages: (tag: string) => void,
) => Promise<() => Promise<void>>)[] = [followCatalog, followSynonyms]
