// Which values of attributes are words to translate: not numbers, units, standards and abbreviations that stay in Latin letters.

/** The longest value that is listed, in characters; what is longer is prose. */
export const MAX_VALUE = 200

/** Units as people write them, with three letters or more; shorter words are never translated. */
const UNITS =
  'rpm|bar|mbar|psi|kpa|mpa|gpa|mah|kva|mva|kwh|kvar|vac|vdc|ghz|mhz|khz|cfm|gpm|lpm|lph|gsm|dba|kgf|lbf|lbs|ppm|dpi|fps|kbps|mbps|gbps|awg|swg|btu|sqmm|nos|pcs|min|max|sec|mtr|ltr|inch|micron|hrc|hrb|hbw'
/** Bodies and names of standards, and abbreviations that docs/hindi.md keeps in Latin letters. */
const NAMES =
  'iso|din|iec|ansi|astm|aisi|sae|bis|ral|asme|nema|api|jis|bsp|bspt|npt|led|lcd|usb|hdmi|mcb|mccb|rccb|rcbo|pvc|abs|hdpe|ldpe|upvc|cpvc|ptfe|epdm|nbr|hss|frp|grp|cfl|cnc|gst|hsn|ssd|hdd|ram|ddr|cpu|ips|atx|nfc|gps|rfid|pwm|spdt|dpdt|smd|utp|stp|ftp|aaa'

/**
 * A regular expression, to be used without regard to case, that PostgreSQL and JavaScript read alike: a word of three letters or
 * more that touches no digit and is none of the above.
 */
export const WORD_TO_TRANSLATE = `(?<![a-z0-9])(?!(?:${UNITS}|${NAMES})(?![a-z0-9]))[a-z]{3,}(?![a-z0-9])`

const word = new RegExp(WORD_TO_TRANSLATE, 'i')

/** Whether a translator is asked for the Hindi of a value. */
export const isToTranslate = (value: string): boolean =>
  value.length <= MAX_VALUE && value === value.trim() && word.test(value)
