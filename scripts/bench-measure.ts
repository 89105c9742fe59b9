// Measures work against a running store, with its CPU time, and prints it next to the reference of the same run.

import { Agent, request } from 'node:http'
import { type CpuTime, cpuTimeOf } from './bench-cpu.ts'

export const ROUNDS = 3
export const CONCURRENCY = 8

export type Work = () => Promise<unknown>

export interface Figure {
  name: string
  /** Milliseconds of one unit of work, of the store and of the reference, round by round. */
  store: number[]
  reference: number[]
  /** CPU milliseconds per unit; null if the system does not report it. */
  cpu: CpuTime | null
}

export const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })

/** One GET on a keep-alive connection; returns the number of body bytes on the wire. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((done, fail) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => {
        if (response.statusCode !== 200) fail(new Error(`${url} returned ${response.statusCode}`))
        else done(Buffer.concat(parts))
      })
    })
    sent.on('error', fail)
    sent.end()
  })
}

/** Runs all work with limited concurrency; returns the milliseconds per unit. */
export async function time(works: readonly Work[]): Promise<number> {
  let next = 0
  const started = process.hrtime.bigint()
  const lane = async () => {
    for (let at = next++; at < works.length; at = next++) await works[at]?.()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return Number(process.hrtime.bigint() - started) / 1e6 / works.length
}

export const repeat = (count: number, work: () => Promise<unknown>) => Array.from({ length: count }, () => work)

/** CPU time between two readings, for one of `units`. */
function cpuPerUnit(before: CpuTime | null, after: CpuTime | null, units: number): CpuTime | null {
  if (!before || !after) return null
  return { server: (after.server - before.server) / units, database: (after.database - before.database) / units }
}

/** Measures rounds of work, each after one of the reference. */
export async function measureFigure(
  name: string,
  rounds: readonly (readonly Work[])[],
  { pid, bareUrl }: { pid: number; bareUrl: string },
): Promise<Figure> {
  const figure: Figure = { name, store: [], reference: [], cpu: null }
  const before = await cpuTimeOf(pid)
  for (const round of rounds) {
    figure.reference.push(await time(repeat(2000, () => get(bareUrl))))
    figure.store.push(await time(round))
  }
  figure.cpu = cpuPerUnit(before, await cpuTimeOf(pid), rounds.flat().length)
  return figure
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const perUnit = (ms: number | undefined) => (ms?.toFixed(2) ?? 'unknown').padStart(13)

export function print(figures: readonly Figure[]): void {
  console.log(`\nNode ${process.version}, concurrency ${CONCURRENCY}, median of ${ROUNDS} rounds`)
  console.log('figure                    ms each   CPU ms: server, database   reference ms   ratio (min to max)')
  for (const { name, store, reference, cpu } of figures) {
    const ratios = store.map((value, round) => value / (reference[round] ?? Number.NaN))
    const spread = `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`
    console.log(
      `${name.padEnd(24)} ${middle(store).toFixed(3).padStart(8)} ${perUnit(cpu?.server)} ${perUnit(cpu?.database)} ${middle(reference).toFixed(3).padStart(14)} ${middle(ratios).toFixed(1).padStart(7)} (${spread})`,
    )
  }
}
