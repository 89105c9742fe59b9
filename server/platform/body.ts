// Parses request bodies: JSON within limits, and forms. The raw text is kept, because webhooks sign it.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appError } from './errors.ts'

/** Deeper than any schema of the contract, the deepest of which has five levels. */
const MAX_DEPTH = 20
/** Maximum number of fields and items of a body; the largest valid ones are column mappings of imports. */
const MAX_VALUES = 50_000

const FORM = 'application/x-www-form-urlencoded'
const AS_TEXT = { parseAs: 'string' } as const

const rejected = (message: string) => appError('request.invalid', { problems: [{ path: 'body', message }] })

/**
 * Checks depth and number of fields, and removes `__proto__`. Level by level instead of recursively, so that a deep value
 * cannot exhaust the stack.
 *
 * @throws request.invalid
 */
export function boundedJson(body: unknown): unknown {
  let level: object[] = typeof body === 'object' && body !== null ? [body] : []
  let values = 0
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw rejected('This is nested too deeply.')
    const next: object[] = []
    for (const parent of level) {
      if (Object.hasOwn(parent, '__proto__')) Reflect.deleteProperty(parent, '__proto__')
      const children: unknown[] = Array.isArray(parent) ? parent : Object.values(parent)
      values += children.length
      if (values > MAX_VALUES) throw rejected('This has too many fields.')
      for (const child of children) if (typeof child === 'object' && child !== null) next.push(child)
    }
    level = next
  }
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw rejected('This is not JSON.')
  }
}

/** Parses JSON here, to keep the raw body for signatures and to report malformed JSON as a validation error. */
export function acceptBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', AS_TEXT, async (request: FastifyRequest, text: string) => {
    request.rawBody = text
    return request.rawBody === '' ? undefined : boundedJson(parseJson(request.rawBody))
  })
  server.addContentTypeParser(FORM, AS_TEXT, async (request: FastifyRequest, text: string) => {
    request.rawBody = text
    const fields = new URLSearchParams(text)
    if (fields.size > MAX_VALUES) throw rejected('This has too many fields.')
    return Object.fromEntries(fields)
  })
}
