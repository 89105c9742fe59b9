// The fallback error page: plain HTML that needs neither the database nor the web application.

import type { Language } from '../../contract/shared/market.ts'

const MESSAGES = {
  en: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again in a moment.',
    again: 'Try again',
    home: 'Home',
  },
  hi: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'यह पेज नहीं दिखाया जा सका। थोड़ी देर में फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
    home: 'होम',
  },
} as const

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;background:#f5f5f2;color:#15191f}main{max-width:520px;margin:15vh auto;padding:0 24px}a{display:inline-block;margin:16px 16px 0 0;color:#14548c}small{display:block;margin-top:32px;color:#5b6470}'

/** Contains the request id, so that the error can be found in the log. */
export function errorPage(language: Language, requestId: string): string {
  const { title, text, again, home } = MESSAGES[language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a><a href="${language === 'hi' ? '/hi/' : '/'}">${home}</a><small>${requestId}</small></main></html>`
}
