// Numbers said as words before a unit: "three phase", "half hp", "dedh inch".

import type { Unit } from './units.ts'

const WORDS_OF_COUNT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    single: 1,
    double: 2,
    triple: 3,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    eight: 8,
    ten: 10,
    सिंगल: 1,
    डबल: 2,
    ट्रिपल: 3,
    एक: 1,
    दो: 2,
    तीन: 3,
    चार: 4,
    पांच: 5,
    छह: 6,
    आठ: 8,
    दस: 10,
  }),
)

/** Said before units of measure, as on the counter: "half hp", "pauna inch", "dedh inch", "nine watt". */
const WORDS_OF_MEASURE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 0.5,
    quarter: 0.25,
    aadha: 0.5,
    adha: 0.5,
    aadhi: 0.5,
    pav: 0.25,
    paav: 0.25,
    pauna: 0.75,
    paun: 0.75,
    pona: 0.75,
    pauni: 0.75,
    sava: 1.25,
    sawa: 1.25,
    dedh: 1.5,
    derh: 1.5,
    ded: 1.5,
    dhai: 2.5,
    adhai: 2.5,
    dhaai: 2.5,
    आधा: 0.5,
    आधी: 0.5,
    हाफ: 0.5,
    पौना: 0.75,
    पौन: 0.75,
    पौनी: 0.75,
    सवा: 1.25,
    डेढ: 1.5,
    ढाई: 2.5,
    ek: 1,
    do: 2,
    teen: 3,
    tin: 3,
    char: 4,
    chaar: 4,
    panch: 5,
    paanch: 5,
    cheh: 6,
    chhe: 6,
    chhah: 6,
    saat: 7,
    seven: 7,
    aath: 8,
    nau: 9,
    nine: 9,
    das: 10,
    bara: 12,
    barah: 12,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    fifty: 50,
    hundred: 100,
    सात: 7,
    नौ: 9,
    बारह: 12,
    पंद्रह: 15,
    बीस: 20,
  }),
)

const COUNTED_BY_KIND = new Set(['single', 'double', 'triple', 'सिंगल', 'डबल', 'ट्रिपल'])

/**
 * The number a folded word says before a unit: "three phase", "double pole", "dedh inch". Parts of a whole count
 * nothing, "double" measures nothing, and a unit of one letter is too easily a word of another thing ("one a").
 */
export function numberWord(word: string, unit: Unit, unitWord: string): number | undefined {
  const counted = WORDS_OF_COUNT.get(word)
  if (unit.counts) return counted ?? wholeOf(word)
  if (COUNTED_BY_KIND.has(word) || unitWord.length < 2) return undefined
  return counted ?? WORDS_OF_MEASURE.get(word)
}

/** Whether a folded word may say a number at all. */
export const isNumberWord = (word: string): boolean => WORDS_OF_COUNT.has(word) || WORDS_OF_MEASURE.has(word)

function wholeOf(word: string): number | undefined {
  const value = WORDS_OF_MEASURE.get(word)
  return Number.isInteger(value) ? value : undefined
}
