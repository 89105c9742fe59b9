// Which attribute values contain words to translate: not numbers, units, standards and abbreviations that stay in Latin letters.

/** Maximum length of a listed value in characters; longer ones are prose. */
export const MAX_VALUE = 200

/** Units with three letters or more; shorter words are never translated. */
const UNITS =
  'rpm|bar|mbar|psi|kpa|mpa|gpa|mah|kva|mva|kwh|kvar|vac|vdc|ghz|mhz|khz|cfm|gpm|lpm|lph|gsm|dba|kgf|lbf|lbs|ppm|dpi|fps|kbps|mbps|gbps|awg|swg|btu|sqmm|nos|pcs|min|max|sec|mtr|ltr|inch|micron|hrc|hrb|hbw'
/** Standards bodies, names of standards, and abbreviations that docs/hindi.md keeps in Latin letters. */
const NAMES =
  'iso|din|iec|ansi|astm|aisi|sae|bis|ral|asme|nema|api|jis|bsp|bspt|npt|led|lcd|usb|hdmi|mcb|mccb|rccb|rcbo|pvc|abs|hdpe|ldpe|upvc|cpvc|ptfe|epdm|nbr|hss|frp|grp|cfl|cnc|gst|hsn|ssd|hdd|ram|ddr|cpu|ips|atx|nfc|gps|rfid|pwm|spdt|dpdt|smd|utp|stp|ftp|aaa'

/**
 * A case-insensitive regular expression that works in both PostgreSQL and JavaScript: a word of three letters or more
 * that touches no digit and is none of the above.
 */
export const WORD_TO_TRANSLATE = `(?<![a-z0-9])(?!(?:${UNITS}|${NAMES})(?![a-z0-9]))[a-z]{3,}(?![a-z0-9])`

const word = new RegExp(WORD_TO_TRANSLATE, 'i')

/** Whether a value needs a Hindi translation. */
export const isToTranslate = (value: string): boolean =>
  value.length <= MAX_VALUE && value === value.trim() && word.test(value)
