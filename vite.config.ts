// How Vite builds the store's browser files; scripts/build.ts runs it for the browser and for the server.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classPlugin } from './scripts/class-plugin.ts'
import { messagePlugin } from './scripts/message-plugin.ts'
import { passwordPlugin } from './scripts/password-plugin.ts'
import { tokenPlugin } from './scripts/token-plugin.ts'

const WEB = join(import.meta.dirname, 'web')
const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.module.css'))
  .sort()
const classNames = new Map<string, string>()

/**
 * Class names as short as can be, since pages carry their styles inline: a letter and number for the sheet, then the
 * place of the class in it. Both depend on the sources alone, so that browser and server builds agree.
 */
function nameClasses(sheet: string, at: number): void {
  const path = join(WEB, sheet)
  const locals = new Set(
    [...readFileSync(path, 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(([, local = '']) => local),
  )
  const letter = String.fromCharCode(97 + (at % 26))
  const prefix = letter + (at < 26 ? '' : Math.floor(at / 26).toString())
  for (const [place, local] of [...locals].entries()) {
    classNames.set(`${path} ${local}`, `${prefix}${String.fromCharCode(65 + (place % 26))}${place < 26 ? '' : place}`)
  }
}
for (const [at, sheet] of sheets.entries()) nameClasses(sheet, at)

function className(local: string, path: string): string {
  const name = classNames.get(`${path.replace(/\?.*$/, '')} ${local}`)
  if (name === undefined) throw new Error(`${path} has a name ${local} that is not in its text`)
  return name
}

export default defineConfig({
  plugins: [react(), messagePlugin(), passwordPlugin(), tokenPlugin(), classPlugin(classNames)],
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // The server inlines the styles and names the modules to preload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: () => [],
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
