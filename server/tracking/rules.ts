// Pure decisions of tracking: who is a robot, which time of a browser is believed.

/** Programs that say what they are; who says nothing is taken for one. */
const ROBOT =
  /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp|monitor|uptime|\bcurl\/|\bwget\/|python|java\/|go-http|httpclient|scrapy|phantom/i

export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent)
}

const DAY = 86_400_000

/** The time that a browser gave, in milliseconds or as ISO text; null when it is none or a day away from `now`. */
export function browserTime(given: number | string | undefined, now: Date): Date | null {
  if (given === undefined) return null
  const time = new Date(typeof given === 'string' && /^\d{10,16}$/.test(given) ? Number(given) : given)
  return Math.abs(time.getTime() - now.getTime()) <= DAY ? time : null
}
