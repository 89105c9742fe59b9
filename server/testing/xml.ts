// Reads XML back into a tree of elements, for tests: elements, attributes and text, without anything else.

import { element, type XmlElement } from '../invoices/rules/xml.ts'

const TOKEN = /<(\/?)([\w:]+)([^>]*)>|([^<]+)/g
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g
const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (text: string) => text.replace(/&\w+;/g, name => NAMED[name] ?? name)

interface Open {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** The root element of a text. @throws Error when elements are not closed in turn */
export function parseXml(text: string): XmlElement {
  const open: Open[] = [{ name: '', attributes: {}, children: [], text: '' }]
  for (const [, closing, name, rest = '', content] of text.matchAll(TOKEN)) {
    const last = open.at(-1)
    if (content !== undefined && last) last.text += plain(content).trim()
    else if (name !== undefined && closing === '') {
      const attributes = Object.fromEntries(
        [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)]),
      )
      open.push({ name, attributes, children: [], text: '' })
    } else {
      const closed = open.pop()
      if (!closed || closed.name !== name) throw new Error(`${name} is not open`)
      const { attributes, children } = closed
      open.at(-1)?.children.push(element(name, children.length > 0 ? children : closed.text, attributes))
    }
  }
  const [root] = open[0]?.children ?? []
  if (!root || open.length > 1) throw new Error('an element is not closed')
  return root
}
