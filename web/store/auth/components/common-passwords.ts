// Passwords that attackers try first, from the list by which the server rejects them; the build puts them here.

const LINES = 'LIST'

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LINES.split('\n'))
