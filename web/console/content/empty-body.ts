// Initial values of a new document's form, by kind.

import type { DocumentKind } from '../../../contract/content/document-kinds.rules.ts'
import type { DocumentBody, LayoutBlockText } from '../../../contract/content/documents.ts'

const none = () => ({ en: '', hi: '' })
const written = () => ({ title: none(), summary: none(), body: { en: [], hi: [] }, position: 0, shown: true })

export function emptyBody(kind: DocumentKind): DocumentBody {
  switch (kind) {
    case 'layout':
      return { kind, blocks: [] }
    case 'footer':
      return {
        kind,
        columns: [],
        contact: { phone: '', email: '', hours: none(), promise: none() },
        grievance: { name: none(), email: '', phone: '' },
        legal: none(),
      }
    case 'menu':
      return { kind, departments: [] }
    case 'article':
      return { kind, categoryCode: '', ...written() }
    case 'page':
      return { kind, categoryCode: null, source: {}, ...written() }
    case 'faqs':
      return { kind, questions: [] }
    case 'intro':
      return { kind, text: none(), shown: true }
    case 'meta':
      return { kind, title: none(), description: none(), canonical: null, shown: true }
    case 'redirect':
      return { kind, to: '' }
  }
}

export function emptyBlock(kind: LayoutBlockText['kind']): LayoutBlockText {
  switch (kind) {
    case 'hero':
      return {
        ...{ kind, title: none(), text: none(), code: null, action: { name: none(), link: '/' } },
        ...{ picture: null, shortcuts: [] },
      }
    case 'categories':
      return { kind, title: none() }
    case 'products':
      return { kind, title: none(), link: '/search?tag=bestseller', tag: 'bestseller', size: 6 }
    case 'assurances':
      return { kind, items: [emptyPoint()] }
  }
}

export const emptyPoint = () => ({ icon: 'check', title: none(), text: none() })
