// Builds the web application (browser files, server bundle) and the server itself into dist/, unless nothing changed.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { build, type InlineConfig } from 'vite'
import { LANGUAGES } from '../contract/shared/market.ts'
import { messagePlugin } from './message-plugin.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'dist')
const marker = join(out, '.sources')
/**
 * The programs of the server, side by side in dist/server: main.js starts the search thread from the file next to it.
 */
const SERVER_PROGRAMS = {
  main: join(root, 'server/main.ts'),
  import: join(root, 'server/cli/import.ts'),
  export: join(root, 'server/cli/export.ts'),
  setup: join(root, 'server/cli/setup.ts'),
  backup: join(root, 'server/cli/backup.ts'),
  restore: join(root, 'server/cli/restore.ts'),
  staff: join(root, 'server/cli/staff.ts'),
  'verify-audit': join(root, 'server/cli/verify-audit.ts'),
  'rotate-keys': join(root, 'server/cli/rotate-keys.ts'),
  'search-worker': join(root, 'search/engine/worker.ts'),
}
/** Read by server/invoices/adapters/fonts.ts, which looks for them next to its bundle. */
const DOCUMENT_FONTS = join(root, 'server', 'invoices', 'fonts')
/** Read at startup by search/text/data-files.ts, in the same way. */
const SEARCH_DATA = join(root, 'search', 'text', 'data')

async function sourcesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
}

/** Digest of everything that a build depends on. */
async function digestOfSources(): Promise<string> {
  const listed = await Promise.all(
    ['web', 'contract', 'search', 'server', 'starter', 'db'].map(name => sourcesOf(join(root, name))),
  )
  const settings = [
    'package.json',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/class-plugin.ts',
    'scripts/message-plugin.ts',
    'scripts/token-plugin.ts',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]
  const files = [...listed.flat(), ...settings.map(name => join(root, name))].sort()
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

// Vite and its React plugin choose production JSX by the environment, whatever the mode below says.
process.env.NODE_ENV = 'production'

const common: InlineConfig = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' }

/** A server bundle reads the environment when it runs: without this React's development build renders the pages. */
const PRODUCTION_ONLY = { 'process.env.NODE_ENV': JSON.stringify('production') }

/** Shared by every page of the store: one file instead of a dozen small ones that compress worse. */
const BASE =
  /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|contract\/shared\/(market|money|timers|headers)\.ts|web\/ui\/(observable|class-names|icon|button|price|product-card|product-grid|field|toast|breadcrumb)\.|web\/framework\/(api\/|session\/session\.)|web\/framework\/messages\/(messages|format-message)\.|web\/framework\/(app|client|fetch-page|first-interaction|lazy-on-visible|links|loading-bar|locale|navigation|page-state|picture|router|routes|static-html|visited-pages)\.|web\/store\/app\/(?!account-files)|web\/store\/shell\/(frame|header|bottom-nav|site-footer)\.|web\/store\/shared\/(failure|product-texts)\.|web\/store\/cart\/components\/cart-actions\.|web\/store\/delivery\/components\/(delivery-location-button|open-delivery-location)\.|web\/store\/auth\/components\/open-login\./

/** A list of small shared modules. */
const PARTS =
  /contract\/shared\/paging\.|web\/ui\/(pagination|skeleton|select-field)\.|contract\/listing\/filter-fragment\.rules\./

/** Short names for the fonts, which the styles of every page name. */
const FONTS: Readonly<Record<string, string>> = {
  'karkhana-sans.woff2': 'sans',
  'karkhana-hindi.woff2': 'hindi',
}

/** The entry names every sheet, so their names are short too; those of paper and of dark mode it does not name. */
function assetName(name: string): string {
  if (!name.endsWith('.css') || /^(print|dark)\.css$/.test(name)) return FONTS[name] ?? '[name]'
  return name.slice(0, 3)
}

async function buildBrowser(): Promise<void> {
  await build({
    ...common,
    build: {
      outDir: join(out, 'web/client'),
      emptyOutDir: true,
      manifest: true,
      rollupOptions: {
        input: {
          'entry-client': join(root, 'web/store/app/entry-client.tsx'),
          print: join(root, 'web/store/shell/print.css'),
          dark: join(root, 'web/store/shell/dark.css'),
        },
        output: {
          // the entry names all chunks and style sheets, and hashes do not compress: 28 bits are enough to
          // distinguish two builds of a file
          hashCharacters: 'hex',
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: ({ names: [name = ''] }) => `assets/${assetName(name)}-[hash:6][extname]`,
          codeSplitting: {
            groups: [
              { name: 'base', test: BASE },
              { name: 'list', test: PARTS },
            ],
          },
        },
      },
    },
  })
}

/**
 * Minifies the script loaded by every page of the store further: Terser saves 0.6 % of its compressed size after the
 * build's minifier. It takes five seconds for this file, too long for all of them.
 */
async function shrinkEntry(): Promise<void> {
  const folder = join(out, 'web/client/assets')
  const name = (await readdir(folder)).find(file => /^entry-client-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no entry')
  const file = join(folder, name)
  const { code } = await minify(await readFile(file, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
  })
  if (!code) throw new Error(`${name} became empty`)
  await writeFile(file, code)
}

/** The service worker: another one after every build that changes a browser file. */
async function buildWorker(): Promise<void> {
  const manifest = await readFile(join(out, 'web/client/.vite/manifest.json'))
  const digest = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
  await build({
    ...common,
    define: { BUILD: JSON.stringify(digest) },
    build: {
      outDir: join(out, 'web/worker'),
      emptyOutDir: true,
      rollupOptions: {
        input: join(root, 'web/worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** Built separately from the store, so that none of its files change. */
async function buildComponentGallery(): Promise<void> {
  await build({
    ...common,
    root: join(root, 'web/component-gallery'),
    base: '/dev/ui/',
    build: { outDir: join(out, 'web/component-gallery'), emptyOutDir: true },
  })
}

/** Built separately from the store, with readable class names: no file of the store depends on it. */
async function buildConsole(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    root: join(root, 'web/console'),
    base: '/console/',
    publicDir: false,
    plugins: [react(), messagePlugin()],
    build: {
      outDir: join(out, 'web/console'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // all messages of a language are needed together: one file each instead of eighty, at half the size
      rollupOptions: {
        output: {
          codeSplitting: {
            groups: LANGUAGES.map(language => ({
              name: `messages-${language}`,
              test: new RegExp(String.raw`/messages/[\w-]+\.${language}\.ts$`),
            })),
          },
        },
      },
    },
  })
}

/** React goes into the bundle, in its production build. */
async function buildRenderer(): Promise<void> {
  await build({
    ...common,
    define: PRODUCTION_ONLY,
    ssr: { noExternal: true },
    build: {
      outDir: join(out, 'web/server'),
      emptyOutDir: true,
      ssr: join(root, 'web/store/app/entry-server.tsx'),
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'entry.js', codeSplitting: false } },
    },
  })
}

async function buildServer(): Promise<void> {
  await build({
    ...common,
    define: PRODUCTION_ONLY,
    build: {
      outDir: join(out, 'server'),
      emptyOutDir: true,
      ssr: true,
      target: 'node20',
      sourcemap: true,
      rollupOptions: {
        input: SERVER_PROGRAMS,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await cp(SEARCH_DATA, join(out, 'server/data'), { recursive: true })
  await cp(DOCUMENT_FONTS, join(out, 'server/fonts'), { recursive: true })
}

/** Which of them is smaller differs by file, by up to 0.2 % of our scripts; all browsers support both. */
const BROTLI = [
  { [constants.BROTLI_PARAM_LGBLOCK]: 20 },
  {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
    [constants.BROTLI_PARAM_LGWIN]: 20,
  },
]

/** The smallest of the compressed forms. */
function compress(text: Buffer): Buffer {
  const [first = text, ...others] = BROTLI.map(params => brotliCompressSync(text, { params }))
  return others.reduce((least, other) => (other.length < least.length ? other : least), first)
}

/** Writes compressed versions of each text file next to it, which the server sends to browsers that accept them. */
async function compressFiles(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(file => /\.(js|css|svg|json)$/.test(file)).sort()) {
    const compressed = compress(await readFile(join(folder, name)))
    await writeFile(join(folder, `${name}.br`), compressed)
    console.log(`  ${(compressed.length / 1024).toFixed(1).padStart(6)} KB brotli  ${name}`)
  }
}

/** `--web` leaves the server out, and the marker with it: for work on the screens. */
const webOnly = process.argv.includes('--web')
const digest = await digestOfSources()
if (!webOnly && existsSync(marker) && (await readFile(marker, 'utf8')) === digest) {
  // startup compares modification times only: touched sources with the same text are recorded as unchanged
  await utimes(marker, new Date(), new Date())
  console.log('Build is up to date.')
} else {
  await rm(marker, { force: true })
  await buildBrowser()
  await shrinkEntry()
  await compressFiles(join(out, 'web/client/assets'))
  await buildWorker()
  await buildComponentGallery()
  await buildConsole()
  await compressFiles(join(out, 'web/console/assets'))
  await buildRenderer()
  if (!webOnly) await buildServer()
  await mkdir(out, { recursive: true })
  if (!webOnly) await writeFile(marker, digest)
}
