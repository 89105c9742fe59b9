// The mail about a login from a new device.

import type { LoginWay } from '../../../contract/auth/sessions-api.ts'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

export interface NotifiedLogin {
  market: Market
  language: Language
  firstName: string
  email: string
  way: LoginWay
  browser: string
  device: string
  network: string
  at: Date
}

interface Words {
  subject: string
  text: string
  ifNot: string
  time: string
  device: string
  unknown: string
  on: (browser: string, device: string) => string
  way: string
  ways: Record<LoginWay, string>
  network: string
  open: string
  whySent: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'New login to your Karkhana account',
    text: 'Your account was used to log in on a device that it had not been used on before. If this was you, there is nothing to do.',
    ifNot: 'If it was not you: open your profile, end the sessions that you do not know, and change your password.',
    time: 'Time',
    device: 'Device',
    unknown: 'Unknown device',
    on: (browser, device) => `${browser} on ${device}`,
    way: 'Logged in by',
    ways: {
      code: 'One-time code',
      password: 'Password',
      passkey: 'Passkey',
      social: 'Login at a provider',
      'sign-up': 'Sign-up',
      partner: 'Link of a partner',
    },
    network: 'Network',
    open: 'Open my profile',
    whySent: 'You receive this mail because somebody logged in to your Karkhana account. It cannot be switched off.',
  },
  hi: {
    subject: 'आपके कारखाना अकाउंट में नया लॉगिन',
    text: 'आपके अकाउंट में ऐसे डिवाइस से लॉगिन हुआ है जिससे पहले कभी लॉगिन नहीं हुआ था। अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।',
    ifNot: 'अगर यह आपने नहीं किया है: अपनी प्रोफ़ाइल खोलें, अनजान सेशन समाप्त करें और पासवर्ड बदलें।',
    time: 'समय',
    device: 'डिवाइस',
    unknown: 'अनजान डिवाइस',
    on: (browser, device) => `${device} पर ${browser}`,
    way: 'लॉगिन का तरीका',
    ways: {
      code: 'वन-टाइम कोड',
      password: 'पासवर्ड',
      passkey: 'पासकी',
      social: 'दूसरी कंपनी के अकाउंट से लॉगिन',
      'sign-up': 'साइन अप',
      partner: 'पार्टनर का लिंक',
    },
    network: 'नेटवर्क',
    open: 'प्रोफ़ाइल खोलें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपके कारखाना अकाउंट में लॉगिन हुआ है। इसे बंद नहीं किया जा सकता।',
  },
}

function deviceName({ browser, device }: NotifiedLogin, words: Words): string {
  return browser && device ? words.on(browser, device) : browser || device || words.unknown
}

export const loginOpening = (language: Language): Opening => {
  const { subject, text } = WORDS[language]
  return { subject, text }
}

export function loginMail(login: NotifiedLogin, origin: string, own: OwnWords = NO_OWN_WORDS): Mail {
  const { market, language, firstName, way, network, at } = login
  const { timeZone, languageTag } = MARKET_INFO[market]
  const words = WORDS[language]
  const { opening, ...beginning } = beginningOf(own, 'new-login', {}, loginOpening(language))
  const time = at.toLocaleString(languageTag[language], { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return {
    ...beginning,
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening, words.ifNot],
    details: [
      { label: words.time, value: time },
      { label: words.device, value: deviceName(login, words) },
      { label: words.way, value: words.ways[way] },
      ...(network ? [{ label: words.network, value: network }] : []),
    ],
    lines: [],
    totals: [],
    action: { label: words.open, url: `${origin}${language === 'hi' ? '/hi' : ''}/dashboard/profile` },
    footer: [words.whySent],
    unsubscribe: null,
  }
}
