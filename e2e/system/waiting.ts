// Waits for what a job of a running store does with its next run, at most a minute later.

export async function until<Result>(read: () => Promise<Result | null | undefined>): Promise<Result> {
  for (let left = 500; left > 0; left--) {
    const found = await read()
    if (found) return found
    await new Promise(done => setTimeout(done, 200))
  }
  throw new Error('It did not come')
}
