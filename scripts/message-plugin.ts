// Vite plugin that compiles the templates of message files, so that no template parser is sent to the browser.

import type { Plugin } from 'vite'
import { ERRORS } from '../contract/shared/errors.ts'
import { compileMessage } from '../web/framework/messages/compile-message.ts'

const MESSAGE_FILE = /\/messages\/[\w-]+\.(en|hi)\.ts$/
/** The English messages of errors are in the contract. */
const ENGLISH_ERRORS = /\/messages\/errors\.en\.ts$/

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The object literal of `export const messages = {…}`. */
function messagesObject(program: Node): Node | undefined {
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const declaration = statement.declaration as Node | null
    for (const { id, init } of (declaration?.declarations ?? []) as { id: Node; init: Node }[]) {
      if (id.name === 'messages' && init.type === 'ObjectExpression') return init
    }
  }
}

/** A message file with the texts of `ERRORS`, without their statuses. */
function englishErrors(): string {
  const texts = Object.entries(ERRORS).map(([code, [, text]]) => [code, compileMessage(text)])
  return `export const messages = ${JSON.stringify(Object.fromEntries(texts))}`
}

/**
 * A file imported with a query (`?templates`) keeps its templates: for tests that read the texts. Messages that are spread
 * from another file are not compiled and must have no placeholders.
 */
export function messagePlugin(): Plugin {
  return {
    name: 'compile-messages',
    // after TypeScript is stripped
    enforce: 'post',
    transform: {
      filter: { id: MESSAGE_FILE },
      handler(code, id) {
        if (ENGLISH_ERRORS.test(id)) return { code: englishErrors(), map: null }
        const messages = messagesObject(this.parse(code) as unknown as Node)
        if (!messages) throw new Error(`${id} does not export an object literal named messages`)
        let compiled = code
        for (const property of (messages.properties as Node[]).toReversed()) {
          if (property.type === 'SpreadElement') continue
          const value = property.value as Node
          if (typeof value.value !== 'string') throw new Error(`${id}: a message is a string literal`)
          const text = JSON.stringify(compileMessage(value.value))
          compiled = compiled.slice(0, value.start) + text + compiled.slice(value.end)
        }
        return { code: compiled, map: null }
      },
    },
  }
}
