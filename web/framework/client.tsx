// Hydrates a rendered page in the browser and starts the session.

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AppRoot } from './app.tsx'
import type { App } from './app-definition.ts'
import { loadPage } from './page-state.ts'
import type { DocumentPayload } from './payload.ts'
import { startSession } from './session/session.ts'

/** Called once by the browser entry of an app. */
export async function hydrateApp<Shell>(definition: App<Shell>): Promise<void> {
  const root = document.getElementById('app')
  const payload = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as DocumentPayload | null
  if (!root || !payload) return
  const app = definition as App
  const initial = await loadPage(app, payload, payload.language)
  startTransition(() => {
    hydrateRoot(root, <AppRoot app={app} initial={initial} setting={payload} />, { onCaughtError: reportError })
  })
  startSession()
}
