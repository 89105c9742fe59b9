// The back-URL record: where to go after login, kept in this tab across the pages of a login.

export interface BackUrl {
  /** Address as returned by `href`. */
  backurl: string
  /** The reason for the login, as its title says. */
  title: string
  source: 'popup' | 'page'
}

const KEY = 'kh_back_url'

export function writeBackUrl(record: BackUrl | null): void {
  try {
    if (record) sessionStorage.setItem(KEY, JSON.stringify(record))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, login leads to the previous page.
  }
}

/** The stored URL; empty if there is none. */
export function backUrl(): string {
  try {
    const record = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<BackUrl> | null
    return typeof record?.backurl === 'string' ? record.backurl : ''
  } catch {
    return ''
  }
}
