// Checks the length of functions.

import ts from 'typescript'
import type { SourceFile } from './domains.ts'

const MAX_FUNCTION_LINES = 60

/** A problem for each function that is longer than allowed. */
export function checkFunctions({ path, text }: SourceFile): string[] {
  const problems: string[] = []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
      const last = source.getLineAndCharacterOfPosition(node.end).line
      const length = last - first + 1
      if (length > MAX_FUNCTION_LINES)
        problems.push(`${path}:${first + 1}: a function of ${length} lines, more than ${MAX_FUNCTION_LINES}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}
