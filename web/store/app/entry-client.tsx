// Browser entry of the store.

import '../../ui/base.css'
import { hydrateApp } from '../../framework/client.tsx'
import { storeApp } from './app.ts'

const log = (event: ErrorEvent | PromiseRejectionEvent) =>
  import('../shared/log-errors.ts').then(module => module.logEvent(event)).catch(() => undefined)
addEventListener('error', log)
addEventListener('unhandledrejection', log)

void hydrateApp(storeApp)
