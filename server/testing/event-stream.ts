// Reads a stream of server-sent events.

export interface ReadStream {
  status: number
  /** The data of the events received so far. */
  lines: string[]
  stop(): void
}

/** Opens a stream and collects its lines until it is stopped. */
export async function readStream(address: string): Promise<ReadStream> {
  const stop = new AbortController()
  const response = await fetch(address, { signal: stop.signal })
  const lines: string[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? [])
      for (const line of decoder.decode(part).split('\n')) if (line.startsWith('data: ')) lines.push(line.slice(6))
  }
  void read().catch(() => undefined)
  return { status: response.status, lines, stop: () => stop.abort() }
}
