// Addresses that only this machine itself can reach.

/** Whether an address is one of them. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
