// Proof of work for further one-time codes: a signed challenge for one identifier, good once and for ten minutes.

import { bitsOfChallenge } from '../../../contract/auth/work.rules.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { newToken } from '../../platform/secrets.ts'
import { type Identifier, isSolved, OTP_RULES } from '../rules.ts'

const PURPOSE = 'otp-work'

const seconds = (actor: Actor) => Math.floor(actor.now.getTime() / 1000)
const signed = (text: string, { market }: Actor, { value }: Identifier) => `${text}|${market}|${value}`

/** A challenge with this many bits; it is not stored. */
export function newChallenge(app: App, actor: Actor, identifier: Identifier, bits: number): string {
  const text = `${bits}.${seconds(actor) + OTP_RULES.workSeconds}.${newToken().slice(0, 22)}`
  return `${text}.${app.secrets.sign(PURPOSE, signed(text, actor, identifier))}`
}

/** The challenge that a solution is of, and its bits; null when it is not solved, not ours, expired or of someone else. */
export function solvedChallenge(
  app: App,
  actor: Actor,
  identifier: Identifier,
  solution: string,
): { challenge: string; bits: number } | null {
  const [, challenge = '', text = '', expires, signature = ''] =
    /^((\d{1,2}\.(\d{1,12})\.[A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})):\d{1,15}$/.exec(solution) ?? []
  if (Number(expires) < seconds(actor) || !challenge) return null
  if (!app.secrets.verify(PURPOSE, signed(text, actor, identifier), signature)) return null
  const bits = bitsOfChallenge(challenge)
  return isSolved(solution, bits) ? { challenge, bits } : null
}
