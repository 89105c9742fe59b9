/** Types shared by the modules of the database supervisor. */

/** Logger of the supervisor; a pino logger fits. */
export type SupervisorLog = { info(message: string): void; warn(message: string): void; error(message: string): void }

/** The user under which the server runs; undefined ids mean the user of this process. */
export type ServerUser = { uid?: number; gid?: number }

/** The server binaries: `bin` holds postgres and initdb; `major` is the major version of PostgreSQL, such as 18. */
export type Binaries = { bin: string; major: number }

/** Everything needed to create, start and stop a database cluster. Folders are absolute, without symbolic links. */
export type Cluster = {
  dataDir: string
  /** Beside the data directory: password, server log, locks, leases. */
  controlDir: string
  user: ServerUser
  binaries: Binaries
  password: string
  /** False when data may be lost in a power failure: for tests. */
  durable: boolean
  /** Directory into which the server archives its log, for point-in-time recovery; undefined for none. */
  archive: string | undefined
  log: SupervisorLog
}

/** A running server that accepts our password. */
export type RunningServer = { pid: number; port: number; adopted: boolean }
