// How Vite builds the store's browser files; scripts/build.ts runs it for the browser and for the server.

import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const owners = new Map<string, string>()

/** Short readable names compress better than digests; two files that would share one fail the build. */
function className(local: string, path: string): string {
  const file = path.replace(/\?.*$/, '')
  const prefix = basename(file, '.module.css')
  const owner = owners.get(prefix)
  if (owner !== undefined && owner !== file) throw new Error(`${file} and ${owner} would share class names`)
  owners.set(prefix, file)
  return `${prefix}-${local}`
}

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // The server inlines the styles and names the modules to preload.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
