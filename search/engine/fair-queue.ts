// A queue that takes turns between clients: a client that sends many requests delays itself, not the others.

export class FairQueue<Item> {
  /** Items by client, in the order of the clients' turns. */
  private readonly waiting = new Map<string, Item[]>()
  private readonly maxPerClient: number
  private readonly maxItems: number
  private count = 0

  constructor(limits: { maxPerClient: number; maxItems: number }) {
    this.maxPerClient = limits.maxPerClient
    this.maxItems = limits.maxItems
  }

  get size(): number {
    return this.count
  }

  /** Appends an item; returns false when this client, or all clients together, have too many. */
  push(client: string, item: Item): boolean {
    const items = this.waiting.get(client) ?? []
    if (items.length >= this.maxPerClient || this.count >= this.maxItems) return false
    items.push(item)
    this.waiting.set(client, items)
    this.count++
    return true
  }

  /** The oldest item of the client whose turn it is; undefined when the queue is empty. */
  shift(): Item | undefined {
    const [next] = this.waiting
    if (!next) return undefined
    const [client, items] = next
    const item = items.shift()
    this.waiting.delete(client)
    // now last in line
    if (items.length > 0) this.waiting.set(client, items)
    this.count--
    return item
  }

  /** Removes an item that no longer waits for its turn. */
  remove(client: string, item: Item): void {
    const items = this.waiting.get(client)
    const at = items?.indexOf(item) ?? -1
    if (!items || at < 0) return
    items.splice(at, 1)
    this.count--
    if (items.length === 0) this.waiting.delete(client)
  }

  /** Removes and returns everything. */
  drain(): Item[] {
    const all = [...this.waiting.values()].flat()
    this.waiting.clear()
    this.count = 0
    return all
  }
}
