/**
 * Child process for the tests: `start <dataDir> <port> <systemDir>` starts the server and reports events as lines of
 * JSON; `prepare <package> <copyFolder>` only prepares the binaries. Reads `stop` and `exit` from standard input.
 */
import { createInterface } from 'node:readline'
import { prepareBinaries } from './binaries.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { messageOf } from './processes.ts'

function tell(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

const write = (log: string) => tell({ log })

async function start(dataDir: string, port: string, systemDir: string): Promise<void> {
  const log = { info: write, warn: write, error: write }
  const server = await startEmbeddedPostgres({ dataDir, port: Number(port), systemDir, log })
  const end = () => void server.stop().then(() => process.exit(0))
  process.on('SIGTERM', end)
  createInterface({ input: process.stdin }).on('line', line => (line === 'stop' ? end() : process.exit(3)))
  const { url, pid, adopted } = server
  tell({ started: { url, pid, adopted, port: server.port, dataDir: server.dataDir } })
}

async function prepare(root: string, copyFolder: string): Promise<void> {
  const { bin } = await prepareBinaries(root, {}, copyFolder, () => undefined)
  tell({ prepared: bin })
}

const [task, first = '', second = '', third = ''] = process.argv.slice(2)
const work = task === 'prepare' ? prepare(first, second) : start(first, second, third)
work.catch(error => {
  tell({ error: messageOf(error) })
  process.exitCode = 1
})
