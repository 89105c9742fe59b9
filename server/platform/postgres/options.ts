/** The shapes that the parts of the database supervisor hand to each other. */

/** Where the supervisor writes what it does; a pino logger fits. */
export type SupervisorLog = { info(message: string): void; warn(message: string): void; error(message: string): void }

/** The user under which the server runs; undefined ids mean the user of this process. */
export type ServerUser = { uid?: number; gid?: number }

/** The server programs: `bin` holds postgres and initdb; `major` is the version of PostgreSQL, such as 18. */
export type Binaries = { bin: string; major: number }

/** Everything needed to make, start and stop one database cluster. Folders are absolute, without symbolic links. */
export type Cluster = {
  dataDir: string
  /** Beside the data folder: password, log of the server, turns, users. */
  controlDir: string
  user: ServerUser
  binaries: Binaries
  password: string
  log: SupervisorLog
}

/** A server that accepts our password. */
export type RunningServer = { pid: number; port: number; adopted: boolean }
