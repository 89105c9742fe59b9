// The page behind the unsubscribe link of a mail: asks before it unsubscribes, and offers to resubscribe where
// possible.

import type { Language } from '../../../contract/shared/market.ts'
import type { Topic } from '../commands/opt-out.ts'

interface Words {
  title: string
  text: string
  /** Null if there is no button. */
  button: string | null
}
type State = 'ask' | 'done' | 'again'

const REVIEWS: Record<Language, Record<State, Words>> = {
  en: {
    ask: {
      title: 'Stop asking for reviews?',
      text: 'You will receive no more mail that asks for a review.',
      button: 'Stop',
    },
    done: { title: 'Done', text: 'You will not be asked for reviews again.', button: 'Ask me again' },
    again: { title: 'Done', text: 'You may be asked for a review after a delivery.', button: 'Stop' },
  },
  hi: {
    ask: { title: 'रिव्यू का अनुरोध बंद करें?', text: 'आपको रिव्यू माँगने वाले मेल नहीं भेजे जाएँगे।', button: 'बंद करें' },
    done: { title: 'हो गया', text: 'आपसे फिर रिव्यू नहीं माँगा जाएगा।', button: 'अनुरोध फिर चालू करें' },
    again: { title: 'हो गया', text: 'डिलीवरी के बाद आपसे रिव्यू माँगा जा सकता है।', button: 'बंद करें' },
  },
}

const REMINDERS: Record<Language, Record<State, Words>> = {
  en: {
    ask: {
      title: 'End all reminders?',
      text: 'You will receive no more mail about your purchase lists.',
      button: 'End reminders',
    },
    done: { title: 'Done', text: 'You will not be reminded of your purchase lists.', button: 'Remind me again' },
    again: { title: 'Done', text: 'You will be reminded of your purchase lists.', button: 'End reminders' },
  },
  hi: {
    ask: {
      title: 'सभी रिमाइंडर बंद करें?',
      text: 'आपको खरीद सूचियों के मेल नहीं भेजे जाएँगे।',
      button: 'बंद करें',
    },
    done: { title: 'हो गया', text: 'आपको खरीद सूचियों की याद नहीं दिलाई जाएगी।', button: 'रिमाइंडर फिर चालू करें' },
    again: { title: 'हो गया', text: 'आपको खरीद सूचियों की याद दिलाई जाएगी।', button: 'बंद करें' },
  },
}

const REWARDS: Record<Language, Record<State, Words>> = {
  en: {
    ask: {
      title: 'End reminders of points?',
      text: 'You will receive no more mail before reward points expire.',
      button: 'End reminders',
    },
    done: { title: 'Done', text: 'You will not be told before points expire.', button: 'Remind me again' },
    again: { title: 'Done', text: 'You will be told before points expire.', button: 'End reminders' },
  },
  hi: {
    ask: {
      title: 'पॉइंट के रिमाइंडर बंद करें?',
      text: 'रिवॉर्ड पॉइंट समाप्त होने से पहले आपको मेल नहीं भेजे जाएँगे।',
      button: 'बंद करें',
    },
    done: { title: 'हो गया', text: 'पॉइंट समाप्त होने से पहले आपको नहीं बताया जाएगा।', button: 'रिमाइंडर फिर चालू करें' },
    again: { title: 'हो गया', text: 'पॉइंट समाप्त होने से पहले आपको बताया जाएगा।', button: 'बंद करें' },
  },
}

const NEWSLETTER: Record<Language, Record<State, Words>> = {
  en: {
    ask: { title: 'End the newsletter?', text: 'You will receive no more newsletters.', button: 'End' },
    done: { title: 'Done', text: 'You will receive no more newsletters.', button: 'Resume' },
    again: { title: 'Done', text: 'You receive the newsletter again.', button: 'End' },
  },
  hi: {
    ask: { title: 'न्यूज़लेटर बंद करें?', text: 'आपको और न्यूज़लेटर नहीं भेजे जाएँगे।', button: 'बंद करें' },
    done: { title: 'हो गया', text: 'आपको और न्यूज़लेटर नहीं भेजे जाएँगे।', button: 'फिर चालू करें' },
    again: { title: 'हो गया', text: 'आपको न्यूज़लेटर फिर भेजा जाएगा।', button: 'बंद करें' },
  },
}

const ASK_ALERTS: Record<Language, Words> = {
  en: {
    title: 'End all alerts?',
    text: 'You will receive no more mail about prices and stock of your wishlist.',
    button: 'End alerts',
  },
  hi: {
    title: 'सभी सूचनाएँ बंद करें?',
    text: 'आपको विशलिस्ट की कीमतों और स्टॉक के मेल नहीं भेजे जाएँगे।',
    button: 'बंद करें',
  },
}
const NO_ALERTS: Record<Language, Words> = {
  en: { title: 'Done', text: 'All alerts are off. You can turn them on again in your wishlist.', button: null },
  hi: { title: 'हो गया', text: 'सभी सूचनाएँ बंद हैं। विशलिस्ट में इन्हें फिर चालू किया जा सकता है।', button: null },
}

const HOME: Record<Language, string> = { en: 'To the store', hi: 'स्टोर पर जाएँ' }
const PREFERENCES: Record<Language, string> = { en: 'All notification preferences', hi: 'सूचनाओं की सभी पसंद' }

function wordsOf(topic: Topic, language: Language, state: State): Words {
  if (topic !== 'alerts')
    return { reviews: REVIEWS, reminders: REMINDERS, rewards: REWARDS, newsletter: NEWSLETTER }[topic][language][state]
  return (state === 'ask' ? ASK_ALERTS : NO_ALERTS)[language]
}

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;background:#f5f5f2;color:#15191f}main{max-width:520px;margin:15vh auto;padding:0 24px}button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:#15191f;color:#fff;cursor:pointer}a{display:inline-block;margin-top:16px;color:#14548c}'

/** `query` is the query of the link, which the form repeats; `state` is the outcome. */
export function unsubscribePage(topic: Topic, language: Language, state: State, query: URLSearchParams): string {
  const { title, text, button } = wordsOf(topic, language, state)
  const next = new URLSearchParams(query)
  next.set('action', state === 'done' ? 'resume' : 'stop')
  const action = `?${next}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const form = button === null ? '' : `<form method="post" action="${action}"><button>${button}</button></form>`
  const home = language === 'hi' ? '/hi' : '/'
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="${home === '/' ? '' : home}/dashboard/notifications">${PREFERENCES[language]}</a></p><a href="${home}">${HOME[language]}</a></main></html>`
}
