// Localized dates and times in both languages.

const LOCALES = { en: 'en-US', hi: 'hi-IN' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(date: Date, language: 'en' | 'hi', timeZone: string): Map<string, string> {
  const key = `${language}|${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      numberingSystem: 'latn',
      timeZone,
    })
    formats.set(key, format)
  }
  return new Map(format.formatToParts(date).map(part => [part.type, part.value]))
}

/** `Tue, 24 Nov` of an ISO day (`2026-11-24`), or of an ISO moment in a time zone. */
export function formatDay(iso: string, language: 'en' | 'hi', timeZone = 'UTC'): string {
  const isMoment = iso.includes('T')
  const parts = partsOf(new Date(iso), language, isMoment ? timeZone : 'UTC')
  return `${parts.get('weekday')}, ${parts.get('day')} ${parts.get('month')}`
}

/** The Hindi word for the part of the day, by its first hour (CLDR day periods of `hi`). */
const HINDI_DAY_PERIODS = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const

/** `4:05 PM`, in Hindi `शाम 4:05 बजे`, of an hour from 0 to 23 and a minute. */
export function formatTime(hour: number, minute: string, language: 'en' | 'hi'): string {
  const clock = `${hour % 12 || 12}:${minute}`
  if (language === 'en') return `${clock} ${hour < 12 ? 'AM' : 'PM'}`
  const period = HINDI_DAY_PERIODS.find(([from]) => hour >= from)?.[1]
  return `${period} ${clock} बजे`
}

/** `24 Nov 2026, 4:05 PM` of an ISO moment, in Hindi `24 नव॰ 2026, शाम 4:05 बजे`, in the time zone of the market. */
export function formatMoment(moment: string, language: 'en' | 'hi', timeZone: string): string {
  const parts = partsOf(new Date(moment), language, timeZone)
  const time = formatTime(Number(parts.get('hour')), parts.get('minute') ?? '', language)
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${time}`
}
