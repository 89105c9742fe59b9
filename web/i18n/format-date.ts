// Dates as shoppers read them, in both languages.

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
      hour12: true,
      numberingSystem: 'latn',
      timeZone,
    })
    formats.set(key, format)
  }
  return new Map(format.formatToParts(date).map(part => [part.type, part.value]))
}

/** `Tue, 24 Nov` of an ISO day (`2026-11-24`). */
export function formatDay(day: string, language: 'en' | 'hi'): string {
  const parts = partsOf(new Date(`${day.slice(0, 10)}T00:00:00Z`), language, 'UTC')
  return `${parts.get('weekday')}, ${parts.get('day')} ${parts.get('month')}`
}

/** `24 Nov 2026, 4:05 PM` of an ISO moment, in the time zone of the market. */
export function formatMoment(moment: string, language: 'en' | 'hi', timeZone: string): string {
  const parts = partsOf(new Date(moment), language, timeZone)
  const time = `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod') ?? ''}`.trim()
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${time}`
}
