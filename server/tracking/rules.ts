// Rules of tracking: robot detection and validation of browser times.

/** User agents of robots; an empty one counts as a robot. */
const ROBOT =
  /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp|monitor|uptime|\bcurl\/|\bwget\/|python|java\/|go-http|httpclient|scrapy|phantom/i

export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent)
}

const DAY = 86_400_000

/** A time sent by a browser, in milliseconds or ISO format; null when invalid or more than a day from `now`. */
export function browserTime(value: number | string | undefined, now: Date): Date | null {
  if (value === undefined) return null
  const time = new Date(typeof value === 'string' && /^\d{10,16}$/.test(value) ? Number(value) : value)
  return Math.abs(time.getTime() - now.getTime()) <= DAY ? time : null
}

/** A text without what may be personal: mail addresses, queries of addresses, numbers of four digits and more. */
export function withoutPersonal(text: string): string {
  return text
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]')
    .replace(/[?#][^\s"'<>]*/g, '')
    .replace(/\d{4,}/g, '[number]')
    .replace(/\p{Cc}/gu, ' ')
}
