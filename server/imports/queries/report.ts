// Tells a merchandiser what an import found: every problem as a table, and a summary to read first.

import type { ImportStatus } from '../../../contract/imports/api.ts'
import { readAssortment } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import type { FileFormat } from '../adapters/read-file.ts'
import { type TableRow, writeTable } from '../adapters/write-file.ts'
import { listLater, listPriceChanges } from '../repository/changes.ts'
import { findImport, listExamples, pageProblems, readPlan } from '../repository/imports.ts'
import { amountText } from '../rules/numbers.ts'
import type { Plan } from '../rules/plan.ts'
import { PROBLEMS_HI } from '../rules/problems.hi.ts'
import { PROBLEMS, type ProblemCode } from '../rules/problems.ts'
import { importStatus } from '../service.ts'

const PAGE = 2000
const HEADINGS = [...['Row', 'Column', 'Severity', 'Code', 'Value', 'Message', 'What to do'], ...['समस्या', 'क्या करें']]

/** Writes every problem of an import, in the order of the file. @throws request.not-found */
export async function writeProblems(app: App, id: string, path: string, format: FileFormat): Promise<void> {
  if (!(await findImport(app.db, id))) throw appError('request.not-found')
  const rows = async function* (): AsyncGenerator<TableRow> {
    for (let after = 0; ; ) {
      const page = await pageProblems(app.db, id, after, PAGE)
      if (page.length === 0) return
      for (const { row, column, severity, code, value, message } of page) {
        const [, , advice] = PROBLEMS[code as ProblemCode] ?? []
        const [messageHi, adviceHi] = PROBLEMS_HI[code as ProblemCode] ?? []
        yield [row, column, severity, code, value, message, advice ?? '', messageHi ?? '', adviceHi ?? '']
      }
      after = page.at(-1)?.id ?? after
    }
  }
  await writeTable(path, format, { headings: HEADINGS, rows: rows() })
}

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

function headOf(one: ImportStatus): string[] {
  const outcome = one.dryRun ? 'Dry run, nothing was changed. For good, it would have' : 'It'
  return [
    `# ${one.fileName}`,
    '',
    `Market ${one.market}, ${one.state}, ${one.position.toLocaleString('en-IN')} of ${plural(one.total, 'row')}.${one.error ? ` ${one.error}` : ''}`,
    '',
    `${outcome} created ${plural(one.created, 'product')}, made ${plural(one.offered, 'offer')} of products that another seller offered first, changed ${plural(one.updated, 'product')} (${plural(one.priceChanges, 'price')}), ` +
      `left ${plural(one.unchanged, 'product')} as they were and rejected ${plural(one.rejected, 'row')}.`,
    ...(one.state === 'undone'
      ? [
          '',
          `Taken back: ${one.undone}; left, because somebody changed them since: ${one.left}.${one.left > 0 ? ' An undo may be repeated once they are as the import left them.' : ''}`,
        ]
      : []),
    ...(one.pictures.waiting + one.pictures.stored + one.pictures.failed > 0
      ? [
          '',
          `Pictures: ${one.pictures.stored} stored, ${one.pictures.waiting} waited for, ${one.pictures.failed} unreachable.`,
        ]
      : []),
  ]
}

/** Later imports that must be undone before this one. */
async function laterOf(app: App, one: ImportStatus): Promise<string[]> {
  const later = one.dryRun ? [] : await listLater(app.db, one.id)
  if (later.length === 0) return []
  const lines = later.map(({ fileName, id, products }) => `- ${fileName} (${id}): ${plural(products, 'product')}`)
  return ['', '## Later imports of the same products, to be taken back before this one', ...lines]
}

const TITLES = { error: 'Errors: these rows were not taken', warning: 'Warnings: taken with a change', note: 'Notes' }

/** Message and advice in Hindi, as a sentence each. */
function hindiOf(code: ProblemCode): string {
  const [message, advice] = PROBLEMS_HI[code] ?? []
  return message ? `${message}। क्या करें: ${advice}` : ''
}

async function problemsOf(app: App, one: ImportStatus): Promise<string[]> {
  const examples = await listExamples(app.db, one.id)
  return (['error', 'warning', 'note'] as const).flatMap(severity => {
    const problems = one.problems.filter(problem => problem.severity === severity)
    if (problems.length === 0) return []
    const lines = problems.flatMap(({ code, count, message }) => [
      '',
      `### ${plural(count, 'time')}: ${message}`,
      `\`${code}\`. What to do: ${PROBLEMS[code as ProblemCode]?.[2] ?? ''}`,
      '',
      hindiOf(code as ProblemCode),
      ...examples
        .filter(example => example.code === code)
        .map(({ row, column, value, message: said }) =>
          row === 0
            ? `- the file: ${said}`
            : `- row ${row}, ${column || 'the whole row'}${value ? `, “${value}”` : ''}: ${said}`,
        ),
    ])
    return ['', `## ${TITLES[severity]}`, ...lines]
  })
}

function columnsOf(plan: Plan): string[] {
  const fields = Object.entries(plan.columns).flatMap(([column, target]) =>
    target.to === 'field'
      ? [`- ${column}: ${target.field}`]
      : target.to === 'stock'
        ? [`- ${column}: stock ${target.warehouse}`]
        : [],
  )
  const ignored = Object.entries(plan.columns).filter(([, target]) => target.to === 'ignore').length
  const attributes = Object.values(plan.attributes)
  const kinds = (['number', 'text', 'boolean', 'list'] as const).map(
    kind => `${attributes.filter(attribute => attribute.kind === kind).length} ${kind}`,
  )
  return [
    '',
    '## Columns',
    ...fields,
    `- attributes: ${attributes.length} (${kinds.join(', ')}), ${attributes.filter(({ fresh }) => fresh).length} of them new`,
    ...(ignored > 0 ? [`- ignored: ${ignored}`] : []),
  ]
}

/** Paths of new categories, and the display names of facets. */
function madeOf(plan: Plan, nameOf: (code: string) => string): string[] {
  const pathOf = (at: number): string => {
    const { nameEn, above } = plan.newCategories[at] ?? { nameEn: '', above: null }
    if (above === null) return nameEn
    return `${typeof above === 'number' ? pathOf(above) : nameOf(above)} > ${nameEn}`
  }
  const categories = plan.newCategories.map((_, at) => `- ${pathOf(at)}`)
  const facets = plan.facets.map(({ category, keys }) => {
    const where = category.startsWith('new:') ? pathOf(Number(category.slice(4))) : nameOf(category)
    return `- ${where}: ${keys.map(key => plan.attributes[key]?.nameEn ?? key).join(', ')}`
  })
  const distinct = new Set(plan.facets.flatMap(({ keys }) => keys)).size
  const untranslated = plan.newCategories.filter(({ nameEn, nameHi }) => nameEn === nameHi).map(({ nameEn }) => nameEn)
  return [
    '',
    `## Categories made: ${categories.length}`,
    ...categories,
    ...(untranslated.length > 0 ? ['', `Without a Hindi name: ${untranslated.join(', ')}`] : []),
    '',
    `## Brands made: ${plan.newBrands.length}`,
    ...(plan.newBrands.length > 0 ? [plan.newBrands.map(({ name }) => name).join(', ')] : []),
    '',
    `## Filters chosen: ${distinct} attributes in ${plan.facets.length} categories`,
    ...facets,
  ]
}

/** The summary of an import as Markdown. @throws request.not-found */
export async function importSummary(app: App, id: string): Promise<string> {
  const one = await importStatus(app, id)
  const plan = await readPlan(app.db, id)
  const prices = await listPriceChanges(app.db, id, 20)
  const lines = [...headOf(one), ...(await laterOf(app, one)), ...(await problemsOf(app, one))]
  if (prices.length > 0) {
    const shown = prices.map(
      ({ msn, before, after }) =>
        `- ${msn}: ${amountText(before)} to ${amountText(after)} (${after > before ? '+' : ''}${((after / before - 1) * 100).toFixed(1)}%)`,
    )
    lines.push('', `## Greatest changes of price, of ${one.priceChanges}`, ...shown)
  }
  if (plan) {
    const { categories } = await readAssortment(app.db, one.market)
    const names = new Map(categories.map(category => [category.code, category.nameEn]))
    lines.push(...madeOf(plan, code => names.get(code) ?? code), ...columnsOf(plan))
  }
  return `${lines.join('\n')}\n`
}
