// Vite plugin for sheets that style parts of the whole store: `.cart-page__empty` is the class `empty` of cart-page.module.css.

import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces the class names of other sheets by the short names they have in the build.
 * @param names short names by `path/of/sheet.module.css class`
 * @throws if no sheet has the class
 */
export function replaceClasses(sheet: string, names: ReadonlyMap<string, string>): string {
  const known = new Map([...names].map(([key, name]) => [basename(key).replace('.module.css ', '__'), name]))
  return sheet.replace(/\.([a-z-]+__[a-zA-Z]+)/g, (_, wanted: string) => {
    const name = known.get(wanted)
    if (name === undefined) throw new Error(`No sheet has the class ${wanted}`)
    return `.${name}`
  })
}

export function classPlugin(names: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'classes-of-other-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/store\/shell\/(print|dark)\.css$/ },
      handler: code => ({ code: replaceClasses(code, names), map: null }),
    },
  }
}
