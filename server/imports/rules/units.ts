// Knows the units of the trade by every spelling, and turns a value from one into another of the same kind.

import { readFraction } from './numbers.ts'

/** One line a unit: kind, symbol, how many of the kind's base unit it is, spellings. Temperatures have no line: they do not scale. */
const TABLE = `
length | mm | 1 | millimetre millimetres millimeter millimeters mms मिमी
length | cm | 10 | centimetre centimetres centimeter centimeters cms सेमी
length | m | 1000 | metre metres meter meters mtr mtrs मीटर मी
length | km | 1000000 | kilometre kilometres kilometer kilometers किमी
length | in | 25.4 | inch inches " ″ ” '' इंच
length | ft | 304.8 | foot feet ' ′ फुट फीट
length | µm | 0.001 | um μm micron microns
area | mm² | 1 | mm2 sqmm sq.mm sq-mm वर्गमिमी
area | cm² | 100 | cm2 sqcm sq.cm
area | m² | 1000000 | m2 sqm sq.m sqmtr वर्गमीटर
area | ft² | 92903.04 | ft2 sqft sq.ft
mass | mg | 0.001 | milligram milligrams
mass | g | 1 | gm gms gram grams gr ग्राम
mass | kg | 1000 | kgs kilogram kilograms kilo kilos किग्रा किलो किलोग्राम
mass | t | 1000000 | ton tons tonne tonnes टन
mass | lb | 453.59237 | lbs pound pounds
mass | oz | 28.349523125 | ounce ounces
volume | ml | 1 | millilitre millilitres milliliter milliliters cc मिली
volume | L | 1000 | l ltr ltrs litre litres liter liters लीटर
volume | m³ | 1000000 | m3 cum cubicmetre
volume | gal | 3785.411784 | gallon gallons
power | mW | 0.001 | milliwatt milliwatts
power | W | 1 | w watt watts वाट वॉट
power | kW | 1000 | kilowatt kilowatts किलोवाट
power | HP | 745.7 | hp horsepower bhp एचपी
voltage | mV | 0.001 | millivolt millivolts
voltage | V | 1 | v volt volts vac vdc वोल्ट
voltage | kV | 1000 | kilovolt kilovolts
current | mA | 0.001 | milliampere milliamp milliamps
current | A | 1 | amp amps ampere amperes एम्पियर
current | kA | 1000 | kiloampere
apparent | VA | 1 | voltampere
apparent | kVA | 1000 | kilovoltampere
frequency | Hz | 1 | hz hertz हर्ट्ज़
frequency | kHz | 1000 | kilohertz
frequency | MHz | 1000000 | megahertz
frequency | GHz | 1000000000 | gigahertz
pressure | bar | 100000 | bars बार
pressure | psi | 6894.757 | lbf/in²
pressure | Pa | 1 | pascal pascals
pressure | kPa | 1000 | kilopascal
pressure | MPa | 1000000 | megapascal
pressure | kg/cm² | 98066.5 | kg/cm2 kgf/cm2 kgf/cm²
torque | Nm | 1 | n-m n.m newtonmetre
torque | kgf-m | 9.80665 | kgfm kg-m
energy | Wh | 1 | watthour watthours
energy | kWh | 1000 | kilowatthour unit-kwh
charge | mAh | 1 | milliamperehour
charge | Ah | 1000 | ampherehour amperehour
data | KB | 1 | kilobyte kilobytes
data | MB | 1000 | megabyte megabytes
data | GB | 1000000 | gigabyte gigabytes
data | TB | 1000000000 | terabyte terabytes
rate | Mbit/s | 1 | mbps
rate | Gbit/s | 1000 | gbps
time | ms | 0.001 | millisecond milliseconds
time | s | 1 | sec secs second seconds सेकंड
time | min | 60 | mins minute minutes मिनट
time | h | 3600 | hr hrs hour hours घंटे घंटा
time | d | 86400 | day days दिन
time | months | 2629800 | month महीने माह
time | years | 31557600 | year yr yrs साल वर्ष
speed | rpm | 1 | r/min rev/min
flow | L/min | 1 | lpm l/m
flow | m³/h | 16.6667 | m3/h m³/hr cmh
flow | CFM | 28.3168 | cubicfeet/min
angle | ° | 1 | deg degree degrees डिग्री
light | lm | 1 | lumen lumens ल्यूमेन
illuminance | lx | 1 | lux
sound | dB | 1 | db decibel decibels db(a)
share | % | 1 | percent pct प्रतिशत
resistance | Ω | 1 | ohm ohms ओम
resistance | kΩ | 1000 | kohm kiloohm
temperature | °C | 1 | celsius degc
fahrenheit | °F | 1 | fahrenheit degf
kelvin | K | 1 | kelvin
force | N | 1 | newton newtons
force | kN | 1000 | kilonewton
count | pcs | 1 | pc pieces nos nos. no. नग
`

interface Unit {
  kind: string
  symbol: string
  scale: number
}

const exact = new Map<string, Unit>()
const folded = new Map<string, Unit>()
for (const line of TABLE.trim().split('\n')) {
  const [kind = '', symbol = '', scale = '1', words = ''] = line.split('|').map(part => part.trim())
  const unit = { kind, symbol, scale: Number(scale) }
  for (const word of [symbol, ...words.split(' ').filter(Boolean)]) {
    exact.set(word, unit)
    // mW and MW, mV and MV differ only in case; the first line to claim a folded spelling keeps it
    if (!folded.has(word.toLowerCase())) folded.set(word.toLowerCase(), unit)
  }
}

function find(spelling: string): Unit | undefined {
  const text = spelling.trim()
  const tight = text.replace(/\s+/g, '').replace(/^(.{2,})\.$/, '$1')
  return exact.get(text) ?? exact.get(tight) ?? folded.get(tight.toLowerCase())
}

/** The symbol of a unit by any of its spellings; null when it is none. */
export function unitOf(spelling: string): string | null {
  return find(spelling)?.symbol ?? null
}

/** A value in another unit of the same kind, to 9 significant digits; null when they do not measure the same. */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value
  const [a, b] = [find(from), find(to)]
  if (!a || !b || a.kind !== b.kind) return null
  return Number(((value * a.scale) / b.scale).toPrecision(9))
}

export interface Measure {
  value: number
  /** Symbol, or empty for a bare number. */
  unit: string
}

/** `12.7 mm`, `1/2"`, `1,500 W`, `600`: a number with the unit after it. Null when it is anything else. */
export function readMeasure(text: string): Measure | null {
  const match = /^([+-]?[\d½¼¾⅛⅜⅝⅞०-९][\d.,\s/½¼¾⅛⅜⅝⅞०-९-]*?)\s*([^\d\s.,/½¼¾⅛⅜⅝⅞-].*)?$/u.exec(text.trim())
  if (!match) return null
  const [, number = '', rest = ''] = match
  const value = readFraction(number.trim())
  if (value === null) return null
  if (rest === '') return { value, unit: '' }
  const unit = unitOf(rest)
  return unit === null ? null : { value, unit }
}

export interface Heading {
  name: string
  unit: string
}

/** Parts a heading from its unit: `Weight (kg)`, `Voltage [V]`, `Length, mm`, `width_mm`. */
export function headingUnit(heading: string): Heading {
  const match =
    /^(.*\S)\s*[([]\s*(?:in\s+)?([^()[\]]{1,12})\s*[)\]]$/i.exec(heading) ??
    /^(.*\S)\s*,\s*(\S{1,8})$/.exec(heading) ??
    /^(.*[a-z])[_ ](mm|cm|kg|gm|gms|kw|rpm|hz|mah|kva)$/i.exec(heading)
  const unit = match ? unitOf(match[2] ?? '') : null
  return match && unit !== null ? { name: (match[1] ?? '').trim(), unit } : { name: heading.trim(), unit: '' }
}
