// A light English stemmer: plurals, -ing and -ed lose their ending and what remains is a word where that can be told.

const IRREGULAR: Readonly<Record<string, string>> = {
  knives: 'knife',
  shelves: 'shelf',
  halves: 'half',
  leaves: 'leaf',
  wives: 'wife',
  scarves: 'scarf',
  loaves: 'loaf',
  teeth: 'tooth',
  feet: 'foot',
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  dice: 'die',
  buses: 'bus',
  gases: 'gas',
  axes: 'axe',
  lenses: 'lens',
  batteries: 'battery',
  movies: 'movie',
  cookies: 'cookie',
  potatoes: 'potato',
  tomatoes: 'tomato',
  fuses: 'fuse',
  matrices: 'matrix',
  indices: 'index',
  dies: 'die',
  colour: 'color',
  colours: 'color',
  coloured: 'color',
  colored: 'color',
  grey: 'gray',
  metre: 'meter',
  metres: 'meter',
  litre: 'liter',
  litres: 'liter',
  fibre: 'fiber',
  fibres: 'fiber',
  aluminum: 'aluminium',
  sulphur: 'sulfur',
  mould: 'mold',
  moulds: 'mold',
  moulded: 'mold',
  molded: 'mold',
  moulding: 'mold',
  centre: 'center',
  centres: 'center',
  tyre: 'tire',
  tyres: 'tire',
  plough: 'plow',
  disk: 'disc',
  disks: 'disc',
  vice: 'vise',
  vices: 'vise',
  vises: 'vise',
  cheque: 'check',
  gauge: 'gauge',
  gage: 'gauge',
  gages: 'gauge',
  catalogue: 'catalog',
  jewellery: 'jewelry',
  pyjamas: 'pajama',
  vapour: 'vapor',
  odour: 'odor',
  armour: 'armor',
  armoured: 'armor',
  armored: 'armor',
  rubbers: 'rubber',
  caliper: 'caliper',
  calliper: 'caliper',
  callipers: 'caliper',
  plyer: 'plier',
  plyers: 'plier',
  thru: 'through',
  tying: 'tie',
  tied: 'tie',
  dying: 'dye',
  dyed: 'dye',
  lying: 'lie',
  using: 'use',
  used: 'use',
  dried: 'dry',
  frozen: 'freeze',
  ground: 'ground',
  cutted: 'cut',
  cycling: 'cycle',
  recycled: 'recycle',
  aerial: 'aerial',
}

const KEPT = new Set(
  (
    'bearing bearings spring springs string strings ceiling evening morning during nothing something anything ' +
    'everything smps lens news series always canvas christmas atlas plus minus bus gas status chassis axis basis ' +
    'hundred sacred naked wicked embed indeed speed feed seed weed need bleed breed exceed proceed succeed steed ' +
    'sling swing wing king ring earring sibling pudding viking sterling duckling herring awning engineering lattice ' +
    'species mathematics physics electronics plastics diabetes rabies scabies mess less unless across express ' +
    'windows access process business wireless cordless stainless brushless harness press glass class mattress mass ' +
    'moss boss cross brass grass compass mesh bed red shed sled fixed tapping'
  ).split(' '),
)
KEPT.delete('bearings')
KEPT.delete('springs')
KEPT.delete('strings')
KEPT.delete('fixed')
KEPT.delete('plastics')

const VOWEL = /[aeiouy]/
const DOUBLED = /([bdfgmnprt])\1$/
const WANTS_E =
  /(?:[^aeiou]at|iz|[uai]c|[nr]c|[bcdfgkptzs]l|[rdau]g|[aeiou]v|lv|rv|[aou]us|[aeo]s|[ai]nis|alis|eris|ilis|[aeiou]sur|inu)$/
const SHORT_CVC = /^[^aeiouy]*[aeiouy][^aeiouywx]$/
const BRITISH_ISE = /(?:an|al|er|il|at|or|im|in)ise$/

function singular(word: string): string {
  if (!word.endsWith('s') || word.length < 4) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutParticiple(word: string): string {
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  if (ending === 0) return word
  const rest = word.slice(0, -ending)
  if (rest.length < 3 || !VOWEL.test(rest)) return word
  if (DOUBLED.test(rest)) return rest.slice(0, -1)
  if (rest.endsWith('i')) return `${rest.slice(0, -1)}y`
  if (WANTS_E.test(rest) || SHORT_CVC.test(rest)) return `${rest}e`
  return rest
}

/** The stem of a folded English word; a word of up to three letters is its own. */
export function stemEnglish(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  if (irregular !== undefined) return irregular
  if (word.length <= 3 || KEPT.has(word)) return word
  const one = singular(word)
  if (KEPT.has(one) || one.length <= 3) return one
  const irregularOne = Object.hasOwn(IRREGULAR, one) ? IRREGULAR[one] : undefined
  if (irregularOne !== undefined) return irregularOne
  const stem = withoutParticiple(one)
  return BRITISH_ISE.test(stem) ? `${stem.slice(0, -2)}ze` : stem
}
