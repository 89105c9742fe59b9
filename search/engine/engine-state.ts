// The state of an index: its segments, vocabulary and word frequencies.

import type { Market } from '../port.ts'
import type { Segment } from './segment.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordFrequencies } from './word-frequencies.ts'

/** The index: everything that a rebuild replaces. */
export interface EngineState {
  segments: Segment[]
  vocabulary: Vocabulary
  wordFrequencies: Record<Market, WordFrequencies>
  /** State of the catalog that the index represents; null before it is set. */
  position: string | null
}

export const emptyState = (): EngineState => ({
  segments: [],
  vocabulary: new Vocabulary(),
  wordFrequencies: { IN: new WordFrequencies(), AE: new WordFrequencies() },
  position: null,
})
