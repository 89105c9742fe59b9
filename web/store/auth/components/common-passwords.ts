// Passwords that attackers try first, from the list that the server uses to reject them; inserted by the build.

const LINES = 'LIST'

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LINES.split('\n'))
