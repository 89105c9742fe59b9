// Browser entry of the store.

import '../../ui/base.css'
import { ANALYTICS_MS } from '../../../contract/shared/timers.ts'
import { hydrateApp } from '../../framework/client.tsx'
import { confirmation } from '../../framework/session/session.ts'
import { storeApp } from './app.ts'
import { isLoggedIn, visitor } from './session.ts'

const log = (event: ErrorEvent | PromiseRejectionEvent) =>
  import('../shared/log-errors.ts').then(module => module.logEvent(event)).catch(() => undefined)
addEventListener('error', log)
addEventListener('unhandledrejection', log)

confirmation.ask = () => import('../customers/components/confirm-session.tsx').then(module => module.confirmSession())

// guests do not load customer-specific prices
visitor.subscribe(() => {
  if (isLoggedIn(visitor.get()))
    void import('../price-lists/components/own-prices.ts').then(module => module.showOwnPrices())
})
void hydrateApp(storeApp)

// nothing is loaded for analytics without consent
if (/kh_consent=\d+a/.test(document.cookie))
  setTimeout(() => void import('../shared/analytics-container.ts').then(module => module.loadContainer()), ANALYTICS_MS)
