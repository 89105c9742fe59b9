// Loads the dictionaries in data/: plain text files with one entry per line, which anybody can edit.

import { readFileSync } from 'node:fs'

/** The folder beside this file; in a build, the copy beside the bundle (scripts/build.ts). */
const FOLDER = new URL('./data/', import.meta.url)

/**
 * Reads a dictionary and parses each entry. Empty lines and lines that begin with `#` are skipped.
 *
 * @param file Path inside data/.
 * @param parse Turns one line into an entry; throws an Error that says what is wrong with the line.
 * @returns The entries in the order of the file.
 * @throws Error with file and line number when the file is missing, an entry is invalid or is there twice.
 */
export function readEntries<Entry>(file: string, parse: (line: string) => Entry): Entry[] {
  const entries: Entry[] = []
  const lineNumbers = new Map<string, number>()
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
  for (const [index, text] of lines.entries()) {
    const line = text.trim()
    if (line === '' || line.startsWith('#')) continue
    const earlier = lineNumbers.get(line)
    if (earlier !== undefined) throw new Error(`${file}:${index + 1}: the same entry is in line ${earlier}`)
    lineNumbers.set(line, index + 1)
    try {
      entries.push(parse(line))
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`)
    }
  }
  return entries
}

/**
 * Reads a list of single words.
 *
 * @throws Error as `readEntries` does, and when a line holds more than one word.
 */
export function readWords(file: string): string[] {
  return readEntries(file, line => {
    if (/\s/.test(line)) throw new Error('a line holds one word')
    return line
  })
}

/**
 * Reads a table whose columns are separated by tabs.
 *
 * @param columns Number of columns that every line must have; none may be empty.
 * @throws Error as `readEntries` does, and when a line has another number of columns.
 */
export function readColumns(file: string, columns: number): string[][] {
  return readEntries(file, line => {
    const cells = line.split('\t').map(cell => cell.trim())
    if (cells.length !== columns || cells.includes('')) throw new Error(`a line has ${columns} columns`)
    return cells
  })
}

/**
 * Parses a number of a table.
 *
 * @throws Error when the text is not a positive number.
 */
export function positiveNumber(text: string): number {
  const value = Number(text)
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`"${text}" is not a positive number`)
  return value
}
