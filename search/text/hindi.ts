// A light Hindi stemmer: the endings of number and case go, so that हथौड़ा, हथौड़े and हथौड़ों meet.

const CONSONANTS = /[\u0915-\u0939]/g

const ADJECTIVES = new Map(
  ('काल पील नील हर लंब बड छोट मोट पतल चौड गोल नय पुरान सस्त हल्क तीख ठंड सूख गील खुल पूर आध ऊंच दोहर इकहर गहर ' + 'सीध टेढ')
    .split(' ')
    .flatMap(stem => ['ा', 'े', 'ी', 'ों'].map((ending): [string, string] => [stem + ending, stem])),
)

const consonants = (text: string): number => text.match(CONSONANTS)?.length ?? 0

/** The stem of a folded Devanagari word: feminine words keep their ी, masculine ones end in the bare consonant. */
export function stemHindi(word: string): string {
  const adjective = ADJECTIVES.get(word)
  if (adjective) return adjective
  if (/ि(?:यां|यों|या)$/.test(word) && consonants(word) >= 3) return `${word.replace(/ि(?:यां|यों|या)$/, '')}ी`
  if (/ु(?:ओं|एं)$/.test(word)) return `${word.slice(0, -3)}ू`
  let stem = word.replace(/ा(?:ओं|एं)$/, 'ा')
  if (/[ोे]ं$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[ाे]$/.test(stem)) stem = stem.slice(0, -1)
  else return stem
  return consonants(stem) >= 2 ? stem : word
}
