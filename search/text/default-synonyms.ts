// The built-in synonyms: lines in the format of parseSynonyms, to which a store's staff add.

import { readEntries } from './data-files.ts'

const FILES = ['general', 'tools', 'electricals', 'plumbing', 'fasteners', 'uses']

/** One rule per line, without comments. A rule that cannot be parsed is reported by the test of this file. */
export const defaultSynonyms: string = FILES.flatMap(name => readEntries(`synonyms/${name}.txt`, line => line)).join(
  '\n',
)
