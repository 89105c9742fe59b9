// Reads the tables in scripts/bench-data/: one row per line, columns separated by tabs, comments after #.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table in file order, each with its columns. */
export function readBenchData(file: string): string[][] {
  return readFileSync(join(import.meta.dirname, 'bench-data', file), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
}
