// Rules of reviews and questions: moderation, author names, ratings.

import type { RatingSummary } from '../../contract/reviews/api.ts'

export type TextState = 'published' | 'held' | 'rejected'
export type HoldReason = 'link' | 'contact' | 'language'

const LINK =
  /\b(?:https?|ftp):\/\/|\bwww\.|(?<![\w@])[a-z0-9-]{2,}\.(?:com|in|net|org|ae|co|io|info|shop|store|biz|xyz|online|site|me|ly)\b(?![.\d])/iu
const MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}-]+\s?(?:\.|\[dot\]|\(dot\))\s?\p{L}{2,}/iu
/** Mobile numbers of both markets, with or without country code, and any number after a plus sign. */
const MOBILE = /^(?:(?:\+|00)?91|0)?[6-9]\d{9}$|^(?:(?:\+|00)?971|0)5\d{8}$|^\+\d{8,15}$/
const DIGIT_RUN = /\+?\d(?:[\s().-]{0,2}\d){7,15}/g

/** Offensive words in English, Hindi and Hinglish; only whole words match. */
const COARSE = new Set(
  `fuck fucked fucker fucking motherfucker shit shitty bullshit bitch bastard asshole arsehole cunt whore slut wanker
  chutiya chutiye chutiyapa madarchod madarchood behenchod bhenchod bhosdike bhosdi gandu gaandu harami haramkhor
  haramzada randi kutte kamina kamine lauda lavde jhaatu
  चूतिया चूतिये चुतिया मादरचोद बहनचोद भोसड़ीके भोसड़ी गांडू गाँडू हरामी हरामखोर हरामज़ादा हरामजादा रंडी कमीना कमीने लौड़ा झाटू`
    .split(/\s+/)
    .map(fold),
)

/** Folds case, width and nukta, so that spellings of the same word compare equal. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
}

/** Replaces digits of other scripts by Latin ones. */
function latin(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/g, digit => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x0660))
}

function namesPhone(text: string): boolean {
  return (text.match(DIGIT_RUN) ?? []).some(run => {
    const groups = run.split(/[\s().-]+/).filter(Boolean)
    // a list of sizes is not a phone number: its groups are short, those of a number have three digits or more
    const spelled = groups.every(group => group.replace('+', '').length === 1)
    const grouped = groups.slice(1).every(group => group.length >= 3) && groups.length <= 4
    return (spelled || grouped) && MOBILE.test(groups.join(''))
  })
}

/** Why a text must be moderated before it is published; empty when it need not be. */
export function holdReasons(text: string): HoldReason[] {
  const plain = latin(text)
  const reasons: HoldReason[] = []
  if (LINK.test(plain.replace(new RegExp(MAIL, 'giu'), ' '))) reasons.push('link')
  if (MAIL.test(plain) || namesPhone(plain)) reasons.push('contact')
  if ((fold(text).match(/[\p{L}\p{M}]+/gu) ?? []).some(word => COARSE.has(word))) reasons.push('language')
  return reasons
}

/**
 * Normalises a text for storage: Unicode NFC, no bidi controls, no invisible characters (except the joiners of Hindi), at
 * most one empty line in a row.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Detects the language by script: Hindi when a third of the letters are Devanagari. */
export function languageOf(text: string): 'en' | 'hi' {
  const letters = text.match(/\p{L}/gu) ?? []
  const hindi = letters.filter(letter => /\p{Script=Devanagari}/u.test(letter))
  return hindi.length * 3 >= letters.length && hindi.length > 0 ? 'hi' : 'en'
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** `Asha K.` of a first and last name; empty without a first name. */
export function authorName(firstName: string, lastName: string): string {
  const first = firstName.trim().slice(0, 60)
  const [initial] = graphemes.segment(lastName.trim())
  if (first === '') return ''
  return initial ? `${first} ${initial.segment.toLocaleUpperCase('en')}.` : first
}

/** Number of reviews by stars, one star first. */
export type Stars = readonly number[]

export const NO_STARS: Stars = [0, 0, 0, 0, 0]

/** The counts after removing and adding a review; null for none. */
export function movedStars(stars: Stars, gone: number | null, come: number | null): number[] {
  return stars.map((count, at) => count - (gone === at + 1 ? 1 : 0) + (come === at + 1 ? 1 : 0))
}

const sumOf = (stars: Stars) => stars.reduce((sum, count) => sum + count, 0)

export interface Rating {
  /** Average to one decimal, 0 without reviews. */
  rating: number
  count: number
  /** Whether the rating consists of samples. */
  sample: boolean
}

/** Rating from the counts; samples only count while there is no real review. */
export function ratingFrom(real: Stars, samples: Stars): Rating & { stars: Stars } {
  const sample = sumOf(real) === 0 && sumOf(samples) > 0
  const stars = sample ? samples : real
  const count = sumOf(stars)
  const points = stars.reduce((sum, of, at) => sum + of * (at + 1), 0)
  return { rating: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count, sample, stars }
}

/** The rating summary of a page. */
export function summaryOf(
  real: Stars,
  samples: Stars,
  shown: { withPictures: number; verified: number },
): RatingSummary {
  const { rating, count, sample, stars } = ratingFrom(real, samples)
  return {
    rating,
    count,
    stars: [5, 4, 3, 2, 1].map(of => ({ stars: of, count: stars[of - 1] ?? 0 })),
    ...shown,
    sample,
    realCount: sumOf(real),
  }
}

/** Words to search questions for, in lower case; ten at most. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, 10)
}
