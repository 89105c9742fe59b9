// Units of measure and of count: which word names which, and the canonical token of a quantity.

import { fold } from './fold.ts'

export interface Unit {
  /** The base in which quantities meet: `mm` for every length. */
  base: string
  factor: number
  /** Only directly behind its number: "2p" is two poles, "2 p" is not. */
  attached?: boolean
  /** It counts things and is a word of the text as well: "3 core". */
  counts?: boolean
  /** Trade sizes in this unit, to the size in its base that goods are also sold under. */
  nominal?: ReadonlyMap<number, number>
}

/** Inches of pipes, discs and tools with the millimetres the trade calls them. */
const NOMINAL_INCH: ReadonlyMap<number, number> = new Map([
  [0.25, 8],
  [0.375, 10],
  [0.5, 15],
  [0.75, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [7, 180],
  [7.25, 185],
  [8, 200],
  [9, 230],
  [9.25, 235],
  [10, 250],
  [12, 300],
  [14, 350],
  [16, 400],
  [18, 450],
  [20, 500],
  [24, 600],
  [36, 900],
  [48, 1200],
  [56, 1400],
])
/** Feet of tubes, battens and ladders, which the trade counts as 300 mm. */
const NOMINAL_FOOT: ReadonlyMap<number, number> = new Map([1, 2, 3, 4, 5, 6, 8, 10].map(feet => [feet, feet * 300]))
const NOMINAL_MM = new Map([...NOMINAL_INCH].map(([inch, mm]): [number, number] => [mm, inch * 25.4]))
/** Horse power of motors and pumps with the watts on their plates. */
const NOMINAL_HP: ReadonlyMap<number, number> = new Map([
  [0.25, 180],
  [0.5, 370],
  [0.75, 550],
  [1, 750],
  [1.5, 1100],
  [2, 1500],
  [3, 2200],
  [5, 3700],
  [7.5, 5500],
  [10, 7500],
  [12.5, 9300],
  [15, 11000],
  [20, 15000],
])
const NOMINAL_W = new Map([...NOMINAL_HP].map(([hp, watts]): [number, number] => [watts, hp * 745.7]))
const NOMINAL_KW = new Map([...NOMINAL_W].map(([watts, exact]): [number, number] => [watts / 1000, exact]))

/** Trade sizes by the line of the measures that they are written in. */
const NOMINAL: Readonly<Record<string, ReadonlyMap<number, number>>> = {
  'mm 25.4': NOMINAL_INCH,
  'mm 304.8': NOMINAL_FOOT,
  'mm 1': NOMINAL_MM,
  'w 745.7': NOMINAL_HP,
  'w 1': NOMINAL_W,
  'w 1000': NOMINAL_KW,
}

/** `base factor names`; a name is folded and without dots; `!` in front of it wants the number directly before it. */
const MEASURES = `
mm 1 mm mms millimeter millimetre millimeters millimetres mili मिमी एमएम मिलीमीटर
mm 10 cm cms centimeter centimetre centimeters centimetres सेमी सेंमी सेंटीमीटर
mm 1000 m mtr mtrs mt meter metre meters metres मी मीटर
mm 25.4 inch inches inchi inchs inc insh in " इंच इन्च इंची
mm 3.175 soot sut सूत
mm 304.8 ft fut feet foot fit ' फुट फीट
mm 914.4 yard yards yd गज
micron 1 micron microns μm um माइक्रोन
sqmm 1 sqmm mm2 sqmms स्क्वायरमिमी वर्गमिमी
sqm 1 sqm m2 sqmtr sqmeter वर्गमीटर
sqm 0.092903 sqft ft2 sqfeet वर्गफुट वर्गफीट
g 1 g gm gms gram grams gramme ग्राम
g 1000 kg kgs kilo killo kilos kilogram kilograms किलो किग्रा किलोग्राम केजी
g 0.001 mg मिग्रा
ml 1 ml मिली एमएल cc
ml 1000 l ltr ltrs lt lit litter litar letre leter liter litre liters litres लीटर लिटर ली
ml 4546 gallon gallons
v 1 v volt volts vac vdc vlt वोल्ट
v 1000 kv केवी
v 0.001 mv
a 1 a amp amps ampere amperes ampear amper ampier emp एम्पियर एम्प एंपियर एंप ऐम्पियर
a 0.001 ma
ka 1 ka
ah 1 ah एएच
ah 0.001 mah एमएएच
w 1 w watt watts wat wt vat vatt wattage वाट वॉट वाॅट
w 1000 kw kilowatt किलोवाट
w 745.7 hp horsepower bhp echp एचपी हॉर्सपावर
va 1 va वीए
va 1000 kva केवीए
lm 1 lm lumen lumens लुमेन ल्यूमेन
k 1 !k kelvin
bar 1 bar bars बार
bar 0.0689476 psi पीएसआई
bar 0.980665 kg/cm2 kgcm2 kgf/cm2
bar 10 mpa
bar 0.01 kpa
rpm 1 rpm आरपीएम
hz 1 hz hertz हर्ट्ज
hz 1000 khz
mhz 1 mhz
mhz 1000 ghz
gb 1 gb जीबी
gb 1000 tb टीबी
mb 1 mb एमबी
mbps 1 mbps
mbps 1000 gbps
c 1 °c degc डिग्री
nm 1 nm
j 1 joule joules जूल
lpm 1 lpm l/min
lpm 0.0166667 lph l/h
lpm 16.6667 m3/h cmh m3/hr
cfm 1 cfm
db 1 db
mp 1 mp megapixel megapixels
ppm 1 ppm
dpi 1 dpi
gsm 1 gsm
ton 1 ton tons tonne tonnes टन
ohm 1 ohm ohms ω
gauge 1 swg awg
tpi 1 tpi
`

const COUNTS = `
core cores कोर
way ways वे
pole poles poll !p पोल
pin pins पिन
port ports पोर्ट
channel channels !ch चैनल
phase phases fez fase फेज
step steps
ply
gang gangs
module modules मॉड्यूल
page pages पेज
sheet sheets
seater
stage stages
piece pieces pc pcs pce nos पीस नग
pair pairs जोड़ी
pack packs पैक
button buttons
door doors
drawer drawers
`

interface Names {
  free: Map<string, Unit>
  attached: Map<string, Unit>
}

function readUnits(): Names {
  const names: Names = { free: new Map(), attached: new Map() }
  const add = (unit: Unit, name: string) => {
    const bare = fold(name.replace(/^!/, ''))
    names.attached.set(bare, unit)
    if (bare === name) names.free.set(bare, unit)
    else if (!name.startsWith('!')) names.free.set(bare, unit)
  }
  for (const line of MEASURES.trim().split('\n')) {
    const [base = '', factor = '', ...words] = line.split(' ')
    const nominal = NOMINAL[`${base} ${factor}`]
    for (const word of words) add({ base, factor: Number(factor), ...(nominal ? { nominal } : {}) }, word)
  }
  for (const line of COUNTS.trim().split('\n')) {
    const words = line.split(' ')
    for (const word of words) add({ base: words[0] ?? '', factor: 1, counts: true }, word)
  }
  return names
}

const UNITS = readUnits()

/** The unit a folded word names, dots left out; directly behind its number a letter says more than by itself. */
export function unitOf(word: string, attached: boolean): Unit | undefined {
  const known = attached ? UNITS.attached : UNITS.free
  return known.get(word) ?? (word.includes('.') ? known.get(word.replaceAll('.', '')) : undefined)
}

/** The unit of an area named by two words: "sq mm", "वर्ग मीटर". */
export function squareUnit(square: string, word: string): Unit | undefined {
  return square === 'sq' || square === 'sq.' || square === 'square' || square === 'वर्ग' || square === 'स्क्वायर'
    ? (unitOf(`sq${word.replaceAll('.', '')}`, false) ?? unitOf(`वर्ग${word}`, false))
    : undefined
}

function round(value: number): number {
  if (value < 2) return Number(value.toPrecision(3))
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value)
}

/** The token in which equal quantities meet: 1/2 inch and 12.7 mm are `12.7mm`, 1 HP and 746 W are `746w`. */
export function quantityToken(value: number, unit: Unit): string {
  return `${round(value * unit.factor)}${unit.base}`
}

/** The token of the size under which the trade also sells this one: 1/2 inch pipe is 15 mm, 1 HP is 750 W. */
export function nominalToken(value: number, unit: Unit): string | null {
  const inBase = unit.nominal?.get(value)
  return inBase === undefined ? null : `${round(inBase)}${unit.base}`
}
