// The page behind the link of a mail: asks before it ends mail of the kind, and offers to resume it.

import type { Language } from '../../../contract/shared/market.ts'

const WORDS = {
  en: {
    ask: {
      title: 'Stop asking for reviews?',
      text: 'You will receive no more mail that asks for a review.',
      button: 'Stop',
    },
    done: { title: 'Done', text: 'You will not be asked for reviews again.', button: 'Ask me again' },
    again: { title: 'Done', text: 'You may be asked for a review after a delivery.', button: 'Stop' },
    home: 'To the store',
  },
  hi: {
    ask: { title: 'रिव्यू का अनुरोध बंद करें?', text: 'आपको रिव्यू माँगने वाले मेल नहीं भेजे जाएँगे।', button: 'बंद करें' },
    done: { title: 'हो गया', text: 'आपसे फिर रिव्यू नहीं माँगा जाएगा।', button: 'अनुरोध फिर चालू करें' },
    again: { title: 'हो गया', text: 'डिलीवरी के बाद आपसे रिव्यू माँगा जा सकता है।', button: 'बंद करें' },
    home: 'स्टोर पर जाएँ',
  },
} as const

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;background:#f5f5f2;color:#15191f}main{max-width:520px;margin:15vh auto;padding:0 24px}button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:#15191f;color:#fff;cursor:pointer}a{display:inline-block;margin-top:16px;color:#14548c}'

/** `query` is that of the link, which the form repeats; `state` is what has happened. */
export function unsubscribePage(language: Language, state: 'ask' | 'done' | 'again', query: URLSearchParams): string {
  const { title, text, button } = WORDS[language][state]
  const next = new URLSearchParams(query)
  next.set('action', state === 'done' ? 'resume' : 'stop')
  const action = `?${next}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const home = language === 'hi' ? '/hi' : '/'
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><form method="post" action="${action}"><button>${button}</button></form><a href="${home}">${WORDS[language].home}</a></main></html>`
}
