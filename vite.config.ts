// How Vite builds the store's browser files; scripts/build.ts runs it for the browser and for the server.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: 'es2022',
    // The server inlines the styles and names the modules to preload.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
