// What an app (store, console) passes to the framework: routes, screens, frame and history rules; for the server also loaders.

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

/** Addresses are paths with query, without language prefix. */
export interface HistoryRules {
  /** The list of visited pages after a visit to a page. */
  visit(visited: readonly string[], address: string): string[]
  /** Where the back control leads, and the remaining list; `parent` is the address of the page's parent. */
  back(visited: readonly string[], address: string, parent: string | null): { to: string; visited: string[] }
  /** Where the browser's back button leads from an address; null leaves it to the browser. */
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
  /** Source files that a page needs in addition to its screen and messages, as the build manifest names them. */
  extraFiles(route: Route): readonly string[]
  /** Where guests are redirected from a personal page. */
  loginPath: string
  loaders: Readonly<Record<string, PageLoader<unknown>>>
  /**
   * The part of a page's data that the browser needs for hydration, by route. Leave out data of static HTML: it saves a
   * quarter of a listing page.
   */
  hydrationData: Readonly<Partial<Record<string, (data: unknown, search: string) => unknown>>>
  loadShell(call: Call): Promise<Shell>
  /** The part of the shell that the browser needs for hydration. */
  shellForHydration(shell: Shell): Shell
  /** Cache tags of the shell, added to those of every cached page. */
  shellTags: readonly string[]
  /** Extra tags in the document head: icon, theme colour. */
  headHtml(language: Language): string
  /** Path of the image in link previews of pages without one of their own. */
  previewImage: string
  /**
   * Script that runs before the first paint; the content security policy allows it by its digest. `sheet` returns the
   * URL of a style sheet by its source file.
   */
  earlyScript(sheet: (source: string) => string): string
}
