// The fallback fonts of phones for the browser of the journeys, used until the store's own fonts are loaded.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes a fontconfig file that adds Roboto and Noto Sans Devanagari to the fonts of the machine; returns its path. */
export function deviceFonts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kh-fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(import.meta.dirname, 'fonts')}</dir><include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<cachedir>${folder}</cachedir></fontconfig>`,
  )
  return file
}
