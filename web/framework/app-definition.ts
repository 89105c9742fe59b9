// What an app (store, console) hands to the framework: routes, screens, frame and history rules; for the server also loaders.

import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../../contract/api.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { PageLoader } from './page-loader.ts'
import type { Route, RouteTable, ScreenComponent } from './routes.ts'

export interface FrameProps<Shell> {
  shell: Shell
  plain: boolean
  /** Title of the page, announced when it changes. */
  title: string
  children: ReactNode
}

/** Addresses are paths with their query, without language prefix. */
export interface HistoryRules {
  /** The list of visited pages after a page was visited. */
  visit(visited: readonly string[], address: string): string[]
  /** Where the back control leads, and the list that is left; `parent` is the page's own parent address. */
  back(visited: readonly string[], address: string, parent: string | null): { to: string; visited: string[] }
  /** Where the browser's back button leads from an address, null for the browser's own choice. */
  browserBack(address: string): string | null
}

export interface App<Shell = unknown> {
  routes: RouteTable
  /** @throws when the route has no screen file */
  loadScreen(route: Route): Promise<ScreenComponent>
  Frame: ComponentType<FrameProps<Shell>>
  /** Shown in place of a screen that throws. */
  Failure: ComponentType
  history: HistoryRules
}

export interface ServerApp<Shell = unknown> extends App<Shell> {
  /** Source folder, as the build manifest names it: `web/store`. */
  folder: string
  /** Source of the browser entry, as the build manifest names it. */
  clientEntry: string
  /** Source files that a page needs besides its screen and messages, as the build manifest names them. */
  extraFiles(route: Route): readonly string[]
  /** Path that a guest is sent to from a personal page. */
  loginPath: string
  loaders: Readonly<Record<string, PageLoader<unknown>>>
  /**
   * What of a page's data the browser needs for hydration, by route. Leave out data of static HTML: it saves a quarter
   * of a listing page.
   */
  hydrationData: Readonly<Partial<Record<string, (data: unknown, search: string) => unknown>>>
  loadShell(call: Call): Promise<Shell>
  /** What of the shell the browser needs for hydration. */
  shellForHydration(shell: Shell): Shell
  /** Cache tags of the shell, added to those of every cached page. */
  shellTags: readonly string[]
  /** Further tags of the document head: icon, theme colour. */
  headHtml(language: Language): string
  /** Path of the picture that links to a page show when it has none of its own. */
  previewImage: string
  /**
   * Script that runs before the first paint; part of the content security policy by its digest. `sheet` returns the
   * address of a sheet by its source file.
   */
  earlyScript(sheet: (source: string) => string): string
}
