// Checks that every topic published to the outbox has a subscriber, and that every subscribed topic is published.

import type { SourceFile } from './domains.ts'

const TOPIC = String.raw`'[a-z]+\.[a-z][a-z-]*'`
/** `emit(tx, 'orders.state-changed', …)`, or a constant instead of the text. */
const EMITS = /\bemit\(\s*\w+,\s*('[^']+'|[A-Z][A-Z0-9_]*)/g
/** A trigger: `insert into outbox_events (topic, …) select 'orders.state-changed', …`. */
const INSERTS = new RegExp(
  String.raw`insert into outbox_events \(topic[^)]*\)\s*(?:select|values \()\s*(${TOPIC})`,
  'gi',
)
/** A subscriber of a manifest: `topics: ORDER_TOPICS` or `topics: ['orders.state-changed']`. */
const SUBSCRIBES = /\btopics:\s*(\[[^\]]*\]|[A-Z][A-Z0-9_]*)/g
/** SQL that reads the outbox itself, as the search index does when it catches up. */
const READS = new RegExp(String.raw`\btopic = (${TOPIC})`, 'g')
const CONSTANT = /\bconst ([A-Z][A-Z0-9_]*)(?:: [^=]+)? = ('[^'\n]*'|\[[^\]]*\])/g

const unquoted = (literal: string) => literal.slice(1, -1)

/** The topics that an expression names: a literal, a constant, or a list of them. */
function topicsOf(expression: string, constants: ReadonlyMap<string, string>, depth = 0): string[] {
  if (depth > 4) return []
  if (expression.startsWith("'")) return [unquoted(expression)]
  if (expression.startsWith('[')) {
    const items = expression.match(/'[^']+'|[A-Z][A-Z0-9_]*/g) ?? []
    return items.flatMap(item => topicsOf(item, constants, depth + 1))
  }
  const value = constants.get(expression)
  return value === undefined ? [] : topicsOf(value, constants, depth + 1)
}

/** Topics by where they are named, of the first group of each match. */
function collect(files: readonly SourceFile[], pattern: RegExp, constants: ReadonlyMap<string, string>) {
  const topics = new Map<string, string>()
  for (const { path, text } of files) {
    for (const [, expression = ''] of text.matchAll(pattern)) {
      for (const topic of topicsOf(expression, constants)) topics.set(topic, path)
    }
  }
  return topics
}

/** Problems of topics. `migrations` are SQL files, whose triggers publish too. */
export function checkTopics(files: readonly SourceFile[], migrations: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => path.startsWith('server/') && !/\.test\.ts$/.test(path))
  const constants = new Map<string, string>()
  for (const { text } of sources) {
    for (const [, name = '', value = ''] of text.matchAll(CONSTANT)) {
      if (value.startsWith('[') || /^'[a-z]+\.[a-z-]+'$/.test(value)) constants.set(name, value)
    }
  }
  const published = new Map([...collect(migrations, INSERTS, constants), ...collect(sources, EMITS, constants)])
  const consumed = new Map([...collect(sources, SUBSCRIBES, constants), ...collect(sources, READS, constants)])
  return [
    ...[...published]
      .filter(([topic]) => !consumed.has(topic))
      .map(([topic, path]) => `${path}: publishes ${topic}, to which nothing subscribes`),
    ...[...consumed]
      .filter(([topic]) => !published.has(topic))
      .map(([topic, path]) => `${path}: waits for ${topic}, which nothing publishes`),
  ]
}
