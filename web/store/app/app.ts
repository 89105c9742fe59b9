// The store as the framework sees it in the browser: routes, screens, frame and history rules.

import type { App } from '../../framework/app-definition.ts'
import type { Route, ScreenComponent } from '../../framework/routes.ts'
import { Failure } from '../shared/failure.tsx'
import { Frame } from '../shell/frame.tsx'
import type { Shell } from '../shell/shell.ts'
import { back, browserBack, visit } from './history-rules.ts'
import './messages.ts'
import { ROUTES } from './routes.ts'

const screens = import.meta.glob<{ Screen: ScreenComponent }>([
  '../{listing,search,storefront}/**/*-page.tsx',
  '!../{listing/brands,listing/categories,storefront/compare}/*.tsx',
])

/** Whether the entry script lists the screen's file; `account-files.ts` lists the others. */
export const isNamedFirst = ({ screen }: Route): boolean => `../${screen}.tsx` in screens

export const storeApp: App<Shell> = {
  routes: ROUTES,
  async loadScreen({ screen }) {
    const file = `../${screen}.tsx`
    const load = screens[file] ?? (await import('./account-files.ts')).accountScreens[file]
    if (!load) throw new Error(`No screen ${screen}`)
    return (await load()).Screen
  },
  Frame,
  Failure,
  history: { visit, back, browserBack },
}
