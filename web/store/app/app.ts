// The store as the framework sees it in the browser: routes, screens, frame and history rules.

import type { App } from '../../framework/app-definition.ts'
import type { ScreenComponent } from '../../framework/routes.ts'
import { Failure } from '../shared/failure.tsx'
import { Frame } from '../shell/frame.tsx'
import type { Shell } from '../shell/shell.ts'
import { back, browserBack, visit } from './history-rules.ts'
import './messages.ts'
import { ROUTES } from './routes.ts'

const screens = import.meta.glob<{ Screen: ScreenComponent }>('../**/*-page.tsx')

export const storeApp: App<Shell> = {
  routes: ROUTES,
  async loadScreen({ screen }) {
    const load = screens[`../${screen}.tsx`]
    if (!load) throw new Error(`No screen ${screen}`)
    return (await load()).Screen
  },
  Frame,
  Failure,
  history: { visit, back, browserBack },
}
