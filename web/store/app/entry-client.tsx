// Brings a rendered page to life in the browser.

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '../../ui/base.css'
import { App } from '../../framework/app.tsx'
import type { DocumentPayload } from '../../framework/payload.ts'
import { startSession } from '../../framework/session/session.ts'
import { loadWords } from './messages.ts'
import { loadScreen, ROUTES } from './routes.ts'

async function start(): Promise<void> {
  const root = document.getElementById('app')
  const payload = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as DocumentPayload | null
  if (!root || !payload) return
  const [Screen, words] = await Promise.all([
    loadScreen(payload.route),
    loadWords(['common', ...ROUTES[payload.route].areas], payload.language),
  ])
  const initial = { payload, Screen, words, search: payload.search, hash: '' }
  startTransition(() => {
    hydrateRoot(root, <App initial={initial} setting={payload} />)
  })
  startSession()
}

void start()
